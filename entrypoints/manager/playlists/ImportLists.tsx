import { useMemo, useState } from 'preact/hooks';
import { i18n } from '#i18n';
import { ImportPlan } from '../../../components/playlists/ImportPlan';
import { privacyLabel } from '../../../components/playlists/privacyLabel';
import { useDefaultPrivacy } from '../../../components/playlists/useDefaultPrivacy';
import { Button } from '../../../components/ui/Button';
import { Notice, Waiting } from '../../../components/ui/Notice';
import { SelectField } from '../../../components/ui/SelectField';
import type { PlaylistReading } from '../../../lib/importExport/links';
import type { IndexedPlaylist, PrivacyStatus } from '../../../lib/messages';
import type { PlaylistName } from '../../../lib/playlistPlans/entry';
import { PlaylistReader } from './PlaylistReader';
import { type ReadList, toLists } from './readLists';

interface ImportListsProps {
  readings: readonly PlaylistReading[];
  playlists: readonly IndexedPlaylist[];
  from: string;
}

/** Values of a target besides ids of playlists. */
const [undecided, createNew, leftOut] = ['', 'new', 'none'];

/** The target of each list: a playlist of the channel (preset by title), or a new one. */
export function ImportLists(props: ImportListsProps) {
  const usual = useDefaultPrivacy();
  return usual ? <Lists {...props} usual={usual} /> : <Waiting />;
}

interface ListsProps extends ImportListsProps {
  usual: PrivacyStatus;
}

function Lists({ readings, playlists, from, usual }: ListsProps) {
  const lists = useMemo(() => toLists(readings, usual), [readings, usual]);
  /** The channel's playlists when the file was read, without those created by this import. */
  const [mine] = useState(playlists);
  /** For each list the playlists that it is saved to, at least one. */
  const [targets, setTargets] = useState(() => lists.map((list) => [suggestTarget(list, mine)]));
  /** Contents when they were read, since the running batch changes them. */
  const [held, setHeld] = useState<ReadonlyMap<string, ReadonlySet<string>>>(new Map());
  const all = targets.flat();
  const chosen = mine.filter(({ playlistId }) => all.includes(playlistId));
  const unread = chosen.find(({ playlistId }) => !held.has(playlistId));
  const assigned = lists.flatMap(({ videos, ...wanted }, at) =>
    (targets[at] ?? []).flatMap((target) => {
      const into = target === createNew ? wanted : mine.find(({ playlistId }) => playlistId === target);
      return into ? { videos, into } : [];
    }),
  );
  const isReady = assigned.length > 0 && !all.includes(undecided) && !unread;
  return (
    <>
      {lists.map((list, at) => (
        <Targets
          // Titles are not unique within a file.
          key={at}
          list={list}
          mine={mine}
          targets={targets[at] ?? [undecided]}
          onChange={(changed) => setTargets(targets.with(at, changed))}
        />
      ))}
      {unread && (
        <PlaylistReader
          key={unread.playlistId}
          playlist={unread}
          onRead={(entries) =>
            setHeld(new Map(held).set(unread.playlistId, new Set(entries.map(({ videoId }) => videoId))))
          }
        />
      )}
      {isReady && (
        <ImportPlan
          key={JSON.stringify(targets)}
          lists={assigned}
          held={held}
          from={from || i18n.t('importEvents.pasted')}
        />
      )}
      {lists.length > 0 && all.every((target) => target === leftOut) && (
        <Notice>{i18n.t('lists.nothingToDo')}</Notice>
      )}
    </>
  );
}

interface TargetsProps {
  list: ReadList;
  mine: readonly PlaylistName[];
  targets: readonly string[];
  onChange: (targets: string[]) => void;
}

/** The playlists that one list is saved to: a field for the first, and one for each further one. */
function Targets({ list, mine, targets, onChange }: TargetsProps) {
  const options = getOptions(list, mine);
  const last = targets.at(-1) ?? undecided;
  const isOver = last === undecided || targets.includes(leftOut) || targets.length > mine.length;
  return (
    <>
      {targets.map((target, at) => (
        <SelectField
          key={at}
          label={at === 0 ? getLabel(list) : i18n.t('lists.alsoTo')}
          value={target}
          options={
            at === 0
              ? options
              : [
                  [undecided, i18n.t('lists.choosePlaylist')],
                  ...options.filter(
                    ([id]) => id === target || ![undecided, leftOut, ...targets].includes(id),
                  ),
                ]
          }
          onChoose={(chosen) => onChange(chosen === leftOut ? [leftOut] : targets.with(at, chosen))}
        />
      ))}
      {!isOver && (
        <div class="row">
          <Button kind="quiet" flush="start" icon="plus" onClick={() => onChange([...targets, undecided])}>
            {i18n.t('lists.anotherTarget')}
          </Button>
        </div>
      )}
    </>
  );
}

/** The playlist of the same title if there is exactly one, else a new one. */
function suggestTarget({ title }: ReadList, mine: readonly PlaylistName[]): string {
  if (title === '') return undecided;
  const [same, ...others] = mine.filter((playlist) => playlist.title.trim() === title);
  return same && others.length === 0 ? same.playlistId : createNew;
}

function getLabel({ title, videos }: ReadList): string {
  if (title === '') return i18n.t('lists.target');
  return i18n.t('lists.importList', { count: videos.length, title });
}

function getOptions({ title, privacyStatus }: ReadList, mine: readonly PlaylistName[]) {
  const known = mine.map((playlist) => [playlist.playlistId, playlist.title] as const);
  if (title === '') return [[undecided, i18n.t('lists.choosePlaylist')] as const, ...known];
  return [
    [createNew, i18n.t('lists.importNew', { title: privacyLabel(privacyStatus).toLowerCase() })] as const,
    ...known,
    [leftOut, i18n.t('lists.importNot')] as const,
  ];
}
