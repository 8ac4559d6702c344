import { useAnswer } from '../hooks/useAnswer';
import { FailureNotice, Waiting } from '../ui/Notice';
import { aboutTerms } from './aboutTerms';
import { type EventFormProps, SiteForm } from './SiteForm';
import { useActingSite } from './useActingSite';

/** The form in which an event is reviewed before it is added to the calendar. A draft keeps what was typed. */
export function EventForm(props: EventFormProps) {
  const { answer: choices, failure, again } = useAnswer('choices', aboutTerms([props.event]));
  useActingSite(choices?.accountId, again);
  if (failure) return <FailureNotice failure={failure} onRemedied={again} />;
  if (!choices) return <Waiting />;
  return <SiteForm key={choices.accountId} {...props} choices={choices} onMoved={again} />;
}
