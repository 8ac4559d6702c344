import type { Chrome } from '../e2e/harness/chrome';
import { elsewhere } from '../e2e/harness/elsewhere';
import { until } from '../e2e/harness/until';
import { account, allVideos } from '../sandbox/seed';
import type { Row } from './row';
import type { Setup } from './setup';

declare const chrome: Chrome;

const lists = 200;
const itemsInEach = 100;
const changed = 10;

/**
 * Units that it takes to read the index of 200 lists with 20,000 items, and to keep it up to date: where nothing has
 * changed, and where some lists have. Each request is a unit.
 */
export async function measureIndexRefresh({ sandbox, extension }: Setup): Promise<Row[]> {
  const { own } = extension;
  const { video } = sandbox;
  const ask = (type: string, data: object) =>
    own.evaluate(
      async ([type, data]) => {
        const reply = await chrome.runtime.sendMessage({ type, data });
        if (!('ok' in reply)) throw new Error(reply.failure.text);
        return reply.ok;
      },
      [type, data] as const,
    );
  /** As if it was listed long ago; with nothing in it, as if it was never read. */
  const age = (isEmptied: boolean) =>
    own.evaluate(async (isEmptied) => {
      const database = await new Promise<IDBDatabase>((resolve, reject) => {
        const opening = indexedDB.open('cuecard');
        opening.onsuccess = () => resolve(opening.result);
        opening.onerror = () => reject(opening.error);
      });
      const tables = ['playlists', 'playlistItems'] as const;
      const writing = database.transaction([...tables, 'settings'], 'readwrite');
      if (isEmptied) for (const table of tables) writing.objectStore(table).clear();
      const reading = writing.objectStore('settings').openCursor(IDBKeyRange.lowerBound('playlistIndex|'));
      reading.onsuccess = () => {
        const row = reading.result?.value;
        if (!row?.key.startsWith('playlistIndex|')) return;
        reading.result?.update({ ...row, value: { ...row.value, listedAt: row.value.listedAt - 3_600_000 } });
        reading.result?.continue();
      };
      await new Promise((resolve) => writing.addEventListener('complete', resolve));
      database.close();
    }, isEmptied);
  const refresh = async (isEmptied: boolean) => {
    await age(isEmptied);
    const before = video.quota.used();
    await ask('readPlaylists', {});
    await until(
      'the index to be read',
      async () => {
        const { reading, failure } = await ask('playlistIndex', {});
        return reading === undefined && failure === undefined;
      },
      180_000,
    );
    return video.quota.used() - before;
  };

  const mine = Array.from({ length: lists - video.playlists(account.channelId).length }, (_, list) => ({
    id: `PLrefresh${list}`,
    channelId: account.channelId,
    title: `List ${list}`,
    description: '',
    privacyStatus: 'private' as const,
    manualSort: true,
    videoIds: Array.from({ length: itemsInEach }, (_, at) => allVideos[at % allVideos.length]?.id ?? ''),
  }));
  for (const list of mine) video.addPlaylist(list);
  const first = await refresh(true);
  const same = await refresh(false);
  const device = await elsewhere(sandbox);
  for (const { id } of mine.slice(0, changed)) {
    const [item] = video.playlistItems(id);
    if (item) await device.removeItem(item.id);
  }
  const some = await refresh(false);

  const pages = Math.ceil(lists / 50);
  const baseline = { what: 'each list read page by page', value: pages + (lists * itemsInEach) / 50 };
  const row = (id: string, what: string, ours: number, atMost: number): Row => ({
    id,
    what,
    unit: 'units',
    ours,
    baseline,
    budget: { atMost },
    samples: 1,
  });
  return [
    row('index.refresh', 'reading 200 playlists with 20,000 items for the first time', first, baseline.value),
    row('index.refreshUnchanged', 'the same again, nothing changed', same, pages),
    row('index.refreshSome', `the same again, ${changed} of them changed`, some, pages + changed * 2),
  ];
}
