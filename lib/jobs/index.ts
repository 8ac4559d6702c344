import { Fault } from '../errors';
import { sleep } from '../shared/sleep';
import type { JobRow } from '../store';
import { createScheduler, type Scheduler } from './scheduler';
import { canBeHurried, isFinished, isInDoubt, reopen, stateAfterUndo } from './state';
import type { JobsDependencies } from './types';

export type { StepWrite } from '../store';
export type { Batches, BatchProgress } from './batches';
export { type PastJob, type ReadLatest, usePrefix } from './recentWrites';
export { runnerLock } from './runnerLock';
export {
  canBeHurried,
  hasWritten,
  isFinished,
  isInDoubt,
  lastSteps,
  leftBy,
  openSteps,
  waitsFor,
} from './state';
export type { Step } from './steps';
export type { JobsDependencies, RunContext, Runnable, UndoContext } from './types';

/** The draft, if there is one, is deleted in the transaction that writes the job. */
export interface AcceptRequest
  extends Pick<
    JobRow,
    'action' | 'version' | 'input' | 'accountId' | 'surface' | 'tabId' | 'documentId' | 'draftKey'
  > {
  concurrencyKeys: readonly string[];
  /** Two requests with the same id are one job. */
  jobId?: string;
}

/**
 * The engine as the rest of the program calls it. Errors of the disk are thrown as Fault `storage`.
 */
export interface Jobs extends Pick<Scheduler, 'resume' | 'nextWork' | 'whenIdle' | 'pause' | 'batches'> {
  /** Writes the job to disk, then starts it. Once this resolves, only a broken disk can lose the job. */
  accept(request: AcceptRequest): Promise<JobRow>;
  /**
   * Undoes what was done of a finished or waiting job; one that has not begun is only marked as undone.
   * @throws Fault `notFound/jobGone`; `conflict/notYet` if there is nothing to undo, or nobody knows yet what
   */
  undo(jobId: string): Promise<JobRow>;
  /**
   * Continues a finished job from where it stopped: unlike a new job, it checks what may have been done already. A job
   * that backs off is tried now.
   * @param change alters the input, after an error about it; ignored for a job that backs off
   * @throws Fault `notFound/jobGone`; `conflict/notYet` for a job that is under way, undone, or done without an error
   */
  retry(jobId: string, change?: (input: JobRow['input']) => JobRow['input']): Promise<JobRow>;
  /**
   * Resolves when the job has finished, at once if it waits for long, or after 20 s at the latest, as it is then.
   * @throws Fault `notFound/jobGone`
   */
  outcome(jobId: string): Promise<JobRow>;
  /** Newest first, without batch items. */
  list(limit: number): Promise<JobRow[]>;
  /** Marks the job as seen by the person. */
  seen(jobId: string): Promise<void>;
}

/** `outcome` resolves after this at the latest, in milliseconds. */
const longestListen = 20_000;

const isSingle = ({ batchId }: JobRow) => batchId === undefined;

/**
 * Creates the {@link Jobs} of this context. It reads nothing from the disk, and does not become the
 * runner, before one of the methods is called.
 */
export function createJobs<Clients>(dependencies: JobsDependencies<Clients>): Jobs {
  const { store } = dependencies;
  const now = dependencies.now ?? Date.now;
  const scheduler = createScheduler(dependencies);

  async function find(jobId: string): Promise<JobRow> {
    const job = await store.get('jobs', jobId);
    if (job === undefined) throw new Fault({ kind: 'notFound', reason: 'jobGone' });
    return job;
  }

  /** A job of which a request may still land keeps its position and waits for that; any other goes behind all jobs. */
  const nextPosition = (job: JobRow) =>
    isInDoubt(job, now()) ? { wakeAt: job.landsUntil } : { sequence: scheduler.nextSequence() };

  /** A job that backs off, as it is tried now, or as soon as none of its requests can land any more. */
  function hurry({ wakeAt: _waited, ...row }: JobRow): JobRow {
    return { ...row, backoffs: 0, ...(isInDoubt(row, now()) ? { wakeAt: row.landsUntil } : {}) };
  }

  return {
    async accept({ concurrencyKeys, jobId = crypto.randomUUID(), ...request }) {
      const { draftKey } = request;
      const job: JobRow = {
        ...request,
        jobId,
        concurrencyKeys: [...concurrencyKeys],
        createdAt: now(),
        sequence: scheduler.nextSequence(),
        state: 'waiting',
        backoffs: 0,
        steps: {},
        seen: false,
      };
      const draft = draftKey === undefined ? [] : [{ delete: 'drafts' as const, key: draftKey }];
      return scheduler.accept(job, (row) => store.add('jobs', row, draft));
    },

    async undo(jobId) {
      const job = await store.change('jobs', jobId, (row) => {
        const state = row && stateAfterUndo(row, now());
        if (row === undefined || state === undefined) return undefined;
        const { finishedAt: _finished, fault: _old, wakeAt: _waited, ...rest } = row;
        if (state === 'undone') return { ...rest, state, finishedAt: now() };
        return { ...rest, ...nextPosition(row), state, backoffs: 0, seen: false };
      });
      if (job === undefined) throw new Fault({ kind: 'notFound', reason: 'jobGone' });
      if (job.state !== 'undoing' && job.state !== 'undone')
        throw new Fault({ kind: 'conflict', reason: 'notYet' });
      await dependencies.changed(job);
      if (job.state === 'undoing') scheduler.enter(job);
      else scheduler.leave(jobId);
      return job;
    },

    async retry(jobId, change = (input) => input) {
      let finishedAt: number | undefined;
      const job = await store.change('jobs', jobId, (row) => {
        if (row && canBeHurried(row)) {
          finishedAt = row.createdAt;
          return hurry(row);
        }
        if (row?.fault === undefined || !isFinished(row) || row.state === 'undone') return undefined;
        finishedAt = row.finishedAt;
        return { ...reopen({ ...row, input: change(row.input) }), ...nextPosition(row) };
      });
      if (job === undefined) throw new Fault({ kind: 'notFound', reason: 'jobGone' });
      if (finishedAt === undefined) throw new Fault({ kind: 'conflict', reason: 'notYet' });
      // The draft that the failure restored is in the job again; one that was typed since then stays.
      const draft = job.draftKey === undefined ? undefined : await store.get('drafts', job.draftKey);
      if (draft?.at === finishedAt) await store.delete('drafts', draft.key);
      await dependencies.changed(job);
      scheduler.enter(job);
      return job;
    },

    async outcome(jobId) {
      const start = Date.now();
      for (;;) {
        const changed = scheduler.nextChange();
        const job = await find(jobId);
        const wait = scheduler.waitOf(job);
        const remaining = start + longestListen - Date.now();
        // Finished on disk, it may still be under way: `changed` is being called for it.
        const isOver = isFinished(job) ? !scheduler.runs(jobId) : wait > longestListen;
        if (isOver || remaining <= 0) return job;
        scheduler.start();
        await Promise.race([changed, sleep(wait > 0 ? wait : remaining)]);
      }
    },

    resume: scheduler.resume,
    nextWork: scheduler.nextWork,

    list: (limit) => store.newest('jobs', 'createdAt', limit, isSingle),

    async seen(jobId) {
      await store.change('jobs', jobId, (row) => row && { ...row, seen: true });
    },

    whenIdle: scheduler.whenIdle,
    pause: scheduler.pause,
    batches: scheduler.batches,
  };
}
