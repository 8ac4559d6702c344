import { expect, it } from 'vitest';
import { readSources } from './sources';

/** How Date and Intl reckon with days, wall clocks and zones. */
const handMade =
  /getTimezoneOffset|\.set(?:UTC)?(?:Date|Month|FullYear|Hours)\(|\.getUTC|resolvedOptions\(\)\.timeZone|Date\.UTC\([^)]*[+-]|days? \* 86_400_000/;

/**
 * Readers of pages and files count days in UTC: a rule that repeats tests up to 500,000 of them as texts, which takes
 * twice as long by Temporal. Words for months and weekdays are collected from dates.
 */
const exceptions = [
  'lib/pages/times/recurrence.ts',
  'lib/pages/times/dates.ts',
  'lib/pages/text/vocabulary.ts',
];

it('days, wall clocks and zones are reckoned by Temporal', () => {
  const sources = readSources('lib', 'components', 'entrypoints');
  const found = sources.filter(({ text }) => handMade.test(text)).map(({ path }) => path);
  expect(found.filter((path) => !exceptions.includes(path))).toEqual([]);
});

it('a browser brings Temporal, and the extension no other', () => {
  const sources = readSources('lib', 'components', 'entrypoints', 'modules');
  expect(sources.filter(({ text }) => text.includes('temporal-polyfill'))).toEqual([]);
});
