import { expect } from 'vitest';
import { createJobs, type Jobs } from '../../../../lib/jobs';
import { createBatches } from '../../../../lib/jobs/batches';
import { createQuotaMeter, type QuotaMeter } from '../../../../lib/quota';
import type { JobRow, Store } from '../../../../lib/store';
import { createMemoryStore } from '../../store/memoryStore';
import { createLocks } from '../world';
import {
  type Death,
  type Landing,
  type Part,
  putPieces,
  Service,
  type ShelfClients,
  type Wish,
} from './service';

export const accounts = ['hall', 'library'];

/** T and L that no worker waits out: every wait goes to disk, and the test moves the clock. */
const patience = { unclearAfter: 60_000, agreeFor: 10_000 };
const finished: JobRow['state'][] = ['done', 'failed', 'needsReview', 'undone'];

/** The simple model: what a person may expect of a job. */
interface Expected {
  wish: Wish;
  /** Positions of the parts that are refused, noted at the begin: the troubles of the wish are used up. */
  refusedAt: number[];
  retries: number;
  undone: boolean;
}

/** When the worker dies next, and what happens to its request. */
export interface Doom {
  /** Points that it survives before. */
  points: number;
  /** Whether only writes to the service count as points. */
  inWrite: boolean;
  landing: Landing;
}

/** The engine on one disk against one service, with workers that die. */
export class World {
  now = Date.parse('2026-11-21T12:00:00Z');
  readonly service = new Service(() => this.now);
  readonly expected: Expected[] = [];
  readonly disk: Store = createMemoryStore();
  readonly meter = createQuotaMeter(this.disk, () => this.now);
  private jobs: Jobs;
  private doom: Doom | undefined;
  private died = Promise.resolve();
  private readonly checked: boolean;

  constructor(checked: boolean) {
    this.checked = checked;
    this.jobs = this.boot();
  }

  private boot(): Jobs {
    let isDead = false;
    let die = () => {};
    this.died = new Promise((resolve) => {
      die = resolve;
    });
    const death: Death = (point) => {
      if (isDead) return 'lost';
      if (this.doom === undefined || (this.doom.inWrite && point !== 'write')) return undefined;
      if (this.doom.points-- > 0) return undefined;
      isDead = true;
      die();
      return this.doom.landing;
    };
    const store = mortal(this.disk, death);
    const meter: QuotaMeter = createQuotaMeter(store, () => this.now);
    return createJobs<ShelfClients>({
      store,
      lookup: () => putPieces(this.checked),
      clients: async ({ accountId }) => ({
        shelf: this.service.createClient(accountId, meter, death),
        getParts: (job) => this.expected[job]?.wish.parts ?? [],
      }),
      patience: async () => patience,
      needsSignIn: async (accountId) => this.service.signedOut.has(accountId),
      wake: () => undefined,
      sideWrites: async () => [],
      changed: () => undefined,
      batches: (queue) => createBatches({ budget: async () => undefined, changed: () => undefined }, queue),
      locks: createLocks(),
      now: () => this.now,
    });
  }

  /** Does some work and waits until the worker is idle; if it dies, starts the next one. Returns the error, or `died`. */
  private async within(work: () => Promise<unknown>): Promise<unknown> {
    const died = this.died.then(() => 'died' as const);
    const attempt = work().then(
      () => undefined,
      (error: unknown) => error,
    );
    const error = await Promise.race([attempt, died]);
    const end = error === 'died' ? 'died' : await Promise.race([this.jobs.resume(), died]);
    if (end === 'died') {
      this.doom = undefined;
      this.jobs = this.boot();
      await this.jobs.resume();
    }
    return error;
  }

  dieAt(doom: Doom): void {
    this.doom = { ...doom };
  }

  async accept(wish: Wish): Promise<void> {
    const job = this.expected.length;
    const refusedAt = wish.parts.flatMap(({ troubles }, at) => (troubles.includes('refused') ? [at] : []));
    this.expected.push({ wish, refusedAt, retries: 0, undone: false });
    const concurrencyKeys = wish.parts.map(({ label }) => label);
    const request = {
      jobId: `job ${job}`,
      action: 'parts.put',
      version: 1,
      input: { job },
      concurrencyKeys,
      accountId: wish.account,
      surface: 'popup',
    };
    // A surface gets no answer from a worker that died, and asks again with the same id.
    const error = await this.within(() => this.jobs.accept(request));
    if (error === 'died') await this.within(() => this.jobs.accept(request));
    else expect(error).toBeUndefined();
    expect(await this.row(job)).toBeDefined();
  }

  async undo(job: number): Promise<void> {
    const { state, steps, landsUntil = 0 } = await this.row(job);
    const phases = Object.values(steps).map(({ phase }) => phase);
    const isClear = !phases.includes('begun') && landsUntil <= this.now;
    // A second undo, as surfaces ask for after the death of a worker, changes nothing.
    const isUndoable =
      ['done', 'undoing', 'undone'].includes(state) ||
      (state === 'failed' && phases.length > 0 && landsUntil <= this.now) ||
      (state === 'waiting' && isClear);
    const error = await this.within(() => this.jobs.undo(`job ${job}`));
    if (error !== 'died') expect(error === undefined).toBe(isUndoable);
    const expected = this.expected[job];
    if (expected && ['undoing', 'undone'].includes((await this.row(job)).state)) expected.undone = true;
  }

  /** The person changes what was refused, then retries. */
  async retry(job: number): Promise<void> {
    const row = await this.row(job);
    const { state, steps } = row;
    // A job that backs off, and waits for nothing else, can be tried now.
    const isBackingOff = ['waiting', 'undoing'].includes(state) && row.wakeAt !== undefined && !row.underWay;
    const isRetryable =
      ['failed', 'needsReview'].includes(state) ||
      (isBackingOff && ['transient', 'answer'].includes(row.fault?.kind ?? ''));
    const expected = this.expected[job];
    const refused = state === 'failed' && expected?.wish.parts[expected.refusedAt[expected.retries] ?? -1];
    if (refused) refused.troubles = refused.troubles.filter((trouble) => trouble !== 'refused');
    const error = await this.within(() => this.jobs.retry(`job ${job}`));
    if (error !== 'died') expect(error === undefined).toBe(isRetryable);
    const after = await this.row(job);
    const isAsked = after.state !== state || Object.keys(after.steps).length > Object.keys(steps).length;
    if (refused && !isAsked) refused.troubles.push('refused');
    if (refused && expected && isAsked) expected.retries++;
  }

  async pass(ms: number): Promise<void> {
    this.now += ms;
    this.service.land();
    await this.within(() => this.jobs.resume());
  }

  async signIn(account: string): Promise<void> {
    this.service.signedOut.delete(account);
    await this.within(() => this.jobs.resume());
  }

  /** Time passes, with every account signed in, until all jobs have finished. */
  async heal(): Promise<void> {
    this.doom = undefined;
    for (const account of accounts) await this.signIn(account);
    for (let halfDays = 0; halfDays < 200; halfDays++) {
      if ((await this.disk.all('jobs')).every(({ state }) => finished.includes(state))) return;
      await this.pass(43_200_000);
    }
    throw new Error('some jobs never finish');
  }

  async row(job: number): Promise<JobRow> {
    const row = await this.disk.get('jobs', `job ${job}`);
    if (row === undefined) throw new Error(`job ${job} is lost`);
    return row;
  }

  /** Holds at any moment: the meter shows what was counted, and no job is lost. */
  async checkAlways(): Promise<void> {
    for (const account of accounts) {
      const day = this.service.toDay(account);
      const spent = this.service.counted.get(day) ?? 0;
      const left = this.service.refusedOn.has(day) ? 0 : Math.max(0, 10_000 - spent);
      expect(await this.meter.state(account, 'general')).toMatchObject({ left });
      expect((await this.meter.report(account, 1)).days).toMatchObject([{ spent }]);
    }
    expect(await this.disk.all('jobs')).toHaveLength(this.expected.length);
  }

  /** Holds at the end: each job is as the model says, and the service has exactly what the jobs put. */
  async checkEnd(): Promise<void> {
    const items = accounts.flatMap((account) => this.expected.map((_, job) => this.keptBy(account, job)));
    expect(items.flat().length).toBe(this.service.items.length);
    for (const [job, expected] of this.expected.entries()) {
      const { state, steps } = await this.row(job);
      const failsAt = expected.refusedAt[expected.retries];
      const parts = expected.wish.parts.slice(0, failsAt);
      const labels = this.keptBy(expected.wish.account, job);
      if (state === 'needsReview') {
        // Only after three tries of one part; nothing is claimed about that part.
        const open = Object.values(steps).filter(({ phase }) => phase === 'begun');
        expect(open.map(({ tries }) => tries)).toEqual([3]);
        continue;
      }
      const outcome = expected.undone ? 'undone' : failsAt === undefined ? 'done' : 'failed';
      expect({ job, state, labels }).toEqual({ job, state: outcome, labels: getLabels(outcome, parts) });
    }
    this.checkOrder();
  }

  private keptBy(account: string, job: number): string[] {
    const kept = this.service.items.filter((item) => item.account === account && item.job === job);
    return kept.map(({ label }) => label);
  }

  /** Equal things were put in the order in which their jobs were accepted. */
  private checkOrder(): void {
    const isMoved = (job: number) => (this.expected[job]?.retries ?? 0) > 0;
    for (const account of accounts)
      for (const label of ['a', 'b', 'c']) {
        const alike = this.service.items.filter((item) => item.account === account && item.label === label);
        const order = alike.map(({ job }) => job).filter((job) => !isMoved(job));
        expect(order).toEqual([...order].sort((one, other) => one - other));
      }
  }
}

const getLabels = (outcome: string, parts: Part[]) =>
  outcome === 'undone' ? [] : parts.map(({ label }) => label);

/** The store of a worker that may die: after that, no call reaches the disk or resolves. */
function mortal(store: Store, death: Death): Store {
  return new Proxy(store, {
    get(target, name, receiver) {
      const member: unknown = Reflect.get(target, name, receiver);
      if (typeof member !== 'function') return member;
      return (...given: unknown[]) =>
        death('other') === undefined ? member.apply(target, given) : new Promise(() => undefined);
    },
  });
}
