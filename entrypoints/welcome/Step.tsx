import type { ComponentChildren } from 'preact';
import { useId } from 'preact/hooks';
import { i18n } from '#i18n';
import { Button } from '../../components/ui/Button';
import { Icon } from '../../components/ui/Icon';

interface StepProps {
  title: string;
  isOpen: boolean;
  /** `skipped`: passed by the button without being done; undefined while it is open to do. */
  state: 'done' | 'skipped' | undefined;
  /** Its content only informs, so that reading it is all there is to do. */
  isInformation?: boolean;
  onToggle: () => void;
  onPass: () => void;
  children: ComponentChildren;
}

/** A step of the set-up. Its title opens and closes it, whatever its state. */
export function Step({ title, isOpen, state, isInformation, onToggle, onPass, children }: StepProps) {
  const id = useId();
  return (
    <li class={`panel welcome-step${state === 'done' ? ' welcome-step-done' : ''}`}>
      <h3>
        <button type="button" aria-expanded={isOpen} aria-controls={id} onClick={onToggle}>
          <span class="welcome-mark">{state === 'done' && <Icon name="check" />}</span>
          <span class="grow">{title}</span>
          {state && (
            <span class="soft small">{i18n.t(state === 'done' ? 'welcome.done' : 'welcome.skipped')}</span>
          )}
          <Icon name="forward" />
        </button>
      </h3>
      <div id={id} class="stack welcome-content" hidden={!isOpen}>
        {isOpen && (
          <>
            {children}
            <div class="row">
              <Button kind="quiet" flush="start" onClick={onPass}>
                {i18n.t(state === 'done' || isInformation ? 'welcome.next' : 'welcome.skip')}
                <span class="unseen">{title}</span>
              </Button>
            </div>
          </>
        )}
      </div>
    </li>
  );
}
