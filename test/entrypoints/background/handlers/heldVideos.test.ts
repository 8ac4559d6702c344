import { expect, it } from 'vitest';
import { heldVideosMessages } from '../../../../entrypoints/background/handlers/heldVideos';
import type { PlaylistStanding } from '../../../../lib/playlistIndex';
import { answersOf } from './answersOf';

it('names the playlists that have some of the videos, each video once', async () => {
  const known: Record<string, string[]> = { one: ['jazz', 'talks'], two: ['talks'], three: [] };
  const asked: string[] = [];
  const { videosIn } = answersOf(heldVideosMessages, {
    index: {
      async standing(accountId: string, videoId: string) {
        asked.push(`${accountId} ${videoId}`);
        return ['jazz', 'talks'].map(
          (playlistId) =>
            ({ playlist: { playlistId }, holds: known[videoId]?.includes(playlistId) }) as PlaylistStanding,
        );
      },
    },
    accountViews: { active: async () => ({ service: 'video', accountId: 'video|hall' }) as never },
  });
  expect(await videosIn({ videoIds: ['one', 'two', 'one', 'three'] })).toEqual({
    jazz: ['one'],
    talks: ['one', 'two'],
  });
  expect(asked).toEqual(['video|hall one', 'video|hall two', 'video|hall three']);
});
