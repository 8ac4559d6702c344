import type { ComponentChildren } from 'preact';
import { useMemo, useState } from 'preact/hooks';
import { i18n } from '#i18n';
import { sent } from '../../lib/eventForm/check';
import { blank, prefill, withCopied } from '../../lib/eventReview/prefill';
import {
  ask,
  type Failure,
  type EventFormData as Form,
  type FormOrganizer,
  type SiteChoices,
} from '../../lib/messages';
import type { FoundEvent } from '../../lib/pages/foundEvent';
import type { Draft } from '../hooks/useDraft';
import { useTask } from '../hooks/useTask';
import { Button } from '../ui/Button';
import { DraftNotSaved } from '../ui/DraftNotSaved';
import { LiveRegion, Notice } from '../ui/Notice';
import { withChosenTimes } from './chosenReading';
import { draftKey, forAnotherSite } from './draft';
import { FormEnd } from './FormEnd';
import { FormFields } from './FormFields';
import { SiteField } from './SiteField';
import { TemplateMenu } from './TemplateMenu';
import { useEventForm } from './useEventForm';
import { withChosen } from './useMore';

/** Props of the form for a new event. */
export interface EventFormProps {
  /** The event found in the page, file or text; absent if none was found. */
  event?: FoundEvent | undefined;
  /** The page's title and address prefill the form if there is no event; the address is part of the draft's key. */
  page: { title: string; address: string; text?: string };
  /** The form of another event that this one is made from: all but the day is taken over. */
  copied?: Form | undefined;
  /** Adds a panel's border and background. */
  isPanel?: boolean;
  busy: boolean;
  /** Result of the last press of the submit button, shown beside it. */
  result?: ComponentChildren;
  /** Why the form was refused. */
  refusal?: Failure | undefined;
  /**
   * `draftKey` is the key of the draft, which is deleted in the transaction that stores the job. `as` is the id of the
   * account that the form shows. `chosen` is the found event with the times that were chosen.
   */
  onSubmit: (form: Form, draftKey: string, as: string, chosen?: FoundEvent) => Promise<unknown>;
  onCancel?: (() => void) | undefined;
}

/** Props of its fields, for one site. */
export interface FieldsProps extends EventFormProps {
  choices: SiteChoices;
  draft: Draft<Partial<Form>>;
  /** Called when another site is the active one. */
  onMoved: () => void;
}

/** The fields and buttons of the form for a new event. Sends the form only after all fields are valid. */
export function Fields({
  event,
  page,
  copied,
  choices,
  onSubmit,
  onMoved,
  draft,
  isPanel,
  ...props
}: FieldsProps) {
  const { accountId, canPublish } = choices;
  const isFromNothing = page.address === '' && !isPrefilled(event);
  const prefilled = useMemo(() => {
    const ownZone = Intl.DateTimeFormat().resolvedOptions().timeZone;
    const filled = event
      ? prefill(event, choices, ownZone)
      : blank(page.title, page.address, choices, page.text);
    return copied ? withCopied(filled, copied) : filled;
  }, [event, copied, choices, page.title, page.address, page.text]);
  const first = { ...prefilled.form, ...draft.kept };
  const { element, form, isChanged, problems, put, change, question, submit } = useEventForm({
    first,
    onChange: draft.write,
    failure: props.refusal,
  });
  const [isRestored, setRestored] = useState(draft.kept !== undefined);
  const task = useTask();
  const startOver = () => {
    put(prefilled.form);
    setRestored(false);
    draft.forget();
  };
  /** Copies what was typed to another site, and makes that site the active one everywhere. */
  const move = (other: string) =>
    void task.start('move', async () => {
      if (isChanged || isRestored) {
        // The names are read while this site is still the active one.
        const venues = await withChosen('venues', choices.venues, toIds([form.venue]));
        const organizers = await withChosen('organizers', choices.organizers, toIds(form.organizers));
        draft.forget();
        await ask('writeDraft', {
          key: draftKey(event, page.address, other),
          value: forAnotherSite(form, { ...choices, venues, organizers }),
        });
      }
      await ask('actAs', { accountId: other });
      onMoved();
    });
  const send = async (typed: Form) => {
    const form = sent(typed, canPublish);
    // A write after the job has been stored would restore the draft.
    await draft.flush();
    const key = draftKey(event, page.address, accountId);
    await onSubmit(form, key, accountId, event && withChosenTimes(event, form));
  };
  return (
    <div class="stack">
      <SiteField choices={choices} onChoose={move} />
      <LiveRegion task={task} />
      <DraftNotSaved draft={draft} />
      {isFromNothing && <TemplateMenu form={form} change={change} />}
      <form
        ref={element}
        class={`stack event-form ${isPanel ? 'panel' : ''}`}
        noValidate
        onSubmit={(submitted) => submitted.preventDefault()}
      >
        <Warnings
          event={event}
          isBlank={event === undefined && page.address !== ''}
          isRestored={isRestored}
          onStartOver={startOver}
        />
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
          canPublish={canPublish}
          busy={props.busy}
          result={props.result}
          onSubmit={() => void submit(send)}
          onCancel={props.onCancel}
        />
      </form>
    </div>
  );
}

/** An event of a page or file has more than a day. */
const isPrefilled = (event: FoundEvent | undefined) => event !== undefined && event.title !== '';

const toIds = (places: (Form['venue'] | FormOrganizer)[]) =>
  places.flatMap((place) => (place && 'id' in place ? [place.id] : []));

interface WarningsProps {
  event: FoundEvent | undefined;
  /** Nothing was found in the page. */
  isBlank: boolean;
  isRestored: boolean;
  onStartOver: () => void;
}

/** Warnings above the fields: a restored draft, a cancelled event, nothing found. */
function Warnings({ event, isBlank, isRestored, onStartOver }: WarningsProps) {
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
      {isBlank && <Notice>{i18n.t('form.nothingFound')}</Notice>}
    </>
  );
}
