import { useEffect } from 'preact/hooks';
import { useActiveAccounts } from '../hooks/useActiveAccounts';

/**
 * Calls `onOther` when the active site is no longer the shown one, whichever surface changed it.
 * @param drawn account of the site that is shown
 */
export function useActiveSite(drawn: string | undefined, onOther: () => void): void {
  const active = useActiveAccounts().answer?.calendar?.accountId;
  useEffect(() => {
    if (drawn !== undefined && active !== undefined && active !== drawn) onOther();
  }, [drawn, active, onOther]);
}
