import { Fault, type FaultData, toFault } from '../errors';
import type { JobRow, Store } from '../store';
import type { Alarm } from './alarm';
import type { Batches } from './batches';
import type { QueueEntry } from './queue';
import { toQueueEntry } from './queueEntry';
import type { RecentWrites } from './recentWrites';
import {
  batchIndex,
  batchSequences,
  begin,
  isFinished,
  isInDoubt,
  isOpen,
  openSteps,
  stateAfterFault,
  toWaiting,
  undoPrefix,
} from './state';
import { createStepper, Suspended } from './steps';
import type { JobsDependencies, Runnable } from './types';
import { createWaits, type Waits } from './waits';

/** Pause of a job after the disk refused to begin or to end it, in milliseconds. */
const diskPause = 60_000;

/** Takes the jobs of the queue from begin to end: what is on disk before, between and after. */
export interface Execution {
  /**
   * Runs the job of an entry once. Never throws: after an error of the disk the job is tried again a minute later.
   * @returns until when the job keeps its concurrency keys (epoch milliseconds), undefined once it leaves the queue
   */
  run(entry: QueueEntry): Promise<number | undefined>;
  /** The begin of a job is being written: its next run waits for that row. Undefined or an error: it does not run. */
  beginsWith(jobId: string, written: Promise<JobRow | undefined>): void;
  /** Learns from a job that waits since before this worker started: see `Waits`. */
  remember(job: JobRow): void;
}

export interface ExecutionDependencies<Clients> {
  jobs: JobsDependencies<Clients>;
  recentWrites: RecentWrites;
  /** Returns the batches. A function, since they are created after the execution. */
  batches(): Pick<Batches, 'runItem' | 'itemFinished'>;
  alarm: Pick<Alarm, 'askFor'>;
  /** Sequence number of a job that enters the queue now. */
  nextSequence(): number;
  /** The time in epoch milliseconds. */
  now(): number;
}

/**
 * Creates the {@link Execution} of this context. Which accounts have no quota left, and which keys
 * were refused, is known in memory only; `remember` restores the former from the rows on disk.
 */
export function createExecution<Clients>(dependencies: ExecutionDependencies<Clients>): Execution {
  const { jobs, recentWrites, batches, alarm, nextSequence, now } = dependencies;
  const { store, patience, sideWrites, changed } = jobs;
  const waits = createWaits((accountId) => jobs.needsSignIn(accountId), now);
  const perform = createPerformance(dependencies, waits);
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
    const running = perform(begun);
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
    remember: waits.remember,
  };
}

/** Whether the same input would fail again: the person changes it, or gives up. */
const isForInput = ({ kind }: FaultData) => kind === 'badInput' || kind === 'conflict';

/** One run or undo of a job; returns its row after that: finished or waiting. Never throws. */
function createPerformance<Clients>(
  { jobs, recentWrites, now }: ExecutionDependencies<Clients>,
  waits: Waits,
): (job: JobRow) => Promise<JobRow> {
  const { run, undo, cleanUp } = createActionCalls(jobs, recentWrites, now);

  async function attempt(job: JobRow, verdict: JobRow['verdict']): Promise<JobRow> {
    if (verdict !== undefined) throw new Fault({ ...(verdict as FaultData), outcome: 'refused' });
    const quotaError = waits.findQuotaError(job);
    if (quotaError !== undefined) throw new Fault(quotaError);
    const refused = waits.findRefused(job);
    if (refused !== undefined) return refused;
    if (job.state === 'undoing') {
      const fault = await undo(job);
      waits.succeeded(job);
      return { ...job, ...(fault && { fault }), state: 'undone', finishedAt: now() };
    }
    const done = await run(job);
    waits.succeeded(job);
    return { ...job, ...done, state: 'done', finishedAt: now() };
  }

  async function finishAfter(job: JobRow, fault: FaultData): Promise<JobRow> {
    const undoing = job.state === 'undoing';
    if (!undoing && isForInput(fault)) await cleanUp(job);
    const state = stateAfterFault(job, undoing);
    return { ...job, fault, state, finishedAt: now(), ...(undoing ? { goesBack: true } : {}) };
  }

  return async ({ verdict, ...job }) => {
    try {
      return await attempt(job, verdict);
    } catch (error) {
      if (error instanceof Suspended) return toWaiting(job, error.until);
      const fault = toFault(error);
      if (fault.outcome === 'unclear') job.landsUntil = now() + (await jobs.patience(job)).unclearAfter;
      return (await waits.afterError(job, fault)) ?? finishAfter(job, fault);
    }
  };
}

/** The calls of a job's action, each with its clients and steps. They change the job they are given. */
function createActionCalls<Clients>(
  { store, lookup, clients, patience }: JobsDependencies<Clients>,
  recentWrites: Pick<RecentWrites, 'readerFor'>,
  now: () => number,
) {
  /** @throws Fault `unknown/unknownAction`: an unknown action or version stops the job, since nobody can guess */
  function find(job: JobRow): Runnable<Clients> {
    const action = lookup(job.action);
    if (action?.version === job.version) return action;
    throw new Fault({ kind: 'unknown', reason: 'unknownAction', about: `${job.action} ${job.version}` });
  }

  async function createContext(job: JobRow, prefix: string) {
    const context = await clients(job, (units) => {
      // Reaches the disk with the next write of the row.
      job.units = (job.units ?? 0) + units;
    });
    const readLatest = recentWrites.readerFor(job);
    const save = (changed: JobRow) => store.put('jobs', changed);
    const step = createStepper({ job, prefix, patience: await patience(job), now, save });
    const pastJobs = () => readPastJobs(store, job);
    return { ...context, input: job.input, readLatest, step, pastJobs };
  }

  async function run(job: JobRow): Promise<Pick<JobRow, 'result' | 'concurrencyKeys'>> {
    const action = find(job);
    const result = await action.run(await createContext(job, ''));
    const made = action.made && result !== undefined ? [action.made(result)] : [];
    return { result, concurrencyKeys: [...new Set([...job.concurrencyKeys, ...made])] };
  }

  /** Returns the error about the part that could not be put back exactly; undefined if all was. */
  async function undo(job: JobRow): Promise<FaultData | undefined> {
    const action = find(job);
    const receipts = Object.fromEntries(
      Object.entries(job.steps).map(([name, { receipt }]) => [name, receipt]),
    );
    const { batchId, accountId } = job;
    const siblings = async () => {
      if (batchId === undefined) return [];
      const undone = await store.slice('batchJobs', batchIndex, [batchId, 'undone'], { limit: 10_000 });
      // Ids of another site would name other events here
      return undone.filter((sibling) => sibling.accountId === accountId);
    };
    const context = await createContext(job, undoPrefix);
    return action.undo?.({ ...context, result: job.result, receipts, siblings });
  }

  /** After a fault of the input: removes what the steps had made, so that a retry starts from nothing. */
  async function cleanUp(job: JobRow): Promise<void> {
    if (openSteps(job).length > 0 || Object.keys(job.steps).length === 0) return;
    try {
      if (!find(job).cleansUp) return;
      await undo(job);
      job.steps = {};
    } catch {
      // The steps keep the receipts of things that could not be removed, and the person can undo them.
    }
  }

  return { run, undo, cleanUp };
}

/** Finished jobs of the account that share a concurrency key with the job, the latest first. */
async function readPastJobs(store: Store, { accountId, concurrencyKeys }: JobRow): Promise<JobRow[]> {
  const isRelated = (past: JobRow) =>
    isFinished(past) &&
    past.accountId === accountId &&
    past.concurrencyKeys.some((key) => concurrencyKeys.includes(key));
  const single = await store.newest('jobs', 'finishedAt', Number.POSITIVE_INFINITY, isRelated);
  const ofBatches = await store.newest('batchJobs', batchIndex, Number.POSITIVE_INFINITY, isRelated);
  return [...single, ...ofBatches].sort((a, b) => (b.finishedAt ?? 0) - (a.finishedAt ?? 0));
}
