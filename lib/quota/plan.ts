import { nextPacificMidnight, type QuotaState } from './index';

export interface BulkPlan {
  units: number;
  /** How many can be done today, with the reserve left over. */
  today: number;
  /** Days on which something is done, today included where anything is. */
  days: number;
  /** Epoch milliseconds from which the last of them can be done. */
  lastFrom: number;
}

/** Units a day that no run of many may touch: the person's next clicks, four saves with what they look up. */
export const reserve = 500;

/**
 * What a run of many writes costs, and when it would be done: told before it starts, and asked again each day.
 * @param state of the general bucket, which pays all of them
 * @param prices units of each, in the order in which they are done
 */
export function planRun(
  { left, daily, resetsAt }: QuotaState,
  prices: readonly number[],
  now: number,
): BulkPlan {
  const plan = { units: 0, today: 0, days: 0, lastFrom: now };
  let free = left - reserve;
  let isToday = true;
  for (const price of prices) {
    if (price > free && price > 0) {
      plan.lastFrom = isToday ? resetsAt : nextPacificMidnight(plan.lastFrom);
      isToday = false;
      plan.days++;
      free = daily - reserve;
    }
    free -= price;
    plan.units += price;
    if (isToday) plan.today++;
  }
  return { ...plan, days: plan.days + (plan.today > 0 ? 1 : 0) };
}
