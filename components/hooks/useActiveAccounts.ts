import { useEffect } from 'preact/hooks';
import type { ActiveAccountsView } from '../../lib/messages';
import { type Asked, useAnswer } from './useAnswer';

/** The background's clock and that of the page are the same, but its timers may run a little early. */
const marginMs = 1_000;

/** The active accounts and their quota; up to date after every change, and after the quota reset. */
export function useActiveAccounts(): Asked<ActiveAccountsView> {
  const active = useAnswer('acting', {});
  const { again } = active;
  const resetsAt = active.answer?.quotaResetsAt;
  useEffect(() => {
    if (resetsAt === undefined) return;
    const timer = setTimeout(again, Math.max(0, resetsAt - Date.now()) + marginMs);
    return () => clearTimeout(timer);
  }, [resetsAt, again]);
  return active;
}
