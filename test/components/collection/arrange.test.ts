import { describe, expect, it } from 'vitest';
import { readView, toPath, writeView } from '../../../components/collection/address';
import { filterRows, sortRows } from '../../../components/collection/arrange';
import { toCsvRows } from '../../../components/collection/csvRows';
import type { Column, Filter } from '../../../components/collection/declared';

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
  { id: 'name', label: 'Name', width: '1fr', sortBy: ({ name }) => name, draw: ({ name }) => name },
  { id: 'size', label: 'Size', width: '1fr', sortBy: ({ size }) => size, draw: ({ size }) => size },
  { id: 'picture', label: 'Picture', width: '1fr', draw: () => '' },
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
  it('is as short as the section if nothing was chosen, and is read back', () => {
    expect(writeView('videos', { search: '', filters: [], sort: '-date' }, '-date')).toBe('videos');
    const view = { search: 'tides & 100 %?', filters: ['private', 'no-tags'], sort: 'views' };
    const hash = writeView('videos/abc', view, '-date');
    expect([toPath(hash), readView(hash, '-date')]).toEqual(['videos/abc', view]);
  });
});

it('a CSV file has the headings and what the columns say, without pictures', () => {
  expect(toCsvRows(columns, rows.slice(0, 2))).toEqual([
    ['Name', 'Size'],
    ['Éa', '2'],
    ['b10', ''],
  ]);
});
