import { describe, expect, it } from 'vitest';
import { lists } from './pages/lists';
import { others } from './pages/others';
import { tables } from './pages/tables';
import { wholeEnglish } from './pages/wholeEnglish';
import { wholeOthers } from './pages/wholeOthers';
import { readCase, toLine } from './plainCase';
import { score } from './score';

describe('events of pages without structured data', () => {
  it.each([...tables, ...lists, ...others])('$name', (page) => {
    expect(readCase(page).map(toLine)).toEqual(page.events);
  });
});

describe('whole pages that were written down before they were read', () => {
  const pages = [...wholeEnglish, ...wholeOthers];

  it.each(pages)('$name', (page) => {
    expect(readCase(page).map(toLine)).toEqual(page.read ?? page.events);
  });

  it('are read as often as before', () => {
    const result = score(pages.map((page) => ({ wanted: page.events, read: readCase(page).map(toLine) })));
    expect(result.starts).toBeGreaterThanOrEqual(70);
    expect(result.lists).toBeGreaterThanOrEqual(75);
    expect(result).toMatchObject({ wrongEnds: 1 });
  });
});
