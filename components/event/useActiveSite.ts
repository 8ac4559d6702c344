import { useCallback } from 'preact/hooks';
import { ask } from '../../lib/messages';
import { useChanges } from '../hooks/useAnswer';

/**
 * Calls `onOther` when the active site is no longer the shown one, whichever surface changed it.
 * @param drawn account of the site that is shown
 */
export function useActiveSite(drawn: string | undefined, onOther: () => void): void {
  const check = useCallback(() => {
    if (drawn === undefined) return;
    void ask('acting', {}).then(
      ({ calendar }) => {
        if (calendar && calendar.accountId !== drawn) onOther();
      },
      () => undefined,
    );
  }, [drawn, onOther]);
  useChanges(check);
}
