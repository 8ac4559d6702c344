import { useCallback, useEffect, useRef } from 'preact/hooks';
import { useAnswer, useChanges } from '../../../components/hooks/useAnswer';
import { ask, type IndexedItem } from '../../../lib/messages';
import type { PlaylistEntry } from '../../../lib/playlistPlans/entry';
import { useAllPages } from '../lists/useAllPages';

/** Contents of a playlist from the local index. */
export type Contents = ReturnType<typeof useContents>;

/**
 * All items of a playlist from the local index. A playlist that is not in the index, or incomplete, is read from the
 * platform first.
 * @param since epoch milliseconds; a playlist that was read before that is read again
 */
export function useContents(playlistId: string, since = 0) {
  const isAskedFor = useRef(false);
  const { items, page, again, ...pages } = useAllPages(playlistId, (from: number | undefined) =>
    ask('playlistContents', { playlistId, from }),
  );
  const playlist = page?.playlist;
  useChanges(['playlists', 'accounts'], again);
  const index = useAnswer('playlistIndex', {}).answer;
  const isRead =
    playlist?.readAt !== undefined &&
    playlist.readAt >= since &&
    items.every(({ itemId }) => itemId !== undefined);
  const read = useCallback(() => {
    void ask('readPlaylists', { playlistId }).then(again, again);
  }, [playlistId, again]);
  const isDue = pages.isWhole && !isRead;
  useEffect(() => {
    if (!isDue) isAskedFor.current = false;
    if (!isDue || isAskedFor.current) return;
    isAskedFor.current = true;
    read();
  }, [isDue, read]);
  const failure = pages.failure ?? (isRead ? undefined : index?.failure);
  /** Whether all items were read from the platform and from the index. */
  const isWhole = pages.isWhole && isRead;
  return {
    playlist,
    items,
    isWhole,
    failure,
    again,
    /** Reads all items from the platform. */
    read,
  };
}

/** Items that have a playlist item id, which updates and removals need. */
export const toEntries = (items: readonly IndexedItem[]): PlaylistEntry[] =>
  items.filter((item): item is IndexedItem & { itemId: string } => item.itemId !== undefined);
