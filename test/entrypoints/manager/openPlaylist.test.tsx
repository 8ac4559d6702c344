import { expect, it, vi } from 'vitest';
import { OpenPlaylist } from '../../../entrypoints/manager/playlists/OpenPlaylist';
import type { IndexedItem } from '../../../lib/messages';
import { control, shown } from '../../components/controls';
import type { Answers } from '../../components/fakeBackground';
import { mount, questions, useEnglish } from '../../components/mounted';
import * as sample from '../../components/samples';

useEnglish();

const playlist = { playlistId: 'PLjazz', title: 'Jazz', itemCount: 4, readAt: Date.now() };
const item = (position: number, videoId: string, more: Partial<IndexedItem> = {}): IndexedItem => ({
  itemId: `item${position}`,
  videoId,
  position,
  title: `Song ${videoId}`,
  ...more,
});
const items = [item(0, 'a'), item(1, 'b', { gone: 'deleted' }), item(2, 'a'), item(3, 'c')];

const open = (at?: string, isRead = true, answers: Answers = {}, rows = items) =>
  mount(<OpenPlaylist accountId="channel" playlistId="PLjazz" item={at} />, {
    playlistContents: () => ({
      playlist: { ...playlist, readAt: isRead ? playlist.readAt : undefined },
      items: rows,
    }),
    playlistIndex: () => sample.playlistIndex,
    readPlaylists: () => sample.playlistIndex,
    planBatch: () => sample.plan,
    ...answers,
  });
const button = (root: ParentNode, name: string) => shown(root, () => control(root, name));
const names = (root: ParentNode) =>
  [...root.querySelectorAll('tbody .collection-name')].map(({ textContent }) => textContent);

it('items stand in the order of the playlist; a filter leaves later items of the same video, or what is gone', async () => {
  const root = open();
  await shown(root, () => root.querySelector('tbody .collection-name'));
  expect(names(root)).toEqual(['Song a', 'Song b (deleted)', 'Song a', 'Song c']);
  (await button(root, 'Duplicates')).click();
  await vi.waitFor(() => expect(names(root)).toEqual(['Song a']));
  expect(root.querySelector('tbody tr')?.textContent).toContain('3');
  (await button(root, 'Unavailable')).click();
  (await button(root, 'Duplicates')).click();
  await vi.waitFor(() => expect(names(root)).toEqual(['Song b (deleted)']));
});

it('removes exactly the selected items', async () => {
  location.hash = 'playlists/PLjazz?show=doubles';
  const root = open();
  (await shown(root, () => root.querySelector<HTMLElement>('thead input[type=checkbox]'))).click();
  (await button(root, 'Remove')).click();
  await vi.waitFor(() => expect(questions('planBatch').at(-1)).toEqual({ actions: ['video.remove'] }));
});

it('an item that is open can be moved by itself', async () => {
  const root = open('item3');
  const details = await shown(root, () => root.querySelector('.collection-details'));
  expect(details.textContent).toContain('Position 4');
  (await button(details, 'Move to…')).click();
  await shown(root, () => root.querySelector('select'));
  expect(root.textContent).toContain('Move 1 ');
});

it('columns are kept for all playlists', async () => {
  open();
  await vi.waitFor(() => expect(questions('viewSettings')).toContainEqual({ view: 'playlistItems' }));
});

it('a playlist that was never read cannot be sorted yet, and is read once', async () => {
  const root = open(undefined, false);
  expect((await button(root, 'Sort…')).getAttribute('aria-disabled')).toBe('true');
  await vi.waitFor(() => expect(questions('readPlaylists')).toEqual([{ playlistId: 'PLjazz' }]));
});

it('rows that are moved by keys make a new order, which is written with the fewest moves and undone as one', async () => {
  const startBatch = vi.fn(() => null);
  const root = open(undefined, true, { startBatch, batch: () => sample.batches[0]! });
  const last = await shown(root, () => root.querySelectorAll<HTMLElement>('tbody .collection-name')[3]);
  last.focus();
  const press = (key: string) =>
    document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key, altKey: true, bubbles: true }));
  press('ArrowUp');
  await vi.waitFor(() => expect(names(root)).toEqual(['Song a', 'Song b (deleted)', 'Song c', 'Song a']));
  await vi.waitFor(() => expect(document.activeElement?.closest('tr')?.dataset.index).toBe('2'));
  press('ArrowUp');
  await vi.waitFor(() => expect(names(root)).toEqual(['Song a', 'Song c', 'Song b (deleted)', 'Song a']));
  const panel = await shown(root, () => root.querySelector('[aria-label="New order"]'));
  expect(questions('planBatch').at(-1)).toEqual({ actions: ['video.place'] });
  (await button(panel, 'Sort playlist')).click();
  await vi.waitFor(() => expect(startBatch).toHaveBeenCalledTimes(1));
  expect(questions('startBatch')[0]).toMatchObject({
    kind: 'sort',
    inOrder: true,
    items: [{ action: 'video.place', input: { itemId: 'item3', from: 3, position: 1 } }],
  });
  (await button(panel, 'Close')).click();
  await vi.waitFor(() => expect(names(root)).toEqual(['Song a', 'Song b (deleted)', 'Song a', 'Song c']));
});

it('rows cannot be moved while some are hidden', async () => {
  const root = open();
  await shown(root, () => root.querySelector('tbody tr[draggable]'));
  (await button(root, 'Duplicates')).click();
  await vi.waitFor(() => expect(root.querySelector('tbody tr[draggable]')).toBeNull());
});

it('says how long the playlist is, once its videos were read', async () => {
  const root = open(undefined, true, {
    videoFacts: () => [
      { videoId: 'a', durationSeconds: 3_600 },
      { videoId: 'c', durationSeconds: 83 },
    ],
  });
  (await button(root, 'Show lengths')).click();
  // One video is there twice
  await shown(root, () => (root.textContent?.includes('2:01:23 in all, without 1') ? root : null));
  expect(questions('videoFacts')).toEqual([{ videoIds: ['a', 'b', 'c'] }]);
  await vi.waitFor(() => expect(control(root, 'Show lengths')).toBeUndefined());
});

it('shows the note and the start of an item, and saves what was changed', async () => {
  const root = open('item0', true, {}, [item(0, 'a', { note: 'Encore', startSeconds: 90 })]);
  const details = await shown(root, () => root.querySelector('.collection-details'));
  const [note, start] = details.querySelectorAll<HTMLInputElement>('.field .input');
  expect([note?.value, start?.value]).toEqual(['Encore', '1:30']);
  expect((await button(details, 'Save note')).getAttribute('aria-disabled')).toBe('true');
  const type = (field: HTMLInputElement | undefined, value: string) => {
    field!.value = value;
    field!.dispatchEvent(new Event('input', { bubbles: true }));
  };
  type(start, 'later');
  await shown(details, () => details.querySelector('.field-error'));
  type(start, '2:00');
  (await button(details, 'Save note')).click();
  await vi.waitFor(() =>
    expect(questions('act')[0]).toMatchObject({
      action: 'video.annotate',
      input: { itemId: 'item0', playlistId: 'PLjazz', changes: { note: 'Encore', startSeconds: 120 } },
    }),
  );
});

it('a vanished video is looked for by the name that it had, and another takes its place', async () => {
  const [quota] = sample.quotas;
  const root = open('item1', true, {
    acting: () => ({ ...sample.acting, quotaClientId: quota!.clientId }),
    quotas: () => sample.quotas,
    search: () => ({ hits: [{ kind: 'video', id: 'again', title: 'Song b, again' }] }),
  });
  const details = await shown(root, () => root.querySelector('.collection-details form'));
  expect(details.querySelector<HTMLInputElement>('.input')?.value).toBe('Song b');
  await shown(root, () => (details.textContent?.includes('100 of 100 searches left') ? details : null));
  details.querySelector<HTMLElement>('button[type=submit]')?.click();
  (await button(details, 'Use this: Song b, again')).click();
  await vi.waitFor(() =>
    expect(questions('act')[0]).toMatchObject({
      action: 'video.replace',
      input: { itemId: 'item1', videoId: 'b', playlistId: 'PLjazz', newVideoId: 'again' },
    }),
  );
  expect(questions('search')).toEqual([{ filters: { q: 'Song b', type: 'video' } }]);
});

it('shows the cover of the playlist', async () => {
  const image = 'https://i.ytimg.com/vi/a/default.jpg';
  const root = open(undefined, true, {
    playlistContents: () => ({ playlist: { ...playlist, image }, items }),
  });
  const cover = await shown(root, () => root.querySelector<HTMLImageElement>('.picture img'));
  expect(cover.src).toBe(image);
});
