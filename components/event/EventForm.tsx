import { parseFormDraft } from '../../lib/eventForm';
import { useAnswer } from '../hooks/useAnswer';
import { useDraft } from '../hooks/useDraft';
import { FailureNotice, Waiting } from '../ui/Notice';
import { aboutTerms } from './aboutTerms';
import { alsoOnKey, draftKey, parseAlsoOn } from './draft';
import { type EventFormProps, Fields, type FieldsProps } from './Fields';
import { useActiveSite } from './useActiveSite';

/** The form in which an event is reviewed before it is added to the calendar. A draft keeps what was typed. */
export function EventForm(props: EventFormProps) {
  const { answer: choices, failure, again } = useAnswer('choices', aboutTerms([props.event]));
  useActiveSite(choices?.accountId, again);
  if (failure) return <FailureNotice failure={failure} onRemedied={again} />;
  if (!choices) return <Waiting />;
  return <SiteForm key={choices.accountId} {...props} choices={choices} onMoved={again} />;
}

/** The form for one site, with that site's venues, organizers, categories and tags. */
function SiteForm(props: Omit<FieldsProps, 'draft' | 'alsoOnDraft'>) {
  const key = draftKey(props.event, props.page.address, props.choices.accountId);
  const draft = useDraft(key, parseFormDraft);
  const alsoOnDraft = useDraft(alsoOnKey(key), parseAlsoOn);
  return draft.ready && alsoOnDraft.ready ? (
    <Fields {...props} draft={draft} alsoOnDraft={alsoOnDraft} />
  ) : (
    <Waiting />
  );
}
