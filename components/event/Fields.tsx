import { useState } from 'preact/hooks';
import { i18n } from '#i18n';
import type { EventForm as Form, SiteChoices } from '../../lib/messages';
import type { FoundEvent } from '../../lib/pages/foundEvent';
import { Button } from '../ui/Button';
import { Notice } from '../ui/Notice';
import { sent } from './check';
import { FormEnd } from './FormEnd';
import { FormFields } from './FormFields';
import type { Prefilled } from './prefill';
import { useEventForm } from './useEventForm';

interface FieldsProps {
  event: FoundEvent | undefined;
  choices: SiteChoices;
  prefilled: Prefilled;
  /** The saved draft. */
  kept: Form | undefined;
  busy: boolean;
  onChange: (form: Form) => void;
  /** Called when the person discards the draft. */
  onReset: () => void;
  onSubmit: (form: Form) => void;
  onCancel: (() => void) | undefined;
}

/** The fields and buttons of the form for a new event. Sends the form only after all fields are valid. */
export function Fields(props: FieldsProps) {
  const { event, choices, prefilled, kept, busy } = props;
  const first = kept ?? prefilled.form;
  const { element, form, problems, put, change, question, submit } = useEventForm(first, props.onChange);
  const [isRestored, setRestored] = useState(kept !== undefined);
  const startOver = () => {
    put(prefilled.form);
    setRestored(false);
    props.onReset();
  };
  return (
    <form
      ref={element}
      class="stack event-form"
      noValidate
      onSubmit={(submitted) => submitted.preventDefault()}
    >
      <Warnings event={event} isRestored={isRestored} onStartOver={startOver} />
      <FormFields
        form={form}
        change={change}
        event={event}
        problems={problems}
        prefilled={prefilled}
        choices={choices}
      />
      {question}
      <FormEnd
        status={form.status}
        onStatus={(status) => change({ status })}
        canPublish={choices.canPublish}
        busy={busy}
        onSubmit={() => void submit((typed) => props.onSubmit(sent(typed, choices.canPublish)))}
        onCancel={props.onCancel}
      />
    </form>
  );
}

interface WarningsProps {
  event: FoundEvent | undefined;
  isRestored: boolean;
  onStartOver: () => void;
}

/** Warnings above the fields: a restored draft, a cancelled event, nothing found. */
function Warnings({ event, isRestored, onStartOver }: WarningsProps) {
  const isOff = event?.status === 'cancelled' || event?.status === 'postponed';
  return (
    <>
      {isRestored && (
        <Notice>
          <div class="row">
            <span class="grow">{i18n.t('form.restored')}</span>
            <Button small onClick={onStartOver}>
              {i18n.t('form.startOver')}
            </Button>
          </div>
        </Notice>
      )}
      {isOff && (
        <Notice tone="warn">
          {i18n.t(event?.status === 'cancelled' ? 'form.saidCancelled' : 'form.saidPostponed')}
        </Notice>
      )}
      {event === undefined && <Notice>{i18n.t('form.nothingFound')}</Notice>}
    </>
  );
}
