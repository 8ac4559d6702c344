import { useEffect, useRef } from 'preact/hooks';
import { i18n } from '#i18n';
import { Button } from '../../components/ui/Button';
import { close } from './parent';

interface DoneProps {
  /** Called by the second button, which has the label `more`; there is none if this is undefined. */
  onMore: (() => void) | undefined;
  more: string;
}

/** Buttons shown after an action: close, and optionally continue. */
export function Done({ onMore, more }: DoneProps) {
  const button = useRef<HTMLButtonElement>(null);
  // The focused element was removed with the form
  useEffect(() => button.current?.focus(), []);
  return (
    <div class="row">
      <Button elementRef={button} onClick={close}>
        {i18n.t('frame.close')}
      </Button>
      {onMore && (
        <Button kind="quiet" onClick={onMore}>
          {more}
        </Button>
      )}
    </div>
  );
}
