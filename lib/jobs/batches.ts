import { Fault } from '../fault';
import type { BatchRow, JobRow, Store, Write } from '../store';
import { type Budget, createAllowance } from './allowance';
import { type Line, type Place, runTurns } from './line';
import { createPace } from './pace';
import { goingBack, isOpen, reopened, stoppedHalfway } from './state';

/** What the one runner lets runs of many do to its line. */
export interface BatchLine {
  line: Pick<Line, 'leave' | 'places'>;
  nextTurn(): number;
  /** A job that has a row in `jobs` by now takes its place in line. */
  enter(job: JobRow): void;
  /** Asks the browser to wake the worker at an epoch time. */
  wake(at: number): void;
  /** The same, unless it is to happen before. */
  wakeOnce(at: number): void;
  lessons(job: JobRow): Promise<Write[]>;
  changed(job: JobRow): void | Promise<void>;
  /** Does something that only the runner may do. */
  asRunner<T>(work: () => Promise<T>): Promise<T>;
}

export interface BatchParts {
  store: Store;
  /** Undefined where a job costs nothing. */
  budget(job: JobRow): Promise<Budget | undefined>;
  /** Called when a run has begun, paused, ended. */
  changed(): void;
  now?: () => number;
}

export interface BatchItem {
  action: string;
  version: number;
  input: Record<string, unknown>;
  lanes: readonly string[];
  /** What it is about, for people. */
  label: string;
}

export interface BatchRequest
  extends Pick<BatchRow, 'batchId' | 'kind' | 'about' | 'accountId' | 'undoable' | 'inOrder' | 'units'> {
  items: readonly BatchItem[];
  surface: string;
}

export interface BatchProgress {
  batch: BatchRow;
  /** Jobs by state; those next in line count as waiting until they run. */
  counts: Record<JobRow['state'], number>;
  /** Milliseconds between the last jobs that came to rest; undefined until two have. */
  pace?: number;
  /** Why those next in line all wait. */
  fault?: JobRow['fault'];
}

/** Runs of many: each is a row, and a job for each of its items. */
export interface Batches {
  /** Puts a run and all of its jobs on disk, in one transaction, then starts it. Under one id it is started once. */
  start(request: BatchRequest): Promise<BatchRow>;
  /** Newest first. */
  list(): Promise<BatchProgress[]>;
  /** Jobs of one state in the order of the run, from behind the job `after` on. */
  items(batchId: string, state: JobRow['state'], limit: number, after?: string): Promise<JobRow[]>;
  /** Those under way come to their end, no other begins. */
  pause(batchId: string): Promise<void>;
  resume(batchId: string): Promise<void>;
  /** Drops what has not begun; what was done stays, and what is half done is said to have failed. */
  stop(batchId: string): Promise<void>;
  /** Goes on with those that failed, each from where it stopped. */
  retry(batchId: string): Promise<void>;
  /** Stops, and takes back what was done, the last first. @throws Fault `conflict` where some of it cannot be */
  undo(batchId: string): Promise<void>;

  /** Whether a job is to stand in line, found there; if not it is put back. For the runner alone, as are the next. */
  staysInLine(job: JobRow): Promise<boolean>;
  /** Fills the line from all that run. */
  feed(): Promise<void>;
  /** Runs one of them (`work`), unless its run rests; answers until when it sleeps, undefined once it left the line. */
  paced(jobId: string, work: () => Promise<number | undefined>): Promise<number | undefined>;
  /**
   * One of them came to rest: its row leaves the line's table, and others may follow.
   * @param wasUndoing whether it was being taken back; else it goes back now, where that was asked for meanwhile
   */
  settled(job: JobRow, wasUndoing: boolean): Promise<void>;
}

/** Fewer of a run that are not asleep are followed by more, by so many at once; with those asleep there are at most. */
const fewest = 6;
const portion = 12;
const mostInLine = 48;
/** Runs that are kept once they are at rest, with all of their jobs. */
const keptRuns = 20;
/** Only so often the browser hears that work is going on: its workers live half a minute from each such word. */
const signOfLife = 15_000;
const states = ['waiting', 'running', 'done', 'failed', 'look', 'undoing', 'undone'] as const;
const byState = 'batchId state jobId';

export function createBatches(parts: BatchParts, runner: BatchLine): Batches {
  const { store } = parts;
  const { line } = runner;
  const now = parts.now ?? Date.now;
  const allowance = createAllowance(parts.budget, now);
  const pace = createPace(now);
  /** Jobs that were let into the line here, of runs that run: nobody has to read what they are. */
  const fresh = new Map<string, JobRow>();
  /** Runs that are taken back. */
  const returning = new Set<string>();
  let lastSign = 0;
  let last: Promise<unknown> = Promise.resolve();

  /** One after the other: what is read of a run holds until it is written. */
  function inTurn<T>(work: () => Promise<T>): Promise<T> {
    const done = last.then(work);
    last = done.catch(() => undefined);
    return done;
  }

  /** Changes a run that is there, as the runner, then goes on with it. */
  const change = (batchId: string, work: (batch: BatchRow) => Promise<BatchRow | undefined>) =>
    runner.asRunner(() =>
      inTurn(async () => {
        const batch = await store.get('batches', batchId);
        if (batch === undefined) throw new Fault({ kind: 'notFound', reason: 'runGone' });
        const after = await work(batch);
        if (after === undefined) return;
        pace.forget(batchId);
        await store.put('batches', after);
        parts.changed();
        await goOn(after);
      }),
    );

  const standing = (batchId: string) => line.places().filter((place) => place.batchId === batchId);
  const awakeOf = (places: Place[]) => places.filter(({ notBefore }) => notBefore <= now()).length;
  const inLine = (batchId: string) => store.where('jobs', 'batchId', batchId);

  function goOn(batch: BatchRow): Promise<void> {
    if (batch.undoneFrom !== undefined) returning.add(batch.batchId);
    return fill(batch);
  }

  /** Lets as many into the line as have room; a run with none left has come to its end. */
  async function fill(batch: BatchRow): Promise<void> {
    const { batchId } = batch;
    if (batch.state !== 'running' || (await mustWait(batch))) return;
    const places = standing(batchId);
    const room = Math.min(portion, mostInLine - places.length);
    if (awakeOf(places) >= fewest || room <= 0) return;
    const { rows, undoneFrom } = await next(batch, room);
    if (rows.length === 0) {
      if ((await inLine(batchId)).length === 0) await rest(batch);
      return;
    }
    giveSign();
    const entering = rows.map((row) => ({ ...row, turn: runTurns + runner.nextTurn() }));
    await store.commit([
      ...entering.flatMap((row) => [
        { put: 'jobs' as const, row },
        { delete: 'batchJobs' as const, key: row.jobId },
      ]),
      ...(undoneFrom === undefined ? [] : [{ put: 'batches' as const, row: { ...batch, undoneFrom } }]),
    ]);
    for (const row of entering) {
      fresh.set(row.jobId, row);
      runner.enter(row);
    }
  }

  /** What builds on one another goes back from the end, and that is not reached while one still goes forward. */
  async function mustWait({ batchId, inOrder, undoneFrom }: BatchRow): Promise<boolean> {
    if (!inOrder || undoneFrom === undefined) return false;
    return (await inLine(batchId)).some(({ state }) => state !== 'undoing');
  }

  /** The next jobs of a run; taken back, those that were done last are the first. */
  async function next({ batchId, undoneFrom }: BatchRow, limit: number) {
    if (undoneFrom === undefined)
      return { rows: await store.slice('batchJobs', byState, [batchId, 'waiting'], { limit }) };
    const rows = await store.slice('batchJobs', byState, [batchId, 'undoing'], { limit, backwards: true });
    if (rows.length === limit) return { rows };
    const done = await store.slice('batchJobs', byState, [batchId, 'done'], {
      ...{ limit: limit - rows.length, after: undoneFrom, backwards: true },
    });
    return { rows: [...rows, ...done.map(goingBack).filter(isThere)], undoneFrom: done.at(-1)?.jobId };
  }

  async function rest(batch: BatchRow): Promise<void> {
    await store.put('batches', { ...batch, state: 'done', settledAt: now() });
    parts.changed();
  }

  /** Takes out of the line what nobody has to wait for: not under way, and nothing open that must be looked into. */
  async function pull({ batchId, state }: BatchRow): Promise<void> {
    const places = standing(batchId);
    // From now on, each looks whether its run still runs before it begins.
    for (const { jobId } of places) fresh.delete(jobId);
    for (const { jobId } of places) {
      const job = await store.get('jobs', jobId);
      // Out of the line, even for a moment, it would let others overtake it.
      if ((job !== undefined && staysOpen(job)) || !line.leave(jobId) || job === undefined) continue;
      await putBack(job, state);
    }
  }

  /** What has not begun of a run that was stopped is dropped. */
  function putBack(job: JobRow, state: BatchRow['state'] | undefined): Promise<void> {
    const isStopped = job.state === 'waiting' && state !== 'running' && state !== 'paused';
    const kept = isStopped ? stoppedHalfway(job, now()) : job;
    return store.commit([
      { delete: 'jobs', key: job.jobId },
      ...(kept === undefined ? [] : [{ put: 'batchJobs' as const, row: kept }]),
    ]);
  }

  /** Whatever becomes of its run, it is looked into, or comes to rest by itself. */
  const staysOpen = (job: JobRow) => isOpen(job, now()) || job.verdict !== undefined;

  /** Of a run that rests, none begins. */
  async function staysInLine(job: JobRow): Promise<boolean> {
    if (staysOpen(job)) return true;
    const batch = await store.get('batches', job.batchId ?? '');
    if (batch?.state === 'running') return true;
    await putBack(job, batch?.state);
    return false;
  }

  async function drop(batch: BatchRow): Promise<void> {
    await pull(batch);
    await reopenAll(batch.batchId, 'waiting', (job) => stoppedHalfway(job, now()));
    await store.drop('batchJobs', byState, [batch.batchId, 'waiting']);
  }

  /** Goes on with all of a state that `again` has something for. */
  async function reopenAll(
    batchId: string,
    state: JobRow['state'],
    again: (job: JobRow) => JobRow | undefined,
  ): Promise<void> {
    for (let after: string | undefined; ; ) {
      const rows = await store.slice('batchJobs', byState, [batchId, state], { limit: 500, after });
      const changed = rows.map(again).filter(isThere);
      if (changed.length > 0) await store.commit(changed.map((row) => ({ put: 'batchJobs' as const, row })));
      after = rows.at(-1)?.jobId;
      if (after === undefined) return;
    }
  }

  function giveSign(): void {
    if (now() < lastSign + signOfLife) return;
    lastSign = now();
    runner.wake(now() + 60_000);
  }

  return {
    async start({ items, surface, ...request }) {
      const known = await store.get('batches', request.batchId);
      if (known !== undefined) return known;
      const { batchId, accountId, inOrder } = request;
      const createdAt = now();
      const batch: BatchRow = { ...request, count: items.length, state: 'running', createdAt };
      const rows = items.map(
        (item, at): JobRow => ({
          ...{ ...item, lanes: [...item.lanes] },
          ...{ batchId, accountId, inOrder, surface, createdAt },
          jobId: `${batchId}|${String(at).padStart(5, '0')}`,
          ...{ turn: at, state: 'waiting', naps: 0, steps: {}, seen: false },
        }),
      );
      await store.commit([
        { put: 'batches', row: batch },
        ...rows.map((row) => ({ put: 'batchJobs' as const, row })),
      ]);
      giveSign();
      parts.changed();
      void runner
        .asRunner(() => inTurn(() => fill(batch)))
        .then(forgetOld)
        .catch(() => undefined);
      return batch;
    },

    async list() {
      const batches = await store.newest('batches', 'createdAt', 2 * keptRuns);
      return Promise.all(batches.map(progressOf));
    },

    items: (batchId, state, limit, after) =>
      store.slice('batchJobs', byState, [batchId, state], { limit, after }),

    pause: (batchId) =>
      change(batchId, async (batch) => {
        if (batch.state !== 'running') return undefined;
        const paused: BatchRow = { ...batch, state: 'paused' };
        // First of all: those that are put back would be overtaken, should the worker die in between.
        await store.put('batches', paused);
        await pull(paused);
        return paused;
      }),
    resume: (batchId) =>
      change(batchId, async (batch) =>
        batch.state === 'paused' ? { ...batch, state: 'running' } : undefined,
      ),
    stop: (batchId) =>
      change(batchId, async (batch) => {
        if (batch.state !== 'running' && batch.state !== 'paused') return undefined;
        const stopped: BatchRow = { ...batch, state: 'stopped', settledAt: now() };
        await store.put('batches', stopped);
        await drop(stopped);
        return stopped;
      }),
    retry: (batchId) =>
      change(batchId, async ({ settledAt: _rested, ...batch }) => {
        if (batch.state === 'stopped') await drop(batch);
        const undoing = batch.undoneFrom !== undefined;
        const goesOn = undoing ? 'undoing' : 'waiting';
        for (const state of ['failed', 'look'] as const)
          await reopenAll(batchId, state, (job) => {
            const again = reopened(job);
            return again.state === goesOn ? again : undefined;
          });
        return { ...batch, ...(undoing ? { undoneFrom: fromTheEnd(batchId) } : {}), state: 'running' };
      }),
    undo: (batchId) =>
      change(batchId, async ({ settledAt: _rested, ...batch }) => {
        if (!batch.undoable) throw new Fault({ kind: 'conflict', reason: 'noWayBack' });
        const back: BatchRow = { ...batch, state: 'running', undoneFrom: fromTheEnd(batchId) };
        returning.add(batchId);
        await drop({ ...batch, state: 'stopped' });
        await reopenAll(batchId, 'failed', goingBack);
        return back;
      }),

    async feed() {
      for (const { batchId } of await store.where('batches', 'state', 'running')) await goOnWith(batchId);
    },

    staysInLine,

    async paced(jobId, work) {
      const entered = fresh.get(jobId);
      fresh.delete(jobId);
      const job = entered ?? (await store.get('jobs', jobId));
      if (job?.batchId === undefined) return undefined;
      // One that has just entered came of a run that went on.
      if (!entered && !(await staysInLine(job))) return undefined;
      if (!isOpen(job, now())) {
        const until = await allowance.restsUntil(job);
        if (until !== undefined) {
          runner.wakeOnce(until);
          return until;
        }
      }
      try {
        return await work();
      } finally {
        allowance.settle(job);
      }
    },

    async settled(job, wasUndoing) {
      const { batchId } = job;
      if (batchId === undefined) return;
      await inTurn(() => leaveLine(batchId, job, wasUndoing));
      // Nobody waits for the one of a run: the next begins meanwhile.
      void runner.changed(job);
      pace.note(batchId);
      giveSign();
      await refill(batchId);
    },
  };

  /** In one transaction with what follows of it: where the worker dies next, nothing goes on as if it were done. */
  async function leaveLine(batchId: string, job: JobRow, wasUndoing: boolean): Promise<void> {
    const isLate = returning.has(batchId) && !wasUndoing;
    const row = (isLate && goingBack(job)) || job;
    const isBroken = job.inOrder && row === job && job.fault !== undefined && job.state !== 'undone';
    const batch = isBroken ? await store.get('batches', batchId) : undefined;
    const paused = batch?.state === 'running' ? { ...batch, state: 'paused' as const } : undefined;
    await store.commit([
      { put: 'batchJobs', row },
      { delete: 'jobs', key: job.jobId },
      ...(await runner.lessons(job)),
      ...(paused ? [{ put: 'batches' as const, row: paused }] : []),
    ]);
    if (paused === undefined) return;
    parts.changed();
    await pull(paused);
  }

  function refill(batchId: string): Promise<void> {
    return awakeOf(standing(batchId)) >= fewest ? Promise.resolve() : goOnWith(batchId);
  }

  function goOnWith(batchId: string): Promise<void> {
    return inTurn(async () => {
      const batch = await store.get('batches', batchId);
      if (batch) await goOn(batch);
    });
  }

  async function progressOf(batch: BatchRow): Promise<BatchProgress> {
    const { batchId } = batch;
    const kept = await Promise.all(
      states.map(
        async (state) => [state, await store.count('batchJobs', byState, [batchId, state])] as const,
      ),
    );
    const counts = Object.fromEntries(kept) as BatchProgress['counts'];
    const next = await inLine(batchId);
    for (const { state } of next) counts[state]++;
    const between = pace.of(batchId);
    return {
      batch,
      counts,
      ...(between === undefined ? {} : { pace: between }),
      ...(next.length > 0 && next.every(({ fault }) => fault !== undefined) ? { fault: next[0]?.fault } : {}),
    };
  }

  /** The oldest runs at rest leave the disk with all of their jobs. */
  async function forgetOld(): Promise<void> {
    const all = await store.newest('batches', 'createdAt', 10 * keptRuns);
    const atRest = all.filter(({ state }) => state === 'done' || state === 'stopped');
    for (const { batchId } of atRest.slice(keptRuns)) {
      await store.drop('batchJobs', byState, [batchId]);
      await store.delete('batches', batchId);
    }
  }
}

const isThere = <Row>(row: Row | undefined): row is Row => row !== undefined;

/** Behind the last job of a run. */
const fromTheEnd = (batchId: string) => `${batchId}|~`;
