import { reserve } from '../../quota/plan';
import type { JobRow } from '../../store';

/**
 * Price of a job, units left of the bucket that pays it, and the reset of the bucket in epoch
 * milliseconds.
 */
export interface JobBudget {
  price: number;
  left: number;
  resetsAt: number;
}

/** Admits batch items only while the bucket has units beyond the reserve for single jobs. */
export interface BatchBudget {
  /**
   * Puts the price of an item aside and returns undefined; or returns until when the item has to
   * wait, in epoch milliseconds.
   */
  admit(job: JobRow): Promise<number | undefined>;
  /** The item's run is over: its price is no longer put aside, and counts as spent until the budget is read again. */
  release(job: JobRow): void;
}

/** How long a budget that was read is used, in milliseconds: single jobs spend little in that time. */
const budgetHolds = 1_000;

/**
 * Creates a {@link BatchBudget} with nothing put aside.
 * @param readBudget undefined if a job costs nothing
 * @param now the time in epoch milliseconds
 */
export function createBatchBudget(
  readBudget: (job: JobRow) => Promise<JobBudget | undefined>,
  now: () => number,
): BatchBudget {
  /** Units that jobs under way may still spend, by job. */
  const putAside = new Map<string, number>();
  /** Budgets as they were read, less what jobs may have spent since; by account and action. */
  const budgets = new Map<string, JobBudget & { until: number }>();

  async function findBudget(job: JobRow): Promise<JobBudget | undefined> {
    const key = `${job.accountId}|${job.action}`;
    const known = budgets.get(key);
    // Our own count of what is left may be too low: the budget is read again before any item waits for it.
    if (known !== undefined && known.until > now() && known.left - reserve >= known.price) return known;
    const budget = await readBudget(job);
    if (budget !== undefined) budgets.set(key, { ...budget, until: now() + budgetHolds });
    return budget;
  }

  return {
    async admit(job) {
      const budget = await findBudget(job);
      if (budget === undefined) return undefined;
      const { price, left, resetsAt } = budget;
      const aside = [...putAside.values()].reduce((sum, units) => sum + units, 0);
      const isThere = left - reserve >= price;
      if (isThere && left - reserve - aside >= price) {
        putAside.set(job.jobId, price);
        return undefined;
      }
      // Jobs under way may spend less than was put aside for them.
      return isThere ? now() + 1_000 : resetsAt;
    },

    release({ jobId, accountId }) {
      const units = putAside.get(jobId) ?? 0;
      putAside.delete(jobId);
      for (const [key, budget] of budgets) if (key.startsWith(`${accountId}|`)) budget.left -= units;
    },
  };
}
