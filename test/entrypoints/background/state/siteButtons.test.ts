import 'fake-indexeddb/auto';
import { expect, it } from 'vitest';
import { createSiteButtons } from '../../../../entrypoints/background/state/siteButtons';
import { openStore, type Store } from '../../../../lib/store';
import { createFrozenDisk } from '../../../lib/store/frozenDisk';
import { tables } from '../../../lib/store/released/version5';

const desktop = 'https://www.youtube.com';
const mobile = 'https://m.youtube.com';
const place = { vertical: 'top', horizontal: 'left', x: 20, y: 80 } as const;

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
  return createSiteButtons(store as unknown as Store);
}

it('hides and shows the button on one site only, however often it is said', async () => {
  const buttons = openOn(undefined);
  expect(await buttons.hidden()).toEqual([]);
  await buttons.change(mobile, { isHidden: true });
  await buttons.change(desktop, { isHidden: true });
  await buttons.change(desktop, { isHidden: true });
  expect(await buttons.hidden()).toEqual([mobile, desktop]);
  await buttons.change(mobile, { isHidden: false });
  expect(await buttons.hidden()).toEqual([desktop]);
  expect(await buttons.get(undefined)).toEqual({});
});

it('keeps the place of a hidden button, and forgets it only when the standard one is chosen', async () => {
  const buttons = openOn(undefined);
  await buttons.change(desktop, { place });
  await buttons.change(desktop, { isHidden: true });
  expect(await buttons.get(desktop)).toEqual({ place, isHidden: true });
  expect(await buttons.get(mobile)).toEqual({});
  await buttons.change(desktop, { isHidden: false, place: undefined });
  expect((await buttons.get(desktop)).place).toBeUndefined();
});

it.each([
  ['text'],
  [{ [desktop]: true }],
  [{ [desktop]: { place: { ...place, x: -1 }, isHidden: 'yes' } }],
  [[1, desktop]],
  [null],
])('is at the standard place if %j is stored, and can be changed then', async (value) => {
  const buttons = openOn(value);
  expect(await buttons.get(desktop)).toEqual({});
  await buttons.change(desktop, { place });
  expect(await buttons.get(desktop)).toEqual({ place });
});

it('reads one site where another is stored in a wrong form, whatever it is called', async () => {
  const buttons = openOn({ [desktop]: { place }, [mobile]: 7 });
  expect(await buttons.get(desktop)).toEqual({ place });
  expect(await buttons.get('constructor')).toEqual({});
});

it('stays hidden on the sites on which version 5 of the data hid it', async () => {
  const settings = [{ key: 'hiddenButtonSites', value: [mobile, desktop] }];
  const store = openStore(await createFrozenDisk({ version: 5, tables, rows: { settings } }));
  const buttons = createSiteButtons(store);
  expect(await buttons.hidden()).toEqual([mobile, desktop]);
  await buttons.change(mobile, { isHidden: false });
  expect(await buttons.hidden()).toEqual([desktop]);
  expect(await store.get('settings', 'hiddenButtonSites')).toBeUndefined();
  store.close();
});
