import type { ChannelSubject, PlaylistSubject, VideoSubject } from '../pages/subject';
import { recognizeVideoUrl } from '../pages/video';
import { channelIdForm, videoIdForm } from '../pages/videoAddress';
import type { PrivacyStatus } from '../shared/privacyStatuses';

/** Subject that a link or id can name. */
export type LinkedSubject = VideoSubject | PlaylistSubject | ChannelSubject;

/** A subject in a file. */
export interface Named {
  subject: LinkedSubject;
  /** Title in the file. */
  title?: string;
}

/** A part of a file in which no subject was recognised. */
export interface NotUnderstood {
  /** Counted from 1. */
  line: number;
  /** At most 200 characters. */
  text: string;
}

/** Subjects of a file or text, in order, without repetitions. */
export interface ParsedLinks {
  named: Named[];
  notUnderstood: NotUnderstood[];
  /** Number of repeated mentions. */
  repeated: number;
}

/** One list in a file; formats without lists have a single one without a title. */
export interface PlaylistReading extends ParsedLinks {
  title?: string | undefined;
  /** Visibility, if the file names it. */
  privacyStatus?: PrivacyStatus | undefined;
}

/**
 * Reads the videos, playlists and channels that a text links to, or names by ids on lines of their own. Lines that
 * start with `#` are comments.
 */
export function readLinks(text: string): ParsedLinks {
  const lines = text.split(/\r\n?|\n/).map((line) => line.trim());
  const areIds = areVideoIds(lines.filter((line) => line !== '' && !/[\s#:/]/.test(line)));
  const found: FoundLink[] = lines.flatMap((words, index) => {
    if (words === '' || words.startsWith('#')) return [];
    if (areIds && videoIdForm.test(words)) return { line: index + 1, text: words, subject: toVideo(words) };
    const pieces = splitLinks(words);
    return (pieces.length > 0 ? pieces : [{ text: words, subject: undefined }]).map((piece) => ({
      line: index + 1,
      ...piece,
    }));
  });
  return toParsedLinks(found);
}

/** Splits a text into its links, recognised or not; without any link, into its ids, if it consists of ids only. */
export function splitLinks(text: string): Pick<FoundLink, 'text' | 'subject'>[] {
  const links = text.match(linkForm);
  if (links) return links.map((link) => ({ text: link, subject: parseLink(link) }));
  const ids = text.split(/[\s,;|]+/).filter(Boolean);
  const pieces = ids.map((id) => ({ text: id, subject: parseId(id) }));
  return pieces.every(({ subject }) => subject) ? pieces : [];
}

/** A part of a file and the subject it names; undefined if none was recognised. */
export interface FoundLink {
  line: number;
  text: string;
  subject: LinkedSubject | undefined;
  title?: string | undefined;
}

/** Joins all parts: the first mention of each subject, and the parts that were not recognised. */
export function toParsedLinks(found: readonly FoundLink[]): ParsedLinks {
  const named = new Map<string, Named>();
  const notUnderstood: NotUnderstood[] = [];
  for (const { line, text, subject, title } of found) {
    const key = subject && toKey(subject);
    if (!subject || !key) notUnderstood.push({ line, text: text.slice(0, 200) });
    else if (!named.has(key)) named.set(key, { subject, ...(title ? { title } : {}) });
  }
  const repeated = found.length - notUnderstood.length - named.size;
  return { named: [...named.values()], notUnderstood, repeated };
}

/** Key of a subject: a video is the same in any playlist and at any start time. */
function toKey(subject: LinkedSubject): string {
  if (subject.kind === 'video') return `video ${subject.videoId}`;
  if (subject.kind === 'playlist') return `playlist ${subject.playlistId}`;
  if ('channelId' in subject) return `channel ${subject.channelId}`;
  const { kind, ...name } = subject;
  return `${kind} ${Object.entries(name).flat().join(' ').toLowerCase()}`;
}

/** Addresses that start with a scheme or with a host of the platform. */
const linkForm =
  /https?:\/\/[^\s<>"'`]+|(?<![\w./@-])(?:(?:www|m|music)\.)?(?:youtube\.com|youtu\.be)\/[^\s<>"'`]+/gi;
/** Longest address that is parsed, in characters. */
const longestLink = 4_000;

/** Subject of a link, ignoring punctuation or a further table field that directly follows it; undefined if none. */
export function parseLink(link: string): LinkedSubject | undefined {
  // Every host of the platform contains one of these words.
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

/**
 * Subject of an id without an address; undefined if it is none. A word of eleven letters is no video
 * id: ids change often between upper case, lower case, digits and signs.
 */
export function parseId(text: string): LinkedSubject | undefined {
  if (channelIdForm.test(text)) return { kind: 'channel', channelId: text };
  if (/^(?:PL[\w-]{16,64}|OLAK5uy_[\w-]{33}|(?:UU|FL)[\w-]{22})$/.test(text))
    return { kind: 'playlist', playlistId: text };
  return videoIdForm.test(text) && countKindChanges(text) >= 4 ? toVideo(text) : undefined;
}

/**
 * Whether values that stand in one column are video ids: nearly all have the form, and one of them at least is surely
 * none of a language's words.
 */
export function areVideoIds(values: readonly string[]): boolean {
  const given = values.filter(Boolean);
  const formed = given.filter((value) => videoIdForm.test(value));
  return formed.length >= given.length * 0.9 && formed.some((value) => parseId(value)?.kind === 'video');
}

const toVideo = (videoId: string): VideoSubject => ({ kind: 'video', videoId });

const kinds = [/[a-z]/, /[A-Z]/, /\d/, /[_-]/];
const getKind = (character: string) => kinds.findIndex((kind) => kind.test(character));

function countKindChanges(text: string): number {
  const each = [...text].map(getKind);
  return each.filter((kind, index) => index > 0 && kind !== each[index - 1]).length;
}
