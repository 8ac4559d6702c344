import { buckets, nextPacificMidnight, type QuotaState } from './index';

/** Many times the same, all paid from the general bucket. */
export interface BulkRun {
  count: number;
  /** Units of one. */
  price: number;
}

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
 * @param state of the general bucket
 */
export function planRun({ left, resetsAt }: QuotaState, { count, price }: BulkRun, now: number): BulkPlan {
  const today = Math.min(count, Math.max(0, Math.floor((left - reserve) / price)));
  const aDay = Math.floor((buckets.general - reserve) / price);
  const later = Math.ceil((count - today) / aDay);
  let lastFrom = now;
  for (let day = 0; day < later; day++) lastFrom = day === 0 ? resetsAt : nextPacificMidnight(lastFrom);
  return { units: count * price, today, days: later + (today > 0 ? 1 : 0), lastFrom };
}
