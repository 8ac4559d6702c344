import type { IndexedPlaylist } from '../../../lib/messages';
import type { PlaylistEntry } from '../../../lib/playlistPlans/entry';
import { RemoveForm } from './RemoveForm';
import { SortForm } from './SortForm';
import { SplitForm } from './SplitForm';
import { TransferForm } from './TransferForm';

/** An open tool, with the items at that time, since a running batch changes the playlist. */
export interface OpenTool {
  tool: 'sort' | 'split' | 'copy' | 'move' | 'remove';
  /** All items, or the selected ones. */
  entries: readonly PlaylistEntry[];
  /** Id of the item where the second part of a split begins. */
  from?: string | undefined;
}

interface PlaylistToolProps {
  open: OpenTool;
  playlist: IndexedPlaylist;
  /** The person's other playlists. */
  others: readonly IndexedPlaylist[];
  onClose: () => void;
}

/** The form of a tool for a playlist or its selected items: sort, split, copy, move, remove. */
export function PlaylistTool({ open, playlist, others, onClose }: PlaylistToolProps) {
  const { tool, entries, from } = open;
  if (tool === 'sort') return <SortForm playlist={playlist} entries={entries} onClose={onClose} />;
  if (tool === 'split')
    return <SplitForm playlist={playlist} entries={entries} from={from} onClose={onClose} />;
  if (tool === 'remove') return <RemoveForm from={playlist} entries={entries} onClose={onClose} />;
  return (
    <TransferForm
      isMove={tool === 'move'}
      from={playlist}
      others={others}
      entries={entries}
      onClose={onClose}
    />
  );
}
