import type { Sandbox } from '../../sandbox';
import { sandboxFetch } from '../../sandbox/client';
import { Person } from '../../sandbox/person';

/** The same person on another device: takes items out of playlists, and nobody here hears of it. */
export async function elsewhere(sandbox: Sandbox): Promise<{ removeItem(itemId: string): Promise<void> }> {
  const { access_token } = await new Person(sandbox).signIn();
  return {
    async removeItem(itemId) {
      const address = `https://youtube.googleapis.com/youtube/v3/playlistItems?id=${encodeURIComponent(itemId)}`;
      const headers = { authorization: `Bearer ${access_token}` };
      const { status } = await sandboxFetch(sandbox)(address, { method: 'DELETE', headers });
      if (status !== 204) throw new Error(`Not taken out: ${status}`);
    },
  };
}
