import { useMemo, useState } from 'preact/hooks';
import type { MoveRows } from '../../../components/collection/useRowMoves';
import type { BatchItem } from '../../../lib/messages';
import type { PlaylistEntry, PlaylistName } from '../../../lib/playlistPlans/entry';
import { sortPlaylist } from '../../../lib/playlistPlans/plans';

/** An order that the person made by moving rows, before it is written. */
export interface NewOrder<Entry> {
  /** All items, in the new order if there is one. */
  rows: readonly Entry[];
  /** The moves that make the order; undefined while nothing was moved. */
  items: readonly BatchItem[] | undefined;
  /** Undefined once the moves were started. */
  onMove: MoveRows | undefined;
  /** The moves were started: they stay as they are, while the playlist comes closer to the order. */
  start: () => void;
  /** Goes back to the order of the playlist. */
  discard: () => void;
}

/** Collects moves of a playlist's items. @param entries in the order of the playlist */
export function useOrder<Entry extends PlaylistEntry>(
  entries: readonly Entry[],
  { playlistId, title }: PlaylistName,
): NewOrder<Entry> {
  /** Ids of the items. */
  const [order, setOrder] = useState<readonly string[]>();
  const [started, setStarted] = useState<readonly BatchItem[]>();
  const { rows, moves } = useMemo(() => {
    if (order === undefined) return { rows: entries };
    const wanted = arrange(entries, order);
    return {
      rows: wanted.map((entry, position) => ({ ...entry, position })),
      moves: sortPlaylist(entries, wanted, { playlistId, title }),
    };
  }, [entries, order, playlistId, title]);
  const items = started ?? moves;
  return {
    rows,
    items,
    onMove: started
      ? undefined
      : (ids, to) => {
          const others = rows.map(({ itemId }) => itemId).filter((id) => !ids.includes(id));
          setOrder([...others.slice(0, to), ...ids, ...others.slice(to)]);
        },
    start: () => setStarted(items),
    discard() {
      setOrder(undefined);
      setStarted(undefined);
    },
  };
}

/** Entries in an order; those that are not in it come last. */
function arrange<Entry extends PlaylistEntry>(entries: readonly Entry[], order: readonly string[]): Entry[] {
  const places = new Map(order.map((id, at) => [id, at]));
  const placeOf = ({ itemId }: Entry) => places.get(itemId) ?? order.length;
  return [...entries].sort((one, other) => placeOf(one) - placeOf(other));
}
