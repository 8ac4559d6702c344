import type { PlaylistEntry } from './entry';

/** Some items of a playlist that get a list of their own, and what that is called beside the first one's title. */
export interface PlaylistPart {
  name: string;
  entries: PlaylistEntry[];
}

/** So many in each list: the first of them stay where they are. */
export function partsByCount(entries: readonly PlaylistEntry[], count: number): PlaylistPart[] {
  const parts: PlaylistPart[] = [];
  for (let from = count; count > 0 && from < entries.length; from += count)
    parts.push({ name: String(parts.length + 2), entries: entries.slice(from, from + count) });
  return parts;
}

/** The items of each channel, the channel with the most of them first. What is of no known channel is in none. */
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

/** One item and all behind it. */
export function partFrom(entries: readonly PlaylistEntry[], itemId: string | undefined): PlaylistPart[] {
  const from = entries.findIndex((entry) => entry.itemId === itemId);
  return from < 0 ? [] : [{ name: '2', entries: entries.slice(from) }];
}
