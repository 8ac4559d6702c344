import type { Signal } from './signal';

/** Name of the Web Lock that makes one context the runner of all jobs. Browsers release it when that context dies. */
export const runnerLock = 'cuecard-jobs';

/** Whether this context is the runner. At most one context is, however many there are. */
export interface RunnerRole {
  /** Becomes the runner, unless this context is it already; resolves once the jobs on disk are loaded. */
  acquire(): Promise<void>;
  /** Does `work` as the runner, and stays the runner until it is done. */
  hold<T>(work: () => Promise<T>): Promise<T>;
  /** Resolves once an acquisition that is under way is done. */
  whenAcquired(): Promise<void>;
}

export interface RunnerRoleOptions {
  locks: Pick<LockManager, 'request'>;
  /** How long the role is kept with nothing left to do, in milliseconds: the next click is often near. */
  lingers: number | undefined;
  /** Loads what is on disk, under the lock. */
  load(): Promise<void>;
  /** Whether the queue has jobs. */
  hasWork(): boolean;
  /** The role is given up. */
  released(): void;
  /** Notified whenever `hasWork` may have changed. */
  changes: Signal;
}

/**
 * Creates the {@link RunnerRole} of this context; the lock is requested by `acquire` and `hold`
 * alone. Both reject with the error of `load` or of the lock, and a later call tries again.
 */
export function createRunnerRole(options: RunnerRoleOptions): RunnerRole {
  const { locks, lingers, load, hasWork, released, changes } = options;
  /** Resolves once this context is the runner; undefined while it does not ask for the lock. */
  let acquired: Promise<void> | undefined;
  let holds = 0;

  const isNeeded = () => hasWork() || holds > 0;

  async function hasLingered(): Promise<boolean> {
    if (lingers === undefined) return true;
    const end = new Promise<boolean>((resolve) => setTimeout(resolve, lingers, true));
    return Promise.race([end, changes.next().then(() => false)]);
  }

  function acquire(): Promise<void> {
    acquired ??= new Promise((resolve, reject) => {
      const work = async () => {
        try {
          await load();
          resolve();
          // Only a loaded queue knows how long a job waits.
          changes.notify();
          for (;;) {
            while (isNeeded()) await changes.next();
            // Nothing may be awaited between this check and the release: a job that enters there would run unlocked.
            if ((await hasLingered()) && !isNeeded()) break;
          }
        } finally {
          released();
          acquired = undefined;
        }
      };
      Promise.resolve(locks.request(runnerLock, work)).catch((error: unknown) => {
        acquired = undefined;
        reject(error);
      });
    });
    return acquired;
  }

  return {
    acquire,
    async hold(work) {
      holds++;
      try {
        await acquire();
        return await work();
      } finally {
        holds--;
        changes.notify();
      }
    },
    async whenAcquired() {
      await acquired;
    },
  };
}
