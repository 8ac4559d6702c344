import { useMemo, useState } from 'preact/hooks';
import { i18n, locale } from '#i18n';
import type { WantedPlaylist } from '../../../components/batches/makePlaylist';
import { PriceBeforeStart } from '../../../components/batches/PriceBeforeStart';
import { useDefaultPrivacy } from '../../../components/playlists/useDefaultPrivacy';
import { Checkbox } from '../../../components/ui/Checkbox';
import { Notice, Waiting } from '../../../components/ui/Notice';
import { SelectField } from '../../../components/ui/SelectField';
import type { IndexedPlaylist } from '../../../lib/messages';
import type { PlaylistEntry } from '../../../lib/playlistPlans/entry';
import { deleteMany, mergePlaylists, type PlaylistContents } from '../../../lib/playlistPlans/plans';
import { ToolPanel } from '../lists/ToolPanel';
import { NewPlaylistFields } from './NewPlaylistFields';
import { PlaylistReader } from './PlaylistReader';

interface MergeFormProps {
  /** The playlists to merge. */
  chosen: readonly IndexedPlaylist[];
  onClose: () => void;
}

/** Merges several playlists into one of them, or into a new one. */
export function MergeForm({ chosen, onClose }: MergeFormProps) {
  const [target, setTarget] = useState('');
  const usual = useDefaultPrivacy();
  const [typed, setTyped] = useState<WantedPlaylist>();
  const wanted = typed ?? (usual && { title: '', privacyStatus: usual });
  const [doubles, setDoubles] = useState(false);
  const [deletes, setDeletes] = useState(false);
  /** Contents when they were read, since the running batch changes them. */
  const [read, setRead] = useState<ReadonlyMap<string, readonly PlaylistEntry[]>>(new Map());
  const into = chosen.find(({ playlistId }) => playlistId === target);
  const goal = target === 'new' ? wanted : into?.playlistId;
  const isReady = goal !== undefined && (typeof goal === 'string' || goal.title.trim() !== '');
  const unread = chosen.find(({ playlistId }) => !read.has(playlistId));
  return (
    <ToolPanel title={i18n.t('lists.mergePlaylists')} onClose={onClose}>
      <p class="soft small">{new Intl.ListFormat(locale()).format(chosen.map(({ title }) => title))}</p>
      <SelectField
        label={i18n.t('lists.mergeInto')}
        value={target === 'new' || into ? target : ''}
        options={[
          ['', i18n.t('lists.choosePlaylist')],
          ...chosen.map(({ playlistId, title }) => [playlistId, title] as const),
          ['new', i18n.t('common.newPlaylist')],
        ]}
        onChoose={setTarget}
      />
      {target === 'new' &&
        (wanted ? (
          <NewPlaylistFields label={i18n.t('common.playlistTitle')} wanted={wanted} onChange={setTyped} />
        ) : (
          <Waiting />
        ))}
      <Checkbox checked={doubles} onChange={setDoubles}>
        {i18n.t('lists.mergeDoubles')}
      </Checkbox>
      <Checkbox checked={deletes} onChange={setDeletes}>
        {i18n.t('lists.mergeDeletes')}
      </Checkbox>
      {deletes && <Notice tone="warn">{i18n.t('lists.mergeDeleteWhat')}</Notice>}
      {unread && (
        <PlaylistReader
          key={unread.playlistId}
          playlist={unread}
          onRead={(entries) => setRead(new Map(read).set(unread.playlistId, entries))}
        />
      )}
      {!unread && isReady && (
        <MergePlan
          key={JSON.stringify([goal, doubles, deletes, chosen.map(({ playlistId }) => playlistId)])}
          sources={chosen.map(({ playlistId, title }) => ({
            playlistId,
            title,
            entries: read.get(playlistId) ?? [],
          }))}
          target={goal}
          doubles={doubles}
          deletes={deletes}
        />
      )}
    </ToolPanel>
  );
}

interface MergePlanProps {
  sources: readonly PlaylistContents[];
  /** Id of one of the sources, or a playlist to create. */
  target: string | WantedPlaylist;
  doubles: boolean;
  deletes: boolean;
}

/** The batch of a merge. It runs in order, so that no playlist is deleted before its videos are saved. */
function MergePlan({ sources, target, doubles, deletes }: MergePlanProps) {
  const into = sources.find(({ playlistId }) => playlistId === target);
  const isNew = typeof target !== 'string';
  const [plan] = useState(() => (list: PlaylistContents) => {
    const { items } = mergePlaylists(sources, list, { doubles });
    const gone = sources.filter(({ playlistId }) => playlistId !== list.playlistId);
    return [...items, ...(deletes ? deleteMany(gone) : [])];
  });
  const items = useMemo(
    () => plan(into ?? { playlistId: '', title: isNew ? target.title : '', entries: [] }),
    [plan],
  );
  return (
    <PriceBeforeStart
      kind="merge"
      about={isNew ? target.title : (into?.title ?? '')}
      items={items}
      inOrder
      wanted={isNew ? [target] : []}
      toItems={(made) => made.flatMap((list) => plan({ ...list, entries: [] }))}
    />
  );
}
