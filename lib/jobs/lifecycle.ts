import type { JobRow } from '../store';
import type { Alarm } from './alarm';
import type { Batches } from './batches';
import type { Execution } from './execute';
import type { QueueEntry } from './queue';
import { toQueueEntry } from './queueEntry';
import type { RecentWrites } from './recentWrites';
import { batchSequences, begin, isFinished, isInDoubt, isOpen } from './state';
import type { JobsDependencies } from './types';

/** Pause of a job after the disk refused to begin or to end it, in milliseconds. */
const diskPause = 60_000;

/** Takes the jobs of the queue from begin to end: what is on disk before, between and after. */
export interface Lifecycle {
  /**
   * Runs the job of an entry once. Never throws: after an error of the disk the job is tried again a minute later.
   * @returns until when the job keeps its concurrency keys (epoch milliseconds), undefined once it leaves the queue
   */
  run(entry: QueueEntry): Promise<number | undefined>;
  /** The begin of a job is being written: its next run waits for that row. Undefined or an error: it does not run. */
  beginsWith(jobId: string, written: Promise<JobRow | undefined>): void;
}

export interface LifecycleDependencies {
  jobs: Pick<JobsDependencies<unknown>, 'store' | 'patience' | 'sideWrites' | 'changed'>;
  execution: Pick<Execution, 'once'>;
  recentWrites: Pick<RecentWrites, 'note'>;
  batches(): Pick<Batches, 'runItem' | 'itemFinished'>;
  alarm: Pick<Alarm, 'askFor'>;
  nextSequence(): number;
  now(): number;
}

export function createLifecycle(dependencies: LifecycleDependencies): Lifecycle {
  const { execution, recentWrites, batches, alarm, nextSequence, now } = dependencies;
  const { store, patience, sideWrites, changed } = dependencies.jobs;
  const beginning = new Map<string, Promise<JobRow | undefined>>();

  /**
   * One transaction: a job that is undone at this moment must not begin. Relaxed durability: after a power cut the job
   * is still waiting, which is correct.
   */
  const writeBegin = (jobId: string) =>
    store.change(
      'jobs',
      jobId,
      (row) => (row === undefined || isFinished(row) ? undefined : begin(row)),
      'relaxed',
    );

  async function writeEnd(entry: QueueEntry, after: JobRow, wasUndoing: boolean): Promise<void> {
    if (isFinished(after)) recentWrites.note(after, (await patience(after)).agreeFor);
    // With nothing open, an unfinished item of an unordered batch sorts behind single jobs again.
    if (entry.batchId !== undefined && !isFinished(after) && !entry.inOrder && !isOpen(after, now()))
      after.sequence = entry.sequence = batchSequences + nextSequence();
    if (entry.batchId !== undefined && isFinished(after)) return batches().itemFinished(after, wasUndoing);
    const writes = isFinished(after) ? await sideWrites(after) : [];
    await store.commit([{ put: 'jobs', row: after }, ...writes], 'relaxed');
    await changed(after);
  }

  async function advance(entry: QueueEntry): Promise<number | undefined> {
    const { jobId } = entry;
    const begun = await (beginning.get(jobId) ?? writeBegin(jobId));
    beginning.delete(jobId);
    if (begun === undefined || isFinished(begun)) return undefined;
    // The sequence of a begun batch item is that of a single job: no later job may overtake it.
    entry.sequence = begun.sequence;
    const running = execution.once(begun);
    // Not awaited: the surfaces may learn of the begin while the job runs.
    void changed(begun);
    const { underWay: _over, ...after }: JobRow = await running;
    await writeEnd(entry, after, begun.state === 'undoing');
    if (isFinished(after) && !isInDoubt(after, now())) return undefined;
    const { notBefore } = toQueueEntry(after);
    alarm.askFor(notBefore);
    return notBefore;
  }

  return {
    async run(entry) {
      try {
        if (entry.batchId === undefined) return await advance(entry);
        return await batches().runItem(entry.jobId, () => advance(entry));
      } catch {
        const until = now() + diskPause;
        alarm.askFor(until);
        return until;
      }
    },
    beginsWith(jobId, written) {
      beginning.set(
        jobId,
        written.catch(() => undefined),
      );
    },
  };
}
