import { i18n } from '#i18n';
import { findPublishing, isUnpublished } from '../../../components/event/publishing';
import { readableSpan } from '../../../components/event/wallClock';
import type { Running } from '../../../components/hooks/useRunning';
import { CalendarLeaf } from '../../../components/subject/CalendarLeaf';
import { Button } from '../../../components/ui/Button';
import { Details } from '../../../components/ui/Details';
import { Link } from '../../../components/ui/Link';
import type { ActionId, EventLine } from '../../../lib/messages';
import { statusLabel } from './statusLabel';

interface EventRowProps {
  event: EventLine;
  /** The site hides the event from its lists. */
  isHidden?: boolean;
  canPublish: boolean;
  running: Running;
}

/** One event of the list with its actions. */
export function EventEntry({ event, isHidden = false, canPublish, running }: EventRowProps) {
  const { eventId, title, status, venue, mayEdit } = event;
  const span = readableSpan(event.start, event.end, event.allDay);
  const isTrashed = status === 'trash';
  const isPublished = status === 'publish';
  const publishing = findPublishing(status, canPublish);
  const run = (action: ActionId) => void running.run(`${action} ${eventId}`, action, { eventId, title });
  const act = (action: ActionId, label: string) => (
    <Button small busy={running.busy === `${action} ${eventId}`} onClick={() => run(action)}>
      {label}
      <span class="unseen"> “{title}”</span>
    </Button>
  );
  return (
    <li class="event-row stack">
      <div class="subject-head">
        <CalendarLeaf start={event.start} />
        <div class="grow">
          <span class="row-title" dir="auto">
            {isTrashed ? title : <Link to={event.url}>{title}</Link>}
          </span>{' '}
          {!isPublished && <span class="badge small">{statusLabel(status)}</span>}{' '}
          {isHidden && <span class="badge small">{i18n.t('manager.hidden')}</span>}
          <div class="soft small">
            <Details parts={[isPublished ? statusLabel(status) : '', span, event.timeZone, venue]} />
          </div>
        </div>
      </div>
      {mayEdit ? (
        <div class="row">
          {isTrashed && act('event.restore', i18n.t('manager.restore'))}
          {!isTrashed && (
            <Button small onClick={() => location.assign(`#events/${eventId}`)}>
              {i18n.t('manager.edit')}
              <span class="unseen"> “{title}”</span>
            </Button>
          )}
          {!isTrashed && act('event.duplicate', i18n.t('manager.duplicate'))}
          {publishing && act(publishing.action, publishing.label)}
          {!isTrashed && !isUnpublished(status) && act('event.unpublish', i18n.t('manager.unpublish'))}
          {!isTrashed && act('event.trash', i18n.t('manager.trash'))}
        </div>
      ) : (
        <p class="soft small">{i18n.t('manager.mayNotEdit')}</p>
      )}
    </li>
  );
}
