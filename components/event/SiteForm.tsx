import { useMemo, useRef } from 'preact/hooks';
import { ask, type EventForm as Form, type SiteChoices } from '../../lib/messages';
import type { FoundEvent } from '../../lib/pages/foundEvent';
import { useDraft } from '../hooks/useDraft';
import { useTask } from '../hooks/useTask';
import { DraftNotSaved } from '../ui/DraftNotSaved';
import { FailureNotice, Waiting } from '../ui/Notice';
import { withChosenTimes } from './chosenReading';
import { draftKey, forAnotherSite, parseDraft } from './draft';
import { Fields } from './Fields';
import { blank, prefill } from './prefill';
import { SiteField } from './SiteField';
import { withChosen } from './useMore';

export interface EventFormProps {
  /** The event found in the page, file or text; absent if none was found. */
  event?: FoundEvent | undefined;
  /** The page's title and address prefill the form if there is no event; the address is part of the draft's key. */
  page: { title: string; address: string; text?: string };
  busy: boolean;
  /**
   * `draftKey` is the key of the draft, which is deleted in the transaction that stores the job. `as` is the id of the
   * account that the form shows. `chosen` is the found event with the times that were chosen.
   */
  onSubmit: (form: Form, draftKey: string, as: string, chosen?: FoundEvent) => Promise<unknown>;
  onCancel?: (() => void) | undefined;
}

/** The form for one site, with that site's venues, organizers, categories and tags. */
export function SiteForm({
  event,
  page,
  choices,
  busy,
  onSubmit,
  onCancel,
  onMoved,
}: EventFormProps & { choices: SiteChoices; onMoved: () => void }) {
  const key = draftKey(event, page.address, choices.accountId);
  const draft = useDraft(key, parseDraft);
  const latest = useRef<Form>(undefined);
  const { failure, start } = useTask();
  const prefilled = useMemo(() => {
    const ownZone = Intl.DateTimeFormat().resolvedOptions().timeZone;
    return event ? prefill(event, choices, ownZone) : blank(page.title, page.address, choices, page.text);
  }, [event, choices, page.title, page.address, page.text]);

  /** Copies the draft to another site, and makes that site the active one everywhere. */
  const move = (accountId: string) =>
    void start('move', async () => {
      const typed = latest.current ?? draft.kept;
      if (typed) {
        // The names are read while this site is still the active one.
        const venues = await withChosen('venues', choices.venues, toIds(typed.venue));
        const organizers = await withChosen('organizers', choices.organizers, toIds(typed.organizer));
        draft.forget();
        await ask('writeDraft', {
          key: draftKey(event, page.address, accountId),
          value: forAnotherSite(typed, { ...choices, venues, organizers }),
        });
      }
      await ask('actAs', { accountId });
      onMoved();
    });

  if (!draft.ready) return <Waiting />;
  return (
    <div class="stack">
      <SiteField choices={choices} onChoose={move} />
      {failure && <FailureNotice failure={failure} />}
      <DraftNotSaved draft={draft} />
      <Fields
        event={event}
        choices={choices}
        prefilled={prefilled}
        kept={draft.kept}
        busy={busy}
        onChange={(form) => {
          latest.current = form;
          draft.write(form);
        }}
        onReset={() => {
          latest.current = undefined;
          draft.forget();
        }}
        onSubmit={async (form) => {
          // A write after the job has been stored would restore the draft.
          await draft.flush();
          await onSubmit(form, key, choices.accountId, event && withChosenTimes(event, form));
        }}
        onCancel={onCancel}
      />
    </div>
  );
}

const toIds = (place: Form['venue'] | Form['organizer']) => (place && 'id' in place ? [place.id] : []);
