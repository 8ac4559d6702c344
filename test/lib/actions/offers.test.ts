import { expect, it } from 'vitest';
import { actions, managedActions } from '../../../lib/actions';
import type { EventState, SubjectState, VideoState } from '../../../lib/actions/shared/state';

/** What the actions offer for each state of a subject, as `toggle? id needs input`, and the roles of the offers. */

const video: VideoState = { kind: 'video', videoId: 'v', title: 'Tides', playlists: [] };
const owner = { channelId: 'c', title: 'Quay' };
const channel = { kind: 'channel', ...owner } as const;
const event: EventState = { kind: 'event', event: {} as EventState['event'] };
const lists = [
  { playlistId: 'a', title: 'A', holds: true },
  { playlistId: 'b', title: 'B', holds: false },
  { playlistId: 'c', title: 'C' },
];

const toggle = (on: boolean | undefined) => (on === undefined ? '' : on ? 'on ' : 'off ');
const offersFor = (state: SubjectState) =>
  [...actions, ...managedActions].flatMap(({ id, offers }) =>
    offers(state).map(({ on, needs, input }) => `${toggle(on)}${id} ${needs} ${JSON.stringify(input)}`),
  );

const rated = '{"videoId":"v","title":"Tides"}';
const named = '"videoId":"v","videoTitle":"Tides"';
const unsaved = [`video.save playlist {${named}}`, `video.saveToNew newPlaylist {${named}}`];
const unrated = [`off video.like nothing ${rated}`, `off video.dislike nothing ${rated}`];
const subscription = 'nothing {"channel":{"channelId":"c"},"title":"Quay"}';
const inList = (id: string, title: string) =>
  `nothing {${named},"playlistId":"${id}","playlistTitle":"${title}"}`;

it.each<[string, SubjectState, string[]]>([
  ['a video of which nothing was read', video, [...unsaved, ...unrated]],
  [
    'a video of unknown title',
    { ...video, title: '' },
    [
      'video.save playlist {"videoId":"v"}',
      'video.saveToNew newPlaylist {"videoId":"v"}',
      'off video.like nothing {"videoId":"v","title":""}',
      'off video.dislike nothing {"videoId":"v","title":""}',
    ],
  ],
  ['a video without a rating', { ...video, rating: 'none' }, [...unsaved, ...unrated]],
  [
    'a liked video',
    { ...video, rating: 'like' },
    [
      ...unsaved,
      `on video.like nothing ${rated}`,
      `off video.dislike nothing ${rated}`,
      `video.clearRating nothing ${rated}`,
    ],
  ],
  [
    'a disliked video',
    { ...video, rating: 'dislike' },
    [
      ...unsaved,
      `off video.like nothing ${rated}`,
      `on video.dislike nothing ${rated}`,
      `video.clearRating nothing ${rated}`,
    ],
  ],
  [
    'a video in the playlist used last',
    { ...video, playlists: lists },
    [
      `on video.save ${inList('a', 'A')}`,
      ...unsaved.slice(1),
      `video.remove ${inList('a', 'A')}`,
      ...unrated,
    ],
  ],
  [
    'a video in no playlist',
    { ...video, playlists: lists.slice(1) },
    [`off video.save ${inList('b', 'B')}`, ...unsaved.slice(1), ...unrated],
  ],
  [
    'a video of a channel with unknown subscription',
    { ...video, channel: owner },
    [...unsaved, ...unrated, `off channel.subscribe ${subscription}`],
  ],
  [
    'a video of a subscribed channel',
    { ...video, channel: owner, subscriptionId: 's' },
    [...unsaved, ...unrated, `on channel.unsubscribe ${subscription}`],
  ],
  [
    'a video of the own channel',
    { ...video, isOwn: true, subscriptionId: undefined },
    [...unsaved, ...unrated],
  ],
  ['the own channel', { ...channel, isOwn: true }, []],
  ['a channel', { ...channel, subscriptionId: null }, [`off channel.subscribe ${subscription}`]],
  ['a subscribed channel', { ...channel, subscriptionId: 's' }, [`on channel.unsubscribe ${subscription}`]],
  ['an event', event, ['off event.add eventForm {}']],
  [
    'an event that the calendar has',
    { ...event, existing: { eventId: 1, url: '', status: 'publish', mayEdit: true } },
    ['on event.add eventForm {}'],
  ],
])('offers for %s', (_name, state, offered) => {
  expect(offersFor(state)).toEqual(offered);
});

it('says the role of each offer that surfaces draw in a way of its own', () => {
  const known = { ...video, playlists: lists, rating: 'like', channel: owner } as const;
  const roles = [known, { ...channel, subscriptionId: 's' }].map((state: SubjectState) =>
    actions.flatMap(({ offers }) => offers(state).map(({ role = 'none' }) => role)),
  );
  expect(roles).toEqual([
    ['save', 'none', 'remove', 'like', 'dislike', 'clearRating', 'subscription'],
    ['subscription'],
  ]);
});
