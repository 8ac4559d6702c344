import { describe, expect, it } from 'vitest';
import { kinds } from './pages/kinds';
import { names } from './pages/names';
import { placeKinds } from './pages/placeKinds';
import { type PlainCase, readCase, toLine } from './plainCase';
import { smallPages, wholePages } from './plainSets';
import { score } from './score';

describe('events of pages without structured data', () => {
  it.each([...smallPages, ...kinds, ...names, ...placeKinds])('$name', (page) => {
    expect(readCase(page).map(toLine)).toEqual(page.events);
  });
});

it('says of each event where its name and its time stand', () => {
  const html = '<ul><li>3 May 2027, 7 pm: Jazz</li><li>4 May 2027, 7 pm: Jazz</li></ul>';
  const places = readCase({ name: '', html, events: [] }).map(({ evidence: { title, start } }) => [
    title?.at,
    start?.at,
  ]);
  expect(new Set(places.flat()).size).toBe(2);
  expect(places.flat()).not.toContain(undefined);
});

describe('whole pages that were written down before they were read', () => {
  const read = new Map<PlainCase, string[]>();

  it.each(wholePages)('$name', (page) => {
    read.set(page, readCase(page).map(toLine));
    expect(read.get(page)).toEqual(page.read ?? page.events);
  });

  it('are read with their starts, their lists whole, without foreign titles and ends', () => {
    const result = score([...read].map(([page, lines]) => ({ wanted: page.events, read: lines })));
    expect(result.starts).toBeGreaterThanOrEqual(95);
    expect(result.lists).toBeGreaterThanOrEqual(90);
    expect(result).toMatchObject({ frameTitles: 0, wrongEnds: 0, extra: 0 });
  });
});
