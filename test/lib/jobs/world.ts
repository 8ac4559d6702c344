import 'fake-indexeddb/auto';
import { Fault } from '../../../lib/errors';
import { createJobs, type Jobs, type RunContext, type Runnable } from '../../../lib/jobs';
import { createBatches } from '../../../lib/jobs/batches';
import { type JobRow, openStore, type Store, type Write } from '../../../lib/store';

/** A service that keeps a list: what it stored can be told from what it answered. */
class Shelf {
  stored: string[] = [];
  /** How the next calls go wrong, first one first. */
  troubles: (
    | 'answerLost'
    | 'notDone'
    | 'refused'
    | 'busy'
    | 'hang'
    | 'wrongly404'
    | 'quota'
    | 'signedOut'
  )[] = [];
  looks = 0;
  /** Reasons for which looking, or taking off the shelf, is refused for now; the first look of a step is let through. */
  lookTrouble: string | undefined;
  takeTrouble: string | undefined;
  /** Things that cannot be put. */
  readonly refused = new Set<string>();
  /** Things whose putting is for ever put off. */
  readonly poisoned = new Set<string>();

  /** When the service says that there is quota again. */
  filledAt = 0;
  asked = 0;
  /** Tells the job that asked last what the call costs. */
  charge: (units: number) => void = () => undefined;

  async put(thing: string): Promise<string> {
    this.asked++;
    this.charge(50);
    if (this.refused.has(thing)) throw new Fault({ kind: 'badInput', reason: 'refused' });
    if (this.poisoned.has(thing)) throw new Fault({ kind: 'transient', reason: 'busy' });
    const trouble = this.troubles.shift();
    if (trouble === 'refused') throw new Fault({ kind: 'badInput', reason: 'refused' });
    if (trouble === 'signedOut') throw new Fault({ kind: 'signIn', reason: 'grantGone' });
    if (trouble === 'quota')
      throw new Fault({ kind: 'quota', reason: 'quotaExceeded', retryAt: this.filledAt });
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

  /** What was written on its label, the last over all others. */
  labels: string[] = [];
  /** How the next writing of the label goes wrong. */
  labelTrouble: 'worker dies' | 'timeOut' | undefined;
  /** What cannot be written, and why; and what is not written before something has happened. */
  readonly labelRefusals = new Map<string, ConstructorParameters<typeof Fault>[0]>();
  readonly pens = new Map<string, Promise<void>>();
  /** The writing that went wrong arrives. */
  landLate: () => void = () => undefined;

  async write(label: string): Promise<true> {
    const refusal = this.labelRefusals.get(label);
    if (refusal !== undefined) throw new Fault(refusal);
    await this.pens.get(label);
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

  /** Reads do not show yet what is there. */
  isLagging = false;

  async ids(): Promise<string[]> {
    this.charge(1);
    if (this.isLagging) return [];
    if (this.looks++ > 0 && this.lookTrouble !== undefined)
      throw new Fault({ kind: 'signIn', reason: this.lookTrouble });
    return [...this.stored];
  }

  async take(id: string): Promise<true> {
    this.charge(50);
    if (this.takeTrouble !== undefined) throw new Fault({ kind: 'badInput', reason: this.takeTrouble });
    this.stored = this.stored.filter((known) => known !== id);
    return true;
  }
}

interface ShelfClients {
  shelf: Shelf;
}

/** One write that must not happen twice, then one that may. */
const putOnShelf: Runnable<ShelfClients> = {
  id: 'shelf.put',
  version: 1,
  undoable: true,
  concurrencyKeys: () => ['shelf'],
  run: ({ input, step, shelf }) =>
    step('put', {
      before: () => shelf.ids(),
      run: () => shelf.put(String(input.thing)),
      check: async (known) => (await shelf.ids()).find((id) => !known.includes(id)),
    }),
  async undo({ input, result, step, shelf }) {
    await step('take', { run: () => shelf.take(String(result)) });
    return input.thing === 'fixed' ? { kind: 'conflict', reason: 'dust', outcome: 'refused' } : undefined;
  },
};

/** A write that may be done twice: nobody looks. */
const labelShelf: Runnable<ShelfClients> = {
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

/** Puts a thing on the shelf, then writes it on the label: it can be half done. */
const putAndLabel: Runnable<ShelfClients> = {
  ...putOnShelf,
  id: 'shelf.putAndLabel',
  async run({ input, step, shelf }) {
    const id = await step('put', { run: () => shelf.put(String(input.thing)) });
    await step('write', { run: () => shelf.write(String(input.thing)) });
    return id;
  },
  async undo({ receipts, step, shelf }) {
    if (receipts.put) await step('take', { run: () => shelf.take(String(receipts.put)) });
    return undefined;
  },
};

/** Takes all off the shelf that a look finds. */
const takeAll = ({
  step,
  readLatest,
  shelf,
}: Pick<RunContext<ShelfClients>, 'step' | 'readLatest' | 'shelf'>) =>
  step('take', {
    async run() {
      const found = await readLatest(
        () => shelf.ids(),
        (ids, recentWrites) =>
          recentWrites.every(({ result }) => result === true || ids.includes(String(result))),
      );
      for (const id of found) await shelf.take(id);
      return true;
    },
  });

/** Looks what is on the shelf, and takes it off. */
const sweepShelf: Runnable<ShelfClients> = {
  ...putOnShelf,
  id: 'shelf.sweep',
  run: takeAll,
};

/** Puts a thing on the shelf; taken back, it looks for it. */
const putAndSweep: Runnable<ShelfClients> = {
  ...putOnShelf,
  id: 'shelf.putAndSweep',
  async undo(context) {
    await takeAll(context);
    return undefined;
  },
};
const actions = [putOnShelf, labelShelf, putAndLabel, sweepShelf, putAndSweep];

interface BootOptions {
  now?: () => number;
  version?: number;
  patience?: { unclearAfter: number; agreeFor: number };
  /** The same disk, seen through something. */
  store?: Store;
  signedOut?: () => boolean;
  locks?: Pick<LockManager, 'request'>;
  lingers?: number;
  /** Stopped right after it accepted: nothing runs. */
  dead?: boolean;
  sideWrites?: (job: JobRow) => Write[];
  /** What jobs of a run cost, and what is left to pay it with. */
  budget?: () => { price: number; left: number; resetsAt: number };
}

const deadLocks = { request: () => new Promise(() => undefined) } as unknown as Pick<LockManager, 'request'>;

let databases = 0;

/** A disk with engines on it: a new engine on the same disk is a worker that was started again. */
export class Disk {
  readonly store: Store = openStore(`jobs-${databases++}`);
  readonly shelf = new Shelf();
  /** A new worker starts with no lock held, as browsers do it. */
  boot(options: BootOptions = {}) {
    const changes: JobRow[] = [];
    const wakes: number[] = [];
    const { store = this.store } = options;
    const jobs: Jobs = createJobs<ShelfClients>({
      store,
      lookup: (id) => {
        const action = actions.find((known) => known.id === id);
        return action && { ...action, version: options.version ?? 1 };
      },
      clients: async (_job, spent) => {
        this.shelf.charge = spent;
        return { shelf: this.shelf };
      },
      patience: async () => options.patience ?? { unclearAfter: 20, agreeFor: 10 },
      needsSignIn: async () => options.signedOut?.() ?? false,
      wake: (at) => wakes.push(at),
      batches: (line) =>
        createBatches(
          {
            store,
            budget: async () => options.budget?.(),
            changed: () => undefined,
            ...(options.now ? { now: options.now } : {}),
          },
          line,
        ),
      sideWrites: async (job) => options.sideWrites?.(job) ?? [],
      changed: (job) => void changes.push(structuredClone(job)),
      locks: options.dead ? deadLocks : (options.locks ?? createLocks()),
      ...(options.lingers ? { lingers: options.lingers } : {}),
      ...(options.now ? { now: options.now } : {}),
    });
    return { jobs, changes, wakes };
  }
}

/** Web Locks as far as runners need them: one holder a name, first come first served. */
export function createLocks(): Pick<LockManager, 'request'> {
  const tails = new Map<string, Promise<unknown>>();
  const request = (name: string, work: () => Promise<unknown>) => {
    const done = (tails.get(name) ?? Promise.resolve()).then(work, work);
    tails.set(
      name,
      done.catch(() => undefined),
    );
    return done;
  };
  return { request } as unknown as Pick<LockManager, 'request'>;
}

export const request = (thing: string, concurrencyKeys = ['shelf'], accountId = 'me') => ({
  action: 'shelf.put',
  version: 1,
  input: { thing },
  concurrencyKeys,
  accountId,
  surface: 'popup',
});

/** All is taken off the shelf that is seen there. */
export const sweep = () => ({ ...request('all'), action: 'shelf.sweep' });

/** What may be done twice: the shelf's label is written. */
export const label = (thing: string) => ({ ...request(thing, ['label']), action: 'shelf.label' });

/** What is done in two steps. */
export const twoSteps = (thing: string, concurrencyKeys = ['shelf']) => ({
  ...request(thing, concurrencyKeys),
  action: 'shelf.putAndLabel',
});

/** A run that puts many things. */
export const run = (batchId: string, things: string[], concurrencyKeys = ['shelf'], inOrder = false) => ({
  batchId,
  kind: 'save',
  about: 'Shelf',
  accountId: 'me',
  undoable: true,
  inOrder,
  units: things.length,
  surface: 'manager',
  items: things.map((thing) => ({
    action: 'shelf.put',
    version: 1,
    input: { thing },
    concurrencyKeys,
    label: thing,
  })),
});
