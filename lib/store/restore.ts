import * as z from 'zod/mini';
import { Fault } from '../errors';
import { finishedStates } from '../shared/jobStates';
import { parseJson } from '../shared/parseJson';
import { migrateRow } from './migrations';
import { getKey, parseRow, type RowOf, type Write } from './schema';
import type { Store } from './types';
import { version } from './upgrade';

/** The tables of a copy that can be restored. Accounts are not: the copy has no credentials. */
const restorable = ['settings', 'drafts', 'ledger', 'batches', 'batchJobs', 'jobs'] as const;
type Restorable = (typeof restorable)[number];

/** Counts and names of the rows of a copy, by what was done with them. */
export interface Restored {
  /** Rows that were written. */
  added: number;
  /** Rows that were there already, and stayed as they were. */
  present: number;
  /** Rows that are left out on purpose, see `restoreCopy`. */
  leftOut: number;
  /** Table and key of rows that are damaged, or that no version wrote. */
  unreadable: string[];
  /** Names of the accounts of the copy, to be connected again. */
  accounts: string[];
}

/** Settings that belong to one installation. */
const localSettings = new Set([
  'connecting',
  'firstRun',
  'dataLost',
  'accessLog',
  'eventButtonSites',
  'eventButtonWish',
]);

/**
 * Whether a setting decides where secrets are sent: custom platforms, and the OAuth clients. A forged copy that sets
 * both would send the client secret to an address of its author, so the person enters them again.
 */
const directsSecrets = (key: string) => key === 'platforms' || key === 'client' || key.startsWith('client|');

const Named = () =>
  z.object({ title: z.optional(z.string()), name: z.optional(z.string()), url: z.optional(z.string()) });
const Rows = () => z._default(z.array(z.unknown()), []);
const Copy = () =>
  z.object({
    program: z.string().check(z.startsWith('Cuecard ')),
    dataVersion: z.int().check(z.minimum(0)),
    settings: Rows(),
    drafts: Rows(),
    ledger: Rows(),
    batches: Rows(),
    batchJobs: Rows(),
    jobs: Rows(),
    accounts: Rows(),
  });

/**
 * Restores a copy of the data, of this or an older version, in one transaction. Settings replace the present ones,
 * other rows that are there already stay. Jobs and batches that were not finished when the copy was made are left out:
 * they may have been finished since, and would be done twice.
 * @throws Fault `badInput`: `copyUnreadable` if it is no copy, `copyNewer` if a newer version made it
 */
export async function restoreCopy(store: Pick<Store, 'anyOf' | 'commit'>, json: string): Promise<Restored> {
  const parsed = Copy().safeParse(parseJson(json));
  if (!parsed.success) throw new Fault({ kind: 'badInput', reason: 'copyUnreadable' });
  if (parsed.data.dataVersion > version) throw new Fault({ kind: 'badInput', reason: 'copyNewer' });
  const restored: Restored = { added: 0, present: 0, leftOut: 0, unreadable: [], accounts: [] };
  const writes: Write[] = [];
  const finishedBatches = new Set<string>();
  for (const table of restorable) {
    const rows = parsed.data[table].flatMap((raw, index) => {
      const row = parseRow(table, migrateRow(table, raw));
      if (row === undefined) restored.unreadable.push(`${table} ${getKey(table, raw) ?? index + 1}`);
      return row === undefined ? [] : [row as RowOf<Restorable>];
    });
    const wanted = rows.filter((row) => isWanted(table, row, finishedBatches));
    restored.leftOut += rows.length - wanted.length;
    const keys = wanted.map((row) => String(getKey(table, row)));
    const known = new Set(
      table === 'settings' ? [] : (await store.anyOf(table, keys)).map((row) => getKey(table, row)),
    );
    const added = wanted.filter((row) => !known.has(getKey(table, row)));
    restored.present += wanted.length - added.length;
    restored.added += added.length;
    writes.push(...added.map((row) => ({ put: table, row }) as Write));
  }
  if (writes.length > 0) await store.commit(writes);
  restored.accounts = parsed.data.accounts.flatMap((row) => {
    const { title, name, url } = Named().safeParse(row).data ?? {};
    return title || name || url || [];
  });
  return restored;
}

/** Whether a row is to be restored. Batches come before their jobs. */
function isWanted(table: Restorable, row: object, finishedBatches: Set<string>): boolean {
  const { key, state, batchId } = row as { key?: string; state?: string; batchId?: string };
  if (table === 'settings') return !localSettings.has(key ?? '') && !directsSecrets(key ?? '');
  if (table === 'drafts' || table === 'ledger') return true;
  if (table === 'batches') {
    const isFinished = state === 'done' || state === 'stopped';
    if (isFinished && batchId !== undefined) finishedBatches.add(batchId);
    return isFinished;
  }
  const isOfFinished = batchId === undefined || finishedBatches.has(batchId);
  return isOfFinished && finishedStates.some((finished) => finished === state);
}
