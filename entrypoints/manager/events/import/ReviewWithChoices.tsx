import { aboutTerms } from '../../../../components/event/aboutTerms';
import { useAnswer } from '../../../../components/hooks/useAnswer';
import { FailureNotice, Waiting } from '../../../../components/ui/Notice';
import { ReviewEvents, type ReviewEventsProps } from './ReviewEvents';

/** Loads the site's choices with the events' keywords, then shows the review. */
export function ReviewWithChoices(props: Omit<ReviewEventsProps, 'choices'>) {
  const events = props.occurrences.map(({ event }) => event);
  const { answer: choices, failure, again } = useAnswer('choices', aboutTerms(events));
  if (failure) return <FailureNotice failure={failure} onRemedied={again} />;
  return choices ? <ReviewEvents {...props} choices={choices} /> : <Waiting />;
}
