import { useId, useRef, useState } from 'preact/hooks';
import { i18n } from '#i18n';
import { useVisibility } from './useVisibility';

/**
 * For the button that does it, which works only while it can be seen; and the reason why it does not.
 * @param worksUntold works in browsers that cannot tell, too: what it does may be framed there
 */
export function useGuardedPress({ worksUntold = false } = {}) {
  const elementRef = useRef<HTMLButtonElement>(null);
  const sight = useVisibility(elementRef);
  const reasonId = useId();
  const [isRefused, setRefused] = useState(false);
  const isOff = sight !== 'clear' && !(worksUntold && sight === 'unknown');
  const reason = isOff || isRefused ? whyOff(sight, isRefused) : undefined;
  return {
    button: { elementRef, unready: isOff, describedBy: reason ? reasonId : undefined },
    /** Does it if the button is in clear sight; else says why nothing is done. */
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

function whyOff(sight: ReturnType<typeof useVisibility>, isRefused: boolean): string | undefined {
  if (sight === 'covered') return i18n.t('form.covered');
  if (sight === 'unknown') return i18n.t('form.cannotTell');
  return isRefused ? i18n.t('form.pressAgain') : undefined;
}
