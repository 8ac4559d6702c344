import { useMemo, useState } from 'preact/hooks';
import { i18n } from '#i18n';
import { CollectionView } from '../../../components/collection/CollectionView';
import type { RowsFile } from '../../../components/collection/files';
import type { CollectionState } from '../../../components/collection/useCollection';
import { useAnswer } from '../../../components/hooks/useAnswer';
import { useRunning } from '../../../components/hooks/useRunning';
import { useWords } from '../../../components/hooks/useWords';
import { ListState } from '../../../components/ui/Blank';
import { Button } from '../../../components/ui/Button';
import { Results } from '../../../components/ui/Result';
import { writePlaylistsCsv, writePlaylistsJson } from '../../../lib/importExport/playlists';
import type { IndexedPlaylist } from '../../../lib/messages';
import { useEver } from '../lists/useEver';
import { WayBack } from '../WayBack';
import { type Contents, toEntries, useContents } from './contents';
import { ItemDetails } from './ItemDetails';
import { OrderPanel } from './OrderPanel';
import { PlaylistForm } from './PlaylistForm';
import { PlaylistHead } from './PlaylistHead';
import { type OpenTool, PlaylistTool } from './PlaylistTool';
import { declarePlaylistItems, type PlaylistItem, toRows } from './playlistItems';
import { useLengths } from './useLengths';
import { useOrder } from './useOrder';

interface OpenPlaylistProps {
  accountId: string;
  playlistId: string;
  /** Id of the item whose details are open. */
  item?: string | undefined;
}

/** The contents of a playlist with a selection, and the tools for it. Rows are shown while the rest is still read. */
export function OpenPlaylist({ accountId, playlistId, item }: OpenPlaylistProps) {
  const contents = useContents(playlistId);
  const { playlist, failure, again } = contents;
  return (
    <>
      <WayBack to="playlists">{i18n.t('lists.allPlaylists')}</WayBack>
      <h3>{playlist?.title}</h3>
      {playlist ? (
        <Items accountId={accountId} contents={contents} playlist={playlist} item={item} />
      ) : (
        <ListState failure={failure} isShown={false} again={again} />
      )}
    </>
  );
}

interface ItemsProps extends Omit<OpenPlaylistProps, 'playlistId'> {
  contents: Contents;
  playlist: IndexedPlaylist;
}

function Items({ accountId, contents, playlist, item }: ItemsProps) {
  const { items, isWhole, failure, again, read } = contents;
  const { playlistId, title, itemCount = 0 } = playlist;
  const declared = useWords(() => declarePlaylistItems(title), [title]);
  const entries = useMemo(() => toEntries(items), [items]);
  const order = useOrder(entries, playlist);
  const lengths = useLengths(useMemo(() => entries.map(({ videoId }) => videoId), [entries]));
  const { facts } = lengths;
  const rows = useMemo(
    () =>
      toRows(order.rows).map((row) => ({ ...row, durationSeconds: facts.get(row.videoId)?.durationSeconds })),
    [order.rows, facts],
  );
  const running = useRunning(undefined, 'manager', again, accountId);
  const [isEditing, setEditing] = useState(false);
  const { answer: index } = useAnswer('playlistIndex', {});
  const [open, setOpen] = useState<OpenTool>();
  // The playlist may be read again while a tool is open, for example after its own batch
  const wasRead = useEver(isWhole);
  const state: CollectionState<PlaylistItem> = {
    rows,
    view: {
      accountId,
      readAt: wasRead ? playlist.readAt : undefined,
      reading: isWhole || failure ? undefined : rows.length,
      price: Math.max(1, Math.ceil(itemCount / 50)),
    },
    failure,
    again: async () => again(),
    read,
  };
  const whole = wasRead ? rows : [];
  const shown = rows.find(({ itemId }) => itemId === item);
  const button = (tool: OpenTool['tool'], label: string, entries: readonly PlaylistItem[], least = 1) => (
    <Button
      small={entries !== whole}
      disabled={entries.length < least}
      expanded={open?.tool === tool}
      onClick={() => setOpen({ tool, entries })}
    >
      {label}
    </Button>
  );
  return (
    <>
      <Results running={running} onRemedied={again} isToast />
      <PlaylistHead playlist={playlist} entries={rows} lengths={lengths} onEdit={() => setEditing(true)} />
      {isEditing && <PlaylistForm playlist={playlist} running={running} onClose={() => setEditing(false)} />}
      <OrderPanel title={title} order={order} />
      {open && (
        <PlaylistTool
          key={`${open.tool} ${open.from}`}
          open={open}
          playlist={playlist}
          others={(index?.playlists ?? []).filter((other) => other.playlistId !== playlistId)}
          onClose={() => setOpen(undefined)}
        />
      )}
      <CollectionView
        declared={declared}
        state={state}
        files={getFiles(playlist)}
        whenEmpty={i18n.t('lists.noVideosYet')}
        path={`playlists/${playlistId}`}
        keptAs="playlistItems"
        open={item}
        onMove={wasRead ? order.onMove : undefined}
        details={
          shown && (
            <ItemDetails
              item={shown}
              playlist={playlist}
              running={running}
              onTool={(tool) => setOpen({ tool, entries: [shown] })}
            />
          )
        }
        tools={
          <>
            {button('sort', i18n.t('lists.sort'), whole, 2)}
            {button('split', i18n.t('lists.split'), whole, 2)}
          </>
        }
        actions={({ chosen }) => (
          <>
            {button('copy', i18n.t('lists.copyTo'), chosen)}
            {button('move', i18n.t('lists.moveTo'), chosen)}
            {button('remove', i18n.t('lists.remove'), chosen)}
            <Button
              small
              disabled={whole.length < 2}
              onClick={() => setOpen({ tool: 'split', entries: whole, from: chosen[0]?.itemId })}
            >
              {i18n.t('lists.splitHere')}
            </Button>
          </>
        )}
      />
    </>
  );
}

/** The selected items, or all that are shown, in the formats that can be imported. */
const getFiles = (playlist: IndexedPlaylist): RowsFile<PlaylistItem>[] => [
  {
    name: `${playlist.title}.csv`,
    type: 'text/csv',
    label: (count) => i18n.t('lists.saveCsv', { count }),
    write: (items) => writePlaylistsCsv([{ ...playlist, items }]),
  },
  {
    name: `${playlist.title}.json`,
    type: 'application/json',
    label: (count) => i18n.t('lists.saveJson', { count }),
    write: (items) => writePlaylistsJson([{ ...playlist, items }]),
  },
];
