import 'fake-indexeddb/auto';
import { beforeEach, expect, it } from 'vitest';
import { viewSettingsMessages } from '../../../../entrypoints/background/handlers/viewSettings';
import { Disk } from '../../../lib/jobs/world';
import { answersOf } from './answersOf';

let disk: Disk;
beforeEach(() => {
  disk = new Disk();
});
const asked = () => answersOf(viewSettingsMessages, { store: disk.store });
const view = 'videos';

it('each change leaves the others as they are, and other views alone', async () => {
  const { viewSettings, changeView } = asked();
  expect(await viewSettings({ view })).toEqual({ widths: {}, saved: [] });
  await changeView({ view, columns: ['title', 'views'] });
  await changeView({ view, widths: { views: 120 } });
  await changeView({ view, save: { name: 'Old link', query: 'has.description=http' } });
  await changeView({ view, save: { name: 'Private', query: 'show=private' } });
  await changeView({ view, save: { name: 'Old link', query: 'q=http' } });
  expect(await changeView({ view, remove: 'none of these' })).toEqual({
    columns: ['title', 'views'],
    widths: { views: 120 },
    saved: [
      { name: 'Private', query: 'show=private' },
      { name: 'Old link', query: 'q=http' },
    ],
  });
  const { columns, saved } = await changeView({ view, columns: null, remove: 'Private' });
  expect(columns).toBeUndefined();
  expect(saved).toHaveLength(1);
  expect(await viewSettings({ view: 'playlists' })).toEqual({ widths: {}, saved: [] });
});

it.each([null, 7, { columns: 'all', widths: { views: -1 }, saved: [{ name: '' }] }])(
  'settings of another version are as none: %j',
  async (value) => {
    await disk.store.put('settings', { key: `view ${view}`, value });
    expect(await asked().viewSettings({ view })).toEqual({ widths: {}, saved: [] });
  },
);

it('keeps what it can read beside what it cannot', async () => {
  await disk.store.put('settings', { key: `view ${view}`, value: { widths: 7, columns: ['title'] } });
  expect(await asked().viewSettings({ view })).toEqual({ columns: ['title'], widths: {}, saved: [] });
});
