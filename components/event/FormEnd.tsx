import { useId, useRef } from 'preact/hooks';
import { i18n } from '#i18n';
import type { EventForm as Form } from '../../lib/messages';
import { Button } from '../Button';
import { type Sight, useSight } from './useSight';

interface FormEndProps {
  status: Form['status'];
  onStatus: (status: Form['status']) => void;
  canPublish: boolean;
  busy: boolean;
  onSubmit: () => void;
  onCancel: (() => void) | undefined;
}

/** Draft or public, and the button that does it, which works only while it can be seen. */
export function FormEnd({ status, onStatus, canPublish, busy, onSubmit, onCancel }: FormEndProps) {
  const button = useRef<HTMLButtonElement>(null);
  const sight = useSight(button);
  const reasonId = useId();
  const reason = hidden(sight);
  const isPublishing = canPublish && status === 'publish';
  return (
    <div class="form-end">
      <div class="row">
        {canPublish && (
          <fieldset class="row grow">
            <legend class="unseen">{i18n.t('form.status')}</legend>
            <Status label={i18n.t('form.draft')} value="draft" chosen={status} onChoose={onStatus} />
            <Status label={i18n.t('form.publish')} value="publish" chosen={status} onChoose={onStatus} />
          </fieldset>
        )}
        {onCancel && <Button onClick={onCancel}>{i18n.t('common.cancel')}</Button>}
        <Button
          kind="primary"
          busy={busy}
          disabled={sight !== 'clear'}
          describedBy={reason ? reasonId : undefined}
          elementRef={button}
          onClick={onSubmit}
        >
          {i18n.t(isPublishing ? 'form.submitPublish' : 'form.submitDraft')}
        </Button>
      </div>
      <p id={reasonId} class="small live" role="status">
        {reason}
      </p>
    </div>
  );
}

interface StatusProps {
  label: string;
  value: Form['status'];
  chosen: Form['status'];
  onChoose: (status: Form['status']) => void;
}

function Status({ label, value, chosen, onChoose }: StatusProps) {
  return (
    <label class="choice">
      <input type="radio" name="status" checked={chosen === value} onChange={() => onChoose(value)} />
      {label}
    </label>
  );
}

function hidden(sight: Sight): string | undefined {
  if (sight === 'covered') return i18n.t('form.covered');
  if (sight === 'unknown') return i18n.t('form.cannotTell');
  return undefined;
}
