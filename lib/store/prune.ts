import type { IDBPDatabase } from 'idb';
import { parseRow } from './schema';
import { beginning, beginningWith, written } from './transactions';

/** Size to which the history is kept. */
export interface HistoryLimit {
  /** Entries: finished single jobs, and all jobs of finished batches. */
  most: number;
  /** Finished batches. */
  mostBatches: number;
  /**
   * Jobs and batches that finished at this time or later are not deleted for the number of entries;
   * epoch milliseconds.
   */
  before: number;
}

/** Size to which the items of the playlist index are kept. */
export interface ItemLimit {
  most: number;
  /** The active account: items of others are deleted first. Undefined if no account is active. */
  accountId: string | undefined;
}

/** A finished batch with the number of its jobs. */
interface Batch {
  batchId: string;
  finishedAt: number;
  jobs: number;
  needsReview: boolean;
}

const byState = 'batchId state jobId';
const historyTables = ['jobs', 'batches', 'batchJobs'] as const;

/** Counts the entries of the history: finished single jobs, and all jobs of finished batches. */
export async function historySize(db: IDBPDatabase): Promise<number> {
  const transaction = db.transaction(historyTables);
  return countEntries(await readHistory(transaction));
}

interface Readable {
  objectStore(name: (typeof historyTables)[number]): {
    getAll(): Promise<unknown[]>;
    index(name: string): { count(range?: IDBKeyRange): Promise<number> };
  };
}

async function readHistory(transaction: Readable): Promise<{ single: number; batches: Batch[] }> {
  const ofBatches = transaction.objectStore('batchJobs').index(byState);
  const [single, raw] = await Promise.all([
    transaction.objectStore('jobs').index('finishedAt').count(),
    transaction.objectStore('batches').getAll(),
  ]);
  const rows = raw.flatMap((row) => parseRow('batches', row) ?? []);
  const finished = rows.filter(({ state }) => state === 'done' || state === 'stopped');
  const batches = await Promise.all(
    finished.map(async ({ batchId, createdAt, finishedAt = createdAt }) => {
      const [jobs, toReview] = await Promise.all([
        ofBatches.count(beginning([batchId])),
        ofBatches.count(beginning([batchId, 'needsReview'])),
      ]);
      return { batchId, finishedAt, jobs, needsReview: toReview > 0 };
    }),
  );
  return { single, batches };
}

const countEntries = ({ single, batches }: { single: number; batches: Batch[] }) =>
  single + batches.reduce((sum, { jobs }) => sum + jobs, 0);

/**
 * Deletes the oldest entries beyond the limit, in one transaction: a batch with all of its jobs or not at all, so that
 * its undo is complete. Jobs that are unfinished or need review stay, and so do batches that hold one.
 * @returns how many entries were deleted
 */
export async function pruneHistory(db: IDBPDatabase, limit: HistoryLimit): Promise<number> {
  const transaction = db.transaction(historyTables, 'readwrite');
  const work = async () => {
    const history = await readHistory(transaction);
    const [newest, beyond] = splitByAge(history.batches, limit.mostBatches);
    const surplus = countEntries(history) - limit.most;
    const jobs = transaction.objectStore('jobs');
    const toReview = new Set(await jobs.index('state').getAllKeys('needsReview'));
    const old = jobs.index('finishedAt');
    let deleted = 0;
    const remove = async (batch: Batch) => {
      // The ids of its jobs begin with the batch's id: one request deletes them all.
      await transaction.objectStore('batchJobs').delete(beginningWith(`${batch.batchId}|`));
      await transaction.objectStore('batches').delete(batch.batchId);
      deleted += batch.jobs;
    };
    /** Deletes single jobs that finished before `end`, the oldest first, while there are too many entries. */
    const removeSingle = async (end: number) => {
      const most = surplus - deleted;
      if (most <= 0) return;
      const found = await old.getAllKeys(IDBKeyRange.upperBound(end, true), most + toReview.size);
      const keys = found.filter((key) => !toReview.has(key)).slice(0, most);
      // `delete` throws in an aborted transaction; the async function makes it a rejection that `written` handles.
      await Promise.all(keys.map(async (key) => jobs.delete(key)));
      deleted += keys.length;
    };
    for (const batch of beyond) await remove(batch);
    for (const batch of newest) {
      if (batch.finishedAt >= limit.before) break;
      await removeSingle(batch.finishedAt);
      if (deleted >= surplus) break;
      if (!batch.needsReview) await remove(batch);
    }
    await removeSingle(limit.before);
    return deleted;
  };
  return written(transaction, work());
}

/** Splits batches into those to keep and those beyond the number, each oldest first. One that needs review is kept. */
function splitByAge(batches: readonly Batch[], most: number): [Batch[], Batch[]] {
  const inOrder = batches.toSorted((one, other) => one.finishedAt - other.finishedAt);
  const oldest = new Set(inOrder.slice(0, Math.max(0, inOrder.length - most)));
  const isDeleted = (batch: Batch) => oldest.has(batch) && !batch.needsReview;
  return [inOrder.filter((batch) => !isDeleted(batch)), inOrder.filter(isDeleted)];
}

/**
 * Deletes items beyond the limit, in one transaction, a whole playlist at a time: first playlists of other accounts,
 * then those read or written longest ago. Such a playlist counts as not read, and is read again only on request.
 * @returns how many items were deleted
 */
export async function pruneItems(db: IDBPDatabase, { most, accountId }: ItemLimit): Promise<number> {
  const transaction = db.transaction(['playlists', 'playlistItems'], 'readwrite');
  const work = async () => {
    const [playlists, items] = [
      transaction.objectStore('playlists'),
      transaction.objectStore('playlistItems'),
    ];
    const surplus = (await items.count()) - most;
    const rows = (await playlists.getAll()).flatMap((row) => parseRow('playlists', row) ?? []);
    const isOwn = ({ key }: { key: string }) => accountId !== undefined && key.startsWith(`${accountId}|`);
    const usedAt = ({ read, writtenAt = 0 }: (typeof rows)[number]) => Math.max(read?.at ?? 0, writtenAt);
    rows.sort((one, other) => Number(isOwn(one)) - Number(isOwn(other)) || usedAt(one) - usedAt(other));
    let deleted = 0;
    for (const { read: _read, ...row } of rows) {
      if (deleted >= surplus) break;
      const range = beginningWith(`${row.key}|`);
      const count = await items.count(range);
      if (count === 0) continue;
      await Promise.all([items.delete(range), playlists.put({ ...row, dropped: true })]);
      deleted += count;
    }
    return deleted;
  };
  return written(transaction, work());
}
