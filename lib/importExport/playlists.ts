import * as z from 'zod/mini';
import { Fault } from '../errors';
import { videoIdForm, videoUrl } from '../pages/videoAddress';
import { type PrivacyStatus, privacyStatuses } from '../shared/privacyStatuses';
import { readCsv, writeCsv } from './csv';
import {
  type FoundLink,
  type LinkedSubject,
  type ParsedLinks,
  readLinks,
  splitLinks,
  toParsedLinks,
} from './links';

/** A playlist for export. */
export interface PlaylistFile {
  playlistId: string;
  title: string;
  description?: string | undefined;
  privacyStatus?: string | undefined;
  items: readonly PlaylistFileItem[];
}

/** A playlist item for export. */
export interface PlaylistFileItem {
  videoId: string;
  title?: string | undefined;
  channelTitle?: string | undefined;
  /** RFC 3339. */
  publishedAt?: string | undefined;
  addedAt?: string | undefined;
}

/** One list in a file; formats without lists have a single one without a title. */
export interface PlaylistReading extends ParsedLinks {
  title?: string | undefined;
  /** Visibility, if the file names it. */
  privacyStatus?: PrivacyStatus | undefined;
}

const columns = ['Playlist', 'Video ID', 'Video URL', 'Title', 'Channel', 'Published', 'Added'];

/** CSV with one record per item; several playlists follow one another. */
export function writePlaylistsCsv(playlists: readonly PlaylistFile[]): string {
  const rows = playlists.flatMap(({ title: playlist, items }) =>
    items.map(({ videoId, title = '', channelTitle = '', publishedAt = '', addedAt = '' }) => [
      playlist,
      videoId,
      videoUrl(videoId),
      title,
      channelTitle,
      publishedAt,
      addedAt,
    ]),
  );
  return writeCsv([columns, ...rows]);
}

const format = 'cuecard-playlists';

/** JSON that `readPlaylists` reads again. */
export function writePlaylistsJson(playlists: readonly PlaylistFile[]): string {
  return `${JSON.stringify({ format, version: 1, playlists }, null, 2)}\n`;
}

/**
 * Reads the videos of a file, list by list. Formats: the JSON of `writePlaylistsJson`; CSV, be it ours, the platform's
 * export or any other with a link or id in each record; otherwise a text with links.
 * @throws Fault `badInput`: `jsonBroken` or `quoteOpen` about the line, `notAPlaylistFile` about the member
 */
export function readPlaylists(text: string): PlaylistReading[] {
  if (/^\ufeff?\s*[{[]/.test(text)) return readJson(text);
  const lines = text.slice(0, 10_000).split(/[\r\n]/);
  const firstLine = lines.find((line) => line.trim() !== '') ?? '';
  return /[,;\t]/.test(firstLine) && !/^\s*#/.test(firstLine) ? readRecords(text) : [readLinks(text)];
}

const Item = () =>
  z.object({ videoId: z.string().check(z.regex(videoIdForm)), title: z.optional(z.string()) });
const File = () =>
  z.object({
    format: z.literal(format),
    playlists: z.array(
      z.object({
        title: z.string(),
        privacyStatus: z.catch(z.optional(z.enum(privacyStatuses)), undefined),
        items: z.array(z.unknown()),
      }),
    ),
  });

function readJson(text: string): PlaylistReading[] {
  const parsed = File().safeParse(parseFile(text));
  if (!parsed.success) {
    const about = parsed.error.issues[0]?.path.join('.') ?? '';
    throw new Fault({ kind: 'badInput', reason: 'notAPlaylistFile', about });
  }
  return parsed.data.playlists.map(({ items, ...list }) => ({
    ...list,
    ...toParsedLinks(items.map(readItem)),
  }));
}

/** The position in the list takes the place of a line number. */
function readItem(value: unknown, index: number): FoundLink {
  const item = Item().safeParse(value);
  if (!item.success) return { line: index + 1, text: JSON.stringify(value) ?? '', subject: undefined };
  const { videoId, title } = item.data;
  return { line: index + 1, text: videoId, title, subject: { kind: 'video', videoId } };
}

function parseFile(text: string): unknown {
  try {
    return JSON.parse(text.replace(/^\ufeff/, ''));
  } catch (error) {
    throw new Fault({ kind: 'badInput', reason: 'jsonBroken', about: String(findBrokenLine(text, error)) });
  }
}

/**
 * Line of a JSON error. The message names the line, the position or the text there, depending on the browser; for a
 * truncated text, nothing.
 */
function findBrokenLine(text: string, error: unknown): number {
  const { message } = error instanceof Error ? error : { message: '' };
  const line = /line (\d+)/.exec(message)?.[1];
  if (line) return Number(line);
  const said = /position (\d+)/.exec(message)?.[1];
  const passage = /^Unexpected token '.{1,2}', \.{0,3}"(.*?)"(?:\.{3})? is not valid JSON$/s.exec(
    message,
  )?.[1];
  const position = said ? Number(said) : passage ? text.indexOf(passage) + passage.length / 2 : text.length;
  return text.slice(0, position).split('\n').length;
}

/**
 * Reads the videos of each record, or the other subjects it links to if it has none. A first record without any is a
 * header.
 */
function readRecords(text: string): PlaylistReading[] {
  const rows = readCsv(text);
  const header = rows[0]?.fields.map((field) => field.trim().toLowerCase()) ?? [];
  const [list, title, id] = ['playlist', 'title', 'video id'].map((name) => header.indexOf(name));
  const found = new Map<string, FoundLink[]>();
  for (const [index, { line, fields }] of rows.entries()) {
    const field = (place = -1) => fields[place]?.trim();
    const subjects = findSubjects(fields, field(id));
    if (subjects.length === 0 && index === 0) continue;
    const places = found.get(field(list) ?? '') ?? [];
    found.set(field(list) ?? '', places);
    const record = { line, text: fields.join(' ').trim(), title: field(title) };
    for (const subject of subjects.length > 0 ? subjects : [undefined]) places.push({ ...record, subject });
  }
  return [...found].map(([title, places]) => ({ ...(title ? { title } : {}), ...toParsedLinks(places) }));
}

/** In a column of ids each value is taken as an id, even if it looks like a word. */
function findSubjects(fields: readonly string[], id: string | undefined): LinkedSubject[] {
  if (id && videoIdForm.test(id)) return [{ kind: 'video', videoId: id }];
  const all = fields.flatMap((field) => splitLinks(field.trim())).flatMap(({ subject }) => subject ?? []);
  const videos = all.filter(({ kind }) => kind === 'video');
  return videos.length > 0 ? videos : all;
}
