import { reserve } from '../../quota/plan';
import type { JobRow } from '../../store';

/** What a job costs, and what is left of the bucket that pays it; units and epoch milliseconds. */
export interface Budget {
  price: number;
  left: number;
  resetsAt: number;
}

/** What jobs of runs may spend, so that the person's next clicks have their units. */
export interface Allowance {
  /** Until when a job that has not begun must sleep; undefined where it may begin, and its price is put by. */
  restsUntil(job: JobRow): Promise<number | undefined>;
  /** Whatever it spent, the next look finds out; until then it may have been all that it could. */
  settle(job: JobRow): void;
}

/** What is left is looked up only so often, in milliseconds: the person's own clicks spend little in that time. */
const looksHold = 1_000;

/** @param budgetOf undefined where a job costs nothing */
export function createAllowance(
  budgetOf: (job: JobRow) => Promise<Budget | undefined>,
  now: () => number,
): Allowance {
  /** Units that jobs under way may still spend. */
  const promised = new Map<string, number>();
  /** What was left when somebody looked, less what has been spent on jobs since. */
  const budgets = new Map<string, Budget & { until: number }>();

  async function latest(job: JobRow): Promise<Budget | undefined> {
    const key = `${job.accountId}|${job.action}`;
    const known = budgets.get(key);
    // What may be too little by our own count is asked for again, before anything sleeps for it.
    if (known !== undefined && known.until > now() && known.left - reserve >= known.price) return known;
    const budget = await budgetOf(job);
    if (budget !== undefined) budgets.set(key, { ...budget, until: now() + looksHold });
    return budget;
  }

  return {
    async restsUntil(job) {
      const budget = await latest(job);
      if (budget === undefined) return undefined;
      const { price, left, resetsAt } = budget;
      const spoken = [...promised.values()].reduce((sum, units) => sum + units, 0);
      const isThere = left - reserve >= price;
      if (isThere && left - reserve - spoken >= price) {
        promised.set(job.jobId, price);
        return undefined;
      }
      // The others may need less than was put by for them.
      return isThere ? now() + 1_000 : resetsAt;
    },

    settle({ jobId, accountId }) {
      const units = promised.get(jobId) ?? 0;
      promised.delete(jobId);
      for (const [key, budget] of budgets) if (key.startsWith(`${accountId}|`)) budget.left -= units;
    },
  };
}
