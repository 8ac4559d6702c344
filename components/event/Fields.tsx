import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import { i18n } from '#i18n';
import { sent } from '../../lib/eventForm/check';
import { toFoundEvent } from '../../lib/eventReview/prefill';
import {
  ask,
  type Failure,
  type EventFormData as Form,
  type FormOrganizer,
  type SiteChoices,
  type Surface,
} from '../../lib/messages';
import type { FoundEvent } from '../../lib/pages/foundEvent';
import type { Draft } from '../hooks/useDraft';
import { useTask } from '../hooks/useTask';
import { Button } from '../ui/Button';
import { DraftNotSaved } from '../ui/DraftNotSaved';
import { LiveRegion, Notice } from '../ui/Notice';
import { AddedToSites } from './AddedToSites';
import { addToSites } from './addToSites';
import { withChosenTimes } from './chosenReading';
import { draftKey, forAnotherSite } from './draft';
import { FormEnd } from './FormEnd';
import { FormFields } from './FormFields';
import { OtherSites } from './OtherSites';
import { SiteField } from './SiteField';
import { TemplateMenu } from './TemplateMenu';
import { useAlsoOn } from './useAlsoOn';
import { useEventForm } from './useEventForm';
import { useChosenDay, useFirstForm } from './useFirstForm';
import { withChosen } from './useMore';

/** Props of the form for a new event. */
export interface EventFormProps {
  /** The event found in the page, file or text; absent if none was found. */
  event?: FoundEvent | undefined;
  /** The page's title and address prefill the form if there is no event; the address is part of the draft's key. */
  page: { title: string; address: string; text?: string };
  /** Where the form is. */
  surface: Surface;
  /**
   * Day, or day and time, that was chosen in the calendar for an event from nothing: `YYYY-MM-DD`, `YYYY-MM-DDTHH:mm`.
   * When another one is chosen, the form moves there.
   */
  on?: string | undefined;
  /** The form of another event that this one is made from: all but the day is taken over. */
  copied?: Form | undefined;
  /** The title gets the focus when the form is drawn. */
  isTitleFirst?: boolean;
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
  /** Accounts of the further sites that get the event. */
  alsoOnDraft: Draft<string[]>;
  /** Called when another site is the active one. */
  onMoved: () => void;
}

/** The fields and buttons of the form for a new event. Sends the form only after all fields are valid. */
export function Fields({
  event,
  page,
  surface,
  choices,
  onSubmit,
  onMoved,
  draft,
  alsoOnDraft,
  ...props
}: FieldsProps) {
  const { accountId, canPublish } = choices;
  const { prefilled, place, keepSpan } = useFirstForm({ ...props, event, page, choices });
  const { element, form, isChanged, problems, put, change, question, submit } = useEventForm({
    first: place({ ...prefilled.form, ...draft.kept }),
    onChange: draft.write,
    failure: props.refusal,
  });
  useChosenDay(props.on, () => change(place(form)));
  const [isRestored, setRestored] = useState(draft.kept !== undefined);
  const task = useTask();
  const startOver = () => {
    put(place(prefilled.form));
    setRestored(false);
    draft.forget();
    setAlsoOn([]);
  };
  const { others, alsoOn, setAlsoOn } = useAlsoOn(alsoOnDraft, choices);
  const toFound = (form: Form) => (event ? withChosenTimes(event, form) : toFoundEvent(form, page.address));
  /** The bulk task that adds the event to several sites. */
  const [batchId, setBatchId] = useState<string>();
  const toNames = async (form: Form) => {
    const venues = await withChosen('venues', choices.venues, toIds([form.venue]));
    const organizers = await withChosen('organizers', choices.organizers, toIds(form.organizers));
    return forAnotherSite(form, { ...choices, venues, organizers });
  };
  /** Copies what was typed to another site, and makes that site the active one everywhere. */
  const move = (other: string) =>
    void task.start('move', async () => {
      if (isChanged || isRestored) {
        // The names are read while this site is still the active one.
        const value = await toNames(form);
        draft.forget();
        await ask('writeDraft', { key: draftKey(event, page.address, other), value });
      }
      await ask('actAs', { accountId: other });
      onMoved();
    });
  const send = async (typed: Form) => {
    const form = sent(typed, canPublish);
    // A write after the job has been stored would restore the draft.
    await draft.flush();
    const key = draftKey(event, page.address, accountId);
    if (alsoOn.length > 0) {
      const found = toFound(form);
      await task.start('sites', async () => {
        const elsewhere = await toNames(form);
        const sites = choices.sites.filter((site) => [accountId, ...alsoOn].includes(site.accountId));
        setBatchId(await addToSites({ sites, activeId: accountId, form, elsewhere, found, surface }));
        draft.forget();
        setAlsoOn([]);
      });
      return;
    }
    await onSubmit(form, key, accountId, event && withChosenTimes(event, form));
  };
  if (batchId !== undefined) return <AddedToSites batchId={batchId} onClose={props.onCancel} />;
  return (
    <div class="stack">
      <SiteField choices={choices} onChoose={move} />
      <OtherSites
        sites={others}
        chosen={alsoOn}
        status={form.status}
        toEvent={() => toFound(form)}
        onChoose={setAlsoOn}
      />
      <LiveRegion task={task} />
      <DraftNotSaved draft={draft} />
      {page.address === '' && event === undefined && (
        <TemplateMenu form={form} onChoose={change} onSpan={keepSpan} />
      )}
      <form
        ref={element}
        class={`stack event-form ${props.isPanel ? 'panel' : ''}`}
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
          {...{ form, change, event, problems, prefilled, choices }}
          isTitleFirst={props.isTitleFirst}
        />
        {question}
        <FormEnd
          status={form.status}
          onStatus={(status) => change({ status })}
          canPublish={canPublish}
          busy={props.busy || task.busy === 'sites'}
          result={props.result}
          onSubmit={() => void submit(send)}
          onCancel={props.onCancel}
        />
      </form>
    </div>
  );
}

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
