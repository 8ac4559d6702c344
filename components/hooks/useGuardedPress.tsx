import { useId, useRef, useState } from 'preact/hooks';
import { i18n } from '#i18n';
import { useVisibility } from './useVisibility';

/**
 * For a button that publishes: it shows that it is off while it is not wholly visible, and is off in browsers that
 * cannot measure visibility. Returns the button's props and the reason why it is off. All other controls of a frame are
 * guarded by `guardFrame`.
 */
export function useGuardedPress() {
  const elementRef = useRef<HTMLButtonElement>(null);
  const visibility = useVisibility(elementRef);
  const reasonId = useId();
  const [isRefused, setRefused] = useState(false);
  const isOff = visibility !== 'clear';
  const reason = isOff || isRefused ? whyOff(visibility, isRefused) : undefined;
  return {
    button: { elementRef, unready: isOff, describedBy: reason ? reasonId : undefined },
    /** Calls `act` if the button is visible; else shows the reason why not. */
    press(act: () => void) {
      setRefused(isOff);
      if (!isOff) act();
    },
    reason: (
      <p id={reasonId} class="small live" role="status">
        {reason}
      </p>
    ),
  };
}

function whyOff(visibility: ReturnType<typeof useVisibility>, isRefused: boolean): string | undefined {
  if (visibility === 'covered') return i18n.t('common.covered');
  if (visibility === 'unknown') return i18n.t('common.cannotTell');
  return isRefused ? i18n.t('common.pressAgain') : undefined;
}
