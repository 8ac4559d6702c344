import type { Page } from '@playwright/test';
import type { Chrome } from './harness/chrome';
import type { Extension } from './harness/extension';

declare const chrome: Chrome;

/** What the browser itself holds of the extension: toolbar, menus, disk. */

/** What the toolbar's button says. */
export const badgeOf = ({ own }: Extension) =>
  own.evaluate(async () => ({
    text: await chrome.action.getBadgeText({}),
    title: await chrome.action.getTitle({}),
  }));

/** Whether a menu has this entry; the browser tells only by refusing to change what it has not. */
export const hasMenu = ({ own }: Extension, id: string) =>
  own.evaluate(
    (id) =>
      new Promise<boolean>((resolve) =>
        chrome.contextMenus.update(id, {}, () => resolve(chrome.runtime.lastError === undefined)),
      ),
    id,
  );

/** Everything on the extension's disk, table by table; bytes as text, so that words in them are found. */
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
