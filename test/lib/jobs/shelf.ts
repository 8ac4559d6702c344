import { Fault } from '../../../lib/errors';
import type { RunContext, Runnable } from '../../../lib/jobs';

/** How a request to put a thing goes wrong. */
type Trouble =
  | 'answerLost' // done, but the answer times out
  | 'notDone' // not done, and the answer times out
  | 'wrongly404' // done, but answered by a 404
  | 'hang' // done, but never answered: the worker dies over it
  | 'refused'
  | 'busy'
  | 'quota'
  | 'signedOut';

/** A service that keeps a list of things and one label. What it stored can be told from what it answered. */
export class Shelf {
  stored: string[] = [];
  /** How the next requests to put go wrong, the first one first. */
  troubles: Trouble[] = [];
  /** Requests to put, refused ones included. */
  requests = 0;
  reads = 0;
  /** Reason for which reads, after the first one, are refused. */
  readTrouble: string | undefined;
  /** Reason for which removing a thing is refused. */
  removeTrouble: string | undefined;
  /** Things that are refused whenever they are put. */
  readonly refused = new Set<string>();
  /** Things for which the service is always too busy. */
  readonly alwaysBusy = new Set<string>();
  /** When the quota is reset, epoch milliseconds. */
  quotaResetsAt = 0;
  /** Reads do not reflect yet what was written. */
  isLagging = false;
  /** Tells the job that made the last request what it costs. */
  charge: (units: number) => void = () => undefined;

  /** Every label that was written, the last one at the end. */
  labels: string[] = [];
  /** How the next write of the label goes wrong; it lands with `landLate`. */
  labelTrouble: 'worker dies' | 'timeOut' | undefined;
  /** Labels that are refused, with the error. */
  readonly labelRefusals = new Map<string, ConstructorParameters<typeof Fault>[0]>();
  /** Labels that are not written before something has happened. */
  readonly labelHolds = new Map<string, Promise<void>>();
  landLate: () => void = () => undefined;

  async put(thing: string): Promise<string> {
    this.requests++;
    this.charge(50);
    if (this.refused.has(thing)) throw new Fault({ kind: 'badInput', reason: 'refused' });
    if (this.alwaysBusy.has(thing)) throw new Fault({ kind: 'transient', reason: 'busy' });
    const trouble = this.troubles.shift();
    if (trouble === 'refused') throw new Fault({ kind: 'badInput', reason: 'refused' });
    if (trouble === 'signedOut') throw new Fault({ kind: 'signIn', reason: 'grantGone' });
    if (trouble === 'quota')
      throw new Fault({ kind: 'quota', reason: 'quotaExceeded', retryAt: this.quotaResetsAt });
    if (trouble === 'busy') throw new Fault({ kind: 'transient', reason: 'busy' });
    if (trouble === 'notDone') throw new Fault({ kind: 'transient', reason: 'timeOut', outcome: 'unclear' });
    const id = `${thing}-${this.stored.length}`;
    this.stored.push(id);
    if (trouble === 'hang') return new Promise(() => undefined);
    if (trouble === 'wrongly404')
      throw new Fault({ kind: 'notFound', reason: 'http404', outcome: 'unclear' });
    if (trouble === 'answerLost')
      throw new Fault({ kind: 'transient', reason: 'timeOut', outcome: 'unclear' });
    return id;
  }

  async write(label: string): Promise<true> {
    const refusal = this.labelRefusals.get(label);
    if (refusal !== undefined) throw new Fault(refusal);
    await this.labelHolds.get(label);
    const trouble = this.labelTrouble;
    this.labelTrouble = undefined;
    if (trouble !== undefined) {
      this.landLate = () => void this.labels.push(label);
      if (trouble === 'worker dies') return new Promise(() => undefined);
      throw new Fault({ kind: 'transient', reason: 'timeOut', outcome: 'unclear' });
    }
    this.labels.push(label);
    return true;
  }

  async readIds(): Promise<string[]> {
    this.charge(1);
    if (this.isLagging) return [];
    if (this.reads++ > 0 && this.readTrouble !== undefined)
      throw new Fault({ kind: 'signIn', reason: this.readTrouble });
    return [...this.stored];
  }

  async remove(id: string): Promise<true> {
    this.charge(50);
    if (this.removeTrouble !== undefined) throw new Fault({ kind: 'badInput', reason: this.removeTrouble });
    this.stored = this.stored.filter((known) => known !== id);
    return true;
  }
}

export interface ShelfClients {
  shelf: Shelf;
}

/** One write that must not happen twice. Undo removes the thing; of a thing named `fixed` not quite. */
const put: Runnable<ShelfClients> = {
  id: 'shelf.put',
  version: 1,
  undoable: true,
  concurrencyKeys: () => ['shelf'],
  run: ({ input, step, shelf }) =>
    step('put', {
      before: () => shelf.readIds(),
      run: () => shelf.put(String(input.thing)),
      check: async (known) => (await shelf.readIds()).find((id) => !known.includes(id)),
    }),
  async undo({ input, result, step, shelf }) {
    await step('remove', { run: () => shelf.remove(String(result)) });
    return input.thing === 'fixed' ? { kind: 'conflict', reason: 'dust', outcome: 'refused' } : undefined;
  },
};

/** A write that is harmless to do twice: its step has no check. */
const writeLabel: Runnable<ShelfClients> = {
  id: 'shelf.label',
  version: 1,
  undoable: true,
  concurrencyKeys: () => ['label'],
  run: ({ input, step, shelf }) => step('write', { run: () => shelf.write(String(input.thing)) }),
  async undo({ step, shelf }) {
    await step('wipe', { run: () => shelf.write('') });
    return undefined;
  },
};

/** Two writes: it can be half done. */
const putAndLabel: Runnable<ShelfClients> = {
  ...put,
  id: 'shelf.putAndLabel',
  async run({ input, step, shelf }) {
    const id = await step('put', { run: () => shelf.put(String(input.thing)) });
    await step('write', { run: () => shelf.write(String(input.thing)) });
    return id;
  },
  async undo({ receipts, step, shelf }) {
    if (receipts.put) await step('remove', { run: () => shelf.remove(String(receipts.put)) });
    return undefined;
  },
};

/** The same two writes; bad input undoes the first at once. */
const putAndLabelOrNeither: Runnable<ShelfClients> = {
  ...putAndLabel,
  id: 'shelf.putAndLabelOrNeither',
  cleansUp: true,
};

type RemovingContext = Pick<RunContext<ShelfClients>, 'step' | 'readLatest' | 'shelf'>;

const removeFound = ({ step, readLatest, shelf }: RemovingContext) =>
  step('remove', {
    async run() {
      const found = await readLatest(
        () => shelf.readIds(),
        (ids, recentWrites) =>
          recentWrites.every(({ result }) => result === true || ids.includes(String(result))),
      );
      for (const id of found) await shelf.remove(id);
      return true;
    },
  });

/** Reads what is on the shelf, and removes it. */
const sweep: Runnable<ShelfClients> = { ...put, id: 'shelf.sweep', run: removeFound };

/** Puts a thing; its undo reads what is there, and removes it. */
const putAndSweep: Runnable<ShelfClients> = {
  ...put,
  id: 'shelf.putAndSweep',
  async undo(context) {
    await removeFound(context);
    return undefined;
  },
};

export const actions = [put, writeLabel, putAndLabel, putAndLabelOrNeither, sweep, putAndSweep];
