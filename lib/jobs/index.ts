import { Fault, faultOf } from '../fault';
import type { JobRow, Store } from '../store';
import { createStepper, type Patience, type Step, Suspended } from './steps';

export type { Patience, Step } from './steps';

/** What the engine needs to know of an action; `lookup` finds it by id. */
export interface Runnable<Clients> {
  id: string;
  version: number;
  undoable: boolean;
  /** Jobs of one lane run one after the other: same playlist, same channel, same event. */
  lane(input: Record<string, unknown>): string;
  run(context: RunContext<Clients>): Promise<unknown>;
  undo?(context: UndoContext<Clients>): Promise<void>;
}

export type RunContext<Clients> = Clients & {
  input: Record<string, unknown>;
  step: Step;
};

export type UndoContext<Clients> = RunContext<Clients> & {
  /** What `run` returned; undefined where it failed half-way. */
  result: unknown;
  /** Step name → what the step returned. */
  receipts: Record<string, unknown>;
};

export interface JobsParts<Clients> {
  store: Store;
  lookup(actionId: string): Runnable<Clients> | undefined;
  /** The clients that act as the job's account. */
  clients(job: JobRow): Promise<Clients>;
  /** How long an unclear answer stays unclear; belongs to the platform's profile. */
  patience(job: JobRow): Patience;
  /** Asks to be woken (`resume`) at an epoch time, even if the worker is stopped before. */
  wake(at: number): void;
  /** Called after every change of a job's state; one that came to rest is told of only after this is done. */
  changed(job: JobRow): void | Promise<void>;
  locks: Pick<LockManager, 'request'>;
  now?: () => number;
}

export interface AcceptRequest {
  action: string;
  version: number;
  input: Record<string, unknown>;
  lane: string;
  accountId: string;
  surface: string;
  tabId?: number;
  /** Removed in the same transaction: what was typed lives on in the job. */
  draftKey?: string;
  /** Asked for twice under one id, a job is accepted once. */
  jobId?: string;
}

export interface Jobs {
  /** Puts the job on disk, then starts it. Once this answers, nothing short of a broken disk can lose it. */
  accept(request: AcceptRequest): Promise<JobRow>;
  /** Takes back a job that is done, or removes one that has not begun. */
  undo(jobId: string): Promise<JobRow>;
  /**
   * Goes on with a job that came to rest undone, from where it stopped: what may have been done already is looked for
   * before it is tried again, as no new job could know.
   */
  retry(jobId: string): Promise<JobRow>;
  /** Waits until the job has come to rest. */
  outcome(jobId: string): Promise<JobRow>;
  /** Goes on with everything unfinished: at start, after an alarm, back online. */
  resume(): Promise<void>;
  /** Newest first. */
  list(limit: number): Promise<JobRow[]>;
  seen(jobId: string): Promise<void>;
  /** Resolves when no step is under way in this context. */
  whenIdle(): Promise<void>;
}

const kept = 500;
/** A job that sleeps longer than this is reported as waiting to whoever asks for its outcome. */
const longestListen = 20_000;
/** Passing faults put a job to sleep this often before it is called failed: about ten minutes in all. */
const mostNaps = 8;

/** Before the names of steps that take something back. */
const undoPrefix = 'undo/';

const restless: readonly JobRow['state'][] = ['waiting', 'running', 'undoing'];

export function isSettled(job: JobRow): boolean {
  return !restless.includes(job.state);
}

/** Steps that were begun and never came to an end: whether their work was done, nobody knows. */
function openSteps({ steps }: JobRow): string[] {
  return Object.keys(steps).filter((name) => steps[name]?.phase === 'begun');
}

/** Where a step is open nothing is claimed; what could not be taken back still stands. */
function stateAfterFault(job: JobRow, undoing: boolean): JobRow['state'] {
  if (openSteps(job).length > 0) return 'look';
  return undoing && job.result !== undefined ? 'done' : 'failed';
}

export function createJobs<Clients>(parts: JobsParts<Clients>): Jobs {
  const { store } = parts;
  const now = parts.now ?? Date.now;
  const under = new Map<string, Promise<void>>();

  /** Runs a job unless this context does so already. Other contexts are kept out by the lane's lock. */
  function start(jobId: string, lane: string): Promise<void> {
    const running = under.get(jobId);
    if (running) return running;
    const work = Promise.resolve(parts.locks.request(`cuecard-lane-${lane}`, () => advance(jobId))).finally(
      () => under.delete(jobId),
    );
    under.set(jobId, work);
    return work;
  }

  async function advance(jobId: string): Promise<void> {
    // In one transaction: a job that is taken back in this very moment must not begin.
    const awake = await store.change('jobs', jobId, (row) => {
      if (row === undefined || isSettled(row) || isAsleep(row)) return undefined;
      const { wakeAt: _slept, ...rest } = row;
      return { ...rest, state: row.state === 'undoing' ? 'undoing' : 'running' };
    });
    if (awake === undefined || isSettled(awake)) return;
    if (isAsleep(awake)) return parts.wake(awake.wakeAt ?? 0);
    void parts.changed(awake);
    const after = await ended(awake, awake.state === 'undoing');
    await store.put('jobs', after);
    await parts.changed(after);
  }

  const isAsleep = ({ wakeAt = 0 }: JobRow) => wakeAt > now();

  /** The job as it stands after one run: at rest, or asleep. */
  async function ended(job: JobRow, undoing: boolean): Promise<JobRow> {
    try {
      const result = undoing ? await takeBack(job) : await perform(job);
      const { fault: _healed, ...rest } = job;
      return { ...rest, state: undoing ? 'undone' : 'done', result, settledAt: now() };
    } catch (error) {
      if (error instanceof Suspended) return asleep(job, error.until);
      const fault = faultOf(error);
      if (fault.kind === 'transient' && job.naps < mostNaps) {
        const nap = Math.max(fault.retryAt ?? 0, now() + 1_000 * 2 ** job.naps);
        return asleep({ ...job, naps: job.naps + 1, fault }, nap);
      }
      return { ...job, fault, state: stateAfterFault(job, undoing), settledAt: now() };
    }
  }

  function asleep(job: JobRow, until: number): JobRow {
    parts.wake(until);
    return { ...job, state: job.state === 'undoing' ? 'undoing' : 'waiting', wakeAt: until };
  }

  async function perform(job: JobRow): Promise<unknown> {
    const action = known(job);
    return action.run({ ...(await parts.clients(job)), input: job.input, step: stepper(job, '') });
  }

  async function takeBack(job: JobRow): Promise<unknown> {
    const action = known(job);
    const receipts = Object.fromEntries(
      Object.entries(job.steps).flatMap(([name, step]) =>
        step.phase === 'done' ? [[name, step.receipt]] : [],
      ),
    );
    const context = { ...(await parts.clients(job)), input: job.input, step: stepper(job, undoPrefix) };
    await action.undo?.({ ...context, result: job.result, receipts });
    return job.result;
  }

  /** A version nobody knows any more stops, never guesses. */
  function known(job: JobRow): Runnable<Clients> {
    const action = parts.lookup(job.action);
    if (action?.version === job.version) return action;
    throw new Fault({ kind: 'unknown', reason: 'unknownAction', about: `${job.action} ${job.version}` });
  }

  const stepper = (job: JobRow, prefix: string) =>
    createStepper({
      job,
      prefix,
      patience: parts.patience(job),
      now,
      save: (changed) => store.put('jobs', changed),
    });

  async function found(jobId: string): Promise<JobRow> {
    const job = await store.get('jobs', jobId);
    if (job === undefined) throw new Fault({ kind: 'notFound', reason: 'jobGone' });
    return job;
  }

  /** History keeps the last 500 that are at rest. */
  async function prune(): Promise<void> {
    const settled = (await store.all('jobs')).filter(isSettled).sort((a, b) => b.createdAt - a.createdAt);
    const old = settled.slice(kept);
    if (old.length > 0) await store.commit(old.map((job) => ({ delete: 'jobs', key: job.jobId })));
  }

  return {
    async accept({ draftKey, tabId, jobId = crypto.randomUUID(), ...request }) {
      const known = await store.get('jobs', jobId);
      if (known !== undefined) return known;
      const job: JobRow = {
        ...request,
        ...(tabId === undefined ? {} : { tabId }),
        ...(draftKey === undefined ? {} : { draftKey }),
        jobId,
        createdAt: now(),
        state: 'waiting',
        naps: 0,
        steps: {},
        seen: false,
      };
      await store.commit([
        { put: 'jobs', row: job },
        ...(draftKey === undefined ? [] : [{ delete: 'drafts' as const, key: draftKey }]),
      ]);
      // Should the worker be stopped and nobody ask again: whole minutes, so that many jobs share one alarm.
      parts.wake(Math.ceil(now() / 60_000 + 1) * 60_000);
      void start(job.jobId, job.lane).then(prune);
      return job;
    },

    async undo(jobId) {
      const job = await store.change('jobs', jobId, (row) => {
        if (row === undefined) return undefined;
        const begun = Object.keys(row.steps).length > 0;
        if (row.state === 'waiting' && !begun) return { ...row, state: 'undone', settledAt: now() };
        const { settledAt: _rested, fault: _old, wakeAt: _slept, ...rest } = row;
        const takesBack = row.state === 'done' || (row.state === 'failed' && begun);
        return takesBack ? { ...rest, state: 'undoing', naps: 0, seen: false } : undefined;
      });
      if (job === undefined) throw new Fault({ kind: 'notFound', reason: 'jobGone' });
      if (job.state !== 'undoing' && job.state !== 'undone')
        throw new Fault({ kind: 'conflict', reason: 'notYet' });
      await parts.changed(job);
      if (job.state === 'undoing') void start(jobId, job.lane);
      return job;
    },

    async retry(jobId) {
      const job = await store.change('jobs', jobId, (row) => {
        if (row?.fault === undefined || !isSettled(row)) return undefined;
        const { settledAt: _rested, fault: _old, ...rest } = row;
        const undoing = row.state === 'done' || openSteps(row).some((name) => name.startsWith(undoPrefix));
        return { ...rest, state: undoing ? 'undoing' : 'waiting', naps: 0, seen: false };
      });
      if (job === undefined) throw new Fault({ kind: 'notFound', reason: 'jobGone' });
      if (isSettled(job)) throw new Fault({ kind: 'conflict', reason: 'notYet' });
      // The form has it no more: what was typed lives on in the job.
      if (job.draftKey !== undefined) await store.delete('drafts', job.draftKey);
      await parts.changed(job);
      void start(jobId, job.lane);
      return job;
    },

    async outcome(jobId) {
      for (;;) {
        const job = await found(jobId);
        if (isSettled(job)) return job;
        await start(jobId, job.lane);
        const after = await found(jobId);
        const nap = (after.wakeAt ?? 0) - now();
        if (isSettled(after) || nap > longestListen) return after;
        if (nap > 0) await new Promise((resolve) => setTimeout(resolve, nap));
      }
    },

    async resume() {
      const unfinished = (
        await Promise.all(restless.map((state) => store.where('jobs', 'state', state)))
      ).flat();
      await Promise.allSettled(unfinished.map((job) => start(job.jobId, job.lane)));
    },

    async list(limit) {
      const rows = await store.all('jobs');
      return rows.sort((a, b) => b.createdAt - a.createdAt).slice(0, limit);
    },

    async seen(jobId) {
      await store.change('jobs', jobId, (row) => row && { ...row, seen: true });
    },

    async whenIdle() {
      while (under.size > 0) await Promise.allSettled([...under.values()]);
    },
  };
}
