import { useId, useRef } from 'preact/hooks';
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
  const isOff = sight !== 'clear' && !(worksUntold && sight === 'unknown');
  const reason = isOff ? hidden(sight) : undefined;
  return {
    button: { elementRef, disabled: isOff, describedBy: reason ? reasonId : undefined },
    reason: (
      <p id={reasonId} class="small live" role="status">
        {reason}
      </p>
    ),
  };
}

function hidden(sight: ReturnType<typeof useVisibility>): string | undefined {
  if (sight === 'covered') return i18n.t('form.covered');
  if (sight === 'unknown') return i18n.t('form.cannotTell');
  return undefined;
}
