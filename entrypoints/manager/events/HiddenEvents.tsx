import { i18n } from '#i18n';
import type { Asked } from '../../../components/hooks/useAnswer';
import type { Running } from '../../../components/hooks/useRunning';
import { FailureNotice } from '../../../components/ui/Notice';
import type { Answer } from '../../../lib/messages';
import { EventEntry } from './EventEntry';

interface HiddenEventsProps {
  hidden: Asked<Answer<'hiddenEvents'>>;
  canPublish: boolean;
  running: Running;
}

/** Events that the site hides from its lists, with the same filters as the list; and which of them cannot be shown. */
export function HiddenEvents({ hidden, canPublish, running }: HiddenEventsProps) {
  const { answer: events, failure, again } = hidden;
  if (failure) return <FailureNotice failure={failure} onRemedied={again} />;
  if (events === undefined) return null;
  return (
    <>
      {events !== null && events.length > 0 && (
        <ul class="panel rows" aria-label={i18n.t('manager.hidden')}>
          {events.map((event) => (
            <EventEntry
              key={event.eventId}
              event={event}
              isHidden
              canPublish={canPublish}
              running={running}
            />
          ))}
        </ul>
      )}
      <p class="soft small">{i18n.t(events === null ? 'manager.hiddenUnreadable' : 'manager.hiddenNote')}</p>
    </>
  );
}
