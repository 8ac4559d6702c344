import { browser } from 'wxt/browser';
import * as z from 'zod/mini';
import { blobDatabase } from '../../../lib/messages/blobTransfer';
import { announceChange } from '../../../lib/messages/changes';
import { lossKey, type Store } from '../../../lib/store';
import { eraseStore, rescue } from '../../../lib/store/rescue';
import { restoreCopy } from '../../../lib/store/restore';
import type { DataHealth } from '../../../lib/views';
import { expectNewDatabase } from '../browser/dataLoss';
import { nothing } from '../messaging/fields';
import { messagesFor } from '../messaging/message';
import { copyReaders } from '../state/copyReaders';

/** Settings that are not copied: `connecting` is the progress of a connection, which is useless later. */
const transientSettings = new Set(['connecting']);

/** The fields of an account that are no credentials. */
const Named = () =>
  z.object({
    service: z.catch(z.string(), ''),
    title: z.optional(z.string()),
    handle: z.optional(z.string()),
    name: z.optional(z.string()),
    url: z.optional(z.string()),
    user: z.optional(z.string()),
  });
const Loss = () => z.object({ value: z.object({ at: z.number() }) });
const Setting = () => z.object({ key: z.string() });

/**
 * Copies all readable data to JSON: jobs with receipts, drafts, the ledger, settings, uploads, feeds, and the accounts
 * without credentials.
 * @throws Fault `storage` if the database cannot be opened
 */
export async function copyData(now: Date = new Date()): Promise<{ fileName: string; json: string }> {
  const { version, rows, unreadable } = await rescue();
  const { accounts, settings, feeds, ...others } = rows;
  const copy = {
    program: `Cuecard ${browser.runtime.getManifest().version}`,
    copiedAt: now.toISOString(),
    dataVersion: version,
    unreadable,
    accounts: accounts.map((row) => Named().safeParse(row).data ?? {}),
    settings: settings.filter((row) => !transientSettings.has(Setting().safeParse(row).data?.key ?? '')),
    // Without the page that waits to be read, which may be long
    feeds: feeds.map((row) => ({ ...Object(row), page: undefined })),
    ...others,
  };
  return {
    fileName: `cuecard-${copy.copiedAt.slice(0, 10)}.json`,
    json: JSON.stringify(copy, toJsonValue, 1),
  };
}

/** Replaces values that JSON does not support. */
function toJsonValue(_key: string, value: unknown): unknown {
  if (typeof value === 'bigint') return String(value);
  return value instanceof Blob ? `${value.size} bytes` : value;
}

/**
 * The number of unreadable rows per table, and when the browser deleted the database before (epoch ms), if it did.
 * @throws Fault `storage` if the database cannot be opened
 */
export async function readDataHealth(): Promise<DataHealth> {
  const { unreadable, rows } = await rescue();
  const loss = rows.settings.find((row) => Setting().safeParse(row).data?.key === lossKey);
  return {
    lostAt: Loss().safeParse(loss).data?.value.at,
    unreadable: Object.entries(unreadable).map(([table, count]) => ({ table, count })),
  };
}

/** Deletes all data: accounts, jobs, drafts, settings, files, and the event buttons. */
export async function eraseAllData(store: Store): Promise<void> {
  store.close();
  await expectNewDatabase();
  await eraseStore();
  await eraseStore(blobDatabase);
  const eventButtons = await browser.scripting.getRegisteredContentScripts();
  if (eventButtons.length > 0)
    await browser.scripting.unregisterContentScripts({ ids: eventButtons.map(({ id }) => id) });
  announceChange('everything');
}

/** Longest copy; browsers limit the size of a message to 64 MB. */
const mostCharacters = 30_000_000;

const message = messagesFor<{
  store: Store;
  /** Notifies the other parts of the background that all data were deleted or restored. */
  erased(): void;
}>();

/** Messages about the stored data: copy, health, deletion. */
export const dataMessages = {
  /** A copy of all readable data without credentials, see `copyData`. */
  copyData: message({ from: 'own', question: nothing, repeatable: true, answer: () => copyData() }),
  /** Restores a copy, see `restoreCopy`. */
  restoreData: message({
    from: 'own',
    question: () => z.object({ json: z.string().check(z.maxLength(mostCharacters)) }),
    repeatable: true,
    async answer({ store, erased }, { json }) {
      const restored = await restoreCopy(store, json, copyReaders(store));
      erased();
      announceChange('everything');
      return restored;
    },
  }),
  /** The number of unreadable rows per table, see `readDataHealth`. */
  dataHealth: message({ from: 'own', question: nothing, repeatable: true, answer: () => readDataHealth() }),
  /** Removes the notice of a data loss, because the person has read it. */
  forgetLoss: message({
    from: 'own',
    question: nothing,
    async answer({ store }) {
      await store.delete('settings', lossKey);
      announceChange('settings');
    },
  }),
  /** Deletes all our data on this device. */
  eraseAllData: message({
    from: 'own',
    question: nothing,
    async answer({ store, erased }) {
      await eraseAllData(store);
      erased();
    },
  }),
};
