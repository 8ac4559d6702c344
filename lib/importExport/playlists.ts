import { videoIdForm, videoUrl } from '../pages/videoAddress';
import { type CsvRow, isHeader, readCsv, writeCsv } from './csv';
import { isJson, parseJsonFile } from './json';
import { readJsonLists } from './jsonLists';
import {
  areVideoIds,
  type FoundLink,
  type LinkedSubject,
  type PlaylistReading,
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

/** JSON that `readPlaylists` reads again. */
export function writePlaylistsJson(playlists: readonly PlaylistFile[]): string {
  return `${JSON.stringify({ format: 'cuecard-playlists', version: 1, playlists }, null, 2)}\n`;
}

/**
 * Reads the videos of a file, list by list. Formats: JSON (see `readJsonLists`); CSV, be it ours, the platform's export
 * or any other with a link or id in each record; otherwise a text with links.
 * @throws Fault `badInput`: `jsonBroken` or `quoteOpen` about the line, `notAPlaylistFile` about the members found
 */
export function readPlaylists(text: string): PlaylistReading[] {
  if (isJson(text)) return readJsonLists(parseJsonFile(text));
  const lines = text.slice(0, 10_000).split(/[\r\n]/);
  const firstLine = lines.find((line) => line.trim() !== '') ?? '';
  return /[,;\t]/.test(firstLine) && !/^\s*#/.test(firstLine) ? readRecords(text) : [readLinks(text)];
}

/**
 * Reads the videos of each record, or the other subjects it links to if it has none. The platform's former export puts
 * a table about the list before that of its videos.
 */
function readRecords(text: string): PlaylistReading[] {
  const rows = readCsv(text);
  const [names, about, next] = rows;
  const isAboutList = about && next && isHeader(next) && findSubjects(about.fields).some(isPlaylist);
  const place = isAboutList ? findColumns(names).title : -1;
  const table = isAboutList ? rows.slice(2) : rows;
  const listTitle = about?.fields[place]?.trim();
  const { list, title, id } = findColumns(table[0]);
  const idPlace = findIdColumn(table, id);
  const found = new Map<string, FoundLink[]>();
  for (const { line, fields } of table.slice(table[0] && isHeader(table[0]) ? 1 : 0)) {
    const field = (place: number) => fields[place]?.trim();
    const subjects = findSubjects(fields, field(idPlace));
    const places = found.get(field(list) ?? '') ?? [];
    found.set(field(list) ?? '', places);
    const record = { line, text: fields.join(' ').trim(), title: field(title) };
    for (const subject of subjects.length > 0 ? subjects : [undefined]) places.push({ ...record, subject });
  }
  return [...found].map(([title, places]) => ({
    ...(title || listTitle ? { title: title || listTitle } : {}),
    ...toParsedLinks(places),
  }));
}

const isPlaylist = ({ kind }: LinkedSubject) => kind === 'playlist';

/** Places of the columns of a header; -1 for those that it lacks. */
function findColumns(header: CsvRow | undefined) {
  const names = header?.fields.map((field) => field.trim().toLowerCase()) ?? [];
  return {
    list: names.indexOf('playlist'),
    title: names.indexOf('title'),
    id: names.indexOf('video id'),
  };
}

/** Place of the column of video ids: the one named so, else the one that nearly only has values of their form. */
function findIdColumn(rows: readonly CsvRow[], named: number): number {
  if (named >= 0) return named;
  const [first] = rows;
  const values = first && isHeader(first) ? rows.slice(1) : rows;
  const width = Math.min(first?.fields.length ?? 0, 50);
  const places = Array.from({ length: width }, (_, place) => place);
  return places.find((place) => areVideoIds(values.map(({ fields }) => fields[place]?.trim() ?? ''))) ?? -1;
}

/** In a column of ids each value is taken as an id, even if it looks like a word. */
function findSubjects(fields: readonly string[], id?: string): LinkedSubject[] {
  if (id && videoIdForm.test(id)) return [{ kind: 'video', videoId: id }];
  const all = fields.flatMap((field) => splitLinks(field.trim())).flatMap(({ subject }) => subject ?? []);
  const videos = all.filter(({ kind }) => kind === 'video');
  return videos.length > 0 ? videos : all;
}
