import type { ComponentChildren } from 'preact';
import { i18n } from '#i18n';
import { sent } from '../../../lib/eventForm/check';
import { type ShownField, shownFields } from '../../../lib/eventForm/shownFields';
import { usualMinutes } from '../../../lib/eventReview/prefill';
import type { EditableEventView, EventFormData, Failure, SiteChoices } from '../../../lib/messages';
import { useGuardedPress } from '../../hooks/useGuardedPress';
import { Button } from '../../ui/Button';
import { Notice } from '../../ui/Notice';
import { FormFields } from '../FormFields';
import { useEventForm } from '../useEventForm';
import { dayLabel } from '../wallClock';
import { ValueTable } from './ValueTable';

interface EditFormProps {
  event: EditableEventView;
  choices: SiteChoices;
  /** Edited values, from this session or from the draft. */
  typed: EventFormData | undefined;
  /** `typed` is from the draft: a notice says so. */
  isRestored: boolean;
  /** The event with the page's values; initial values of the form if nothing was typed. */
  fromPage: EventFormData | undefined;
  /** The price that the page states. */
  costSaid: string | undefined;
  busy: boolean;
  /** Result of the last press of the save button, shown beside it. */
  result: ComponentChildren;
  /** Why the form was refused. */
  refusal: Failure | undefined;
  /** Adds a panel's border and background. */
  isPanel: boolean;
  onChange: (form: EventFormData) => void;
  onReset: () => void;
  onSave: (form: EventFormData) => void;
}

const isOther = (one: EventFormData, other: EventFormData, field: ShownField) =>
  JSON.stringify(one[field]) !== JSON.stringify(other[field]);

/** The form of an event that is on the calendar. The status is changed in the list of events, not here. */
export function EditForm(props: EditFormProps) {
  const { event, choices, typed, isRestored, fromPage, costSaid, busy, isPanel, onChange, onReset, onSave } =
    props;
  const first = typed ?? fromPage ?? event.form;
  const { element, form, problems, change, question, submit } = useEventForm({
    first,
    onChange,
    kept: event.form,
    failure: props.refusal,
  });
  const press = useGuardedPress();
  const send = (form: EventFormData) =>
    onSave({ ...sent(form, true, event.form), status: event.form.status });
  const save = (submitted: Event) => {
    submitted.preventDefault();
    if (!busy) press.press(() => void submit(send));
  };
  const isNew = JSON.stringify(fromPage) !== JSON.stringify(event.form);
  return (
    <form ref={element} class={`stack event-form ${isPanel ? 'panel' : ''}`} noValidate onSubmit={save}>
      {isRestored && <Notice>{i18n.t('form.restored')}</Notice>}
      {!typed && fromPage && (
        <Notice>
          <p>{i18n.t(isNew ? 'form.fromPage' : 'form.nothingNew')}</p>
          {isNew && (
            <ValueTable
              fields={shownFields.filter((field) => isOther(event.form, fromPage, field))}
              one={{ form: event.form, label: i18n.t('form.onCalendar') }}
              other={{ form: fromPage, label: i18n.t('form.onPage') }}
              choices={choices}
            />
          )}
        </Notice>
      )}
      {!event.isRaw && <Notice tone="warn">{i18n.t('form.formattingMayChange')}</Notice>}
      {event.currencyAtRisk && (
        <Notice tone="warn">{i18n.t('form.currencyWillGo', { currency: event.currencyAtRisk })}</Notice>
      )}
      {event.dateAtRisk && (
        <Notice tone="warn">{i18n.t('form.dateWillMove', { date: dayLabel(event.dateAtRisk) })}</Notice>
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
      {question}
      <div class="stack form-end">
        {props.result}
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
