import { unfinishedStates } from '../shared/jobStates';
import type { Patience } from '../shared/patience';
import type { BatchRow, JobRow, Store } from '../store';
import type { Batches } from './batches';
import type { RecentWrites } from './recentWrites';
import { correctTimes, isInDoubt, longestDoubt, openSteps, toWaiting } from './state';

export interface LoadDependencies {
  store: Pick<Store, 'from' | 'where' | 'all' | 'put'>;
  /** T and L of the platform that the job writes to. */
  patience(job: JobRow): Promise<Patience>;
  batches: Pick<Batches, 'lastFinished' | 'staysInQueue'>;
  recentWrites: Pick<RecentWrites, 'note'>;
  /** The time in epoch milliseconds. */
  now(): number;
}

/** The jobs that the last worker left on disk, after the corrections. */
export interface LoadedJobs {
  /** For the queue: unfinished jobs, and finished ones whose requests may still land. In no order. */
  jobs: JobRow[];
  /** Whether a batch is running, and may have items to move into the queue. */
  hasRunningBatch: boolean;
}

/** Reads what is unfinished, corrects what a dead worker left, and notes the writes that reads may not reflect yet. */
export async function loadJobs(dependencies: LoadDependencies): Promise<LoadedJobs> {
  const { store, batches, now } = dependencies;
  const [recent, ...byState] = await Promise.all([
    store.from('jobs', 'finishedAt', now() - longestDoubt),
    ...unfinishedStates.map((state) => store.where('jobs', 'state', state)),
  ]);
  const keep = (rows: JobRow[]) => Promise.all(rows.map((row) => keepCorrected(row, dependencies)));
  const [finished, unfinished] = await Promise.all([keep(recent), keep(byState.flat())]);
  // All batches: any number of newer ones may be finished while an old one runs, and few are kept.
  const batchRows = await store.all('batches');
  const isRecent = ({ finishedAt = now() }: BatchRow) => finishedAt > now() - longestDoubt;
  const recentBatches = batchRows.filter(isRecent);
  const items = await batches.lastFinished(recentBatches);
  await noteWrites([...finished, ...items], unfinished, dependencies);
  const inDoubt = finished.filter((row) => isInDoubt(row, now()));
  const inherited = await Promise.all(unfinished.map((row) => inherit(row, dependencies)));
  return {
    jobs: [...inDoubt, ...inherited.flat()],
    hasRunningBatch: batchRows.some(({ state }) => state === 'running'),
  };
}

/** Written back: a doubt that is corrected in memory only would start again with each worker. */
async function keepCorrected(row: JobRow, { store, now }: LoadDependencies): Promise<JobRow> {
  const job = correctTimes(row, now());
  if (job !== row) await store.put('jobs', job);
  return job;
}

async function noteWrites(
  finished: readonly JobRow[],
  unfinished: readonly JobRow[],
  { recentWrites, patience }: LoadDependencies,
): Promise<void> {
  const inOrder = finished.toSorted((one, other) => (one.finishedAt ?? 0) - (other.finishedAt ?? 0));
  // The undo of a job reads what its own run wrote.
  const undoing = unfinished.filter(({ state }) => state === 'undoing');
  for (const row of [...inOrder, ...undoing]) recentWrites.note(row, (await patience(row)).agreeFor);
}

/**
 * A job that was under way when the last worker died: its last request may still land. A single job runs again at once,
 * since a person sees it, and only later jobs of its keys wait. A batch item waits until nothing can land, unless a
 * step is open: the step waits for that itself.
 * @returns nothing for a batch item that does not belong in the queue: a worker died while it paused that batch
 */
async function inherit(row: JobRow, { store, patience, batches, now }: LoadDependencies): Promise<JobRow[]> {
  if (!row.underWay) return row.batchId === undefined || (await batches.staysInQueue(row)) ? [row] : [];
  const { underWay: _died, ...rest } = row;
  const landsUntil = now() + (await patience(row)).unclearAfter;
  const waits = row.batchId !== undefined && openSteps(row).length === 0;
  const inherited = toWaiting({ ...rest, landsUntil }, waits ? landsUntil : undefined);
  await store.put('jobs', inherited);
  return [inherited];
}
