import { useMemo, useRef, useState } from 'preact/hooks';
import { i18n, locale } from '#i18n';
import { PriceBeforeStart } from '../../../components/batches/PriceBeforeStart';
import { useTask } from '../../../components/hooks/useTask';
import { Button } from '../../../components/ui/Button';
import { FailureNotice, LiveRegion, Notice, Waiting } from '../../../components/ui/Notice';
import { SelectField } from '../../../components/ui/SelectField';
import { ask, type VideoFacts } from '../../../lib/messages';
import type { PlaylistEntry, PlaylistName } from '../../../lib/playlistPlans/entry';
import { sortPlaylist } from '../../../lib/playlistPlans/plans';
import { type SortKey, sorted } from '../../../lib/playlistPlans/sorted';
import { ToolPanel } from '../lists/ToolPanel';
import { toEntries, useContents } from './contents';

interface SortFormProps {
  playlist: PlaylistName;
  entries: readonly PlaylistEntry[];
  onClose: () => void;
}

/** Maximum age of the contents, in milliseconds: moves are computed from the positions of the items. */
const maxAge = 60_000;

const keys = (): [SortKey, string][] => [
  ['title', i18n.t('lists.byTitle')],
  ['channel', i18n.t('lists.byChannel')],
  ['published', i18n.t('lists.byPublished')],
  ['added', i18n.t('lists.byAdded')],
  ['length', i18n.t('lists.byLength')],
  ['views', i18n.t('lists.byViews')],
];

/** What a key sorts by, which names its directions: *A to Z*, *Oldest first*. */
const orderOf = (by: SortKey) => {
  if (by === 'published' || by === 'added') return 'date';
  if (by === 'views') return 'number';
  return by === 'length' ? by : 'letters';
};

/** Sorts a playlist. Reads its current contents first and shows the number of moves. */
export function SortForm({ playlist, entries, onClose }: SortFormProps) {
  const [since] = useState(() => Date.now() - maxAge);
  const { isWhole, items, failure, again } = useContents(playlist.playlistId, since);
  /** Contents when they were read, since the running batch changes them. */
  const now = useRef<readonly PlaylistEntry[]>(undefined);
  if (isWhole) now.current ??= toEntries(items);
  const units = Math.max(1, Math.ceil(entries.length / 50));
  return (
    <ToolPanel title={i18n.t('lists.sortPlaylist')} onClose={onClose}>
      {now.current && <SortPlan playlist={playlist} entries={now.current} />}
      {!now.current && failure && <FailureNotice failure={failure} onRemedied={again} />}
      {!now.current && !failure && (
        <>
          <Waiting text={i18n.t('lists.readingNow')} />
          <p class="soft small">{i18n.t('common.units', { count: units })}</p>
        </>
      )}
    </ToolPanel>
  );
}

function SortPlan({ playlist, entries }: Omit<SortFormProps, 'onClose'>) {
  const [by, setBy] = useState<SortKey>('title');
  const [descending, setDescending] = useState(false);
  const [facts, setFacts] = useState<readonly VideoFacts[]>();
  const task = useTask(() => undefined);
  const needsFacts = (by === 'length' || by === 'views') && facts === undefined;
  const { playlistId, title } = playlist;
  const items = useMemo(() => {
    const known = new Map(facts?.map((each) => [each.videoId, each]));
    const whole = entries.map((entry) => ({ ...entry, ...known.get(entry.videoId) }));
    const wanted = sorted(whole, { by, descending }, locale());
    return sortPlaylist(whole, wanted, { playlistId, title });
  }, [entries, facts, by, descending, playlistId, title]);
  const videoIds = [...new Set(entries.map(({ videoId }) => videoId))];
  const units = Math.ceil(videoIds.length / 50);

  const readFacts = async () => {
    const found: VideoFacts[] = [];
    for (let from = 0; from < videoIds.length; from += 50)
      found.push(...(await ask('videoFacts', { videoIds: videoIds.slice(from, from + 50) })));
    setFacts(found);
  };
  return (
    <>
      <div class="pair">
        <SelectField label={i18n.t('lists.sortBy')} value={by} options={keys()} onChoose={setBy} />
        <SelectField
          label={i18n.t('lists.direction')}
          value={descending ? 'descending' : 'ascending'}
          options={[
            ['ascending', i18n.t(`lists.ascending.${orderOf(by)}`)],
            ['descending', i18n.t(`lists.descending.${orderOf(by)}`)],
          ]}
          onChoose={(direction) => setDescending(direction === 'descending')}
        />
      </div>
      <LiveRegion task={task} />
      {needsFacts && (
        <div class="row">
          <Button busy={task.busy !== undefined} onClick={() => void task.start('read', readFacts)}>
            {i18n.t('lists.readFacts')}
          </Button>
          <span class="soft small">{i18n.t('common.units', { count: units })}</span>
        </div>
      )}
      {!needsFacts && items.length === 0 && <Notice tone="good">{i18n.t('lists.isSorted')}</Notice>}
      {!needsFacts && items.length > 0 && (
        <>
          <p>{i18n.t('lists.moves', { count: items.length, all: entries.length })}</p>
          <p class="soft small">{i18n.t('lists.sortHint')}</p>
          <PriceBeforeStart kind="sort" about={title} items={items} inOrder />
        </>
      )}
    </>
  );
}
