import { expect, it } from 'vitest';
import { createTaughtPages } from '../../../../entrypoints/background/state/taughtPages';
import type { TaughtRule } from '../../../../lib/pages/taught/rule';
import type { Store } from '../../../../lib/store';

const rule: TaughtRule = {
  item: [
    { tag: 'ul', classes: ['gigs'] },
    { tag: 'li', classes: [] },
  ],
  date: [{ tag: 'b', classes: [], nth: 0 }],
};
const other: TaughtRule = { ...rule, isRun: true };

/** The setting on a store that holds this value. */
function openOn(value?: unknown) {
  let row: { key: string; value: unknown } | undefined =
    value === undefined ? undefined : { key: 'any', value };
  const store = {
    get: async () => row,
    change: async (_table: string, _key: string, change: (before: typeof row) => typeof row) => {
      row = change(row);
      return row;
    },
  };
  let clock = 0;
  return createTaughtPages(store as unknown as Store, () => ++clock);
}

it('finds the rule for pages like the one that was taught, until it is forgotten', async () => {
  const pages = openOn();
  expect(await pages.find('https://club.example/2027/05')).toBeUndefined();
  await pages.keep('https://club.example/2027/05', rule);
  expect(await pages.find('https://club.example/2028/01#top')).toEqual(rule);
  expect(await pages.find('https://club.example/news')).toBeUndefined();
  expect(await pages.find('https://other.example/2027/05')).toBeUndefined();
  expect(await pages.find('')).toBeUndefined();
  await pages.forget('https://club.example/*/*');
  expect(await pages.all()).toEqual([]);
});

it('keeps one rule for a page, the newest first, and no more than 100', async () => {
  const pages = openOn();
  await pages.keep('https://club.example/a', rule);
  await pages.keep('https://club.example/b', rule);
  await pages.keep('https://club.example/a', other);
  expect((await pages.all()).map(({ page, at }) => [page, at])).toEqual([
    ['https://club.example/a', 3],
    ['https://club.example/b', 2],
  ]);
  expect(await pages.find('https://club.example/a')).toEqual(other);
  const word = (at: number) => `${'abcdefghij'[at % 10]}${'abcdefghijkl'[Math.floor(at / 10)]}`;
  for (let at = 0; at < 110; at++) await pages.keep(`https://club.example/x/${word(at)}`, rule);
  expect(await pages.all()).toHaveLength(100);
});

it.each([
  'text',
  null,
  [7],
  [{ page: 'javascript:alert(1)', rule, at: 1 }],
  [{ page: 'https://club.example/a', rule: { ...rule, item: [] }, at: 1 }],
  [{ page: 'https://club.example/a', rule: { ...rule, item: [{ tag: 'li:has(*)', classes: [] }] }, at: 1 }],
  [
    {
      page: 'https://club.example/a',
      rule: { ...rule, item: [{ tag: 'li', classes: ['a b', '*'] }] },
      at: 1,
    },
  ],
  [{ page: 'https://club.example/a', rule: { ...rule, date: Array(41).fill(rule.date[0]) }, at: 1 }],
  [{ page: 'https://club.example/a', rule: { ...rule, date: [{ tag: 'b', classes: [], nth: 1e9 }] }, at: 1 }],
])('drops a stored rule of another form (%#), and can learn again', async (value) => {
  const pages = openOn(value);
  expect(await pages.all()).toEqual([]);
  await pages.keep('https://club.example/a', rule);
  expect(await pages.find('https://club.example/a')).toEqual(rule);
});

it('keeps the good rules beside bad ones', async () => {
  const good = { page: 'https://club.example/a', rule, at: 1 };
  expect(await openOn([7, good, { ...good, rule: {} }]).all()).toEqual([good]);
});
