import { Fault, type FaultData, toFault } from '../errors';
import type { JobRow } from '../store';
import type { RecentWrites } from './recentWrites';
import { batchIndex, openSteps, stateAfterFault, toWaiting, undoPrefix } from './state';
import { createStepper, Suspended } from './steps';
import type { JobsDependencies, Runnable } from './types';
import { createWaits } from './waits';

export interface Execution {
  /** Runs or undoes a job once, and returns its row after that: finished or waiting. Never throws. */
  once(job: JobRow): Promise<JobRow>;
  /** Learns from a job that waits since before this worker started: see `Waits`. */
  remember(job: JobRow): void;
}

export function createExecution<Clients>(
  dependencies: JobsDependencies<Clients>,
  recentWrites: Pick<RecentWrites, 'readerFor'>,
): Execution {
  const now = dependencies.now ?? Date.now;
  const waits = createWaits((accountId) => dependencies.needsSignIn(accountId), now);
  const { run, undo, cleanUp } = createActionCalls(dependencies, recentWrites, now);

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
    if (!undoing && fault.kind === 'badInput') await cleanUp(job);
    const state = stateAfterFault(job, undoing);
    return { ...job, fault, state, finishedAt: now(), ...(undoing ? { goesBack: true } : {}) };
  }

  return {
    async once({ verdict, ...job }) {
      try {
        return await attempt(job, verdict);
      } catch (error) {
        if (error instanceof Suspended) return toWaiting(job, error.until);
        const fault = toFault(error);
        if (fault.outcome === 'unclear')
          job.landsUntil = now() + (await dependencies.patience(job)).unclearAfter;
        return (await waits.afterError(job, fault)) ?? finishAfter(job, fault);
      }
    },
    remember: waits.remember,
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
    return { ...context, input: job.input, readLatest, step };
  }

  async function run(job: JobRow): Promise<Pick<JobRow, 'result' | 'concurrencyKeys'>> {
    const action = find(job);
    const result = await action.run(await createContext(job, ''));
    const made = action.made && result !== undefined ? [action.made(result)] : [];
    return { result, concurrencyKeys: [...new Set([...job.concurrencyKeys, ...made])] };
  }

  /** Returns what could not be put back exactly. */
  async function undo(job: JobRow): Promise<FaultData | undefined> {
    const action = find(job);
    const receipts = Object.fromEntries(
      Object.entries(job.steps).flatMap(([name, step]) =>
        step.phase === 'done' ? [[name, step.receipt]] : [],
      ),
    );
    const { batchId } = job;
    const siblings = async () =>
      batchId === undefined
        ? []
        : store.slice('batchJobs', batchIndex, [batchId, 'undone'], { limit: 10_000 });
    const context = await createContext(job, undoPrefix);
    return action.undo?.({ ...context, result: job.result, receipts, siblings });
  }

  /** After bad input: removes what the steps had made, so that a retry starts from nothing. */
  async function cleanUp(job: JobRow): Promise<void> {
    if (openSteps(job).length > 0 || Object.keys(job.steps).length === 0) return;
    try {
      if (!find(job).cleansUp) return;
      await undo(job);
      job.steps = {};
    } catch {
      // What could not be removed stays in the steps, and the person can undo it.
    }
  }

  return { run, undo, cleanUp };
}
