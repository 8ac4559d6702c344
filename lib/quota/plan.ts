import { nextPacificMidnight, type QuotaState } from './';

export interface QuotaPlan {
  /** Units of all items. */
  units: number;
  /** How many items can be done today without the reserve. */
  today: number;
  /** The days on which items are done, in order: from when (epoch milliseconds), how many items, and their units. */
  days: { from: number; count: number; units: number }[];
  /** When the last item can be done, at the earliest; epoch milliseconds. */
  lastFrom: number;
}

/** Units a day that batches leave to single jobs: enough for four saves with all of their reads. */
export const reserve = 500;

/**
 * Computes the cost of a batch, and when its last item can be done.
 * @param state of the general bucket, which pays all items
 * @param prices units of each item, in order
 * @param now epoch milliseconds
 * @param others units that each other running batch has yet to spend: their items alternate with these
 */
export function planBatch(
  { left, daily, resetsAt }: QuotaState,
  prices: readonly number[],
  now: number,
  others: readonly number[] = [],
): QuotaPlan {
  let free = left - reserve;
  let from = now;
  const nextDay = () => {
    from = from === now ? resetsAt : nextPacificMidnight(from);
    free = daily - reserve;
  };
  const remaining = [...others];
  /**
   * Takes off the units that the other batches spend while one item of this price is done; returns
   * their sum.
   */
  const spendOthers = (price: number) =>
    remaining.reduce((sum, units, at) => {
      const spent = Math.min(units, price);
      remaining[at] = units - spent;
      return sum + spent;
    }, 0);

  const plan: QuotaPlan = { units: 0, today: 0, lastFrom: now, days: [] };
  for (const price of prices) {
    const spent = price + spendOthers(price);
    if (spent > free && price > 0) nextDay();
    free -= spent;
    plan.units += price;
    plan.lastFrom = from;
    if (from === now) plan.today++;
    const day = plan.days.at(-1);
    if (day?.from === from) {
      day.count++;
      day.units += price;
    } else plan.days.push({ from, count: 1, units: price });
  }
  return plan;
}
