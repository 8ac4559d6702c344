import { expect, it } from 'vitest';
import { createHiddenButtons } from '../../../../entrypoints/background/state/hiddenButtons';
import type { Store } from '../../../../lib/store';

const desktop = 'https://www.youtube.com';
const mobile = 'https://m.youtube.com';

/** The setting on a store that holds this value. */
function openOn(value: unknown) {
  let row: { key: string; value: unknown } | undefined =
    value === undefined ? undefined : { key: 'any', value };
  const store = {
    get: async () => row,
    change: async (_table: string, _key: string, change: (before: typeof row) => typeof row) => {
      row = change(row);
      return row;
    },
  };
  return createHiddenButtons(store as unknown as Store);
}

it('hides and shows the button on one site only, however often it is said', async () => {
  const buttons = openOn(undefined);
  expect(await buttons.sites()).toEqual([]);
  await buttons.set(mobile, true);
  await buttons.set(desktop, true);
  await buttons.set(desktop, true);
  expect(await buttons.sites()).toEqual([mobile, desktop]);
  await buttons.set(mobile, false);
  expect([await buttons.isHiddenOn(mobile), await buttons.isHiddenOn(desktop)]).toEqual([false, true]);
  expect(await buttons.isHiddenOn(undefined)).toBe(false);
});

it.each([['text'], [{ 'https://www.youtube.com': true }], [[1, desktop]], [null]])(
  'hides nothing if %j is stored, and can be set then',
  async (value) => {
    const buttons = openOn(value);
    expect(await buttons.isHiddenOn(desktop)).toBe(false);
    await buttons.set(desktop, true);
    expect(await buttons.sites()).toEqual([desktop]);
  },
);
