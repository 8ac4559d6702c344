import { expect, it } from 'vitest';
import { createPreferences } from '../../../../entrypoints/background/state/preferences';
import type { Store } from '../../../../lib/store';

/** The preferences on a store that holds this value. */
function openOn(value?: unknown) {
  let row = value === undefined ? undefined : { key: 'any', value };
  const store = {
    get: async () => row,
    change: async (_table: string, _key: string, change: (before: typeof row) => typeof row) => {
      row = change(row);
      return row;
    },
  };
  return createPreferences(store as unknown as Store);
}

it('changes one and keeps the others', async () => {
  const preferences = openOn();
  expect(await preferences.read()).toMatchObject({ theme: 'system' });
  await preferences.change({ theme: 'dark' });
  await preferences.change({ eventStatus: 'publish' });
  await preferences.change({});
  expect(await preferences.read()).toEqual({
    theme: 'dark',
    eventStatus: 'publish',
    privacyStatus: 'private',
    notifications: [],
    eventMinutes: 120,
    eventTimeZone: '',
  });
});

it('keeps the others if one value is of another version', async () => {
  const preferences = openOn({ eventMinutes: 0, eventTimeZone: 'Mars/Olympus', privacyStatus: 'public' });
  expect(await preferences.read()).toMatchObject({
    eventMinutes: 120,
    eventTimeZone: '',
    privacyStatus: 'public',
  });
});

it.each([null, 7, [], { theme: 'sepia' }])('reads initial values for %j', async (value) => {
  expect(await openOn(value).read()).toMatchObject({ theme: 'system' });
});
