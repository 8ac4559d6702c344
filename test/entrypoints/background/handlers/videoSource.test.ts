import { expect, it, vi } from 'vitest';
import { videoSourceMessages } from '../../../../entrypoints/background/handlers/videoSource';
import type { VideoClient } from '../../../../lib/video';
import { answersOf } from './answersOf';

const playlists = vi.fn();
const channels = vi.fn();
const playlistItems = vi.fn();

/** Handlers that read as the signed-in account. */
function createHandlers(account: object | null = { service: 'video', accountId: 'hall', scopes: [] }) {
  const client = {
    playlists: { list: playlists },
    channels: { list: channels },
    playlistItems: { list: playlistItems },
  } as unknown as VideoClient;
  return answersOf(videoSourceMessages, {
    apiClients: { video: () => client },
    accountViews: { active: async () => (account ?? undefined) as never },
  });
}

it('names a playlist and says how many videos it has, 0 where the platform does not say', async () => {
  const { videoSource } = createHandlers();
  const subject = { kind: 'playlist', playlistId: 'jazz' } as const;
  playlists.mockResolvedValueOnce({
    items: [{ id: 'jazz', snippet: { title: 'Jazz' }, contentDetails: { itemCount: 12 } }],
  });
  expect(await videoSource({ subject })).toEqual({
    isChannel: false,
    playlistId: 'jazz',
    title: 'Jazz',
    count: 12,
  });
  expect(playlists.mock.lastCall?.[0]).toMatchObject({ id: ['jazz'] });
  playlists.mockResolvedValueOnce({ items: [{ id: 'jazz', snippet: { title: 'Jazz' } }] });
  expect(await videoSource({ subject })).toMatchObject({ count: 0 });
});

it('names a channel, found by its handle, and the playlist of its uploads', async () => {
  channels.mockResolvedValueOnce({
    items: [
      {
        id: 'hall',
        snippet: { title: 'Harbour Hall' },
        statistics: { videoCount: '340' },
        contentDetails: { relatedPlaylists: { uploads: 'uploads of hall' } },
      },
    ],
  });
  const subject = { kind: 'channel', handle: '@hall' } as const;
  expect(await createHandlers().videoSource({ subject })).toEqual({
    isChannel: true,
    playlistId: 'uploads of hall',
    title: 'Harbour Hall',
    count: 340,
  });
  expect(channels.mock.lastCall?.[0]).toMatchObject({ forHandle: '@hall' });
});

it('refuses what is no playlist or channel, does not exist, or is read by nobody', async () => {
  const { videoSource } = createHandlers();
  await expect(videoSource({ subject: { kind: 'video', videoId: 'v' } })).rejects.toMatchObject({
    data: { kind: 'badInput' },
  });
  playlists.mockResolvedValueOnce({ items: [] });
  await expect(videoSource({ subject: { kind: 'playlist', playlistId: 'gone' } })).rejects.toMatchObject({
    data: { kind: 'notFound', reason: 'playlistNotFound' },
  });
  const signedOut = createHandlers(null);
  await expect(signedOut.sourceVideos({ playlistId: 'jazz' })).rejects.toMatchObject({
    data: { kind: 'signIn' },
  });
  expect(playlistItems).not.toHaveBeenCalled();
});

it('reads a page of videos in order, with the token of the next, and leaves out items without a video', async () => {
  playlistItems.mockResolvedValueOnce({
    nextPageToken: 'page 3',
    items: [
      {
        snippet: { title: 'Tides', resourceId: { videoId: 'a' } },
        contentDetails: { videoPublishedAt: '2026-01-02T03:04:05Z' },
      },
      { snippet: { title: 'Deleted video' } },
      { snippet: { resourceId: { videoId: 'b' } } },
    ],
  });
  expect(await createHandlers().sourceVideos({ playlistId: 'jazz', pageToken: 'page 2' })).toEqual({
    items: [
      { videoId: 'a', title: 'Tides', publishedAt: '2026-01-02T03:04:05Z' },
      { videoId: 'b', title: '', publishedAt: undefined },
    ],
    next: 'page 3',
  });
  expect(playlistItems.mock.lastCall?.[0]).toMatchObject({ playlistId: 'jazz', pageToken: 'page 2' });
});
