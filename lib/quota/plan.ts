import { nextPacificMidnight, type QuotaState } from './';

export interface BatchPlan {
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
 * @param others units that each run under way has yet to spend: they take turns with it
 */
export function planRun(
  { left, daily, resetsAt }: QuotaState,
  prices: readonly number[],
  now: number,
  others: readonly number[] = [],
): BatchPlan {
  let free = left - reserve;
  let from = now;
  const nextDay = () => {
    from = from === now ? resetsAt : nextPacificMidnight(from);
    free = daily - reserve;
  };
  const yetTheirs = [...others];
  /** What the others spend while one of it is done. */
  const theirs = (price: number) =>
    yetTheirs.reduce((sum, units, at) => {
      const spent = Math.min(units, price);
      yetTheirs[at] = units - spent;
      return sum + spent;
    }, 0);

  const plan = { units: 0, today: 0, lastFrom: now };
  const days = new Set<number>();
  for (const price of prices) {
    const spent = price + theirs(price);
    if (spent > free && price > 0) nextDay();
    free -= spent;
    plan.units += price;
    plan.lastFrom = from;
    if (from === now) plan.today++;
    days.add(from);
  }
  return { ...plan, days: days.size };
}
