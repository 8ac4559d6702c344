import { describe, expect, it } from 'vitest';
import { freshFirst } from './pages/freshFirst';
import { freshSecond } from './pages/freshSecond';
import { freshThird } from './pages/freshThird';
import { kinds } from './pages/kinds';
import { lists } from './pages/lists';
import { others } from './pages/others';
import { tables } from './pages/tables';
import { wholeBodies } from './pages/wholeBodies';
import { wholeClubs } from './pages/wholeClubs';
import { wholeEnglish } from './pages/wholeEnglish';
import { wholeLater } from './pages/wholeLater';
import { wholeMore } from './pages/wholeMore';
import { wholeOthers } from './pages/wholeOthers';
import { wholeUnseen } from './pages/wholeUnseen';
import { type PlainCase, readCase, toLine } from './plainCase';
import { score } from './score';

describe('events of pages without structured data', () => {
  it.each([...tables, ...lists, ...others, ...kinds])('$name', (page) => {
    expect(readCase(page).map(toLine)).toEqual(page.events);
  });
});

describe('whole pages that were written down before they were read', () => {
  const pages = [
    ...wholeEnglish,
    ...wholeOthers,
    ...wholeLater,
    ...wholeBodies,
    ...wholeClubs,
    ...wholeUnseen,
    ...wholeMore,
    ...freshFirst,
    ...freshSecond,
    ...freshThird,
  ];
  const read = new Map<PlainCase, string[]>();

  it.each(pages)('$name', (page) => {
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
