import { Fault } from '../errors';
import type { JobRow } from '../store';
import type { Batches } from './batches';
import { createRunner, type Resumption } from './scheduler';
import { canBeHurried, isFinished, isInDoubt, reopened, stateAfterUndo } from './state';
import type { JobsDependencies } from './types';

export type { StepWrite } from '../store';
export type { Batches, BatchProgress } from './batches';
export { type PastJob, type ReadLatest, usePrefix } from './recentWrites';
export { runnerLock } from './runnerLock';
export {
  canBeHurried,
  isFinished,
  isInDoubt,
  lastSteps,
  leftBy,
  openSteps,
  restless,
  waitsFor,
} from './state';
export type { Step } from './steps';
export type { JobsDependencies, RunContext, Runnable, UndoContext } from './types';

export interface AcceptRequest {
  action: string;
  version: number;
  input: Record<string, unknown>;
  concurrencyKeys: readonly string[];
  accountId: string;
  surface: string;
  tabId?: number;
  documentId?: string;
  /** Removed in the same transaction: what was typed lives on in the job. */
  draftKey?: string;
  /** Asked for twice under one id, a job is accepted once. */
  jobId?: string;
}

export interface Jobs {
  /** Puts the job on disk, then starts it. Once this answers, nothing short of a broken disk can lose it. */
  accept(request: AcceptRequest): Promise<JobRow>;
  /** Takes back what was done of a job that is at rest or waiting; one that has not begun is just removed. */
  undo(jobId: string): Promise<JobRow>;
  /**
   * Goes on with a job that came to rest undone, from where it stopped: what may have been done already is looked for
   * before it is tried again, as no new job could know. `change` alters what was asked for. One that sleeps off a passing fault is tried now.
   */
  retry(jobId: string, change?: (input: JobRow['input']) => JobRow['input']): Promise<JobRow>;
  /** Waits until the job has come to rest; answers with one still under way where that takes long. */
  outcome(jobId: string): Promise<JobRow>;
  /** Goes on with everything unfinished: at start, after an alarm, back online, signed in again. */
  resume(event?: Resumption): Promise<void>;
  /**
   * When there is work next: epoch milliseconds, past while any is under way; Infinity where no job waits for a time.
   * Answers once this context runs the jobs.
   */
  nextWork(): Promise<number>;
  /** Newest first, without those of batches. */
  list(limit: number): Promise<JobRow[]>;
  seen(jobId: string): Promise<void>;
  /** Resolves when no step is under way in this context. */
  whenIdle(): Promise<void>;
  /**
   * Begins nothing more here, and resolves when no job is under way: what follows will be gone on with by the next
   * worker. The answer lets all go on in this one.
   */
  pause(): Promise<() => void>;
  /** Batches. */
  batches: Batches;
}

/** Whoever asks for an outcome is answered after this at the latest, in milliseconds. */
const longestListen = 20_000;

/** Of a batch the jobs are not told of one by one. */
const isSingle = ({ batchId }: JobRow) => batchId === undefined;

const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, Math.max(0, ms)));

export function createJobs<Clients>(parts: JobsDependencies<Clients>): Jobs {
  const { store } = parts;
  const now = parts.now ?? Date.now;
  const runner = createRunner(parts);

  async function found(jobId: string): Promise<JobRow> {
    const job = await store.get('jobs', jobId);
    if (job === undefined) throw new Fault({ kind: 'notFound', reason: 'jobGone' });
    return job;
  }

  /** Where something of it may still land, it keeps its concurrency keys closed and waits; else it goes behind all others. */
  const nextPosition = (job: JobRow) =>
    isInDoubt(job, now()) ? { wakeAt: job.landsUntil } : { sequence: runner.nextSequence() };

  /** Where something of it may still land, it waits for that and no longer. */
  function hurried({ wakeAt: _slept, ...row }: JobRow): JobRow {
    return { ...row, backoffs: 0, ...(isInDoubt(row, now()) ? { wakeAt: row.landsUntil } : {}) };
  }

  return {
    async accept({ draftKey, tabId, documentId, concurrencyKeys, jobId = crypto.randomUUID(), ...request }) {
      const job: JobRow = {
        ...request,
        ...(tabId === undefined ? {} : { tabId }),
        ...(documentId === undefined ? {} : { documentId }),
        ...(draftKey === undefined ? {} : { draftKey }),
        jobId,
        concurrencyKeys: [...concurrencyKeys],
        createdAt: now(),
        sequence: runner.nextSequence(),
        state: 'waiting',
        backoffs: 0,
        steps: {},
        seen: false,
      };
      const draft = draftKey === undefined ? [] : [{ delete: 'drafts' as const, key: draftKey }];
      return runner.accept(job, (row) => store.add('jobs', row, draft));
    },

    async undo(jobId) {
      const job = await store.change('jobs', jobId, (row) => {
        const state = row && stateAfterUndo(row, now());
        if (row === undefined || state === undefined) return undefined;
        const { finishedAt: _rested, fault: _old, wakeAt: _slept, ...rest } = row;
        if (state === 'undone') return { ...rest, state, finishedAt: now() };
        return { ...rest, ...nextPosition(row), state, backoffs: 0, seen: false };
      });
      if (job === undefined) throw new Fault({ kind: 'notFound', reason: 'jobGone' });
      if (job.state !== 'undoing' && job.state !== 'undone')
        throw new Fault({ kind: 'conflict', reason: 'notYet' });
      await parts.changed(job);
      if (job.state === 'undoing') {
        runner.enter(job);
      } else runner.leave(jobId);
      return job;
    },

    async retry(jobId, change = (input) => input) {
      let finishedAt: number | undefined;
      const job = await store.change('jobs', jobId, (row) => {
        if (row && canBeHurried(row)) {
          finishedAt = row.createdAt;
          return hurried(row);
        }
        if (row?.fault === undefined || !isFinished(row) || row.state === 'undone') return undefined;
        finishedAt = row.finishedAt;
        return { ...reopened({ ...row, input: change(row.input) }), ...nextPosition(row) };
      });
      if (job === undefined) throw new Fault({ kind: 'notFound', reason: 'jobGone' });
      if (finishedAt === undefined) throw new Fault({ kind: 'conflict', reason: 'notYet' });
      // What was given back to the form lives on in the job; what has been typed since stays.
      const draft = job.draftKey === undefined ? undefined : await store.get('drafts', job.draftKey);
      if (draft?.at === finishedAt) await store.delete('drafts', draft.key);
      await parts.changed(job);
      runner.enter(job);
      return job;
    },

    async outcome(jobId) {
      const start = Date.now();
      for (;;) {
        const changed = runner.nextChange();
        const job = await found(jobId);
        const nap = runner.waitOf(job);
        const patience = start + longestListen - Date.now();
        // At rest on disk, it may still be in the queue: the rest of the program is just learning of it.
        if (isFinished(job) ? !runner.runs(jobId) : nap > longestListen || patience <= 0) return job;
        runner.start();
        await Promise.race([changed, pause(nap > 0 ? nap : patience)]);
      }
    },

    resume: runner.resume,
    nextWork: runner.nextWork,

    list: (limit) => store.newest('jobs', 'createdAt', limit, isSingle),

    async seen(jobId) {
      await store.change('jobs', jobId, (row) => row && { ...row, seen: true });
    },

    whenIdle: runner.whenIdle,
    pause: runner.pause,
    batches: runner.batches,
  };
}
