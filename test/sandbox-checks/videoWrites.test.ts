import { beforeEach, describe, expect, it } from 'vitest';
import { freshSandbox } from '../sandbox/fresh';
import { Person } from '../sandbox/person';
import { account, channels, playlists, privateVideo, videos } from '../sandbox/seed';
import { type Caller, caller } from './caller';

const sandbox = await freshSandbox();
let call: Caller;

beforeEach(async () => {
  call = caller(sandbox, (await new Person(sandbox).signIn()).access_token);
});

const [first, second] = videos.map(({ id }) => id) as [string, string];
const [jazz, live, , , , ideas, poems] = playlists.map(({ id }) => id) as string[];

const item = (playlistId: string | undefined, videoId: string | undefined, more: object = {}) => ({
  snippet: { playlistId, resourceId: { kind: 'youtube#video', videoId }, ...more },
});
const add = (...content: Parameters<typeof item>) =>
  call('POST playlistItems?part=snippet', item(...content));
const stored = (playlistId = '') => sandbox.video.playlistItems(playlistId).map(({ videoId }) => videoId);

describe('playlists', () => {
  it('creates, renames and deletes', async () => {
    const made = await call('POST playlists?part=snippet,status', {
      snippet: { title: 'New', description: 'Fresh' },
      status: { privacyStatus: 'private' },
    });
    expect(made.status).toBe(200);
    const { id } = made.body;
    expect(id).toMatch(/^PL[\w-]{32}$/);
    expect(made.body).toMatchObject({
      kind: 'youtube#playlist',
      snippet: { title: 'New', description: 'Fresh', channelId: account.channelId },
      status: { privacyStatus: 'private' },
    });

    // The named part is replaced whole, the other one stays.
    const renamed = await call('PUT playlists?part=snippet', { id, snippet: { title: 'Newer' } });
    expect(renamed.body.snippet).toMatchObject({ title: 'Newer', description: '' });
    const row = () => sandbox.video.playlists(account.channelId).find((playlist) => playlist.id === id);
    expect(row()).toMatchObject({ title: 'Newer', description: '', privacyStatus: 'private' });

    await add(id, first);
    expect((await call(`DELETE playlists?id=${id}`)).status).toBe(204);
    expect(row()).toBeUndefined();
    expect(stored(id)).toEqual([]);
    expect((await call(`DELETE playlists?id=${id}`)).verdict).toBe('404 youtube.playlist playlistNotFound');
  });

  it('is public unless told', async () => {
    const made = await call('POST playlists?part=snippet,status', { snippet: { title: 'New' } });
    expect(made.body.status?.privacyStatus).toBe('public');
  });

  it.each([
    [{}, '400 youtube.playlist playlistTitleRequired'],
    [{ snippet: { title: '  ' } }, '400 youtube.playlist playlistTitleRequired'],
    [{ snippet: { title: '<b>' } }, '400 youtube.playlist invalidPlaylistSnippet'],
    [{ snippet: { title: 'x'.repeat(151) } }, '400 youtube.playlist invalidPlaylistSnippet'],
  ])('refuses %j', async (body, verdict) => {
    expect((await call('POST playlists?part=snippet', body)).verdict).toBe(verdict);
  });

  it("leaves others' lists alone, and stops at the limit", async () => {
    expect((await call(`DELETE playlists?id=${poems}`)).verdict).toBe(
      '403 youtube.playlist playlistForbidden',
    );
    sandbox.video.limits.playlistsPerChannel = 6;
    expect((await call('POST playlists?part=snippet', { snippet: { title: 'New' } })).verdict).toBe(
      '400 youtube.playlist maxPlaylistExceeded',
    );
  });
});

describe('playlistItems', () => {
  it('appends, inserts, moves and deletes, and keeps the order whole', async () => {
    await add(ideas, first);
    const made = await add(ideas, second);
    expect(made.body.snippet).toMatchObject({ position: 1, title: videos[1]?.title });
    await add(ideas, videos[2]?.id, { position: 0 });
    expect(stored(ideas)).toEqual([videos[2]?.id, first, second]);

    const moved = await call('PUT playlistItems?part=snippet', {
      id: made.body.id,
      ...item(ideas, second, { position: 0 }),
    });
    expect(moved.body.snippet?.position).toBe(0);
    expect(stored(ideas)).toEqual([second, videos[2]?.id, first]);

    expect((await call(`DELETE playlistItems?id=${made.body.id}`)).status).toBe(204);
    expect(stored(ideas)).toEqual([videos[2]?.id, first]);
    expect(sandbox.video.playlistItems(ideas).map(({ position }) => position)).toEqual([0, 1]);
    expect((await call(`DELETE playlistItems?id=${made.body.id}`)).verdict).toBe(
      '404 youtube.playlistItem playlistItemNotFound',
    );
  });

  it('moves downwards too', async () => {
    const [top] = sandbox.video.playlistItems(jazz);
    const before = stored(jazz);
    await call('PUT playlistItems?part=snippet', {
      id: top?.id,
      ...item(jazz, top?.videoId, { position: 2 }),
    });
    expect(stored(jazz)).toEqual([before[1], before[2], before[0], before[3]]);
    expect(sandbox.video.playlistItems(jazz).map(({ position }) => position)).toEqual([0, 1, 2, 3]);
  });

  it('takes the same video twice, and finds both', async () => {
    await add(jazz, first);
    await add(jazz, first);
    const found = await call(`GET playlistItems?part=snippet&playlistId=${jazz}&videoId=${first}`);
    expect(found.body.items?.map(({ snippet }) => snippet?.position)).toEqual([4, 5]);
  });

  it('keeps notes', async () => {
    const body = { ...item(ideas, first), contentDetails: { note: 'For May' } };
    const made = await call('POST playlistItems?part=snippet,contentDetails', body);
    expect(made.body.contentDetails?.note).toBe('For May');
    const long = { ...body, contentDetails: { note: 'x'.repeat(281) } };
    expect((await call('POST playlistItems?part=snippet,contentDetails', long)).verdict).toBe(
      '400 youtube.playlistItem invalidContentDetails',
    );
  });

  it.each([
    ['no playlist', item(undefined, first), '400 youtube.playlistItem playlistIdRequired'],
    ['an unknown playlist', item('PLnonsense', first), '404 youtube.playlistItem playlistNotFound'],
    ["another's playlist", item(poems, first), '403 youtube.playlistItem playlistItemsNotAccessible'],
    ['no resource', { snippet: { playlistId: ideas } }, '400 youtube.playlistItem resourceIdRequired'],
    [
      'a channel',
      { snippet: { playlistId: ideas, resourceId: { kind: 'youtube#channel', videoId: first } } },
      '400 youtube.playlistItem invalidResourceType',
    ],
    ['an unknown video', item(ideas, 'nonsense'), '404 youtube.playlistItem videoNotFound'],
    ["another's private video", item(ideas, privateVideo.id), '400 youtube.playlistItem failedPrecondition'],
    [
      'a position too far',
      item(ideas, first, { position: 1 }),
      '400 youtube.playlistItem invalidPlaylistItemPosition',
    ],
    ['a negative position', item(ideas, first, { position: -1 }), '400 global invalid'],
    [
      'a position in a dated list',
      item(live, first, { position: 0 }),
      '400 youtube.playlistItem manualSortRequired',
    ],
  ])('refuses %s', async (_what, body, verdict) => {
    const before = sandbox.video.playlistItems();
    expect((await call('POST playlistItems?part=snippet', body)).verdict).toBe(verdict);
    expect(sandbox.video.playlistItems()).toEqual(before);
  });

  it('adds to a dated list without a position', async () => {
    expect((await add(live, first)).status).toBe(200);
  });

  it('stops when a playlist is full', async () => {
    sandbox.video.limits.itemsPerPlaylist = 4;
    expect((await add(jazz, first)).verdict).toBe(
      '403 youtube.playlistItem playlistContainsMaximumNumberOfVideos',
    );
  });

  it('keeps listing items of removed videos under a placeholder', async () => {
    sandbox.video.removeVideo(videos[16]?.id ?? '');
    const { body } = await call(`GET playlistItems?part=snippet&playlistId=${jazz}`);
    expect(body.items?.[0]?.snippet).toMatchObject({ title: 'Deleted video', thumbnails: {} });
    expect(body.items).toHaveLength(4);
  });

  it('refuses updates that do not repeat what the item is', async () => {
    const [top] = sandbox.video.playlistItems(jazz);
    const update = (body: object) => call('PUT playlistItems?part=snippet', body);
    expect((await update(item(jazz, first))).verdict).toBe('400 youtube.playlistItem playlistItemIdRequired');
    expect((await update({ id: top?.id, ...item(jazz, first) })).verdict).toBe(
      '400 youtube.playlistItem invalidSnippet',
    );
    const beyond = { id: top?.id, ...item(jazz, top?.videoId, { position: 4 }) };
    expect((await update(beyond)).verdict).toBe('400 youtube.playlistItem invalidPlaylistItemPosition');
  });
});

describe('subscriptions', () => {
  const to = (channelId: string | undefined) => ({
    snippet: { resourceId: { kind: 'youtube#channel', channelId } },
  });
  const lectures = channels[3].id;

  it('subscribes, finds and unsubscribes', async () => {
    const find = async () =>
      (await call(`GET subscriptions?part=id,snippet&mine=true&forChannelId=${lectures}`)).body.items;
    expect(await find()).toEqual([]);
    const made = await call('POST subscriptions?part=snippet', to(lectures));
    expect(made.body.snippet).toMatchObject({
      title: 'Open Lectures',
      channelId: account.channelId,
      resourceId: { channelId: lectures },
    });
    expect((await find())?.map(({ id }) => id)).toEqual([made.body.id]);
    expect((await call(`DELETE subscriptions?id=${lectures}`)).verdict).toBe(
      '404 youtube.subscription subscriptionNotFound',
    );
    expect((await call(`DELETE subscriptions?id=${made.body.id}`)).status).toBe(204);
    expect(await find()).toEqual([]);
  });

  it.each([
    ['nobody', to(undefined), '400 youtube.subscription publisherRequired'],
    ['an unknown channel', to('UCnonsense'), '404 youtube.subscription publisherNotFound'],
    ['oneself', to(channels[0].id), '400 youtube.subscription subscriptionForbidden'],
    ['the same once more', to(channels[2].id), '400 youtube.subscription subscriptionDuplicate'],
  ])('refuses to subscribe to %s', async (_whom, body, verdict) => {
    expect((await call('POST subscriptions?part=snippet', body)).verdict).toBe(verdict);
    expect(sandbox.video.subscriptions(account.channelId)).toHaveLength(2);
  });

  it("shows others' subscriptions only where they show them, and never deletes them", async () => {
    const of = (channelId: string) => call(`GET subscriptions?part=snippet&channelId=${channelId}`);
    expect((await of(channels[1].id)).body.items).toHaveLength(1);
    expect((await of(channels[2].id)).verdict).toBe('403 youtube.subscription subscriptionForbidden');
    const [foreign] = sandbox.video.subscriptions(channels[1].id);
    expect((await call(`DELETE subscriptions?id=${foreign?.id}`)).verdict).toBe(
      '403 youtube.subscription subscriptionForbidden',
    );
  });

  it('lists my subscribers and sorts by name', async () => {
    const subscribers = await call('GET subscriptions?part=subscriberSnippet&mySubscribers=true');
    expect(subscribers.body.items).toHaveLength(1);
    const sorted = await call('GET subscriptions?part=snippet&mine=true&order=alphabetical');
    expect(sorted.body.items?.map(({ snippet }) => snippet?.title)).toEqual([
      'Blue Lamp Sessions',
      'Quay Library',
    ]);
  });
});
