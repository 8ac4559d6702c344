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
 * @param ahead units that runs begun before it have yet to spend: counted as if they came first
 */
export function planRun(
  { left, daily, resetsAt }: QuotaState,
  prices: readonly number[],
  now: number,
  ahead = 0,
): BulkPlan {
  let free = left - reserve;
  let from = now;
  const nextDay = () => {
    from = from === now ? resetsAt : nextPacificMidnight(from);
    free = daily - reserve;
  };
  let others = ahead;
  for (; others > free && daily > reserve; nextDay()) others -= Math.max(0, free);
  free -= others;

  const plan = { units: 0, today: 0, lastFrom: now };
  const days = new Set<number>();
  for (const price of prices) {
    if (price > free && price > 0) nextDay();
    free -= price;
    plan.units += price;
    plan.lastFrom = from;
    if (from === now) plan.today++;
    days.add(from);
  }
  return { ...plan, days: days.size };
}
