import { findAction } from '../../../lib/actions';
import { Fault } from '../../../lib/errors';
import type { BatchDependencies } from '../../../lib/jobs/batches';
import type { QuotaMeter } from '../../../lib/quota';
import { reserve } from '../../../lib/quota/plan';
import type { JobRow, Store, VideoAccountRow } from '../../../lib/store';

/** What one of a run costs, and what is left of the bucket that pays it. */
export function createBudget(store: Store, meter: QuotaMeter): BatchDependencies['budget'] {
  return async ({ accountId, action }) => {
    const account = await store.get('accounts', accountId);
    const price = findAction(action)?.price ?? 0;
    if (account?.service !== 'video' || price === 0) return undefined;
    return { price, ...(await meter.state(account.clientId, 'general')) };
  };
}

/**
 * What a job of a run may spend, call by call. Its price was put by for it; where it takes more, as a playlist does that
 * is made again video by video, it leaves the reserve alone.
 * @throws Fault `quota/reserveKept`, as each call does that would take of it
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
