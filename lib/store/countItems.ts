import type { IDBPDatabase } from 'idb';
import { jobStates } from './rows/jobs';
import type { BatchRow, JobRow } from './schema';
import { beginning } from './transactions';

/** Items of a batch that are not in the queue, by their state. */
export type ItemCounts = Record<JobRow['state'], number>;

/** Items of a batch from one id on, up to another, which is not among them. */
interface Part {
  from: string;
  to: string;
  /** The state of most of them. */
  usual: JobRow['state'];
}

/**
 * Counts the items of a batch, in one transaction. Chromium counts 10,000 rows of an index in 36 ms, of a table in 6
 * ms; so the items in the usual state are those that no other state counts. Items run in order: before the next one,
 * most are done, and the others wait. An undo goes back from the last one: the items that it has passed are undone.
 */
export async function countItems(
  db: IDBPDatabase,
  { batchId, undoneFrom }: Pick<BatchRow, 'batchId' | 'undoneFrom'>,
): Promise<ItemCounts> {
  const { store } = db.transaction('batchJobs');
  const index = store.index('batchId state jobId');

  async function countPart({ from, to, usual }: Part): Promise<ItemCounts> {
    const others = jobStates.filter((state) => state !== usual);
    const [all, ...counts] = await Promise.all([
      store.count(IDBKeyRange.bound(from, to, false, true)),
      ...others.map((state) =>
        index.count(IDBKeyRange.bound([batchId, state, from], [batchId, state, to], false, true)),
      ),
    ]);
    const counted = others.map((state, at) => [state, counts[at] ?? 0] as const);
    const rest = counted.reduce((left, [, count]) => left - count, all);
    return Object.fromEntries([...counted, [usual, rest]]) as ItemCounts;
  }

  const [first, end] = [`${batchId}|`, `${batchId}|~`];
  const [waiting] = await index.getAllKeys(beginning([batchId, 'waiting']), 1);
  const next = undoneFrom ?? String(waiting ?? end);
  const parts: Part[] = [
    { from: first, to: next, usual: 'done' },
    { from: next, to: end, usual: undoneFrom === undefined ? 'waiting' : 'undone' },
  ];
  // A range without keys throws
  const counts = await Promise.all(parts.filter(({ from, to }) => from < to).map(countPart));
  const sums = jobStates.map((state) => [state, counts.reduce((sum, part) => sum + part[state], 0)]);
  return Object.fromEntries(sums) as ItemCounts;
}
