import { useMemo } from 'preact/hooks';
import type { EventForm as Form } from '../../lib/messages';
import type { FoundEvent } from '../../lib/pages/foundEvent';
import { useAnswer } from '../asking';
import { FailureNotice, Waiting } from '../Notice';
import { useDraft } from '../useDraft';
import { draftKey, parseDraft } from './draft';
import { Fields } from './Fields';
import { blank, prefill } from './prefill';

export interface EventFormProps {
  /** What the page, file or text said; absent where nothing about an event was found. */
  event?: FoundEvent | undefined;
  /** The page it is from: fills in a form without an event, and names the draft. */
  page: { title: string; address: string; text?: string };
  busy: boolean;
  /** `draftKey` names the draft that leaves the disk in the moment in which the job reaches it. */
  onSubmit: (form: Form, draftKey: string) => Promise<unknown>;
  onCancel?: (() => void) | undefined;
}

/** The review form: everything that will be on the calendar, before it is. Typed text survives closing. */
export function EventForm({ event, page, busy, onSubmit, onCancel }: EventFormProps) {
  const { answer: choices, failure, again } = useAnswer('choices', {});
  const key = draftKey(event, page.address);
  const draft = useDraft(key, parseDraft);
  const prefilled = useMemo(() => {
    const ownZone = Intl.DateTimeFormat().resolvedOptions().timeZone;
    return (
      choices &&
      (event ? prefill(event, choices, ownZone) : blank(page.title, page.address, choices, page.text))
    );
  }, [event, choices, page.title, page.address, page.text]);

  if (failure) return <FailureNotice failure={failure} onRemedied={again} />;
  if (!choices || !prefilled || !draft.ready) return <Waiting />;
  return (
    <Fields
      event={event}
      choices={choices}
      prefilled={prefilled}
      kept={draft.kept}
      busy={busy}
      onChange={draft.write}
      onReset={draft.forget}
      onSubmit={async (form) => {
        // Nothing may be written after the job has taken the draft over.
        await draft.flush();
        await onSubmit(form, key);
      }}
      onCancel={onCancel}
    />
  );
}
