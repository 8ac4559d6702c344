import type { EventState, SubjectState, VideoState } from '../../../lib/actions/shared/state';

const video: VideoState = { kind: 'video', videoId: 'v', title: 'Tides', playlists: [] };
const owner = { channelId: 'c', title: 'Quay' };
const channel = { kind: 'channel', ...owner } as const;
const event: EventState = { kind: 'event', event: {} as EventState['event'] };
const lists = [
  { playlistId: 'a', title: 'A', holds: true },
  { playlistId: 'b', title: 'B', holds: false },
  { playlistId: 'c', title: 'C' },
];

/** Subjects as surfaces find them, for which actions say what they offer. */
export const subjectStates = {
  'a video of which nothing was read': video,
  'a video of unknown title': { ...video, title: '' },
  'a video without a rating': { ...video, rating: 'none' },
  'a liked video': { ...video, rating: 'like' },
  'a disliked video': { ...video, rating: 'dislike' },
  'a video in the playlist used last': { ...video, playlists: lists },
  'a video in no playlist': { ...video, playlists: lists.slice(1) },
  'a video of a channel with unknown subscription': { ...video, channel: owner },
  'a video of a subscribed channel': { ...video, channel: owner, subscriptionId: 's' },
  'a video of the own channel': { ...video, isOwn: true, subscriptionId: undefined },
  'the own channel': { ...channel, isOwn: true },
  'a channel': { ...channel, subscriptionId: null },
  'a subscribed channel': { ...channel, subscriptionId: 's' },
  'an event': event,
  'an event that the calendar has': {
    ...event,
    existing: { eventId: 1, url: '', status: 'publish', mayEdit: true },
  },
} satisfies Record<string, SubjectState>;

/** A subject by its name, or all of a kind. */
export type SubjectName = keyof typeof subjectStates | SubjectState['kind'];
