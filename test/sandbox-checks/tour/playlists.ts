import { expect } from 'vitest';
import { account, playlists, videos } from '../../sandbox/seed';
import type { Stops, Visit } from './visit';

const [jazz, , talks, , , ideas] = playlists.map(({ id }) => id) as string[];
const item = (playlistId: string | undefined, videoId: string | undefined, position?: number) => ({
  snippet: {
    ...(playlistId === undefined ? {} : { playlistId }),
    ...(position === undefined ? {} : { position }),
    resourceId: { kind: 'youtube#video', videoId: videoId ?? null },
  },
});
const stored = ({ sandbox }: Visit, playlistId = '') =>
  sandbox.video.playlistItems(playlistId).map(({ videoId }) => videoId);

export const playlistStops: Stops = {
  'playlists.list': async ({ client }) => {
    const part = ['snippet', 'status', 'contentDetails', 'player'];
    const answer = await client.playlists.list({ part, channelId: account.channelId, maxResults: 50 });
    const found = answer.data.items?.find(({ id }) => id === talks);
    expect([found?.snippet?.title, found?.contentDetails?.itemCount]).toEqual(['Talks', 7]);
    return answer;
  },

  'playlists.insert': async ({ client, sandbox }) => {
    const answer = await client.playlists.insert({
      part: ['snippet', 'status'],
      requestBody: { snippet: { title: 'Witness' }, status: { privacyStatus: 'unlisted' } },
    });
    expect(sandbox.video.playlists().at(-1)).toMatchObject({
      id: answer.data.id,
      title: 'Witness',
      privacyStatus: 'unlisted',
    });
    return answer;
  },

  'playlists.update': async ({ client, sandbox }) => {
    const requestBody = { id: jazz ?? '', snippet: { title: 'Jazz again' } };
    const answer = await client.playlists.update({ part: ['snippet'], requestBody });
    const row = sandbox.video.playlists().find(({ id }) => id === jazz);
    expect(row).toMatchObject({ title: 'Jazz again', description: '', privacyStatus: 'public' });
    return answer;
  },

  'playlists.delete': async ({ client, sandbox }) => {
    const requestBody = { snippet: { title: 'Short-lived' } };
    const made = await client.playlists.insert({ part: ['snippet'], requestBody });
    const answer = await client.playlists.delete({ id: made.data.id ?? '' });
    expect(sandbox.video.playlists().map(({ id }) => id)).not.toContain(made.data.id);
    return answer;
  },

  'playlistItems.list': async ({ client }) => {
    const part = ['snippet', 'contentDetails', 'status'];
    const page = { part, playlistId: talks ?? '', maxResults: 4 };
    const first = await client.playlistItems.list(page);
    const answer = await client.playlistItems.list({ ...page, pageToken: first.data.nextPageToken ?? '' });
    expect([first.data.items?.length, answer.data.items?.length]).toEqual([4, 3]);
    return answer;
  },

  'playlistItems.insert': async (visit) => {
    const requestBody = item(ideas, videos[0]?.id);
    const answer = await visit.client.playlistItems.insert({ part: ['snippet'], requestBody });
    // An ordinary list takes the same video twice.
    await visit.client.playlistItems.insert({ part: ['snippet'], requestBody });
    expect(stored(visit, ideas)).toEqual([videos[0]?.id, videos[0]?.id]);
    return answer;
  },

  'playlistItems.update': async (visit) => {
    const [first, second] = visit.sandbox.video.playlistItems(talks);
    const requestBody = { id: second?.id ?? '', ...item(talks, second?.videoId, 0) };
    const answer = await visit.client.playlistItems.update({ part: ['snippet'], requestBody });
    expect(stored(visit, talks).slice(0, 2)).toEqual([second?.videoId, first?.videoId]);
    return answer;
  },

  'playlistItems.delete': async (visit) => {
    const [gone, ...kept] = visit.sandbox.video.playlistItems(jazz);
    const answer = await visit.client.playlistItems.delete({ id: gone?.id ?? '' });
    expect(stored(visit, jazz)).toEqual(kept.map(({ videoId }) => videoId));
    return answer;
  },
};
