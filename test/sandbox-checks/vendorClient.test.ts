import { auth, youtube, type youtube_v3 } from '@googleapis/youtube';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Sandbox, startSandbox } from '../sandbox';
import { sandboxFetch } from '../sandbox/client';
import { Person } from '../sandbox/person';
import { account, channels, playlists, videos } from '../sandbox/seed';

// The platform vendor's own client, as a witness: it knows nothing of us, and must find nothing amiss.
let sandbox: Sandbox;
let client: youtube_v3.Youtube;

beforeAll(async () => {
  sandbox = await startSandbox();
  const credentials = new auth.OAuth2();
  credentials.setCredentials({ access_token: (await new Person(sandbox).signIn()).access_token });
  client = youtube({
    version: 'v3',
    auth: credentials,
    retry: false,
    fetchImplementation: sandboxFetch(sandbox),
  });
});
afterAll(() => sandbox.close());

const list = playlists[5]?.id ?? '';
const videoId = videos[0]?.id ?? '';

it('reads channels, videos and pages of items', async () => {
  const mine = await client.channels.list({ part: ['id', 'snippet'], mine: true });
  expect(mine.data.items?.[0]?.id).toBe(account.channelId);
  const found = await client.videos.list({ part: ['snippet', 'contentDetails'], id: [videoId, 'nonsense'] });
  expect(found.data.items?.map(({ id }) => id)).toEqual([videoId]);
  const playlistId = playlists[2]?.id ?? '';
  const first = await client.playlistItems.list({ part: ['snippet'], playlistId, maxResults: 4 });
  const pageToken = first.data.nextPageToken ?? '';
  const next = await client.playlistItems.list({ part: ['snippet'], playlistId, maxResults: 4, pageToken });
  expect([first.data.items?.length, next.data.items?.length]).toEqual([4, 3]);
});

it('saves to a playlist and takes back', async () => {
  const added = await client.playlistItems.insert({
    part: ['snippet'],
    requestBody: { snippet: { playlistId: list, resourceId: { kind: 'youtube#video', videoId } } },
  });
  expect(sandbox.video.playlistItems(list).map(({ id }) => id)).toEqual([added.data.id]);
  const removed = await client.playlistItems.delete({ id: added.data.id ?? '' });
  expect(removed.status).toBe(204);
  expect(sandbox.video.playlistItems(list)).toEqual([]);
});

it('creates and deletes a playlist', async () => {
  const made = await client.playlists.insert({
    part: ['snippet', 'status'],
    requestBody: { snippet: { title: 'Witness' }, status: { privacyStatus: 'unlisted' } },
  });
  expect(made.data.status?.privacyStatus).toBe('unlisted');
  expect((await client.playlists.delete({ id: made.data.id ?? '' })).status).toBe(204);
});

it('rates', async () => {
  await client.videos.rate({ id: videoId, rating: 'like' });
  const rating = await client.videos.getRating({ id: [videoId] });
  expect(rating.data.items).toEqual([{ videoId, rating: 'like' }]);
});

it('subscribes and unsubscribes', async () => {
  const channelId = channels[4].id;
  const made = await client.subscriptions.insert({
    part: ['snippet'],
    requestBody: { snippet: { resourceId: { kind: 'youtube#channel', channelId } } },
  });
  const mine = await client.subscriptions.list({ part: ['id'], mine: true, forChannelId: channelId });
  expect(mine.data.items?.[0]?.id).toBe(made.data.id);
  expect((await client.subscriptions.delete({ id: made.data.id ?? '' })).status).toBe(204);
});

it('understands the errors', async () => {
  const refused = client.playlistItems.list({ part: ['id'], playlistId: 'PLnonsense' });
  await expect(refused).rejects.toMatchObject({
    status: 404,
    response: {
      data: { error: { errors: [{ reason: 'playlistNotFound', domain: 'youtube.playlistItem' }] } },
    },
  });
});
