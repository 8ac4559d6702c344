import { useState } from 'preact/hooks';
import { i18n } from '#i18n';
import { Button } from './Button';

/** A button that copies a text to the clipboard and reports the result. */
export function CopyButton({ text, label }: { text: string; label: string }) {
  const [state, setState] = useState<'copied' | 'refused'>();
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => setState('copied'),
      () => setState('refused'),
    );
  return (
    <span class="row">
      <Button small icon={state === 'copied' ? 'check' : 'copy'} onClick={() => void copy()}>
        {label}
      </Button>
      <span class="small soft" role="status">
        {state && i18n.t(state === 'copied' ? 'common.copied' : 'common.copyRefused')}
      </span>
    </span>
  );
}
