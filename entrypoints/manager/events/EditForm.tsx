import { useRef, useState } from 'preact/hooks';
import { i18n } from '#i18n';
import { Button } from '../../../components/Button';
import { checkedFields, type Problems, problemsOf, sent } from '../../../components/event/check';
import { focusFirstInvalid } from '../../../components/event/Fields';
import { FormFields } from '../../../components/event/FormFields';
import { useSimilar } from '../../../components/event/useSimilar';
import { Notice } from '../../../components/Notice';
import type { EditableEvent, EventForm, SiteChoices } from '../../../lib/messages';

interface EditFormProps {
  event: EditableEvent;
  choices: SiteChoices;
  /** The draft of last time. */
  kept: EventForm | undefined;
  busy: boolean;
  onChange: (form: EventForm) => void;
  onReset: () => void;
  onSave: (form: EventForm) => void;
}

/** The review form around an event of one's own. Its status is changed in the list, not here. */
export function EditForm({ event, choices, kept, busy, onChange, onReset, onSave }: EditFormProps) {
  const [form, setForm] = useState(kept ?? event.form);
  const [isChecked, setChecked] = useState(false);
  const element = useRef<HTMLFormElement>(null);
  const latest = useRef(form);
  const problems: Problems = isChecked ? problemsOf(form) : {};
  const change = (changes: Partial<EventForm>) => {
    latest.current = { ...latest.current, ...changes };
    setForm(latest.current);
    onChange(latest.current);
  };
  const similar = useSimilar(change);
  const submit = async (submitted: Event) => {
    submitted.preventDefault();
    if (busy) return;
    setChecked(true);
    const found = problemsOf(latest.current);
    if (checkedFields.some((field) => found[field])) focusFirstInvalid(element.current);
    else if (!(await similar.isAsked(latest.current)))
      onSave({ ...sent(latest.current, true), status: event.form.status });
  };
  const { organizersBeside } = event;
  return (
    <form ref={element} class="panel event-form manager-form" noValidate onSubmit={submit}>
      {kept && <Notice>{i18n.t('form.restored')}</Notice>}
      {!event.isRaw && <Notice tone="warn">{i18n.t('manager.formattingMayChange')}</Notice>}
      {organizersBeside.length > 0 && (
        <Notice>{i18n.t('manager.organizersBeside', [organizersBeside.join(', ')])}</Notice>
      )}
      <FormFields
        form={form}
        change={change}
        event={undefined}
        problems={problems}
        prefilled={{ form: event.form, assumed: { zone: 'named', end: false } }}
        choices={choices}
      />
      {similar.question}
      <div class="form-end">
        <div class="row">
          <Button onClick={onReset}>{i18n.t('form.startOver')}</Button>
          <Button type="submit" kind="primary" busy={busy}>
            {i18n.t('manager.save')}
          </Button>
        </div>
      </div>
    </form>
  );
}
