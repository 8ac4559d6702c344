import type { ComponentChildren } from 'preact';
import { i18n } from '#i18n';
import type { EventFormData as Form } from '../../lib/messages';
import { useGuardedPress } from '../hooks/useGuardedPress';
import { Button } from '../ui/Button';
import { Radio } from '../ui/Checkbox';

interface FormEndProps {
  status: Form['status'];
  onStatus: (status: Form['status']) => void;
  canPublish: boolean;
  busy: boolean;
  result?: ComponentChildren;
  onSubmit: () => void;
  onCancel: (() => void) | undefined;
}

/**
 * The choice of status (draft, published or pending review) and the submit button, which works only while it is
 * visible.
 */
export function FormEnd(props: FormEndProps) {
  const { status, onStatus, canPublish, busy, result, onSubmit, onCancel } = props;
  const press = useGuardedPress();
  const publicStatus = canPublish ? 'publish' : 'pending';
  const isDraft = status === 'draft';
  return (
    <div class="stack form-end">
      {result}
      <div class="row">
        <fieldset class="row grow">
          <legend class="unseen">{i18n.t('form.status')}</legend>
          <Radio name="status" checked={isDraft} onChoose={() => onStatus('draft')}>
            {i18n.t('form.draft')}
          </Radio>
          <Radio name="status" checked={!isDraft} onChoose={() => onStatus(publicStatus)}>
            {i18n.t(canPublish ? 'form.publish' : 'form.review')}
          </Radio>
        </fieldset>
        <div class="row">
          {onCancel && <Button onClick={onCancel}>{i18n.t('common.cancel')}</Button>}
          <Button kind="primary" busy={busy} {...press.button} onClick={() => press.press(onSubmit)}>
            {i18n.t(`form.submit.${isDraft ? 'draft' : publicStatus}`)}
          </Button>
        </div>
      </div>
      {press.reason}
    </div>
  );
}
