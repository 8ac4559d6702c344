import type { PlaylistEntry } from './entry';

/** Items that move to a playlist of their own, and a suffix for its title. */
export interface PlaylistPart {
  name: string;
  entries: PlaylistEntry[];
}

/** Parts of `count` items each; the first `count` items stay. */
export function partsByCount(entries: readonly PlaylistEntry[], count: number): PlaylistPart[] {
  const parts: PlaylistPart[] = [];
  for (let from = count; count > 0 && from < entries.length; from += count)
    parts.push({ name: String(parts.length + 2), entries: entries.slice(from, from + count) });
  return parts;
}

/** One part per channel, the largest first. Items without a known channel are in no part. */
export function partsByChannel(entries: readonly PlaylistEntry[]): PlaylistPart[] {
  const channels = new Map<string, PlaylistEntry[]>();
  for (const entry of entries) {
    const { channelTitle } = entry;
    if (channelTitle) channels.set(channelTitle, [...(channels.get(channelTitle) ?? []), entry]);
  }
  return [...channels]
    .map(([name, own]) => ({ name, entries: own }))
    .sort((one, other) => other.entries.length - one.entries.length);
}

/** One part: an item and all that follow; none if the item is not in the list. */
export function partFrom(entries: readonly PlaylistEntry[], itemId: string | undefined): PlaylistPart[] {
  const from = entries.findIndex((entry) => entry.itemId === itemId);
  return from < 0 ? [] : [{ name: '2', entries: entries.slice(from) }];
}
