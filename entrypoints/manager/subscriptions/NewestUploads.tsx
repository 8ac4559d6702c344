import { useMemo, useState } from 'preact/hooks';
import { i18n, locale } from '#i18n';
import { CollectionView } from '../../../components/collection/CollectionView';
import { NameWithPicture, TextCell } from '../../../components/collection/cells';
import type { CollectionDeclaration } from '../../../components/collection/declared';
import { toCsvFile } from '../../../components/collection/files';
import type { CollectionState } from '../../../components/collection/useCollection';
import { thumbnailAddress } from '../../../components/format/thumbnailAddress';
import { useAnswer } from '../../../components/hooks/useAnswer';
import { useWords } from '../../../components/hooks/useWords';
import { Button } from '../../../components/ui/Button';
import { writeCsv } from '../../../lib/importExport/csv';
import type { UploadedVideo } from '../../../lib/messages';
import { videoUrl } from '../../../lib/pages/videoAddress';
import { ToolPanel } from '../lists/ToolPanel';
import { ImportLists } from '../playlists/ImportLists';
import { WayBack } from '../WayBack';
import type { Subscription } from './useSubscriptions';

/** A new video with its channel. */
interface Upload extends UploadedVideo {
  channelTitle: string;
}

/** The newest videos of all subscriptions whose uploads were read, the newest first. */
export function NewestUploads({ subscriptions }: { subscriptions: CollectionState<Subscription> }) {
  const declared = useWords(declareUploads, []);
  const rows = useMemo(
    () =>
      subscriptions.rows.flatMap(({ title, latest }) =>
        (latest?.videos ?? []).map((video): Upload => ({ ...video, channelTitle: title })),
      ),
    [subscriptions.rows],
  );
  /** Videos to be saved; each opening gets a form of its own. */
  const [saved, setSaved] = useState<{ videos: readonly Upload[]; sequence: number }>();
  return (
    <>
      <WayBack to="subscriptions">{i18n.t('manager.subscriptions')}</WayBack>
      <h3>{i18n.t('lists.newestUploads')}</h3>
      {saved && (
        <SaveUploads key={saved.sequence} videos={saved.videos} onClose={() => setSaved(undefined)} />
      )}
      <CollectionView
        declared={declared}
        state={{ ...subscriptions, rows, isLive: true }}
        files={[toCsvFile<Upload>(i18n.t('lists.newestUploads'), writeCsv)]}
        whenEmpty={i18n.t('lists.noUploadsRead')}
        path={`subscriptions/${newestUploads}`}
        keptAs="newestUploads"
        toAddress={({ videoId }) => videoUrl(videoId)}
        actions={({ chosen }) => (
          <Button
            small
            onClick={() => setSaved((before) => ({ videos: chosen, sequence: (before?.sequence ?? 0) + 1 }))}
          >
            {i18n.t('search.save')}
          </Button>
        )}
      />
    </>
  );
}

/** Stands for the list in the address, where a channel's id would be. */
export const newestUploads = 'uploads';

function declareUploads(): CollectionDeclaration<Upload> {
  const moment = new Intl.DateTimeFormat(locale(), { dateStyle: 'medium', timeStyle: 'short' });
  const toTime = ({ publishedAt }: Upload) => moment.format(new Date(publishedAt));
  return {
    label: i18n.t('lists.newestUploads'),
    toId: ({ videoId }) => videoId,
    toName: ({ title }) => title,
    toText: ({ title, channelTitle }) => `${title}\n${channelTitle}`,
    rowHeight: 61,
    sort: '-published',
    columns: [
      {
        id: 'title',
        label: i18n.t('videos.title'),
        width: 240,
        isFlexible: true,
        sortBy: ({ title }) => title,
        draw: ({ videoId, title }) => <NameWithPicture name={title} address={thumbnailAddress(videoId)} />,
      },
      {
        id: 'channel',
        label: i18n.t('lists.channel'),
        width: 200,
        sortBy: ({ channelTitle }) => channelTitle,
        draw: ({ channelTitle }) => <TextCell>{channelTitle}</TextCell>,
      },
      {
        id: 'published',
        label: i18n.t('videos.date'),
        width: 170,
        isHighestFirst: true,
        sortBy: ({ publishedAt }) => publishedAt,
        toText: toTime,
        draw: toTime,
      },
    ],
    filters: [],
  };
}

function SaveUploads({ videos, onClose }: { videos: readonly Upload[]; onClose: () => void }) {
  const { answer } = useAnswer('playlistIndex', { list: true });
  const title = i18n.t('lists.newestUploads');
  const readings = useMemo(() => {
    const named = videos.map(({ videoId, title }, at) => ({
      line: at + 1,
      subject: { kind: 'video' as const, videoId },
      title,
    }));
    return [{ title, named, notUnderstood: [], repeated: 0 }];
  }, [videos, title]);
  return (
    <ToolPanel title={i18n.t('search.save')} onClose={onClose}>
      {answer && <ImportLists readings={readings} playlists={answer.playlists} from={title} />}
    </ToolPanel>
  );
}
