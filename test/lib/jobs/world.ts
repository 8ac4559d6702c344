import 'fake-indexeddb/auto';
import { expect, vi } from 'vitest';
import { type AcceptRequest, createJobs, type Jobs } from '../../../lib/jobs';
import { createBatches } from '../../../lib/jobs/batches';
import type { JobBudget } from '../../../lib/jobs/batches/budget';
import type { Patience } from '../../../lib/shared/patience';
import { type JobRow, openStore, type Store, type Write } from '../../../lib/store';
import { actions, Shelf, type ShelfClients } from './shelf';

export const minute = 60_000;
export const hour = 60 * minute;

interface WorkerOptions {
  now?: () => number;
  /** Version of the actions that this worker knows. */
  version?: number;
  patience?: Patience;
  /** In place of the disk's own store: one that refuses, or that dies. */
  store?: Store;
  signedOut?: () => boolean;
  locks?: Pick<LockManager, 'request'>;
  lingers?: number;
  /** Dies right after it accepted: it runs nothing. */
  dead?: boolean;
  sideWrites?: (job: JobRow) => Write[];
  budget?: () => JobBudget;
}

export interface Worker {
  jobs: Jobs;
  /** Rows as they were when a change of their state was reported. */
  changes: JobRow[];
  /** Alarms that were asked for, epoch milliseconds. */
  alarms: number[];
}

/** T and L that a test can wait out. */
const shortPatience = { unclearAfter: 20, agreeFor: 10 };

const deadLocks = { request: () => new Promise(() => undefined) } as unknown as Pick<LockManager, 'request'>;

let databases = 0;

/** A disk and the service that its jobs write to. A second worker on the same disk is what follows the death of the first. */
export class Disk {
  readonly store: Store = openStore(`jobs-${databases++}`);
  readonly shelf = new Shelf();

  /** Starts a worker, with no lock held: browsers release those of a dead one. */
  startWorker(options: WorkerOptions = {}): Worker {
    const changes: JobRow[] = [];
    const alarms: number[] = [];
    const { store = this.store, version = 1, now = Date.now } = options;
    const jobs = createJobs<ShelfClients>({
      store,
      now,
      lookup: (id) => {
        const action = actions.find((known) => known.id === id);
        return action && { ...action, version };
      },
      clients: async (_job, spent) => {
        this.shelf.charge = spent;
        return { shelf: this.shelf };
      },
      patience: async () => options.patience ?? shortPatience,
      needsSignIn: async () => options.signedOut?.() ?? false,
      wake: (at) => alarms.push(at),
      batches: (queue) =>
        createBatches({ budget: async () => options.budget?.(), changed: () => undefined }, queue),
      sideWrites: async (job) => options.sideWrites?.(job) ?? [],
      changed: (job) => void changes.push(structuredClone(job)),
      locks: options.dead ? deadLocks : (options.locks ?? createLocks()),
      ...(options.lingers ? { lingers: options.lingers } : {}),
    });
    return { jobs, changes, alarms };
  }

  /** What is on the shelf, without the numbers that its ids end with. */
  get things(): string[] {
    return this.shelf.stored.map((id) => id.split('-')[0] ?? '');
  }

  async waitForThing(thing: string): Promise<void> {
    await vi.waitFor(() => expect(this.things).toContain(thing));
  }
}

/** A fresh disk with one worker. */
export function start(options: WorkerOptions = {}) {
  const disk = new Disk();
  return { disk, shelf: disk.shelf, ...disk.startWorker(options) };
}

/** Accepts a job and waits for its outcome. */
export async function finish(jobs: Jobs, request: AcceptRequest): Promise<JobRow> {
  return jobs.outcome((await jobs.accept(request)).jobId);
}

/** Web Locks as far as runners need them: one holder for each name, first come first served. */
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

export const putThing = (thing: string, concurrencyKeys = ['shelf'], accountId = 'me') => ({
  action: 'shelf.put',
  version: 1,
  input: { thing },
  concurrencyKeys,
  accountId,
  surface: 'popup',
});

export const writeLabel = (label: string) => ({ ...putThing(label, ['label']), action: 'shelf.label' });

/** A job of two steps: it puts a thing, then writes its name on the label. */
export const putAndLabel = (thing: string) => ({ ...putThing(thing), action: 'shelf.putAndLabel' });

/** A job that removes every thing that it finds. */
export const sweep = () => ({ ...putThing('all'), action: 'shelf.sweep' });
