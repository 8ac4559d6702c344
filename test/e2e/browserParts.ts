import type { Page } from '@playwright/test';
import type { Chrome } from './harness/chrome';
import type { Extension } from './harness/extension';

declare const chrome: Chrome;

/** The extension's state in the browser: toolbar, menus, disk. */

/** Badge and title of the toolbar button. */
export const badgeOf = ({ own }: Extension) =>
  own.evaluate(async () => ({
    text: await chrome.action.getBadgeText({}),
    title: await chrome.action.getTitle({}),
  }));

/** Whether a menu has this entry. The browser has no query for it, but refuses to change a missing entry. */
export const hasMenu = ({ own }: Extension, id: string) =>
  own.evaluate(
    (id) =>
      new Promise<boolean>((resolve) =>
        chrome.contextMenus.update(id, {}, () => resolve(!chrome.runtime.lastError)),
      ),
    id,
  );

/** All stored data by table; bytes as text, so that they can be searched. */
export const diskOf = (own: Page): Promise<Record<string, unknown[]>> =>
  own.evaluate(async () => {
    const answer = <Value>(request: IDBRequest<Value>) =>
      new Promise<Value>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error);
      });
    const readable = (_key: string, value: unknown) =>
      value instanceof ArrayBuffer || ArrayBuffer.isView(value)
        ? new TextDecoder('latin1').decode(value as ArrayBuffer)
        : value;
    const disk: Record<string, unknown[]> = {};
    for (const { name = '' } of await indexedDB.databases()) {
      const database = await answer(indexedDB.open(name));
      for (const table of database.objectStoreNames) {
        const rows = await answer(database.transaction(table).objectStore(table).getAll());
        disk[table] = JSON.parse(JSON.stringify(rows, readable));
      }
      database.close();
    }
    return disk;
  });
