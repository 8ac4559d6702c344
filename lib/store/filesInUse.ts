import type { IDBPDatabase } from 'idb';

/** Jobs in these states are through and never read their files again. */
const finished = ['done', 'undone'];

/**
 * Names of the files that a draft or a job may still read: one that is unfinished, and one that failed, since it can be
 * retried. Rows that this version cannot parse count as well. One transaction, since rows move between the tables.
 */
export async function filesInUse(db: IDBPDatabase): Promise<ReadonlySet<string>> {
  const transaction = db.transaction(['drafts', 'jobs', 'batchJobs']);
  const [drafts, ...jobs] = await Promise.all([
    transaction.objectStore('drafts').getAll(),
    transaction.objectStore('jobs').getAll(),
    transaction.objectStore('batchJobs').getAll(),
  ]);
  const open = jobs.flat().filter((job) => !finished.includes(job.state));
  return new Set([...drafts.map(({ value }) => value), ...open.map(({ input }) => input)].flatMap(filesIn));
}

/** Names of files in an action's input, or in a form: the field `file`, at any depth. */
export function filesIn(input: unknown): string[] {
  if (typeof input !== 'object' || input === null) return [];
  return Object.entries(input).flatMap(([field, value]) =>
    field === 'file' && typeof value === 'string' ? [value] : filesIn(value),
  );
}
