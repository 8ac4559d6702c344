import type { Subject } from './subject';
import { recognizeVideoUrl } from './video';

/** A playlist that can be named in an entry. */
export interface NamedPlaylist {
  playlistId: string;
  title: string;
}

/** The result of reading a line that a person typed. */
export type Entry =
  /** A video, playlist or channel, by its address or the playlist's exact name. */
  | { kind: 'subject'; subject: Subject }
  /** Text that may describe an event. `playlists` have the words of the text in their names. */
  | { kind: 'text'; text: string; playlists: NamedPlaylist[] };

const normalize = (text: string) => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase().trim();

/** Reads one line: an address of the video platform, the name of a playlist, or an event in words. */
export function readEntry(typed: string, playlists: readonly NamedPlaylist[]): Entry {
  const text = typed.trim().slice(0, 20_000);
  const isAddress = /^(?:https?:\/\/)?[\w-]+(?:\.[\w-]+)+\/\S*$/i.test(text);
  const video = isAddress ? recognizeVideoUrl(/^https?:/i.test(text) ? text : `https://${text}`) : undefined;
  if (video) return { kind: 'subject', subject: video };
  const name = normalize(text);
  const exact = playlists.find(({ title }) => normalize(title) === name);
  if (exact && name !== '')
    return { kind: 'subject', subject: { kind: 'playlist', playlistId: exact.playlistId } };
  const words = name.split(/\s+/);
  const similar = playlists.filter(({ title }) => {
    const plain = normalize(title);
    return name !== '' && words.every((word) => plain.includes(word));
  });
  return { kind: 'text', text, playlists: similar };
}
