import { expect, it, vi } from 'vitest';
import { OpenPlaylist } from '../../../entrypoints/manager/playlists/OpenPlaylist';
import type { IndexedItem } from '../../../lib/messages';
import { control, shown } from '../../components/controls';
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

const open = (at?: string, isRead = true) =>
  mount(<OpenPlaylist accountId="channel" playlistId="PLjazz" item={at} />, {
    playlistContents: () => ({
      playlist: { ...playlist, readAt: isRead ? playlist.readAt : undefined },
      items,
    }),
    playlistIndex: () => sample.playlistIndex,
    readPlaylists: () => sample.playlistIndex,
    planBatch: () => sample.plan,
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
