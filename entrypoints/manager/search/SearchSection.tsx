import { useMemo, useState } from 'preact/hooks';
import { i18n } from '#i18n';
import { PriceBeforeStart } from '../../../components/batches/PriceBeforeStart';
import { CollectionView } from '../../../components/collection/CollectionView';
import { toCsvFile } from '../../../components/collection/files';
import type { CollectionState } from '../../../components/collection/useCollection';
import { useAnswer } from '../../../components/hooks/useAnswer';
import { useWords } from '../../../components/hooks/useWords';
import { Button } from '../../../components/ui/Button';
import { LiveRegion } from '../../../components/ui/Notice';
import { writeCsv } from '../../../lib/importExport/csv';
import type { SearchHit } from '../../../lib/messages';
import { channelUrl, playlistUrl, videoUrl } from '../../../lib/pages/videoAddress';
import { subscribeMany } from '../../../lib/playlistPlans/plans';
import { ToolPanel } from '../lists/ToolPanel';
import { useHits } from '../lists/useHits';
import { ImportLists } from '../playlists/ImportLists';
import { SignIn } from '../SignIn';
import type { SectionProps } from '../section';
import { type TypedSearch, toQuery } from './filters';
import { declareHits } from './hits';
import { SearchForm } from './SearchForm';

/** The platform's search with all of its filters; what it finds is saved to playlists, or subscribed to. */
export function SearchSection({ active: { video } }: SectionProps) {
  return video ? <Search key={video.accountId} /> : <SignIn />;
}

function Search() {
  const [typed, setTyped] = useState<TypedSearch>({});
  /** Hits that are saved or subscribed to; each opening gets a form of its own. */
  const [open, setOpen] = useState<{
    tool: 'save' | 'subscribe';
    hits: readonly SearchHit[];
    sequence: number;
  }>();
  const { found, task, quota, search, more } = useHits();
  const declared = useWords(declareHits, []);
  const start = () => {
    const query = toQuery(typed);
    if (query) search(query);
  };
  const state: CollectionState<SearchHit> = {
    rows: found?.hits ?? [],
    view: { accountId: '', readAt: 0, price: 0 },
    isLive: true,
    read: start,
    again: async () => undefined,
  };
  const show = (tool: 'save' | 'subscribe', hits: readonly SearchHit[]) =>
    setOpen((before) => ({ tool, hits, sequence: (before?.sequence ?? 0) + 1 }));
  const close = () => setOpen(undefined);
  return (
    <>
      <SearchForm
        typed={typed}
        onType={setTyped}
        isBusy={task.busy !== undefined}
        quota={quota}
        onSearch={start}
      />
      <LiveRegion task={task} />
      {open?.tool === 'save' && (
        <SaveHits key={open.sequence} hits={open.hits} about={typed.q ?? ''} onClose={close} />
      )}
      {open?.tool === 'subscribe' && <SubscribeHits key={open.sequence} hits={open.hits} onClose={close} />}
      {found && (
        <CollectionView
          declared={declared}
          state={state}
          files={[toCsvFile<SearchHit>(i18n.t('manager.searchSection'), writeCsv)]}
          whenEmpty={i18n.t('search.nothing')}
          path="search"
          toAddress={toAddress}
          tools={
            more && (
              <Button busy={task.busy !== undefined} onClick={more}>
                {i18n.t('search.next')}
              </Button>
            )
          }
          actions={({ chosen }) => (
            <>
              <Button
                small
                disabled={chosen.every(({ kind }) => kind !== 'video')}
                onClick={() => show('save', chosen)}
              >
                {i18n.t('search.save')}
              </Button>
              <Button
                small
                disabled={chosen.every(({ kind }) => kind !== 'channel')}
                onClick={() => show('subscribe', chosen)}
              >
                {i18n.t('search.subscribe')}
              </Button>
            </>
          )}
        />
      )}
    </>
  );
}

function toAddress({ kind, id }: SearchHit): string {
  if (kind === 'video') return videoUrl(id);
  return kind === 'playlist' ? playlistUrl(id) : channelUrl(id);
}

interface HitsProps {
  hits: readonly SearchHit[];
  onClose: () => void;
}

function SaveHits({ hits, about, onClose }: HitsProps & { about: string }) {
  const { answer } = useAnswer('playlistIndex', { list: true });
  const readings = useMemo(() => {
    const named = hits
      .filter(({ kind }) => kind === 'video')
      .map(({ id, title }, at) => ({
        line: at + 1,
        subject: { kind: 'video' as const, videoId: id },
        title,
      }));
    return [{ title: about, named, notUnderstood: [], repeated: 0 }];
  }, [hits, about]);
  return (
    <ToolPanel title={i18n.t('search.save')} onClose={onClose}>
      {answer && <ImportLists readings={readings} playlists={answer.playlists} from={about} />}
    </ToolPanel>
  );
}

function SubscribeHits({ hits, onClose }: HitsProps) {
  const items = useMemo(() => {
    const channels = hits
      .filter(({ kind }) => kind === 'channel')
      .map(({ id, title }) => ({ subject: { kind: 'channel' as const, channelId: id }, title }));
    return subscribeMany(channels, new Set());
  }, [hits]);
  return (
    <ToolPanel title={i18n.t('search.subscribe')} onClose={onClose}>
      <PriceBeforeStart kind="subscribe" items={items} />
    </ToolPanel>
  );
}
