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
    const { accountId } = (await chrome.runtime.sendMessage(message)).res.ok.video;
    const database = await new Promise<IDBDatabase>((resolve, reject) => {
      const opening = indexedDB.open('cuecard');
      opening.onsuccess = () => resolve(opening.result);
      opening.onerror = () => reject(opening.error);
    });
    const writing = database.transaction('memberships', 'readwrite');
    for (const [videoId, title] of Object.entries(titles)) {
      const playlists = [{ playlistId: 'PLbench', title }];
      writing.objectStore('memberships').put({ key: `${accountId}|${videoId}`, playlists, at: Date.now() });
    }
    await new Promise((resolve) => writing.addEventListener('complete', resolve));
    database.close();
  }, titles);
}
