import type { IDBPDatabase } from 'idb';

/** Jobs in these states never read their files again. */
const statesWithoutFiles = ['done', 'undone'];

/**
 * Names of the files that a draft, a job or what follows an upload may still read. Failed jobs count, since they can be retried, and so do rows
 * that this version cannot parse. One transaction, since rows move between the tables.
 */
export async function filesInUse(db: IDBPDatabase): Promise<ReadonlySet<string>> {
  const transaction = db.transaction(['drafts', 'uploads', 'jobs', 'batchJobs']);
  const [drafts, uploads, ...jobs] = await Promise.all([
    transaction.objectStore('drafts').getAll(),
    transaction.objectStore('uploads').getAll(),
    transaction.objectStore('jobs').getAll(),
    transaction.objectStore('batchJobs').getAll(),
  ]);
  const open = jobs.flat().filter((job) => !statesWithoutFiles.includes(job.state));
  const inputs = [...open.map(({ input }) => input), ...uploads.map(({ followUps }) => followUps)];
  return new Set([...drafts.map(({ value }) => value), ...inputs].flatMap(filesIn));
}

/** Names of the files in an action's input or in a form: the values of fields named `file`, at any depth. */
export function filesIn(input: unknown): string[] {
  if (typeof input !== 'object' || input === null) return [];
  return Object.entries(input).flatMap(([field, value]) =>
    field === 'file' && typeof value === 'string' ? [value] : filesIn(value),
  );
}
