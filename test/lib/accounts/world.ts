import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import {
  type Accounts,
  type AccountsDependencies,
  createAccounts,
  sandbox as platform,
} from '../../../lib/accounts';
import { Fault, type FaultData } from '../../../lib/errors';
import { createTransport } from '../../../lib/http';
import { openStore, type Store } from '../../../lib/store';
import { createVideoClient, type VideoClient, videoErrors } from '../../../lib/video';
import type { Sandbox } from '../../sandbox';
import { sandboxFetch } from '../../sandbox/client';
import { createLocks } from './locks';
import { type Clicks, createWindow } from './window';

export const redirectAddress = `https://${'abcdefgh'.repeat(4)}.chromiumapp.org/`;

/** One browser with the extension: its own disk, its permissions, its clock. */
export interface Browser {
  store: Store;
  accounts: Accounts;
  /** Host names that the browser lets the extension reach. */
  granted: Set<string>;
  /** Addresses that a sign-in window was opened with. */
  opened: string[];
  send: typeof fetch;
  /** Another context of the same browser: same disk, same locks. */
  another(parts?: Partial<AccountsDependencies>): Accounts;
  video(accountId: string): VideoClient;
}

/** Starts with an empty disk. `clicks` may be changed between sign-ins. */
export function openBrowser(
  sandbox: Sandbox,
  clicks: Clicks = {},
  changes: Partial<AccountsDependencies> = {},
): Browser {
  globalThis.indexedDB = new IDBFactory();
  const store = openStore();
  const granted = new Set(['calendar.example', 'www.calendar.example']);
  const opened: string[] = [];
  const send = sandboxFetch(sandbox);
  const locks = createLocks();
  const parts: AccountsDependencies = {
    store,
    platform,
    redirectAddress,
    approvalAddress: redirectAddress,
    locks,
    fetch: send,
    launch(url) {
      opened.push(url);
      return createWindow(sandbox, clicks)(url);
    },
    hasOrigins: async (origins) =>
      origins.every((origin) => granted.has(origin.replace(/^https?:\/\//, '').replace('/*', ''))),
    ...changes,
  };
  const accounts = createAccounts(parts);
  return {
    store,
    accounts,
    granted,
    opened,
    send,
    another: (others = {}) => createAccounts({ ...parts, ...others }),
    video: (accountId) =>
      createVideoClient(
        createTransport({
          base: platform.apiBase,
          credentials: accounts.credentials(accountId),
          errors: videoErrors,
          fetch: parts.fetch ?? send,
        }),
      ),
  };
}

/** Everything on disk, as text and as bytes read as text: where a secret in the clear would show. */
export async function wholeDisk(): Promise<string> {
  const database = await new Promise<IDBDatabase>((resolve, reject) => {
    const opening = indexedDB.open('cuecard');
    opening.onsuccess = () => resolve(opening.result);
    opening.onerror = () => reject(opening.error);
  });
  const rows = await Promise.all(
    [...database.objectStoreNames].map(
      (name) =>
        new Promise<unknown[]>((resolve, reject) => {
          const reading = database.transaction(name).objectStore(name).getAll();
          reading.onsuccess = () => resolve(reading.result);
          reading.onerror = () => reject(reading.error);
        }),
    ),
  );
  database.close();
  return JSON.stringify(rows, (_key, value: unknown) => {
    if (value instanceof ArrayBuffer) return new TextDecoder('latin1').decode(value);
    if (ArrayBuffer.isView(value)) return new TextDecoder('latin1').decode(value as Uint8Array<ArrayBuffer>);
    return value;
  });
}

/** The data of the Fault that the work must end with. */
export async function faultFrom(work: Promise<unknown>): Promise<FaultData> {
  const error = await work.then(
    () => undefined,
    (thrown: unknown) => thrown,
  );
  if (error instanceof Fault) return error.data;
  throw new Error('No Fault was thrown', { cause: error });
}
