import { describe, expect, it } from 'vitest';
import { readView, toPath, writeView } from '../../../components/collection/address';
import { filterRows, sortRows } from '../../../components/collection/arrange';
import type { Column, Filter } from '../../../components/collection/declared';
import { toCsvRows } from '../../../components/collection/files';
import { fitColumns, getActionsWidth, getHeadingWidth } from '../../../components/collection/fitColumns';

interface Row {
  name: string;
  size?: number;
}
const rows: Row[] = [
  { name: 'Éa', size: 2 },
  { name: 'b10' },
  { name: 'b9', size: 10 },
  { name: 'a', size: 2 },
];
const columns: Column<Row>[] = [
  { id: 'name', label: 'Name', width: 100, sortBy: ({ name }) => name, draw: ({ name }) => name },
  { id: 'size', label: 'Size', width: 100, sortBy: ({ size }) => size, draw: ({ size }) => size },
  { id: 'picture', label: 'Picture', width: 100, draw: () => '' },
];
const names = (all: readonly Row[]) => all.map(({ name }) => name);

describe('rows are sorted', () => {
  it('by text as the language does, numbers within by their value', () => {
    expect(names(sortRows(rows, columns, 'name', 'en'))).toEqual(['a', 'b9', 'b10', 'Éa']);
  });
  it('by number, those without one last in either direction, equal ones as they were', () => {
    expect(names(sortRows(rows, columns, 'size', 'en'))).toEqual(['Éa', 'a', 'b9', 'b10']);
    expect(names(sortRows(rows, columns, '-size', 'en'))).toEqual(['b9', 'Éa', 'a', 'b10']);
  });
  it('not by a column that does not exist, or has nothing to sort by', () => {
    for (const sort of ['constructor', 'picture', '', '-'])
      expect(sortRows(rows, columns, sort, 'en')).toBe(rows);
  });
});

describe('filters', () => {
  const filter = (id: string, group: string, matches: Filter<Row>['matches']): Filter<Row> => ({
    id,
    label: id,
    group,
    matches,
  });
  const filters = [
    filter('small', 'size', ({ size = 0 }) => size < 5),
    filter('large', 'size', ({ size = 0 }) => size >= 5),
    filter('b', 'name', ({ name }) => name.startsWith('b')),
  ];
  it('of one group are alternatives, groups are combined, and unknown ones let everything through', () => {
    expect(names(filterRows(rows, filters, ['small', 'large']))).toEqual(names(rows));
    expect(names(filterRows(rows, filters, ['large', 'b']))).toEqual(['b9']);
    expect(filterRows(rows, filters, ['toString'])).toBe(rows);
  });
});

describe('the address of a view', () => {
  const plain = { search: '', filters: [], texts: {}, sort: '-date', layout: 'table' };
  it('is as short as the section if nothing was chosen, and is read back', () => {
    expect(writeView('videos', plain, '-date')).toBe('videos');
    const view = {
      search: 'tides & 100 %?',
      filters: ['no-tags', 'private'],
      texts: { description: 'old & link', __proto__x: '=' },
      sort: 'views',
      layout: 'grid',
    };
    const hash = writeView('videos/abc', view, '-date');
    expect([toPath(hash), readView(hash, '-date')]).toEqual(['videos/abc', view]);
  });
  it('has no texts that say nothing, and the same filters for each order of presses', () => {
    expect(writeView('videos', { ...plain, texts: { title: ' ' } }, '-date')).toBe('videos');
    const [one, other] = [
      ['a', 'b'],
      ['b', 'a'],
    ].map((filters) => writeView('v', { ...plain, filters }, '-date'));
    expect(one).toBe(other);
  });
});

describe('columns for the room that there is', () => {
  const wide = (id: string, isSecondary = false): Column<Row> => ({
    id,
    label: id,
    width: 100,
    isSecondary,
    draw: () => '',
  });
  const all = [wide('name'), wide('length', true), wide('views'), wide('likes', true), wide('date')];
  const fitted = (width: number) => fitColumns(all, width).map(({ id }) => id);
  it('secondary ones go first, then from the last on; the first stays', () => {
    expect(fitted(544)).toEqual(['name', 'length', 'views', 'likes', 'date']);
    expect(fitted(543)).toEqual(['name', 'length', 'views', 'date']);
    expect(fitted(344)).toEqual(['name', 'views', 'date']);
    expect(fitted(339)).toEqual(['name', 'views']);
    expect(fitted(10)).toEqual(['name']);
  });
});

it('a CSV file has the headings and what the columns say, without pictures', () => {
  expect(toCsvRows(columns, rows.slice(0, 2))).toEqual([
    ['Name', 'Size'],
    ['Éa', '2'],
    ['b10', ''],
  ]);
});

it('a column is at least as wide as the longest word of its heading', () => {
  expect(getHeadingWidth('Views')).toBeLessThan(76);
  expect(getHeadingWidth('Visualizaciones')).toBeGreaterThan(120);
  expect(getHeadingWidth('Verbrauchte Einheiten')).toBe(getHeadingWidth('Verbrauchte'));
  expect(getHeadingWidth('再生回数')).toBeGreaterThan(getHeadingWidth('View'));
});

it('buttons of rows have room in a window of 800 pixels, beside the folded navigation, but not of 640', () => {
  const declared = { rowActions: () => [], rowButtons: 3 };
  expect(getActionsWidth(declared, 690)).toEqual({ width: 138, hasButtons: true });
  expect(getActionsWidth(declared, 530)).toEqual({ width: 48, hasButtons: false });
  expect(getActionsWidth({}, 690)).toEqual({ width: 0, hasButtons: false });
});
