import { describe, expect, it } from 'vitest';
import { planEdits } from '../../../entrypoints/manager/videos/manyEdits';
import {
  planSheet,
  readVideoSheet,
  type SheetRow,
  sheetFields,
  toCellKey,
  writeVideoCsv,
  writeVideoJson,
} from '../../../entrypoints/manager/videos/videoSheet';
import type { VideoRow } from '../../../lib/collections/videos';

const video = (videoId: string, more: Partial<VideoRow> = {}): VideoRow => ({
  videoId,
  title: `Video ${videoId}`,
  description: 'High, "low"; and\nslack water',
  tags: ['sea', 'low water'],
  privacyStatus: 'private',
  publishAt: '2099-01-01T10:00:00Z',
  categoryId: '10',
  language: 'en',
  license: 'youtube',
  ...more,
});
const one = video('Sbx-1_vid01');
const formula = video('-bx-1_vid02', { title: '=1+1', description: '+ more\n- less', tags: [] });
const all = [one, formula];
const known = new Map(all.map((row) => [row.videoId, row]));
const none = new Set<string>();

const csv = () => writeVideoCsv(all, sheetFields);
const read = (text: string) => planSheet(readVideoSheet(text), known, none);

/** The file as spreadsheets save it: with semicolons, other line ends, no mark, every field quoted. */
const asSpreadsheet = (text: string) => {
  const rows = text.slice(1).split('\r\n').slice(0, -1);
  const cells = rows.map((row) => row.match(/("(?:[^"]|"")*"|[^,]*)(,|$)/g)!.slice(0, 10));
  return `${cells
    .map((row) =>
      row
        .map((cell) => cell.replace(/,$/, ''))
        .map((cell) => (cell.startsWith('"') ? cell : `"${cell}"`))
        .join(';')
        .replaceAll('\n', '\r\n'),
    )
    .join('\r\n')}\r\n`;
};

describe('an unchanged sheet', () => {
  it.each([
    ['as it was written', csv()],
    ['as JSON', writeVideoJson(all, sheetFields)],
    ['as a spreadsheet saves it', asSpreadsheet(csv())],
    ['with other line ends', csv().replaceAll('\r\n', '\n')],
  ])('%s changes nothing', (_name, text) => {
    const rows = readVideoSheet(text);
    expect(rows.map(({ videoId }) => videoId)).toEqual(all.map(({ videoId }) => videoId));
    expect(rows[1]?.values.title).toBe('=1+1');
    expect(read(text)).toEqual({ changes: new Map(), conflicts: [], invalid: [], unknown: [] });
  });

  it('writes nothing where the video was changed since', () => {
    const now = new Map([[one.videoId, { ...one, title: 'By somebody else', description: '' }]]);
    expect(planSheet(readVideoSheet(writeVideoCsv([one], sheetFields)), now, none).changes.size).toBe(0);
  });
});

describe('an edited sheet', () => {
  const edited = (values: SheetRow['values'], row = one) => {
    const [first] = readVideoSheet(writeVideoCsv([row], sheetFields));
    return [{ ...first!, values: { ...first!.values, ...values } }];
  };

  it('changes the edited fields alone', () => {
    const plan = planSheet(
      edited({ title: 'Ebb', tags: 'sea', publishAt: '', license: 'creativeCommon' }),
      known,
      none,
    );
    expect(plan.changes.get(one.videoId)).toEqual({
      title: 'Ebb',
      tags: ['sea'],
      publishAt: null,
      license: 'creativeCommon',
    });
    const toFields = ({ videoId }: VideoRow) => plan.changes.get(videoId) ?? {};
    const { items } = planEdits(all, { kind: 'fields', toFields, isExact: true }, 0);
    expect(items).toHaveLength(1);
    expect(items[0]?.input).toMatchObject({
      videoId: one.videoId,
      changes: { title: 'Ebb' },
      expected: { title: one.title, tags: one.tags, license: 'youtube', publishAt: one.publishAt },
    });
  });

  it('tells conflicts, and writes them only where the sheet shall win', () => {
    const now = new Map([[one.videoId, { ...one, title: 'By somebody else' }]]);
    const rows = edited({ title: 'Ebb', description: 'New' });
    const plan = planSheet(rows, now, none);
    expect(plan.conflicts.map(toCellKey)).toEqual([`${one.videoId} title`]);
    expect(plan.changes.get(one.videoId)).toEqual({ description: 'New' });
    const won = planSheet(rows, now, new Set(plan.conflicts.map(toCellKey)));
    expect(won.changes.get(one.videoId)).toEqual({ title: 'Ebb', description: 'New' });
  });

  it('without its checks is compared with the videos as they are', () => {
    const rows = edited({ title: 'Ebb' }).map((row) => ({ ...row, hashes: {} }));
    expect(planSheet(rows, known, none)).toMatchObject({
      conflicts: [],
      changes: new Map([[one.videoId, { title: 'Ebb' }]]),
    });
  });

  it('tells values that fields do not take, and videos of others', () => {
    const rows = edited({
      privacyStatus: 'secret',
      publishAt: 'soon',
      defaultLanguage: 'Dutch, I think',
      license: 'mine',
      categoryId: 'Music',
    });
    const plan = planSheet([...rows, { videoId: 'Sbx-9_vid99', values: {}, hashes: {} }], known, none);
    expect(plan.invalid.map(({ field }) => field)).toEqual([
      'privacyStatus',
      'publishAt',
      'categoryId',
      'defaultLanguage',
      'license',
    ]);
    expect(plan).toMatchObject({ changes: new Map(), unknown: ['Sbx-9_vid99'] });
  });

  it('may lack rows and columns, name videos by their ids, and repeat them', () => {
    const rows = readVideoSheet(
      'video;title\nSbx-1_vid01;Ebb\nnothing;Flow\nhttps://youtu.be/Sbx-1_vid01;Again\n',
    );
    expect(rows).toEqual([{ videoId: 'Sbx-1_vid01', values: { title: 'Ebb' }, hashes: {} }]);
  });

  it.each([
    ['[{"video": {}}]', 'sheetUnreadable'],
    ['[broken', 'sheetUnreadable'],
    ['title\nEbb\n', 'sheetWithoutVideos'],
    ['', 'sheetWithoutVideos'],
  ])('%j is refused: %s', (text, reason) => {
    expect(() => readVideoSheet(text)).toThrow(reason);
  });
});
