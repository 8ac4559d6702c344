import { useMemo, useState } from 'preact/hooks';
import { i18n } from '#i18n';
import { Notice } from '../../../components/ui/Notice';
import { SelectField } from '../../../components/ui/SelectField';
import type { PlaylistReading } from '../../../lib/importExport/playlists';
import type { IndexedPlaylist } from '../../../lib/messages';
import type { PlaylistName } from '../../../lib/playlistPlans/entry';
import { ImportPlan } from './ImportPlan';
import { PlaylistReader } from './PlaylistReader';
import { privacyLabel } from './privacyLabel';
import { type ReadList, toLists } from './readLists';

interface ImportListsProps {
  readings: readonly PlaylistReading[];
  playlists: readonly IndexedPlaylist[];
  from: string;
}

/** Beside the ids of playlists. */
const [undecided, anew, leftOut] = ['', 'new', 'none'];

/** To which playlist each list goes: one of mine, by its name at first, or one that is made for it. */
export function ImportLists({ readings, playlists, from }: ImportListsProps) {
  const lists = useMemo(() => toLists(readings), [readings]);
  /** Those that were there when it was read: what is made now is not for the same list once more. */
  const [mine] = useState(playlists);
  const [targets, setTargets] = useState(() => lists.map((list) => suggested(list, mine)));
  /** What each held when it was read: a run that is under way changes it. */
  const [held, setHeld] = useState<ReadonlyMap<string, ReadonlySet<string>>>(new Map());
  const chosen = mine.filter(({ playlistId }) => targets.includes(playlistId));
  const unread = chosen.find(({ playlistId }) => !held.has(playlistId));
  const going = lists.flatMap(({ videos, ...wanted }, at) => {
    const into = targets[at] === anew ? wanted : mine.find(({ playlistId }) => playlistId === targets[at]);
    return into ? { videos, into } : [];
  });
  const isReady = going.length > 0 && !targets.includes(undecided) && !unread;
  return (
    <>
      {lists.map((list, at) => (
        <SelectField
          // Lists of one file may have the same title.
          key={at}
          label={labelOf(list)}
          value={targets[at] ?? undecided}
          options={optionsFor(list, mine)}
          onChoose={(target) => setTargets(targets.with(at, target))}
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
      {isReady && <ImportPlan key={targets.join(' ')} lists={going} held={held} from={from} />}
      {lists.length > 0 && targets.every((target) => target === leftOut) && (
        <Notice>{i18n.t('lists.nothingToDo')}</Notice>
      )}
    </>
  );
}

/** The one of that name, unless there are several. */
function suggested({ title }: ReadList, mine: readonly PlaylistName[]): string {
  if (title === '') return undecided;
  const [same, ...others] = mine.filter((playlist) => playlist.title.trim() === title);
  return same && others.length === 0 ? same.playlistId : anew;
}

function labelOf({ title, videos }: ReadList): string {
  if (title === '') return i18n.t('lists.target');
  return i18n.t('lists.importList', { count: videos.length, title });
}

function optionsFor({ title, privacyStatus }: ReadList, mine: readonly PlaylistName[]) {
  const known = mine.map((playlist) => [playlist.playlistId, playlist.title] as const);
  if (title === '') return [[undecided, i18n.t('lists.choosePlaylist')] as const, ...known];
  return [
    [anew, i18n.t('lists.importNew', { title: privacyLabel(privacyStatus).toLowerCase() })] as const,
    ...known,
    [leftOut, i18n.t('lists.importNot')] as const,
  ];
}
