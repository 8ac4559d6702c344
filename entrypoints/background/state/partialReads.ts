import type { PlaylistItemRow } from '../../../lib/store';

interface PartialRead {
  items: readonly PlaylistItemRow[];
  isEnded: boolean;
  /** Listeners for the next page, or the end. */
  waiting: (() => void)[];
}

/** Items of playlists that are being read, before they are stored: they can be shown page by page. */
export function createPartialReads() {
  const reads = new Map<string, PartialRead>();

  function notify(read: PartialRead): void {
    for (const resolve of read.waiting.splice(0)) resolve();
  }

  return {
    /** Expects the pages of a playlist, by its key. Returns the function to call when its reading has ended. */
    begin(key: string): () => void {
      const read: PartialRead = { items: [], isEnded: false, waiting: [] };
      const before = reads.get(key);
      reads.set(key, read);
      if (before) notify(before);
      return () => {
        read.isEnded = true;
        if (reads.get(key) === read) reads.delete(key);
        notify(read);
      };
    },
    /** Takes all items read so far; ignored for a playlist that was not begun. */
    add(key: string, items: readonly PlaylistItemRow[]): void {
      const read = reads.get(key);
      if (read === undefined) return;
      read.items = items;
      notify(read);
    },
    /**
     * All items read so far, as soon as there are more than `count`; undefined if the playlist is not being read, or
     * the reading ends first.
     */
    async after(key: string, count: number): Promise<readonly PlaylistItemRow[] | undefined> {
      for (;;) {
        const read = reads.get(key);
        if (read === undefined || read.isEnded) return undefined;
        if (read.items.length > count) return read.items;
        await new Promise<void>((resolve) => read.waiting.push(resolve));
      }
    },
  };
}
