import { findAction } from '../../../lib/actions';
import { Fault } from '../../../lib/errors';
import type { BatchDependencies } from '../../../lib/jobs/batches';
import type { QuotaMeter } from '../../../lib/quota';
import { reserve } from '../../../lib/quota/plan';
import type { JobRow, Store, VideoAccountRow } from '../../../lib/store';

/** The price of one job of a batch, and the remaining quota; undefined for jobs that cost no quota. */
export function createBudget(store: Store, meter: QuotaMeter): BatchDependencies['budget'] {
  return async ({ accountId, action }) => {
    const account = await store.get('accounts', accountId);
    const price = findAction(action)?.price ?? 0;
    if (account?.service !== 'video' || price === 0) return undefined;
    return { price, ...(await meter.state(account.clientId, 'general')) };
  };
}

/**
 * Limits the units of a job in a batch. Its price was set aside for it. Beyond the price, as when a playlist is
 * restored video by video, it must not use the reserve.
 * @returns a function to call before each call with its units; it throws Fault `quota/reserveKept`
 */
export async function withinReserve(
  meter: QuotaMeter,
  { action }: Pick<JobRow, 'action'>,
  { clientId }: Pick<VideoAccountRow, 'clientId'>,
  spent: (units: number) => void,
): Promise<(units: number) => Promise<void>> {
  const price = findAction(action)?.price ?? 0;
  let sum = 0;
  return async (units) => {
    sum += units;
    if (sum > price) {
      const { left, resetsAt } = await meter.state(clientId, 'general');
      if (left - reserve < units)
        throw new Fault({ kind: 'quota', reason: 'reserveKept', retryAt: resetsAt });
    }
    spent(units);
  };
}
