import { Fault, type FaultData } from '../errors';
import type { Patience } from '../shared/patience';
import { sleep } from '../shared/sleep';
import type { JobRow, StepRow, StepWrite } from '../store';

/**
 * One named part of a job. Its receipt is kept on disk: when the job runs again, a finished step returns it at once.
 */
export interface StepWork<Receipt, Before = undefined> {
  /**
   * Reads what `check` would find now; noted on disk before the write, so that `check` can tell our own write from an
   * equal one.
   */
  before?: () => Promise<Before>;
  /**
   * Does the work of the step and returns its receipt.
   * @param before the value that `before` returned
   */
  run: (before: Before) => Promise<Receipt>;
  /** The write that `run` does; left out if it only reads. */
  writes?: StepWrite;
  /**
   * Looks for the write at the service; undefined if it is not there. A step without a check is harmless to run twice.
   */
  check?: (before: Before) => Promise<Receipt | undefined>;
}

/**
 * Runs a step, or returns the receipt of an earlier run.
 * @throws Fault of the refusal by the service; `Suspended`, which the action must pass on
 */
export type Step = <Receipt, Before = undefined>(
  name: string,
  work: StepWork<Receipt, Before>,
) => Promise<Receipt>;

/** Thrown through an action that has to wait longer than a worker may live: the job waits on disk. */
export class Suspended extends Error {
  /** Epoch milliseconds. */
  readonly until: number;
  constructor(until: number) {
    super('suspended');
    this.until = until;
  }
}

export interface StepperDependencies {
  /** Changed in place: its steps, and its backoffs. */
  job: JobRow;
  /** Put before the name of each step. */
  prefix: string;
  patience: Patience;
  /** The time in epoch milliseconds. */
  now: () => number;
  /** Writes the row to disk; resolves when it is there. */
  save: (job: JobRow) => Promise<void>;
}

const mostTries = 3;
/** The error of a write whose worker died before the answer. */
const noAnswer: FaultData = { kind: 'transient', reason: 'timeOut', outcome: 'unclear' };
/** Longer waits go to disk and an alarm, in milliseconds: browsers stop a worker after about 30 idle seconds. */
const longestWait = 5_000;

/**
 * Waits until a time; resolves at once if it is past.
 * @param at epoch milliseconds
 * @throws Suspended if that is more than 5 s away
 */
export async function waitUntil(at: number, now: () => number): Promise<void> {
  // In a loop, since timers may fire a moment early.
  for (let wait = at - now(); wait > 0; wait = at - now()) {
    if (wait > longestWait) throw new Suspended(at);
    await sleep(wait);
  }
}

/**
 * Creates the {@link Step} function for one run or one undo of a job (lib/jobs/README.md, 'Steps
 * and receipts').
 */
export function createStepper({ job, prefix, patience, now, save }: StepperDependencies): Step {
  async function keep(name: string, step: StepRow | undefined): Promise<void> {
    if (step === undefined) delete job.steps[name];
    else job.steps[name] = step;
    await save(job);
  }

  /**
   * Checks no sooner than T after the outcome became unclear, and believes an absence only if two reads L apart agree.
   */
  async function findWrite<Receipt, Before>(
    name: string,
    step: StepRow,
    work: StepWork<Receipt, Before>,
  ): Promise<Receipt | undefined> {
    const { check } = work;
    if (check === undefined) return undefined;
    await waitUntil((step.unclearSince ?? now()) + patience.unclearAfter, now);
    for (;;) {
      const checkedAt = now();
      const receipt = await check(step.before as Before);
      if (receipt !== undefined) return receipt;
      // The time at which the check began counts: one slow check is not two that agree.
      if (step.absentSince !== undefined && checkedAt >= step.absentSince + patience.agreeFor)
        return undefined;
      step.absentSince ??= now();
      await keep(name, step);
      await waitUntil(step.absentSince + patience.agreeFor, now);
    }
  }

  /**
   * The write of an earlier run of the job, if that run gave it up and it turned up since: one read, compared with what
   * was there before the first try.
   */
  async function findLateWrite<Receipt, Before>(
    name: string,
    work: StepWork<Receipt, Before>,
  ): Promise<Receipt | undefined> {
    const doubt = job.doubts?.[name];
    return doubt && findWrite(name, { phase: 'begun', tries: 0, unclearSince: 0, ...doubt }, work);
  }

  /** Notes a write that is not there, with what was there before its first try. */
  function noteDoubt(name: string, { before, absentSince = now() }: StepRow): void {
    job.doubts = { ...job.doubts, [name]: { absentSince, ...(before === undefined ? {} : { before }) } };
  }

  return async (shortName, work) => {
    const name = prefix + shortName;
    let step = job.steps[name];
    if (step?.phase === 'done') return step.receipt as Awaited<ReturnType<typeof work.run>>;

    const finish = async <Receipt>(receipt: Receipt): Promise<Receipt> => {
      const { [name]: _settled, ...doubts } = job.doubts ?? {};
      if (job.doubts !== undefined) job.doubts = doubts;
      await keep(name, { phase: 'done', tries: step?.tries ?? 1, receipt, writes: work.writes ?? null });
      return receipt;
    };

    // Begun but not done: the worker died in between, and its request may still land.
    if (step !== undefined) step.unclearSince ??= now();
    let last: unknown;
    for (;;) {
      if (step === undefined) {
        const late = await findLateWrite(name, work);
        if (late !== undefined) return finish(late);
        const doubt = job.doubts?.[name];
        const before = doubt ? doubt.before : await work.before?.();
        const writes = work.writes ?? null;
        step = { phase: 'begun', tries: 1, writes, ...(before === undefined ? {} : { before }) };
        // A step that is harmless to run twice needs no note of its begin.
        if (work.check !== undefined) await keep(name, step);
      } else {
        await keep(name, step);
        const receipt = await findWrite(name, step, work);
        if (receipt !== undefined) return finish(receipt);
        if (work.check !== undefined) noteDoubt(name, step);
        // The write is not there: `notFound` and `conflict` are true, and any other error allows three tries.
        const said: FaultData = last instanceof Fault ? last.data : noAnswer;
        const isRefusal = said.kind === 'notFound' || said.kind === 'conflict';
        if (isRefusal || step.tries >= mostTries) {
          // Each try counts as a backoff of the job: otherwise it would make three times as many.
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
        // Nothing was written, or running it twice is harmless: the step is as if it had not begun.
        if (!(error instanceof Fault) || error.data.outcome === 'refused' || work.check === undefined) {
          await keep(name, undefined);
          throw error;
        }
        last = error;
        step.unclearSince = now();
        continue;
      }
      // Outside of the `try`: if the disk refuses the receipt, the write was done all the same.
      return finish(receipt);
    }
  };
}
