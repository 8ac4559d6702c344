import { describe, expect, it } from 'vitest';
import { videoMethods } from '../../../lib/video';

const accepts = (id: string, params: object, part: 'query' | 'body' = 'query') =>
  videoMethods[id]?.[part]?.().safeParse(params).success;

const part = ['snippet'];

/** Listing → filters of which a call has exactly one. */
const filters: Record<string, Record<string, unknown>> = {
  'activities.list': { channelId: 'a', mine: true },
  'channelSections.list': { channelId: 'a', id: ['a'], mine: true },
  'channels.list': {
    id: ['a'],
    mine: true,
    forHandle: '@a',
    forUsername: 'a',
    managedByMe: true,
    mySubscribers: true,
    categoryId: 'a',
  },
  'commentThreads.list': {
    allThreadsRelatedToChannelId: 'a',
    channelId: 'a',
    id: ['a'],
    postId: 'a',
    videoId: 'a',
  },
  'comments.list': { id: ['a'], parentId: 'a' },
  'playlistItems.list': { id: ['a'], playlistId: 'a' },
  'playlists.list': { id: ['a'], channelId: 'a', mine: true },
  'subscriptions.list': {
    id: ['a'],
    channelId: 'a',
    mine: true,
    myRecentSubscribers: true,
    mySubscribers: true,
  },
  'videoCategories.list': { id: ['1'], regionCode: 'DE' },
  'videos.list': { id: ['a'], chart: 'mostPopular', myRating: 'like' },
};

describe.each(Object.entries(filters))('the filters of %s', (id, values) => {
  const names = Object.keys(values);

  it('suffice alone, and are refused in pairs', () => {
    expect(accepts(id, { part })).toBe(false);
    for (const [at, name] of names.entries()) {
      expect(accepts(id, { part, [name]: values[name] }), name).toBe(true);
      for (const other of names.slice(at + 1))
        expect(accepts(id, { part, [name]: values[name], [other]: values[other] }), other).toBe(false);
    }
  });
});

it.each(['videos.list', 'comments.list', 'commentThreads.list'])('%s has no pages of ids', (id) => {
  for (const more of [{ maxResults: 5 }, { pageToken: 'x' }])
    expect(accepts(id, { part, id: ['a'], ...more })).toBe(false);
});

describe('a search', () => {
  const search = (query: object) => accepts('search.list', { part, ...query });
  const type = ['video'];

  it('is for videos, channels and playlists, at least one of them', () => {
    for (const each of ['video', 'channel', 'playlist']) expect(search({ type: [each] }), each).toBe(true);
    expect(search({ type: ['channel', 'playlist', 'video'] })).toBe(true);
    for (const wrong of [[], ['film'], [''], 'video']) expect(search({ type: wrong })).toBe(false);
  });

  it.each(['forContentOwner', 'forDeveloper', 'forMine'])(
    'with %s is only for videos, without another owner',
    (name) => {
      expect(search({ [name]: true, type })).toBe(true);
      for (const wrong of [undefined, ['channel'], ['video', 'channel']])
        expect(search({ [name]: true, type: wrong })).toBe(false);
      for (const other of ['forContentOwner', 'forDeveloper', 'forMine'])
        expect(search({ [name]: true, [other]: true, type }), other).toBe(name === other);
    },
  );

  it.each(
    Object.entries({
      eventType: 'live',
      videoCaption: 'any',
      videoCategoryId: '1',
      videoDefinition: 'high',
      videoDimension: '3d',
      videoDuration: 'long',
      videoEmbeddable: 'true',
      videoLicense: 'youtube',
      videoPaidProductPlacement: 'any',
      videoSyndicated: 'true',
      videoType: 'movie',
    }),
  )('with %s is only for videos', (name, value) => {
    expect(search({ [name]: value, type })).toBe(true);
    for (const wrong of [undefined, ['channel'], ['video', 'channel']])
      expect(search({ [name]: value, type: wrong })).toBe(false);
  });

  it('near a place has its radius', () => {
    expect(search({ location: '1,2', locationRadius: '3km' })).toBe(true);
    expect(search({ location: '1,2' })).toBe(false);
    expect(search({ locationRadius: '3km' })).toBe(false);
  });
});

describe('a time', () => {
  it.each([
    ['2026-11-21T17:00:00Z', true],
    ['2026-11-21T17:00:00.123Z', true],
    ['2026-11-21T17:00:00+05:30', true],
    ['2026-11-21T17:00:00', false],
    ['2026-11-21T17:00Z', false],
    ['2026-11-21T25:00:00Z', false],
    ['2026-13-21T17:00:00Z', false],
    ['2026-11-31T17:00:00Z', false],
    ['x2026-11-21T17:00:00Z', false],
    ['2026-11-21T17:00:00Zx', false],
  ])('%s is accepted: %s', (publishedAfter, isAccepted) => {
    expect(accepts('search.list', { part, publishedAfter })).toBe(isAccepted);
  });
});

const snippet = { playlistId: 'a', resourceId: { kind: 'youtube#video', videoId: 'v' } };
const channel = { kind: 'youtube#channel', channelId: 'c' };
const timing = { type: 'offsetFromStart', offsetMs: '0' };
const video = { id: 'a', snippet: { title: 'A', categoryId: '1' } };

/** Method, a body that is accepted, and bodies that are refused. */
it.each<[string, object, object[]]>([
  [
    'playlistItems.insert',
    { snippet: { ...snippet, position: 0 }, contentDetails: { note: 'a'.repeat(280) } },
    [
      { snippet: { ...snippet, resourceId: { kind: '', videoId: 'v' } } },
      { snippet: { ...snippet, resourceId: { kind: 'youtube#video' } } },
      { snippet: { ...snippet, resourceId: { kind: 'youtube#video', videoId: 'a,b' } } },
      { snippet: { ...snippet, playlistId: '' } },
      { snippet: { ...snippet, position: 0.5 } },
      { snippet, contentDetails: { note: 7 } },
    ],
  ],
  [
    'subscriptions.insert',
    { snippet: { resourceId: channel } },
    [
      { snippet: { resourceId: { ...channel, kind: '' } } },
      { snippet: { resourceId: { kind: channel.kind } } },
      {},
    ],
  ],
  [
    'channelSections.insert',
    {
      snippet: { type: 'allPlaylists', title: 'a'.repeat(100), position: 0 },
      contentDetails: { playlists: ['a'], channels: [] },
    },
    [
      { snippet: { type: '' } },
      { snippet: { type: 'allPlaylists', position: -1 } },
      { snippet: { type: 'allPlaylists' }, contentDetails: { playlists: ['a,b'] } },
      { snippet: { type: 'allPlaylists' }, contentDetails: { channels: [7] } },
    ],
  ],
  [
    'playlists.insert',
    {
      snippet: { title: 'a'.repeat(150), description: 'a'.repeat(5_000) },
      status: { privacyStatus: 'private' },
    },
    [
      { snippet: { title: '' } },
      { snippet: { title: 'a', description: 'a'.repeat(5_001) } },
      { snippet: { title: 'a' }, status: { privacyStatus: 'secret' } },
      { snippet: { title: 'a' }, status: { podcastStatus: '' } },
    ],
  ],
  [
    'watermarks.set',
    { timing: { ...timing, durationMs: '9'.repeat(19) } },
    [
      { timing: { ...timing, type: 'offset' } },
      { timing: { ...timing, durationMs: '-1' } },
      { timing: { ...timing, offsetMs: '1'.repeat(20) } },
      { timing: { ...timing, offsetMs: '1x' } },
      { timing: { ...timing, offsetMs: '' } },
    ],
  ],
  [
    'videos.update',
    { ...video, recordingDetails: { location: { latitude: -90, longitude: 180, altitude: 9_000 } } },
    [
      { ...video, recordingDetails: { location: { latitude: -90.1 } } },
      { ...video, recordingDetails: { location: { latitude: 90.1 } } },
      { ...video, recordingDetails: { location: { longitude: -180.1 } } },
      { ...video, recordingDetails: { location: { longitude: 180.1 } } },
      { ...video, recordingDetails: { location: { altitude: 'high' } } },
      { ...video, status: { license: 'other' } },
      { ...video, snippet: { ...video.snippet, description: 'a > b' } },
    ],
  ],
  [
    'commentThreads.insert',
    { snippet: { postId: 'p', topLevelComment: { snippet: { textOriginal: 'a' } } } },
    [{ snippet: { postId: 'p', topLevelComment: { snippet: {} } } }, { snippet: { postId: 'p' } }],
  ],
])('%s accepts a body at its limits, and refuses wrong values', (id, good, wrong) => {
  expect(accepts(id, good, 'body')).toBe(true);
  for (const body of wrong) expect(accepts(id, body, 'body'), JSON.stringify(body).slice(0, 200)).toBe(false);
});

it.each([
  ['videos.rate', { id: 'a' }, 'rating', ['like', 'dislike', 'none']],
  [
    'comments.setModerationStatus',
    { id: ['a'] },
    'moderationStatus',
    ['heldForReview', 'published', 'rejected'],
  ],
  ['search.list', { part }, 'order', ['date', 'rating', 'relevance', 'title', 'videoCount', 'viewCount']],
])('%s %o with %s accepts its values', (id, rest, name, values) => {
  for (const value of values) expect(accepts(id, { ...rest, [name]: value }), value).toBe(true);
  for (const wrong of ['', 'x', 7]) expect(accepts(id, { ...rest, [name]: wrong })).toBe(false);
});
