import type { IDBPDatabase } from 'idb';
import { beginning, beginningWith, written } from './ranges';
import { parseRow } from './schema';

/** Size to which the history is kept. */
export interface HistoryLimit {
  /** Entries: single jobs at rest, and all jobs of batches at rest. */
  most: number;
  /** Batches at rest. */
  mostBatches: number;
  /** Nothing that came to rest later is deleted for the number of entries; epoch milliseconds. */
  before: number;
}

/** Size to which the items of the playlist index are kept. */
export interface ItemLimit {
  most: number;
  /** Playlists of other accounts go first; undefined where no account is active. */
  accountId: string | undefined;
}

/** A batch at rest with the number of its jobs. */
interface Batch {
  batchId: string;
  finishedAt: number;
  jobs: number;
  needsReview: boolean;
}

const byState = 'batchId state jobId';
const historyTables = ['jobs', 'batches', 'batchJobs'] as const;

/** Entries of the history: single jobs at rest, and all jobs of batches at rest. */
export async function historySize(db: IDBPDatabase): Promise<number> {
  const transaction = db.transaction(historyTables);
  return entriesOf(await readHistory(transaction));
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
  const atRest = rows.filter(({ state }) => state === 'done' || state === 'stopped');
  const batches = await Promise.all(
    atRest.map(async ({ batchId, createdAt, finishedAt = createdAt }) => {
      const [jobs, toReview] = await Promise.all([
        ofBatches.count(beginning([batchId])),
        ofBatches.count(beginning([batchId, 'needsReview'])),
      ]);
      return { batchId, finishedAt, jobs, needsReview: toReview > 0 };
    }),
  );
  return { single, batches };
}

const entriesOf = ({ single, batches }: { single: number; batches: Batch[] }) =>
  single + batches.reduce((sum, { jobs }) => sum + jobs, 0);

/**
 * Deletes the oldest entries beyond the limit, in one transaction: a batch with all of its jobs, or not at all, so that
 * its Undo is whole. Jobs that are unfinished or need review stay, and so do batches that hold one.
 * @returns how many entries were deleted
 */
export async function pruneHistory(db: IDBPDatabase, limit: HistoryLimit): Promise<number> {
  const transaction = db.transaction(historyTables, 'readwrite');
  const work = async () => {
    const history = await readHistory(transaction);
    const [newest, toGo] = parted(history.batches, limit.mostBatches);
    const surplus = entriesOf(history) - limit.most;
    const jobs = transaction.objectStore('jobs');
    const toReview = new Set(await jobs.index('state').getAllKeys('needsReview'));
    const old = jobs.index('finishedAt');
    let deleted = 0;
    const remove = async (batch: Batch) => {
      // The ids of its jobs begin with its own: one request deletes them all.
      await transaction.objectStore('batchJobs').delete(beginningWith(`${batch.batchId}|`));
      await transaction.objectStore('batches').delete(batch.batchId);
      deleted += batch.jobs;
    };
    /** Deletes single jobs that came to rest before `end`, the oldest first, as long as there are too many. */
    const removeSingle = async (end: number) => {
      const most = surplus - deleted;
      if (most <= 0) return;
      const found = await old.getAllKeys(IDBKeyRange.upperBound(end, true), most + toReview.size);
      const keys = found.filter((key) => !toReview.has(key)).slice(0, most);
      // An aborted transaction throws at once: as a rejection, `written` hears of it.
      await Promise.all(keys.map(async (key) => jobs.delete(key)));
      deleted += keys.length;
    };
    for (const batch of toGo) await remove(batch);
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

/** Batches within the number and those beyond it, each the oldest first. A batch that needs review is within. */
function parted(batches: readonly Batch[], most: number): [Batch[], Batch[]] {
  const inOrder = batches.toSorted((one, other) => one.finishedAt - other.finishedAt);
  const beyond = new Set(inOrder.slice(0, Math.max(0, inOrder.length - most)));
  const goes = (batch: Batch) => beyond.has(batch) && !batch.needsReview;
  return [inOrder.filter((batch) => !goes(batch)), inOrder.filter(goes)];
}

/**
 * Drops the items of whole playlists beyond the limit, in one transaction: first those of other accounts, then those
 * read or written longest ago. A playlist without its items counts as not read, and is read again only on request.
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
    if (surplus <= 0) return 0;
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
