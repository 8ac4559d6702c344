import { Fault, type FaultData } from '../errors';
import type { JobRow, StepRow, StepWrite } from '../store';

/** Times of an unclear answer, in milliseconds: T and L of the third promise. */
export interface Patience {
  /** T: how long after the last byte could have been sent a request may still land. */
  unclearAfter: number;
  /** L: how long reads must have agreed before they are believed. */
  agreeFor: number;
}

/** One named piece of a job. Its receipt is kept on disk: played again, a finished step returns it at once. */
export interface StepWork<Receipt, Before = undefined> {
  /** Notes what `check` would find now, before the write is sent: wanted doubles are told from our own. */
  before?: () => Promise<Before>;
  run: (before: Before) => Promise<Receipt>;
  /** What `run` writes; left out where it only reads. */
  writes?: StepWrite;
  /**
   * Looks whether the write was done after all. A step without a check says that running it twice does no harm.
   */
  check?: (before: Before) => Promise<Receipt | undefined>;
}

export type Step = <Receipt, Before = undefined>(
  name: string,
  work: StepWork<Receipt, Before>,
) => Promise<Receipt>;

/** Thrown through an action when it has to wait longer than a worker lives; the job sleeps on disk. */
export class Suspended extends Error {
  readonly until: number;
  constructor(until: number) {
    super('suspended');
    this.until = until;
  }
}

export interface StepperDependencies {
  job: JobRow;
  prefix: string;
  patience: Patience;
  now: () => number;
  save: (job: JobRow) => Promise<void>;
}

const mostTries = 3;
/** What a worker that died in the middle learnt. */
const noAnswer: FaultData = { kind: 'transient', reason: 'timeOut', outcome: 'unclear' };
/** Longer waits than this go to disk and an alarm: a worker may be stopped after 30 s. */
const longestWait = 5_000;

/** @throws Suspended where that is longer than a worker lives */
export async function waitUntil(at: number, now: () => number): Promise<void> {
  // Timers may ring a moment early.
  for (let wait = at - now(); wait > 0; wait = at - now()) {
    if (wait > longestWait) throw new Suspended(at);
    await new Promise((resolve) => setTimeout(resolve, wait));
  }
}

export function createStepper({ job, prefix, patience, now, save }: StepperDependencies): Step {
  async function keep(name: string, step: StepRow | undefined): Promise<void> {
    if (step === undefined) delete job.steps[name];
    else job.steps[name] = step;
    await save(job);
  }

  /** Looks no sooner than T after the doubt began, and believes an absence only after L of agreement. */
  async function lookFor<Receipt, Before>(
    name: string,
    step: StepRow,
    work: StepWork<Receipt, Before>,
  ): Promise<Receipt | undefined> {
    const { check } = work;
    if (check === undefined) return undefined;
    await waitUntil((step.unclearSince ?? now()) + patience.unclearAfter, now);
    for (;;) {
      const lookedAt = now();
      const receipt = await check(step.before as Before);
      if (receipt !== undefined) return receipt;
      // One look agrees with nobody, however long it took.
      if (step.absentSince !== undefined && lookedAt >= step.absentSince + patience.agreeFor)
        return undefined;
      step.absentSince ??= now();
      await keep(name, step);
      await waitUntil(step.absentSince + patience.agreeFor, now);
    }
  }

  return async (shortName, work) => {
    const name = prefix + shortName;
    let step = job.steps[name];
    if (step?.phase === 'done') return step.receipt as Awaited<ReturnType<typeof work.run>>;

    const finish = async <Receipt>(receipt: Receipt): Promise<Receipt> => {
      await keep(name, { phase: 'done', tries: step?.tries ?? 1, receipt, writes: work.writes ?? null });
      return receipt;
    };

    // Found begun but not done: the worker died in between, and the request may still be on its way.
    if (step !== undefined) step.unclearSince ??= now();
    let last: unknown;
    for (;;) {
      if (step === undefined) {
        const before = await work.before?.();
        const writes = work.writes ?? null;
        step = { phase: 'begun', tries: 1, writes, ...(before === undefined ? {} : { before }) };
        // What may be done twice needs no note that it has begun: found again, it is simply done again.
        if (work.check !== undefined) await keep(name, step);
      } else {
        await keep(name, step);
        const receipt = await lookFor(name, step, work);
        if (receipt !== undefined) return finish(receipt);
        // Looked for and not there: a refusal is what it says, and of other answers three are enough for now.
        const said: FaultData = last instanceof Fault ? last.data : noAnswer;
        const isRefusal = said.kind === 'notFound' || said.kind === 'conflict';
        if (isRefusal || step.tries >= mostTries) {
          // Each was a try of the job's, too: it is not put to sleep for three times as many.
          job.backoffs += step.tries - 1;
          await keep(name, undefined);
          throw new Fault({ ...said, outcome: 'refused' }, { cause: last });
        }
        const { unclearSince: _doubt, absentSince: _agreed, ...rest } = step;
        step = { ...rest, tries: step.tries + 1 };
        await keep(name, step);
      }
      let receipt: Awaited<ReturnType<typeof work.run>>;
      try {
        receipt = await work.run(step.before as Parameters<typeof work.run>[0]);
      } catch (error) {
        // Refused for sure, or harmless to do twice: forgotten, and played again if the job is.
        if (!(error instanceof Fault) || error.data.outcome === 'refused' || work.check === undefined) {
          await keep(name, undefined);
          throw error;
        }
        last = error;
        step.unclearSince = now();
        continue;
      }
      // Not within the `try`: a disk that refuses the receipt says nothing about the write, which was done.
      return finish(receipt);
    }
  };
}
