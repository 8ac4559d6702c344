import type { Chrome } from '../e2e/harness/chrome';
import type { Row } from './row';
import { measureAlternately, rounds } from './samples';
import type { Setup } from './setup';

declare const chrome: Chrome;

const lists = 200;
const itemsInEach = 100;

/**
 * Which of my playlists hold a video, in an index of 20,000 items in 200 lists: from a page of ours asking the worker to
 * the answer, which takes no request.
 */
export async function measureIndexLookUp({ extension }: Setup): Promise<Row[]> {
  await extension.worker();
  await extension.own.evaluate(
    async ([lists, itemsInEach]) => {
      const message = { id: 1, type: 'acting', data: {}, timestamp: 0 };
      const { accountId } = (await chrome.runtime.sendMessage(message)).ok.video;
      const database = await new Promise<IDBDatabase>((resolve, reject) => {
        const opening = indexedDB.open('cuecard');
        opening.onsuccess = () => resolve(opening.result);
        opening.onerror = () => reject(opening.error);
      });
      const writing = database.transaction(['playlists', 'playlistItems'], 'readwrite');
      for (let list = 0; list < lists; list++) {
        const playlistId = `PLbench${list}`;
        const key = `${accountId}|${playlistId}`;
        const row = { key, playlistId, title: `List ${list}`, rank: list, itemCount: itemsInEach };
        writing.objectStore('playlists').put({ ...row, read: { at: Date.now(), itemCount: itemsInEach } });
        for (let order = 0; order < itemsInEach; order++) {
          const videoId = `bench${(list * 37 + order * 11) % 10_000}`;
          const itemId = `item${list}x${order}`;
          const video = `${accountId}|${videoId}`;
          const item = { key: `${key}|${itemId}`, video, playlistId, videoId, itemId, order };
          writing.objectStore('playlistItems').put({ ...item, title: 'A video', channelTitle: 'A channel' });
        }
      }
      await new Promise((resolve) => writing.addEventListener('complete', resolve));
      database.close();
    },
    [lists, itemsInEach] as const,
  );

  const timeOf = (type: string, count: number) =>
    extension.own.evaluate(
      async ([type, count]) => {
        const from = Math.floor(Math.random() * 5_000);
        const videoIds = Array.from({ length: count }, (_, at) => `bench${from + at}`);
        const data = count === 0 ? { videoId: 'bench1' } : { videoIds };
        const begun = performance.now();
        const reply = await chrome.runtime.sendMessage({ id: 1, type, data, timestamp: 0 });
        if (reply.ok === undefined) throw new Error(JSON.stringify(reply));
        return performance.now() - begun;
      },
      [type, count] as const,
    );
  const { one, many } = await measureAlternately({
    one: () => timeOf('marks', 1),
    many: () => timeOf('marks', 200),
  });
  const row = (id: string, what: string, ours: number): Row => ({
    id,
    what,
    unit: 'ms',
    ours,
    samples: rounds,
  });
  return [
    {
      ...row('index.one', 'is this video in my playlists? 20,000 items in 200', one),
      budget: { atMost: 10 },
    },
    row('index.many', 'are these 200 videos in my playlists?', many),
  ];
}
