import type { ChannelSubject, PlaylistSubject, VideoSubject } from '../pages/subject';
import { recognizeVideoUrl } from '../pages/video';

export type LinkedSubject = VideoSubject | PlaylistSubject | ChannelSubject;

/** Something a file names, and the line on which it does so first, counted from 1. */
export interface Named {
  line: number;
  subject: LinkedSubject;
  /** As the file calls it. */
  title?: string;
}

/** A place in a file where nothing was recognized. */
export interface NotUnderstood {
  line: number;
  /** At most 200 characters of it. */
  text: string;
}

/** What was found in a file or text: in its order, each thing once. */
export interface Reading {
  named: Named[];
  notUnderstood: NotUnderstood[];
  /** How many more times things were named that had been before. */
  repeated: number;
}

/**
 * The videos, playlists and channels that a text links to, or names by bare ids on lines of their own. Lines that
 * begin with `#` are comments.
 */
export function readLinks(text: string): Reading {
  const found: Found[] = text.split(/\r\n?|\n/).flatMap((content, index) => {
    const words = content.trim();
    if (words === '' || words.startsWith('#')) return [];
    const pieces = splitLinks(words);
    return (pieces.length > 0 ? pieces : [{ text: words, subject: undefined }]).map((piece) => ({
      line: index + 1,
      ...piece,
    }));
  });
  return toReading(found);
}

/** The links in a text, recognized or not; where there are none and the text is nothing but ids, those. */
export function splitLinks(text: string): Pick<Found, 'text' | 'subject'>[] {
  const links = text.match(linkForm);
  if (links) return links.map((link) => ({ text: link, subject: parseLink(link) }));
  const ids = text.split(/[\s,;|]+/).filter(Boolean);
  const pieces = ids.map((id) => ({ text: id, subject: parseId(id) }));
  return pieces.every(({ subject }) => subject) ? pieces : [];
}

/** One place in a file, and what it was taken for. */
export interface Found {
  line: number;
  text: string;
  subject: LinkedSubject | undefined;
  title?: string | undefined;
}

/** Puts what was found at all places together: the first of each thing, and what was not recognized. */
export function toReading(found: readonly Found[]): Reading {
  const named = new Map<string, Named>();
  const notUnderstood: NotUnderstood[] = [];
  for (const { line, text, subject, title } of found) {
    const key = subject && toKey(subject);
    if (!subject || !key) notUnderstood.push({ line, text: text.slice(0, 200) });
    else if (!named.has(key)) named.set(key, { line, subject, ...(title ? { title } : {}) });
  }
  const repeated = found.length - notUnderstood.length - named.size;
  return { named: [...named.values()], notUnderstood, repeated };
}

/** One name for one thing: a video is the same in whatever list and from whatever second it plays. */
function toKey(subject: LinkedSubject): string {
  if (subject.kind === 'video') return `video ${subject.videoId}`;
  if (subject.kind === 'playlist') return `playlist ${subject.playlistId}`;
  if ('channelId' in subject) return `channel ${subject.channelId}`;
  const { kind, ...name } = subject;
  return `${kind} ${Object.entries(name).flat().join(' ').toLowerCase()}`;
}

/** Addresses, with their scheme or beginning with a host of the platform. */
const linkForm =
  /https?:\/\/[^\s<>"'`]+|(?<![\w./@-])(?:(?:www|m|music)\.)?(?:youtube\.com|youtu\.be)\/[^\s<>"'`]+/gi;
const longestLink = 4_000;

/** What a link is about. What a text writes right behind it, a full stop or the next field of a table, is not part of it. */
export function parseLink(link: string): LinkedSubject | undefined {
  // Every host of the platform has one of these words in it.
  if (link.length > longestLink || !/youtu|ytimg/i.test(link)) return undefined;
  const address = /^https?:/i.test(link) ? link : `https://${link}`;
  const [untilComma = ''] = address.split(/[,;|]/, 1);
  const candidates = new Set([address, address.replace(/(?<![.,;:!?)\]}*])[.,;:!?)\]}*]+$/, ''), untilComma]);
  for (const candidate of candidates) {
    const subject = recognizeVideoUrl(candidate);
    if (subject) return subject;
  }
  return undefined;
}

/** What a bare id names. A word of eleven letters is none: an id's characters change their kind all the time. */
export function parseId(text: string): LinkedSubject | undefined {
  if (/^UC[\w-]{22}$/.test(text)) return { kind: 'channel', channelId: text };
  if (/^(?:PL[\w-]{16,64}|OLAK5uy_[\w-]{33}|(?:UU|FL)[\w-]{22})$/.test(text))
    return { kind: 'playlist', playlistId: text };
  return /^[\w-]{11}$/.test(text) && countKindChanges(text) >= 4
    ? { kind: 'video', videoId: text }
    : undefined;
}

const kinds = [/[a-z]/, /[A-Z]/, /\d/, /[_-]/];
const getKind = (character: string) => kinds.findIndex((kind) => kind.test(character));

function countKindChanges(text: string): number {
  const each = [...text].map(getKind);
  return each.filter((kind, index) => index > 0 && kind !== each[index - 1]).length;
}
