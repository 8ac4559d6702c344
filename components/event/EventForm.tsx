import { useAnswer } from '../hooks/useAnswer';
import { FailureNotice, Waiting } from '../ui/Notice';
import { aboutTerms } from './aboutTerms';
import { type EventFormProps, SiteForm } from './SiteForm';
import { useActingSite } from './useActingSite';

/** The review form: everything that will be on the calendar, before it is. Typed text survives closing. */
export function EventForm(props: EventFormProps) {
  const { answer: choices, failure, again } = useAnswer('choices', aboutTerms([props.event]));
  useActingSite(choices?.accountId, again);
  if (failure) return <FailureNotice failure={failure} onRemedied={again} />;
  if (!choices) return <Waiting />;
  return <SiteForm key={choices.accountId} {...props} choices={choices} onMoved={again} />;
}
