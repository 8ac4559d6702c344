import { describe, expect, it } from 'vitest';
import type { BatchItem } from '../../../lib/messages';
import type { PlaylistEntry } from '../../../lib/playlistPlans/entry';
import {
  fillMade,
  findDoubles,
  importLists,
  mergePlaylists,
  moveMany,
  removeMany,
  saveMany,
  sortPlaylist,
  splitPlaylist,
  subscribeMany,
  unsubscribeMany,
} from '../../../lib/playlistPlans/plans';

const jazz = { playlistId: 'PLjazz', title: 'Jazz' };
const live = { playlistId: 'PLlive', title: 'Live' };
const toEntries = (...videoIds: string[]): PlaylistEntry[] =>
  videoIds.map((videoId, position) => ({
    itemId: `${videoId}${position}`,
    videoId,
    position,
    title: `Title ${videoId}`,
  }));
const short = ({ action, input }: BatchItem) => `${action} ${input.itemId ?? input.videoId}`;
const none = new Set<string>();

describe('saving many', () => {
  const videos = [{ videoId: 'a', title: 'A' }, { videoId: 'b' }, { videoId: 'a' }, { videoId: 'c' }];

  it('saves each once, and skips those in the playlist', () => {
    const { items, already } = saveMany(videos, jazz, new Set(['c']));
    expect(items).toEqual([
      {
        action: 'video.save',
        input: { videoId: 'a', playlistId: 'PLjazz', playlistTitle: 'Jazz' },
        label: 'A',
      },
      {
        action: 'video.save',
        input: { videoId: 'b', playlistId: 'PLjazz', playlistTitle: 'Jazz' },
        label: 'b',
      },
    ]);
    expect(already).toEqual([{ videoId: 'c' }]);
  });

  it('saves duplicates on request, and lists them', () => {
    const { items, already } = saveMany(videos, jazz, new Set(['c']), { doubles: true });
    expect(items.map(short)).toEqual(['video.save a', 'video.save b', 'video.save c']);
    expect(already).toEqual([{ videoId: 'c' }]);
  });
});

describe('importing lists', () => {
  const [a, b, c] = [{ videoId: 'a' }, { videoId: 'b' }, { videoId: 'c' }];
  const target = ({ input }: BatchItem) => `${input.videoId} to ${input.playlistTitle}`;

  it('saves each list to its playlist, and joins lists with the same one', () => {
    const lists = [
      { videos: [a, b], into: jazz },
      { videos: [a], into: live },
      { videos: [b, c], into: jazz },
    ];
    const held = new Map([['PLlive', new Set(['a'])]]);
    const { items, already } = importLists(lists, held);
    expect(items.map(target)).toEqual(['a to Jazz', 'b to Jazz', 'c to Jazz']);
    expect(already).toEqual([a]);
    expect(importLists(lists, held, { doubles: true }).items.map(target)).toContain('a to Live');
  });

  it('starts with the jobs that stand for created playlists', () => {
    expect(fillMade([jazz])).toEqual([
      { action: 'playlist.fill', input: { playlistId: 'PLjazz', title: 'Jazz' }, label: 'Jazz' },
    ]);
  });
});

describe('moving many', () => {
  it('only removes what the other playlist holds, or was given', () => {
    const items = moveMany(toEntries('a', 'b', 'a'), jazz, live, new Set(['b']));
    expect(items.map(short)).toEqual(['video.move a0', 'video.remove b1', 'video.remove a2']);
    expect(items[0]?.input).toMatchObject({ playlistId: 'PLjazz', targetId: 'PLlive', targetTitle: 'Live' });
  });
});

describe('duplicates', () => {
  it('are all but the first of each', () => {
    const doubles = findDoubles(toEntries('a', 'b', 'a', 'c', 'b', 'a'));
    expect(removeMany(doubles, jazz).map(short)).toEqual([
      'video.remove a2',
      'video.remove b4',
      'video.remove a5',
    ]);
  });
});

describe('sorting a playlist', () => {
  it('moves as few items as possible', () => {
    const now = toEntries('b', 'c', 'd', 'a');
    const wanted = [now[3], now[0], now[1], now[2]].flatMap((entry) => entry ?? []);
    expect(sortPlaylist(now, wanted, jazz)).toEqual([
      {
        action: 'video.place',
        input: {
          itemId: 'a3',
          videoId: 'a',
          from: 3,
          position: 0,
          playlistId: 'PLjazz',
          playlistTitle: 'Jazz',
        },
        label: 'Title a',
      },
    ]);
  });
});

describe('merging and splitting', () => {
  it('saves the items of the others to one', () => {
    const into = { ...jazz, entries: toEntries('a', 'b') };
    const plan = mergePlaylists([into, { ...live, entries: toEntries('c', 'b', 'c', 'd') }], into);
    expect(plan.items.map(short)).toEqual(['video.save c', 'video.save d']);
    expect(plan.already.map(({ videoId }) => videoId)).toEqual(['b']);
  });

  it('moves each part to its list', () => {
    const [a, b, c] = toEntries('a', 'b', 'c');
    const pop = { playlistId: 'PLpop', title: 'Pop' };
    const parts = [
      { into: live, entries: [a, c] },
      { into: pop, entries: [b] },
    ].map(({ into, entries }) => ({
      into,
      entries: entries.flatMap((entry) => entry ?? []),
    }));
    expect(splitPlaylist(jazz, parts).map(({ input }) => `${input.videoId} ${input.targetId}`)).toEqual([
      'a PLlive',
      'c PLlive',
      'b PLpop',
    ]);
    expect(splitPlaylist(jazz, [])).toEqual([]);
  });
});

describe('subscriptions', () => {
  const channels = [
    { channelId: 'UC1', title: 'One' },
    { channelId: 'UC2', title: '' },
  ];

  it('are ended', () => {
    expect(unsubscribeMany(channels)).toEqual([
      { action: 'channel.unsubscribe', input: { channel: { channelId: 'UC1' }, title: 'One' }, label: 'One' },
      { action: 'channel.unsubscribe', input: { channel: { channelId: 'UC2' }, title: '' }, label: 'UC2' },
    ]);
  });

  it('are made where there is none yet', () => {
    const named = [
      { subject: { kind: 'channel' as const, channelId: 'UC1' }, title: 'One' },
      { subject: { kind: 'channel' as const, handle: '@two' } },
    ];
    expect(subscribeMany(named, none)).toHaveLength(2);
    expect(subscribeMany(named, new Set(['UC1']))).toEqual([
      { action: 'channel.subscribe', input: { channel: { handle: '@two' }, title: '' }, label: '@two' },
    ]);
  });
});
