import { useRef, useState } from 'preact/hooks';
import { i18n } from '#i18n';
import type { EditableEvent, EventForm, SiteChoices } from '../../../lib/messages';
import { listText } from '../../format/listText';
import { useGuardedPress } from '../../hooks/useGuardedPress';
import { Button } from '../../ui/Button';
import { focusFirstInvalid } from '../../ui/Field';
import { Notice } from '../../ui/Notice';
import { checkedFields, findProblems, type Problems, sent } from '../check';
import { FormFields } from '../FormFields';
import { usualMinutes } from '../prefill';
import { useSimilar } from '../useSimilar';
import { dayLabel } from '../wallClock';

interface EditFormProps {
  event: EditableEvent;
  choices: SiteChoices;
  /** Edited values, from this session or from the draft. */
  typed: EventForm | undefined;
  /** `typed` is from the draft: a notice says so. */
  isRestored: boolean;
  /** The event with the page's values; initial values of the form if nothing was typed. */
  fromPage: EventForm | undefined;
  /** The price that the page states. */
  costSaid: string | undefined;
  busy: boolean;
  /** Adds a panel's border and background. */
  isPanel: boolean;
  onChange: (form: EventForm) => void;
  onReset: () => void;
  onSave: (form: EventForm) => void;
}

/** The form of an event that is on the calendar. The status is changed in the list of events, not here. */
export function EditForm(props: EditFormProps) {
  const { event, choices, typed, isRestored, fromPage, costSaid, busy, isPanel, onChange, onReset, onSave } =
    props;
  const [form, setForm] = useState(typed ?? fromPage ?? event.form);
  const [isChecked, setChecked] = useState(false);
  const element = useRef<HTMLFormElement>(null);
  const latest = useRef(form);
  const problems: Problems = isChecked ? findProblems(form, event.form.cost) : {};
  const change = (changes: Partial<EventForm>) => {
    latest.current = { ...latest.current, ...changes };
    setForm(latest.current);
    onChange(latest.current);
  };
  const similar = useSimilar(change);
  const submit = (submitted: Event) => {
    submitted.preventDefault();
    if (!busy) press.press(() => void save());
  };
  const save = async () => {
    setChecked(true);
    const found = findProblems(latest.current, event.form.cost);
    if (checkedFields.some((field) => found[field])) focusFirstInvalid(element.current);
    else if (!(await similar.isAsked(latest.current)))
      onSave({ ...sent(latest.current, true), status: event.form.status });
  };
  const press = useGuardedPress();
  const isNew = JSON.stringify(fromPage) !== JSON.stringify(event.form);
  const { organizersBeside } = event;
  return (
    <form ref={element} class={`event-form ${isPanel ? 'panel' : ''}`} noValidate onSubmit={submit}>
      {isRestored && <Notice>{i18n.t('form.restored')}</Notice>}
      {!typed && fromPage && <Notice>{i18n.t(isNew ? 'form.fromPage' : 'form.nothingNew')}</Notice>}
      {!event.isRaw && <Notice tone="warn">{i18n.t('form.formattingMayChange')}</Notice>}
      {event.currencyAtRisk && (
        <Notice tone="warn">{i18n.t('form.currencyWillGo', { currency: event.currencyAtRisk })}</Notice>
      )}
      {event.dateAtRisk && (
        <Notice tone="warn">{i18n.t('form.dateWillMove', { date: dayLabel(event.dateAtRisk) })}</Notice>
      )}
      {organizersBeside.length > 0 && (
        <Notice>{i18n.t('form.organizersBeside', { names: listText(organizersBeside) })}</Notice>
      )}
      <FormFields
        form={form}
        change={change}
        event={undefined}
        problems={problems}
        prefilled={{
          form: event.form,
          assumed: { zone: 'named', venue: false, end: false, minutes: usualMinutes },
        }}
        choices={choices}
        costSaid={costSaid}
      />
      {event.form.venue === null && form.venue !== null && <Notice>{i18n.t('form.venueStays')}</Notice>}
      {similar.question}
      <div class="form-end">
        <div class="row">
          <Button onClick={onReset}>{i18n.t('form.startOver')}</Button>
          <Button type="submit" kind="primary" busy={busy} {...press.button}>
            {i18n.t(fromPage ? 'form.update' : 'common.save')}
          </Button>
        </div>
        {press.reason}
      </div>
    </form>
  );
}
