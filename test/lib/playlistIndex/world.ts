import 'fake-indexeddb/auto';
import { createTransport } from '../../../lib/http';
import { createPlaylistIndex, type PlaylistChange } from '../../../lib/playlistIndex';
import { listPlaylists, type RefreshDependencies, readDue } from '../../../lib/playlistIndex/refresh';
import { longestUnread } from '../../../lib/playlistIndex/rows';
import { openStore } from '../../../lib/store';
import { createVideoClient, videoErrors } from '../../../lib/video';
import type { Sandbox } from '../../sandbox';
import { sandboxFetch } from '../../sandbox/client';
import { Person } from '../../sandbox/person';
import { account } from '../../sandbox/seed';

export const accountId = 'video|hall';
let databases = 0;

/** The index of one account against the sandbox over HTTP, with a clock of its own. */
export async function indexWorld(sandbox: Sandbox) {
  const { access_token } = await new Person(sandbox).signIn();
  const client = createVideoClient(
    createTransport({
      base: 'https://youtube.googleapis.com/youtube/v3',
      credentials: { authorization: async () => `Bearer ${access_token}` },
      errors: videoErrors,
      fetch: sandboxFetch(sandbox),
    }),
  );
  let time = Date.now();
  const now = () => time;

  /** An empty index with a store of its own. */
  function empty() {
    const store = openStore(`playlists-${databases++}`);
    const index = createPlaylistIndex(store, now);
    const parts: RefreshDependencies = {
      store,
      client,
      accountId,
      inSequence: index.inSequence,
      now,
      mayRead: async () => true,
      changed: () => {},
    };
    return {
      store,
      index,
      parts,
      learn: (news: PlaylistChange) => index.learn(accountId, news),
      /** @returns the units spent */
      async refresh(changes: Partial<RefreshDependencies> = {}): Promise<number> {
        const before = sandbox.video.quota.used();
        await listPlaylists({ ...parts, ...changes });
        await readDue({ ...parts, ...changes }, { since: time - longestUnread });
        return sandbox.video.quota.used() - before;
      },
      /** Playlist → its title and the ids of its items in order. */
      async known() {
        const lists = await index.playlists(accountId);
        const contents = await Promise.all(
          lists.map(async ({ playlistId, title }) => {
            const items = await index.items(accountId, playlistId);
            return [playlistId, { title, items: items.map(({ itemId }) => itemId) }] as const;
          }),
        );
        return Object.fromEntries(contents);
      },
    };
  }

  /** The same, as the platform stores it. */
  function truth() {
    const lists = sandbox.video.playlists(account.channelId).map(({ id, title }) => {
      const items = sandbox.video.playlistItems(id).map((item) => item.id);
      return [id, { title, items }] as const;
    });
    return Object.fromEntries(lists);
  }

  return {
    client,
    empty,
    truth,
    /** Advances the clock by milliseconds. */
    pass(milliseconds: number) {
      time += milliseconds;
    },
  };
}
