import { expect, it } from 'vitest';
import { createHeldVideos } from '../../../../entrypoints/background/handlers/heldVideos';
import type { PlaylistStanding } from '../../../../lib/playlistIndex';

it('names the playlists that have some of the videos, each video once', async () => {
  const known: Record<string, string[]> = { one: ['jazz', 'talks'], two: ['talks'], three: [] };
  const asked: string[] = [];
  const heldVideos = createHeldVideos({
    index: {
      async standing(accountId, videoId) {
        asked.push(`${accountId} ${videoId}`);
        return ['jazz', 'talks'].map(
          (playlistId) =>
            ({ playlist: { playlistId }, holds: known[videoId]?.includes(playlistId) }) as PlaylistStanding,
        );
      },
    },
    accounts: { acting: async () => ({ service: 'video', accountId: 'video|hall' }) as never },
  });
  expect(await heldVideos.find(['one', 'two', 'one', 'three'])).toEqual({
    jazz: ['one'],
    talks: ['one', 'two'],
  });
  expect(asked).toEqual(['video|hall one', 'video|hall two', 'video|hall three']);
});
