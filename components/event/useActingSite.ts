import { useCallback } from 'preact/hooks';
import { ask } from '../../lib/messages';
import { useChanges } from '../hooks/useAnswer';

/** Calls `onOther` once another site acts than the one that is drawn, whoever switched. */
export function useActingSite(drawn: string | undefined, onOther: () => void): void {
  const look = useCallback(() => {
    if (drawn === undefined) return;
    void ask('acting', {}).then(
      ({ calendar }) => {
        if (calendar && calendar.accountId !== drawn) onOther();
      },
      () => undefined,
    );
  }, [drawn, onOther]);
  useChanges(look);
}
