import { expect, it } from 'vitest';
import type { PlaylistEntry } from '../../../lib/playlistPlans/entry';
import { partFrom, partsByChannel, partsByCount } from '../../../lib/playlistPlans/parts';

const entry = (itemId: string, channelTitle?: string): PlaylistEntry => ({
  itemId,
  videoId: itemId,
  position: 0,
  ...(channelTitle === undefined ? {} : { channelTitle }),
});
const list = [entry('a', 'Pier'), entry('b', 'Quay'), entry('c'), entry('d', 'Quay'), entry('e', 'Quay')];
const shown = (parts: ReturnType<typeof partsByCount>) =>
  parts.map(({ name, entries }) => `${name}: ${entries.map(({ itemId }) => itemId).join('')}`);

it('splits by number, and the first ones stay', () => {
  expect(shown(partsByCount(list, 2))).toEqual(['2: cd', '3: e']);
  expect(shown(partsByCount(list, 5))).toEqual([]);
  expect(shown(partsByCount(list, 0))).toEqual([]);
});

it('splits by channel, the largest first, without items of no channel', () => {
  expect(shown(partsByChannel(list))).toEqual(['Quay: bde', 'Pier: a']);
});

it('splits from one item on', () => {
  expect(shown(partFrom(list, 'd'))).toEqual(['2: de']);
  expect(shown(partFrom(list, undefined))).toEqual([]);
});
