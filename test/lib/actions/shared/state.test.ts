import { describe, expect, it, vi } from 'vitest';
import {
  lookUpChannel,
  readChannelState,
  readItemsIn,
  readListState,
  readPlaylist,
  readRating,
  readUploads,
  readVideoChannel,
  readVideoState,
} from '../../../../lib/actions/shared/state';
import { Fault } from '../../../../lib/errors';
import { subscriptions, type VideoClient, videos } from '../../../../lib/video';

/** A client whose list methods answer with these items, or fail. */
function createClient(answers: Partial<Record<string, unknown[] | Fault>>) {
  const list = (name: string) =>
    vi.fn(async () => {
      const items = answers[name] ?? [];
      if (items instanceof Fault) throw items;
      return { items };
    });
  const client = {
    videos: { list: list('videos'), getRating: list('rating') },
    channels: { list: list('channels') },
    subscriptions: { list: list('subscriptions') },
    playlistItems: { list: list('items') },
    playlists: { list: list('playlists') },
  };
  return { client: client as unknown as VideoClient, called: client };
}

const snippet = {
  title: 'Tides',
  channelId: 'c',
  channelTitle: 'Quay',
  thumbnails: { medium: { url: 'https://a.example/' }, default: { url: 'https://a.example/' } },
};
const image = 'https://a.example/';
const all = { videos: [{ snippet }], rating: [{ rating: 'like' }], subscriptions: [{ id: 's' }] };
const video = { kind: 'video', videoId: 'v', title: 'Tides', playlists: [] };
const owner = { channel: { channelId: 'c', title: 'Quay' } };

describe('a video', () => {
  it.each<[string, Parameters<typeof createClient>[0], object]>([
    ['all', all, { ...video, ...owner, image, rating: 'like', subscriptionId: 's' }],
    [
      'no subscription',
      { ...all, subscriptions: [] },
      { ...video, ...owner, image, rating: 'like', subscriptionId: null },
    ],
    ['no rating', { ...all, rating: [] }, { ...video, ...owner, image, subscriptionId: 's' }],
    ['only an id', { videos: [{ snippet: {} }] }, { ...video, title: '' }],
    [
      'an unnamed channel',
      { videos: [{ snippet: { channelId: 'c', thumbnails: {} } }] },
      { ...video, title: '', channel: { channelId: 'c', title: '' }, subscriptionId: null },
    ],
  ])('is read with %s', async (_name, answers, state) => {
    const { client, called } = createClient(answers);
    expect(await readVideoState(client, 'v', [])).toEqual(state);
    expect(called.videos.list).toHaveBeenCalledWith({
      part: ['snippet'],
      id: ['v'],
      fields: 'items(id,snippet(title,channelId,channelTitle,thumbnails/medium/url))',
    });
    expect(called.videos.getRating).toHaveBeenCalledWith({ id: ['v'] });
  });

  it('is read without what the account may not read', async () => {
    const { client, called } = createClient(all);
    expect(await readVideoState(client, 'v', [], () => false)).toEqual({ ...video, ...owner, image });
    expect(called.videos.getRating).not.toHaveBeenCalled();
    expect(called.subscriptions.list).not.toHaveBeenCalled();
    const rated = await readVideoState(client, 'v', [], (method) => method === videos.getRating);
    expect(rated).toEqual({ ...video, ...owner, image, rating: 'like' });
    const subscribed = await readVideoState(client, 'v', [], (method) => method === subscriptions.list);
    expect(subscribed).toEqual({ ...video, ...owner, image, subscriptionId: 's' });
  });

  it('of the own channel is read without a subscription, which there cannot be', async () => {
    const { client, called } = createClient(all);
    const state = await readVideoState(client, 'v', [], undefined, 'c');
    expect(state).toEqual({ ...video, ...owner, image, rating: 'like', isOwn: true });
    expect(called.subscriptions.list).not.toHaveBeenCalled();
  });

  it('that is gone is not found', async () => {
    const { client } = createClient({});
    await expect(readVideoState(client, 'v', [])).rejects.toThrow('notFound: videoNotFound');
    await expect(readVideoChannel(client, 'v')).rejects.toThrow('notFound: videoNotFound');
    const bare = createClient({ videos: [{ snippet: {} }] }).client;
    await expect(readVideoChannel(bare, 'v')).rejects.toThrow('notFound: videoNotFound');
  });

  it('has a channel and a rating that can be read by themselves', async () => {
    const { client, called } = createClient(all);
    expect(await readVideoChannel(client, 'v')).toEqual(owner.channel);
    expect(called.videos.list).toHaveBeenCalledWith({ part: ['snippet'], id: ['v'] });
    const unnamed = createClient({ videos: [{ snippet: { channelId: 'c' } }] }).client;
    expect(await readVideoChannel(unnamed, 'v')).toEqual({ channelId: 'c', title: '' });
    expect(await readRating(client, 'v', [])).toEqual({ ...video, title: '', rating: 'like' });
    expect(await readRating(createClient({}).client, 'v', [])).toEqual({ ...video, title: '' });
  });
});

describe('the playlists of a video', () => {
  const jazz = { playlistId: 'p', title: 'Jazz' };

  it('are read for it, unless it is known whether they hold it', async () => {
    const { client, called } = createClient({ ...all, items: [{ id: 'i' }, { id: 'j' }] });
    const known = { ...jazz, playlistId: 'q', holds: false };
    const { playlists } = await readVideoState(client, 'v', [jazz, known]);
    expect(playlists).toEqual([{ ...jazz, holds: true, itemIds: ['i', 'j'] }, known]);
    expect(called.playlistItems.list).toHaveBeenCalledTimes(1);
  });

  it.each<[string, unknown[] | Fault, object]>([
    ['without it', [], { ...jazz, holds: false, itemIds: [] }],
    ['that is gone', new Fault({ kind: 'notFound', reason: 'playlistNotFound' }), jazz],
  ])('one %s', async (_name, items, state) => {
    expect(await readItemsIn(createClient({ items }).client, jazz, 'v')).toEqual(state);
  });

  it('fail with any other fault', async () => {
    const items = new Fault({ kind: 'transient', reason: 'backendError' });
    await expect(readItemsIn(createClient({ items }).client, jazz, 'v')).rejects.toBe(items);
  });
});

describe('a playlist', () => {
  const read = (items: unknown[], more: object = {}, may?: () => boolean) =>
    readListState(createClient({ playlists: items, ...more }).client, 'p', may);
  const state = { kind: 'playlist', playlistId: 'p', title: 'Tides', itemCount: 3, image };
  const playlist = { id: 'p', snippet, contentDetails: { itemCount: 3 } };
  const channel = { channelId: 'c', title: 'Quay' };

  it('is read with its channel, and the subscription to that, if the account may read it', async () => {
    const subscribed = { subscriptions: [{ id: 's' }] };
    expect(await read([playlist], subscribed)).toEqual({ ...state, channel, subscriptionId: 's' });
    expect(await read([playlist], {})).toEqual({ ...state, channel, subscriptionId: null });
    expect(await read([playlist], subscribed, () => false)).toStrictEqual({ ...state, channel });
  });

  it('without details, and one that is gone', async () => {
    const bare = { kind: 'playlist', playlistId: 'p', title: '', itemCount: undefined, image: undefined };
    expect(await read([{ id: 'p' }], { subscriptions: [{ id: 's' }] })).toStrictEqual(bare);
    const unnamed = { id: 'p', snippet: { channelId: 'c', thumbnails: {} } };
    expect(await read([unnamed])).toStrictEqual({
      ...bare,
      channel: { channelId: 'c', title: '' },
      subscriptionId: null,
    });
    await expect(read([])).rejects.toThrow('notFound: playlistNotFound');
  });

  it.each([
    ['WL', 'notAllowed: watchLaterPrivate'],
    ['HL', 'notAllowed: historyPrivate'],
    ['RDCLAK5uy_abcdefg', 'notAllowed: mixGenerated'],
    ['RDSbx-3_vid01', 'notAllowed: mixGenerated'],
    ['PLgone', 'notFound: playlistNotFound'],
  ])('that the API does not list says why: %s', async (playlistId, fault) => {
    await expect(readPlaylist(createClient({ playlists: [] }).client, playlistId)).rejects.toThrow(fault);
  });

  it('is read in one request', async () => {
    const { client, called } = createClient({ playlists: [playlist] });
    await readPlaylist(client, 'p');
    expect(called.playlists.list.mock.calls).toEqual([
      [
        {
          part: ['snippet', 'contentDetails'],
          id: ['p'],
          fields:
            'items(id,snippet(title,channelId,channelTitle,thumbnails/medium/url),contentDetails/itemCount)',
        },
      ],
    ]);
  });
});

describe('a channel', () => {
  const channels = [{ id: 'c', snippet }];
  const known = { channelId: 'c', title: 'Tides', image };

  it.each([
    [{ channelId: 'c', handle: '@h' }, { id: ['c'] }],
    [{ handle: '@h', userName: 'u' }, { forHandle: '@h' }],
    [{ userName: 'u', customName: 'n' }, { forUsername: 'u' }],
    [{ customName: 'n' }, { forUsername: 'n' }],
  ])('is found by %j', async (name, filter) => {
    const { client, called } = createClient({ channels });
    expect(await lookUpChannel(client, name)).toEqual(known);
    expect(called.channels.list).toHaveBeenCalledWith({ part: ['id', 'snippet'], ...filter });
  });

  it('without a name or picture, and one that is gone', async () => {
    const bare = createClient({ channels: [{ id: 'c' }] }).client;
    expect(await lookUpChannel(bare, {})).toEqual({ channelId: 'c', title: '' });
    const unpictured = createClient({ channels: [{ id: 'c', snippet: { thumbnails: {} } }] }).client;
    expect(await lookUpChannel(unpictured, {})).toEqual({ channelId: 'c', title: '' });
    await expect(lookUpChannel(createClient({}).client, {})).rejects.toThrow('notFound: channelNotFound');
  });

  it.each<[string, unknown, object]>([
    [
      'all',
      { snippet, contentDetails: { relatedPlaylists: { uploads: 'UU' } }, statistics: { videoCount: '12' } },
      { playlistId: 'UU', title: 'Tides', count: 12 },
    ],
    [
      'only the playlist',
      { contentDetails: { relatedPlaylists: { uploads: 'UU' } } },
      { playlistId: 'UU', title: '', count: 0 },
    ],
  ])('has uploads, answered with %s', async (_name, channel, uploads) => {
    const { client, called } = createClient({ channels: [channel] });
    expect(await readUploads(client, { handle: '@h' })).toStrictEqual(uploads);
    expect(called.channels.list).toHaveBeenCalledWith({
      part: ['snippet', 'contentDetails', 'statistics'],
      forHandle: '@h',
      fields: 'items(id,snippet/title,contentDetails/relatedPlaylists/uploads,statistics/videoCount)',
    });
  });

  it.each([
    ['that is gone', []],
    ['without details', [{ id: 'c' }]],
    ['without playlists', [{ contentDetails: {} }]],
    ['without uploads', [{ contentDetails: { relatedPlaylists: {} } }]],
  ])('%s has no uploads', async (_name, found) => {
    const { client } = createClient({ channels: found });
    await expect(readUploads(client, {})).rejects.toThrow('notFound: channelNotFound');
  });

  it('is read with the subscription, if the account may read that', async () => {
    const { client } = createClient({ channels, subscriptions: [{ id: 's' }] });
    const state = { kind: 'channel', ...known };
    expect(await readChannelState(client, {})).toEqual({ ...state, subscriptionId: 's' });
    expect(await readChannelState(client, {}, () => false)).toEqual(state);
  });
});
