import { useEffect, useRef } from 'preact/hooks';
import { i18n } from '#i18n';
import { Button } from '../../components/ui/Button';
import { close } from './parent';

interface DoneProps {
  /** Goes back to choosing. */
  onMore?: () => void;
  more?: string;
}

/** The way out once something was done. */
export function Done({ onMore, more }: DoneProps) {
  const button = useRef<HTMLButtonElement>(null);
  // What had the focus is gone with the form.
  useEffect(() => button.current?.focus(), []);
  return (
    <div class="row">
      <Button elementRef={button} onClick={close}>
        {i18n.t('frame.close')}
      </Button>
      {onMore && more && (
        <Button kind="quiet" onClick={onMore}>
          {more}
        </Button>
      )}
    </div>
  );
}
