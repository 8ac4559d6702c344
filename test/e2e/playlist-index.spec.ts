import type { Page } from '@playwright/test';
import type { Sandbox } from '../sandbox';
import { account, videos } from '../sandbox/seed';
import type { Chrome } from './harness/chrome';
import { elsewhere } from './harness/elsewhere';
import { expect, test, until, variant } from './harness/test';
import { asked, contents } from './stored';

declare const chrome: Chrome;

/** The local index of playlists, read by a worker that is stopped meanwhile. */

/** Playlist → the ids of its items, in order. */
type Contents = Record<string, string[]>;

function truth({ video }: Sandbox): Contents {
  const lists = video.playlists(account.channelId);
  return Object.fromEntries(lists.map(({ id }) => [id, video.playlistItems(id).map((item) => item.id)]));
}

/** What lies on the disk; a list that is not said to be read whole is left out. */
function indexed(own: Page): Promise<Contents> {
  return own.evaluate(async () => {
    const done = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error);
      });
    const database = await done(indexedDB.open('cuecard'));
    const transaction = database.transaction(['playlists', 'playlistItems']);
    const lists = await done(transaction.objectStore('playlists').getAll());
    const items = await done(transaction.objectStore('playlistItems').getAll());
    database.close();
    return Object.fromEntries(
      lists.flatMap(({ playlistId, read }) => {
        const own = items.filter((item) => item.playlistId === playlistId);
        own.sort((one, other) => one.order - other.order);
        return read ? [[playlistId, own.map(({ itemId }) => itemId)]] : [];
      }),
    );
  });
}

const ask = (own: Page, type: string, data: object) =>
  own.evaluate(async ([type, data]) => (await chrome.runtime.sendMessage({ type, data })).ok, [
    type,
    data,
  ] as const);

test(
  'a worker that is stopped while reading leaves each playlist in its old or new state, and the next worker continues',
  variant(1),
  async ({ connected, extension, sandbox }) => {
    const { own } = extension;
    await connected('video');
    const reads = () => asked(sandbox, 'GET', 'playlistItems');
    const whole = () =>
      until('the whole index', async () => {
        const { reading } = await ask(own, 'playlistIndex', {});
        return reading === undefined && JSON.stringify(await indexed(own)) === JSON.stringify(sorted());
      });
    const sorted = () => Object.fromEntries(Object.entries(truth(sandbox)).sort());
    await ask(own, 'readPlaylists', {});
    await whole();

    const device = await elsewhere(sandbox);
    for (const killedAt of [1, 2, 4, 6]) {
      const before = truth(sandbox);
      for (const [first, ...others] of Object.values(before))
        if (first && others.length > 0) await device.removeItem(first);
      const now = truth(sandbox);
      expect(now).not.toEqual(before);
      sandbox.faults.set({ kind: 'delay', ms: 150, method: 'GET', path: '/youtube/v3/playlistItems' });
      const from = reads();
      await ask(own, 'readPlaylists', { again: true });
      await until(`request ${killedAt}`, () => reads() === from + killedAt);
      await extension.killWorker();
      const left = await indexed(own);
      for (const [playlistId, items] of Object.entries(left))
        expect([before[playlistId], now[playlistId]]).toContainEqual(items);
      expect(left).not.toEqual(now);
      sandbox.faults.clear();

      // Whoever asks next wakes another, which reads what is left, and no more.
      await whole();
      const lists = Object.keys(now).length;
      expect(reads() - from).toBeLessThanOrEqual(lists + 1);
    }

    const videoIds = [...new Set(Object.keys(truth(sandbox)).flatMap((id) => videosIn(sandbox, id)))];
    const marks: Record<string, string[]> = await ask(own, 'marks', { videoIds });
    const titles = sandbox.video.playlists(account.channelId);
    for (const videoId of videoIds) {
      const holding = titles.filter(({ id }) => videosIn(sandbox, id).includes(videoId));
      expect([...(marks[videoId] ?? [])].sort()).toEqual(holding.map(({ title }) => title).sort());
    }
  },
);

const videosIn = ({ video }: Sandbox, playlistId: string) =>
  video.playlistItems(playlistId).map(({ videoId }) => videoId);

test('a video that vanishes keeps its title, and its row says why it is gone', async ({
  connected,
  extension,
  sandbox,
}) => {
  await connected('video');
  const manager = await extension.open('manager.html#playlists');
  await manager.getByRole('link', { name: 'Talks' }).click();
  const rows = manager.locator('tbody').getByRole('checkbox');
  await expect(rows.first()).toHaveAccessibleName('Select Why tides are late');
  const [first = '', second = ''] = contents(sandbox, 'Talks');
  const secondTitle = videos.find(({ id }) => id === second)?.title;
  sandbox.video.removeVideo(first);
  sandbox.video.hideVideo(second);
  await ask(extension.own, 'readPlaylists', { again: true });
  await expect(rows.first()).toHaveAccessibleName('Select Why tides are late (deleted)');
  await expect(rows.nth(1)).toHaveAccessibleName(`Select ${secondTitle} (private)`);
});
