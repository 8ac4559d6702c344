import * as z from 'zod/mini';
import type { VideoRow } from '../../../lib/collections/videos';
import { Fault } from '../../../lib/errors';
import { readCsv, writeCsv } from '../../../lib/importExport/csv';
import { privacyStatuses } from '../../../lib/messages';
import { recognizeVideoUrl } from '../../../lib/pages/video';
import { videoIdForm, videoUrl } from '../../../lib/pages/videoAddress';
import { isLanguage } from '../../../lib/shared/isLanguage';
import type { VideoFields } from '../../../lib/video/shared/videoFields';
import { splitTags } from './videoForm';

/** The fields of a video that a sheet can have: those that the list of videos knows. */
export const sheetFields = [
  'title',
  'description',
  'tags',
  'privacyStatus',
  'publishAt',
  'categoryId',
  'defaultLanguage',
  'license',
] as const;
export type SheetField = (typeof sheetFields)[number];

/** Column of the video's address; ids alone may look like numbers or formulas to a spreadsheet. */
const videoColumn = 'video';
/** Column with a hash of each field as it was written: it tells what was edited in the sheet from what was changed since. */
const checkColumn = 'check';

/** A row of a sheet that was read. */
export interface SheetRow {
  videoId: string;
  values: Partial<Record<SheetField, string>>;
  /** Hash of each field as the sheet was written with; of those that it has. */
  hashes: Partial<Record<SheetField, string>>;
}

const toText: Record<SheetField, (video: VideoRow) => string> = {
  title: ({ title }) => title,
  description: ({ description }) => description,
  tags: ({ tags }) => tags.join(', '),
  privacyStatus: ({ privacyStatus = '' }) => privacyStatus,
  publishAt: ({ publishAt = '' }) => publishAt,
  categoryId: ({ categoryId = '' }) => categoryId,
  defaultLanguage: ({ language = '' }) => language,
  license: ({ license = '' }) => license,
};

/** A text as programs leave it that write other line ends, or none at the end. */
const normalize = (text: string) => text.replaceAll('\r\n', '\n').replaceAll('\r', '\n').trim();

/** A short hash (FNV-1a, 32 bits) of a text, which no spreadsheet takes for a number. */
function toHash(text: string): string {
  let hash = 0x811c9dc5;
  for (const byte of new TextEncoder().encode(normalize(text))) hash = Math.imul(hash ^ byte, 0x01000193);
  return `h${(hash >>> 0).toString(36)}`;
}

const toRecord = (video: VideoRow, fields: readonly SheetField[]) => ({
  [videoColumn]: videoUrl(video.videoId),
  ...Object.fromEntries(fields.map((field) => [field, toText[field](video)])),
  [checkColumn]: fields.map((field) => `${field}:${toHash(toText[field](video))}`).join(' '),
});

/** Videos as a CSV file. */
export function writeVideoCsv(videos: readonly VideoRow[], fields: readonly SheetField[]): string {
  const columns = [videoColumn, ...fields, checkColumn];
  const records = videos.map((video) => new Map(Object.entries(toRecord(video, fields))));
  return writeCsv([columns, ...records.map((record) => columns.map((column) => record.get(column) ?? ''))]);
}

/** Videos as a JSON file. */
export const writeVideoJson = (videos: readonly VideoRow[], fields: readonly SheetField[]): string =>
  `${JSON.stringify(
    videos.map((video) => toRecord(video, fields)),
    null,
    2,
  )}\n`;

const Records = () => z.array(z.record(z.string(), z.union([z.string(), z.number(), z.null()])));

/** Reads a CSV or JSON file as lists of named cells. */
function readRecords(text: string): Map<string, string>[] {
  if (/^\ufeff?\s*\[/.test(text)) {
    const read = Records().safeParse(parseJson(text));
    if (!read.success) throw new Fault({ kind: 'badInput', reason: 'sheetUnreadable' });
    return read.data.map(
      (record) => new Map(Object.entries(record).map(([name, cell]) => [name, String(cell ?? '')])),
    );
  }
  const [head, ...rows] = readCsv(text);
  const names = head?.fields.map((name) => name.trim()) ?? [];
  return rows.map(({ fields }) => new Map(names.map((name, at) => [name, fields[at] ?? ''])));
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text.replace(/^\ufeff/, ''));
  } catch {
    return undefined;
  }
}

/**
 * Reads a sheet that `writeVideoCsv` or `writeVideoJson` wrote, and that was edited since. Rows may be missing or in
 * another order, and so may columns, but for the one of the videos. Of a video's second row nothing is taken.
 * @throws Fault `badInput/sheetUnreadable`, `badInput/sheetWithoutVideos`, and those of `readCsv`
 */
export function readVideoSheet(text: string): SheetRow[] {
  const rows = new Map<string, SheetRow>();
  for (const cells of readRecords(text)) {
    const videoId = toVideoId(cells.get(videoColumn) ?? '');
    if (videoId === undefined || rows.has(videoId)) continue;
    const values: SheetRow['values'] = {};
    for (const field of sheetFields) {
      const cell = cells.get(field);
      if (cell !== undefined) values[field] = normalize(cell);
    }
    rows.set(videoId, { videoId, values, hashes: readHashes(cells.get(checkColumn) ?? '') });
  }
  if (rows.size === 0) throw new Fault({ kind: 'badInput', reason: 'sheetWithoutVideos' });
  return [...rows.values()];
}

function toVideoId(cell: string): string | undefined {
  const text = cell.trim();
  if (videoIdForm.test(text)) return text;
  const subject = recognizeVideoUrl(text);
  return subject?.kind === 'video' ? subject.videoId : undefined;
}

function readHashes(cell: string): SheetRow['hashes'] {
  const hashes = new Map(
    cell.split(' ').map((pair) => {
      const [field = '', hash = ''] = pair.split(':');
      return [field, hash] as const;
    }),
  );
  return Object.fromEntries(
    sheetFields.flatMap((field) => {
      const hash = hashes.get(field);
      return hash ? [[field, hash]] : [];
    }),
  );
}

/** A cell that says something else than the video. */
export interface SheetCell {
  video: VideoRow;
  field: SheetField;
  value: string;
}

/** What a sheet changes. */
export interface SheetPlan {
  /** Video id → the fields that were edited in the sheet. */
  changes: Map<string, Partial<VideoFields>>;
  /** Cells that were edited, of fields that were changed on the platform since the sheet was written. */
  conflicts: SheetCell[];
  /** Cells with values that the field does not take. */
  invalid: SheetCell[];
  /** Videos that the channel does not have. */
  unknown: string[];
}

/**
 * Compares a sheet with the videos as they are. Cells that were not edited change nothing, whatever the video says now.
 * @param overwritten keys (`toCellKey`) of the conflicts in which the sheet wins
 */
export function planSheet(
  rows: readonly SheetRow[],
  videos: ReadonlyMap<string, VideoRow>,
  overwritten: ReadonlySet<string>,
): SheetPlan {
  const plan: SheetPlan = { changes: new Map(), conflicts: [], invalid: [], unknown: [] };
  for (const { videoId, values, hashes } of rows) {
    const video = videos.get(videoId);
    if (video === undefined) {
      plan.unknown.push(videoId);
      continue;
    }
    const changes: Partial<VideoFields> = {};
    for (const field of sheetFields) {
      const value = values[field];
      const now = toText[field](video);
      if (value === undefined || toHash(value) === hashes[field] || value === normalize(now)) continue;
      const cell = { video, field, value };
      const parsed = parseCell(field, value);
      const isOvertaken = hashes[field] !== undefined && hashes[field] !== toHash(now);
      if (parsed === undefined) plan.invalid.push(cell);
      else {
        if (isOvertaken) plan.conflicts.push(cell);
        if (!isOvertaken || overwritten.has(toCellKey(cell))) Object.assign(changes, parsed);
      }
    }
    if (Object.keys(changes).length > 0) plan.changes.set(videoId, changes);
  }
  return plan;
}

/** Identifies a cell. */
export const toCellKey = ({ video, field }: Pick<SheetCell, 'video' | 'field'>): string =>
  `${video.videoId} ${field}`;

/** The field as the action takes it; undefined if it does not take the value. */
function parseCell(field: SheetField, value: string): Partial<VideoFields> | undefined {
  switch (field) {
    case 'title':
    case 'description':
      return { [field]: value };
    case 'tags':
      return { tags: splitTags(value) };
    case 'privacyStatus': {
      const privacyStatus = privacyStatuses.find((one) => one === value.toLowerCase());
      return privacyStatus && { privacyStatus };
    }
    case 'publishAt': {
      const at = Date.parse(value);
      if (value === '') return { publishAt: null };
      return Number.isNaN(at) ? undefined : { publishAt: new Date(at).toISOString() };
    }
    case 'categoryId':
      return /^\d{1,4}$/.test(value) ? { categoryId: value } : undefined;
    case 'defaultLanguage':
      return isLanguage(value) ? { defaultLanguage: value || null } : undefined;
    case 'license':
      return value === 'youtube' || value === 'creativeCommon' ? { license: value } : undefined;
  }
}
