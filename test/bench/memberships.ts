import type { Chrome } from '../e2e/harness/chrome';
import type { Extension } from '../e2e/harness/extension';

declare const chrome: Chrome;

/**
 * Writes into the extension's own database what it would have learnt from saving: these videos are in playlists of
 * the person who is signed in.
 *
 * @param titles Video id → the playlist's title.
 */
export async function remember(
  extension: Extension,
  titles: Readonly<Record<string, string>>,
): Promise<void> {
  await extension.own.evaluate(async (titles) => {
    const message = { id: 1, type: 'acting', data: {}, timestamp: 0 };
    const { accountId } = (await chrome.runtime.sendMessage(message)).ok.video;
    const database = await new Promise<IDBDatabase>((resolve, reject) => {
      const opening = indexedDB.open('cuecard');
      opening.onsuccess = () => resolve(opening.result);
      opening.onerror = () => reject(opening.error);
    });
    const writing = database.transaction(['playlists', 'playlistItems'], 'readwrite');
    for (const [videoId, title] of Object.entries(titles)) {
      const playlistId = `PL${title}`;
      const key = `${accountId}|${playlistId}`;
      writing.objectStore('playlists').put({ key, playlistId, title });
      const video = `${accountId}|${videoId}`;
      const item = { key: `${key}|?${videoId}`, video, playlistId, videoId, order: 0 };
      writing.objectStore('playlistItems').put(item);
    }
    await new Promise((resolve) => writing.addEventListener('complete', resolve));
    database.close();
  }, titles);
}
