import { Fault, type FaultData, toFault } from '../errors';
import type { JobRow } from '../store';
import { backoff, createRefusals, isAway, mostBackoffs, mostBackoffsAway } from './backoff';
import type { RecentWrites } from './recentWrites';
import { byState, isInDoubt, openSteps, stateAfterFault, undoPrefix, waitsFor } from './state';
import { createStepper, Suspended } from './steps';
import type { JobsDependencies, Runnable } from './types';

const isPassing = ({ kind }: FaultData) => kind === 'transient' || kind === 'storage';

export interface Run {
  /** Runs a job once, or takes it back, and answers how it stands then: at rest, or waiting. Never throws. */
  once(job: JobRow): Promise<JobRow>;
  /** Tells of a job that sleeps since before: its account need not be refused once more to know. */
  remember(job: JobRow): void;
}

// biome-ignore lint/complexity/noExcessiveLinesPerFunction: one run of a job, from its clients to its receipt
export function createExecution<Clients>(parts: JobsDependencies<Clients>, recentWrites: RecentWrites): Run {
  const now = parts.now ?? Date.now;
  /** Accounts whose quota is used up, and until when. */
  const refused = new Map<string, FaultData>();
  const refusals = createRefusals(now);

  /** What is kept for the person's own clicks is theirs to use. */
  function note(accountId: string, fault: FaultData): void {
    if (fault.reason !== 'reserveKept') refused.set(accountId, fault);
  }

  async function once({ verdict, ...job }: JobRow): Promise<JobRow> {
    const undoing = job.state === 'undoing';
    try {
      if (verdict !== undefined) throw new Fault({ ...(verdict as FaultData), outcome: 'refused' });
      const quota = refused.get(job.accountId);
      if (quota?.retryAt !== undefined && quota.retryAt > now()) throw new Fault(quota);
      const standing = refusals.standing(job);
      if (standing !== undefined) return asleep({ ...job, fault: standing }, standing.retryAt);
      if (undoing) {
        const fault = await takeBack(job);
        refusals.clear(job);
        return { ...job, ...(fault && { fault }), state: 'undone', finishedAt: now() };
      }
      const done = await perform(job);
      refusals.clear(job);
      return { ...job, ...done, state: 'done', finishedAt: now() };
    } catch (error) {
      if (error instanceof Suspended) return asleep(job, error.until);
      const fault = toFault(error);
      if (fault.outcome === 'unclear') job.landsUntil = now() + (await parts.patience(job)).unclearAfter;
      if (fault.kind === 'quota' && fault.retryAt !== undefined) {
        note(job.accountId, fault);
        return asleep({ ...job, fault }, fault.retryAt);
      }
      if (fault.kind === 'signIn' && (await parts.needsSignIn(job.accountId)))
        return asleep({ ...job, fault });
      if (isPassing(fault) && (job.backoffs < mostBackoffs || isAway(fault))) {
        const isRefused = fault.kind === 'transient' && fault.outcome === 'refused' && !isAway(fault);
        const nap = isRefused ? refusals.note(job, fault) : now() + backoff(job.backoffs, fault);
        // Nobody waits for one of many: it is done again when nothing of it can land any more.
        const doubt = job.batchId === undefined ? 0 : (job.landsUntil ?? 0);
        const backoffs = isAway(fault) ? Math.min(job.backoffs + 1, mostBackoffsAway) : job.backoffs + 1;
        return asleep({ ...job, backoffs, fault }, Math.max(fault.retryAt ?? 0, nap, doubt));
      }
      // At rest, a job of a run leaves the queue's table: it stays there while it has to keep its concurrency keys.
      if (job.batchId !== undefined && isInDoubt(job, now()))
        return asleep({ ...job, fault, verdict: fault }, job.landsUntil);
      if (!undoing && fault.kind === 'badInput') await cleanUp(job);
      const state = stateAfterFault(job, undoing);
      return { ...job, fault, state, finishedAt: now(), ...(undoing ? { goesBack: true } : {}) };
    }
  }

  function asleep(job: JobRow, wakeAt?: number): JobRow {
    const state = job.state === 'undoing' ? 'undoing' : 'waiting';
    return { ...job, state, ...(wakeAt === undefined ? {} : { wakeAt }) };
  }

  async function perform(job: JobRow): Promise<Pick<JobRow, 'result' | 'concurrencyKeys'>> {
    const action = await known(job);
    const result = await action.run({ ...(await contextOf(job)), step: await stepper(job, '') });
    const made = action.made && result !== undefined ? [action.made(result)] : [];
    return { result, concurrencyKeys: [...new Set([...job.concurrencyKeys, ...made])] };
  }

  async function takeBack(job: JobRow): Promise<FaultData | undefined> {
    const action = await known(job);
    const receipts = Object.fromEntries(
      Object.entries(job.steps).flatMap(([name, step]) =>
        step.phase === 'done' ? [[name, step.receipt]] : [],
      ),
    );
    const context = {
      ...(await contextOf(job)),
      step: await stepper(job, undoPrefix),
      siblings: async () =>
        job.batchId === undefined
          ? []
          : parts.store.slice('batchJobs', byState, [job.batchId, 'undone'], { limit: 10_000 }),
    };
    return action.undo?.({ ...context, result: job.result, receipts });
  }

  /** What was refused comes to nothing: so does what was made for it, and going on begins anew. */
  async function cleanUp(job: JobRow): Promise<void> {
    if (openSteps(job).length > 0 || Object.keys(job.steps).length === 0) return;
    try {
      if (!(await known(job)).cleansUp) return;
      await takeBack(job);
      job.steps = {};
    } catch {
      // What could not be taken back stays half done, for the person to take back.
    }
  }

  async function contextOf(job: JobRow) {
    // What its calls cost goes to disk with the next note of what it did.
    const clients = await parts.clients(job, (units) => {
      job.units = (job.units ?? 0) + units;
    });
    return { ...clients, input: job.input, readLatest: recentWrites.readerFor(job) };
  }

  /** A version nobody knows any more stops, never guesses. */
  async function known(job: JobRow): Promise<Runnable<Clients>> {
    const action = parts.lookup(job.action);
    if (action?.version === job.version) return action;
    throw new Fault({ kind: 'unknown', reason: 'unknownAction', about: `${job.action} ${job.version}` });
  }

  const stepper = async (job: JobRow, prefix: string) =>
    createStepper({
      job,
      prefix,
      patience: await parts.patience(job),
      now,
      save: (changed) => parts.store.put('jobs', changed),
    });

  return {
    once,
    remember(job) {
      if (waitsFor(job) === 'quota') note(job.accountId, job.fault as FaultData);
    },
  };
}
