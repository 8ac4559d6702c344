import { browser } from 'wxt/browser';
import * as z from 'zod/mini';
import { announceChange, type DataHealth } from '../../../lib/messages';
import { blobDatabase } from '../../../lib/messages/blobTransfer';
import { lossKey, type Store } from '../../../lib/store';
import { eraseStore, rescue } from '../../../lib/store/rescue';
import { expectNewDatabase } from '../browser/dataLoss';
import { nothing } from '../messaging/fields';
import { messagesFor } from '../messaging/message';

/** How connecting a site stands: an address just typed, of no use to anybody later. */
const passing = new Set(['connecting']);

/** What can be said of an account without anything that it signs in by. */
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
 * Everything that can be read of the data, as text to be kept: jobs with their receipts, drafts, what came from where,
 * settings, uploads, and the accounts by name. No sign-in, password or key is in it.
 * @throws Fault `storage` when not even the database opens
 */
export async function copyData(now: Date = new Date()): Promise<{ fileName: string; json: string }> {
  const { version, rows, unreadable } = await rescue();
  const { accounts, settings, ...others } = rows;
  const copy = {
    program: `Cuecard ${browser.runtime.getManifest().version}`,
    copiedAt: now.toISOString(),
    dataVersion: version,
    unreadable,
    accounts: accounts.map((row) => Named().safeParse(row).data ?? {}),
    settings: settings.filter((row) => !passing.has(Setting().safeParse(row).data?.key ?? '')),
    ...others,
  };
  return { fileName: `cuecard-${copy.copiedAt.slice(0, 10)}.json`, json: JSON.stringify(copy, sayable, 1) };
}

/** What JSON has no word for stays recognisable, and stops nothing. */
function sayable(_key: string, value: unknown): unknown {
  if (typeof value === 'bigint') return String(value);
  return value instanceof Blob ? `${value.size} bytes` : value;
}

/**
 * How many rows of each table nobody can read, and since when all are gone that were there before.
 * @throws Fault `storage` when not even the database opens
 */
export async function readDataHealth(): Promise<DataHealth> {
  const { unreadable, rows } = await rescue();
  const loss = rows.settings.find((row) => Setting().safeParse(row).data?.key === lossKey);
  return {
    lostAt: Loss().safeParse(loss).data?.value.at,
    unreadable: Object.entries(unreadable).map(([table, count]) => ({ table, count })),
    jobs: rows.jobs.length,
  };
}

/** Forgets everything: accounts, jobs, drafts, settings. */
export async function eraseAllData(store: Store): Promise<void> {
  store.close();
  await expectNewDatabase();
  await eraseStore();
  await eraseStore(blobDatabase);
  const eventButtons = await browser.scripting.getRegisteredContentScripts();
  if (eventButtons.length > 0)
    await browser.scripting.unregisterContentScripts({ ids: eventButtons.map(({ id }) => id) });
  announceChange();
}

const message = messagesFor<{
  store: Store;
  /** Tells the rest of the background that all data are gone. */
  erased(): void;
}>();

export const dataMessages = {
  /** Everything that can be read of our data, without secrets, as a file to keep. */
  copyData: message({ from: 'own', question: nothing, repeatable: true, answer: () => copyData() }),
  /** Number of rows of each table that nobody can read any more. */
  dataHealth: message({ from: 'own', question: nothing, repeatable: true, answer: () => readDataHealth() }),
  /** The person has read that data were lost. */
  forgetLoss: message({
    from: 'own',
    question: nothing,
    async answer({ store }) {
      await store.delete('settings', lossKey);
      announceChange();
      return null;
    },
  }),
  /** Deletes all of our data on this disk. */
  eraseAllData: message({
    from: 'own',
    question: nothing,
    async answer({ store, erased }) {
      await eraseAllData(store);
      erased();
      return null;
    },
  }),
};
