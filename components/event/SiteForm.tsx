import { useMemo, useRef, useState } from 'preact/hooks';
import { ask, type EventForm as Form, type SiteChoices } from '../../lib/messages';
import type { FoundEvent } from '../../lib/pages/foundEvent';
import { toFailure } from '../hooks/useAnswer';
import { useDraft } from '../hooks/useDraft';
import { DraftNotSaved } from '../ui/DraftNotSaved';
import { FailureNotice, Waiting } from '../ui/Notice';
import { draftKey, forAnotherSite, parseDraft } from './draft';
import { Fields } from './Fields';
import { blank, prefill } from './prefill';
import { SiteField } from './SiteField';
import { withChosen } from './useMore';

export interface EventFormProps {
  /** What the page, file or text said; absent where nothing about an event was found. */
  event?: FoundEvent | undefined;
  /** The page it is from: fills in a form without an event, and names the draft. */
  page: { title: string; address: string; text?: string };
  busy: boolean;
  /**
   * `draftKey` names the draft that leaves the disk in the moment in which the job reaches it; `as` the account of the
   * site that the form shows.
   */
  onSubmit: (form: Form, draftKey: string, as: string) => Promise<unknown>;
  onCancel?: (() => void) | undefined;
}

/** The form for one site: what is picked in it are that site's own venues and terms. */
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
  const [failure, setFailure] = useState<ReturnType<typeof toFailure>>();
  const prefilled = useMemo(() => {
    const ownZone = Intl.DateTimeFormat().resolvedOptions().timeZone;
    return event ? prefill(event, choices, ownZone) : blank(page.title, page.address, choices, page.text);
  }, [event, choices, page.title, page.address, page.text]);

  /** What was typed goes along to the other site, which then acts everywhere. */
  const move = async (accountId: string) => {
    try {
      const typed = latest.current ?? draft.kept;
      if (typed) {
        // Asked while this site still acts.
        const venues = await withChosen('venues', choices.venues, idOf(typed.venue));
        const organizers = await withChosen('organizers', choices.organizers, idOf(typed.organizer));
        draft.forget();
        await ask('writeDraft', {
          key: draftKey(event, page.address, accountId),
          value: forAnotherSite(typed, { ...choices, venues, organizers }),
        });
      }
      await ask('actAs', { accountId });
      onMoved();
    } catch (error) {
      setFailure(toFailure(error));
    }
  };

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
          // Nothing may be written after the job has taken the draft over.
          await draft.flush();
          await onSubmit(form, key, choices.accountId);
        }}
        onCancel={onCancel}
      />
    </div>
  );
}

const idOf = (place: Form['venue'] | Form['organizer']) => (place && 'id' in place ? [place.id] : []);
