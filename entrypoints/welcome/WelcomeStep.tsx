import type { ComponentChildren } from 'preact';
import { useEffect, useId, useRef } from 'preact/hooks';
import { i18n } from '#i18n';
import { Button } from '../../components/ui/Button';
import { Icon } from '../../components/ui/Icon';

/** How far a step is; none while it is to be done. */
export type StepState = 'done' | 'skipped' | 'optional';

interface StepProps {
  title: string;
  isOpen: boolean;
  state: StepState | undefined;
  /** How long the step takes, said while it is to be done. */
  time?: string;
  onToggle: () => void;
  onSkip: () => void;
  children: ComponentChildren;
}

/** A step of the set-up. Its title opens and closes it, whatever its state. */
export function WelcomeStep({ title, isOpen, state, time, onToggle, onSkip, children }: StepProps) {
  const id = useId();
  const item = useRef<HTMLLIElement>(null);
  const heading = useRef<HTMLButtonElement>(null);
  const wasOpen = useRef(isOpen);
  // View and focus follow to a step that opens; the focus of one that closes was in content that is gone.
  useEffect(() => {
    if (isOpen === wasOpen.current) return;
    wasOpen.current = isOpen;
    if (isOpen || document.activeElement === document.body) heading.current?.focus({ preventScroll: true });
    if (isOpen) item.current?.scrollIntoView({ block: 'nearest' });
  }, [isOpen]);
  return (
    <li ref={item} class={`panel welcome-step${state === 'done' ? ' welcome-step-done' : ''}`}>
      <h3>
        <button ref={heading} type="button" aria-expanded={isOpen} aria-controls={id} onClick={onToggle}>
          <span class="welcome-mark">{state === 'done' && <Icon name="check" />}</span>
          <span class="row grow">
            <span class="grow">{title}</span>
            <span class="soft small">{state ? i18n.t(`welcome.state.${state}`) : time}</span>
          </span>
          <Icon name="forward" />
        </button>
      </h3>
      <div id={id} class="stack welcome-content" hidden={!isOpen}>
        {isOpen && (
          <>
            {children}
            {!state && (
              <div class="row">
                <Button kind="quiet" flush="start" onClick={onSkip}>
                  {i18n.t('welcome.skip')}
                  <span class="unseen">{title}</span>
                </Button>
              </div>
            )}
          </>
        )}
      </div>
    </li>
  );
}
