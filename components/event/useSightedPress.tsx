import { useId, useRef } from 'preact/hooks';
import { i18n } from '#i18n';
import { type Sight, useSight } from './useSight';

/** For the button that does it, which works only while it can be seen; and the reason why it does not. */
export function useSightedPress() {
  const elementRef = useRef<HTMLButtonElement>(null);
  const sight = useSight(elementRef);
  const reasonId = useId();
  const reason = hidden(sight);
  return {
    button: { elementRef, disabled: sight !== 'clear', describedBy: reason ? reasonId : undefined },
    reason: (
      <p id={reasonId} class="small live" role="status">
        {reason}
      </p>
    ),
  };
}

function hidden(sight: Sight): string | undefined {
  if (sight === 'covered') return i18n.t('form.covered');
  if (sight === 'unknown') return i18n.t('form.cannotTell');
  return undefined;
}
