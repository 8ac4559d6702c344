import { useState } from 'preact/hooks';
import { i18n } from '#i18n';
import { EditEvent } from '../../../components/event/edit/EditEvent';
import { readableSpan } from '../../../components/event/wallClock';
import { quoted } from '../../../components/format/listText';
import { useAnswer } from '../../../components/hooks/useAnswer';
import type { Running } from '../../../components/hooks/useRunning';
import { Button } from '../../../components/ui/Button';
import { Details } from '../../../components/ui/Details';
import { Link } from '../../../components/ui/Link';
import { toEventAddress } from '../../../lib/calendar/shared/eventAddress';
import type { SiteEvent } from '../../../lib/collections/events';
import type { WatchedEvent } from '../../../lib/messages';
import type { FoundEvent } from '../../../lib/pages/foundEvent';
import { mayEditEvent } from '../../../lib/shared/mayEditEvent';
import { type Site, StatusChips, toEventActions } from './events';
import { PageChanges } from './watch/PageChanges';

interface EventDetailsProps {
  eventId: number;
  /** Undefined until the rows are read, or if the event is gone. */
  event: SiteEvent | undefined;
  site: Site;
  running: Running;
  /** The page that it was made from. */
  watched?: WatchedEvent | undefined;
}

/** An event with its actions, and the form that edits it if the user may do that. */
export function EventDetails({ eventId, event, site, running, watched }: EventDetailsProps) {
  /** The event as its page has it now. */
  const [found, setFound] = useState<FoundEvent>();
  const mayEdit = event === undefined || mayEditEvent(site, event);
  return (
    <>
      {event && (
        <>
          <h3 class="row-title" dir="auto">
            {event.title}
          </h3>
          <p class="soft small">
            <Details
              parts={[
                readableSpan(event.start, event.end, event.isAllDay),
                event.timeZone,
                event.venue?.name ?? '',
              ]}
            />
          </p>
          {event.author !== undefined && event.author !== site.userId && <Author of={event.author} />}
          <div class="row">
            <StatusChips {...event} />
            {event.status !== 'trash' && (
              <Link to={toEventAddress(site.url, { ...event, id: eventId })}>{i18n.t('common.open')}</Link>
            )}
          </div>
          <div class="row">
            {toEventActions(event, site, running)
              .filter(({ id }) => id !== 'edit')
              .map(({ id, label, isBusy, run }) => (
                <Button key={id} small busy={isBusy} onClick={run}>
                  {label}
                  <span class="unseen"> {quoted(event.title)}</span>
                </Button>
              ))}
          </div>
          {!mayEdit && <p class="soft small">{i18n.t('manager.mayNotEdit')}</p>}
        </>
      )}
      {watched && event?.status !== 'trash' && (
        <PageChanges watched={watched} mayEdit={mayEdit} onUpdate={setFound} />
      )}
      {mayEdit && event?.status !== 'trash' && (
        <EditEvent
          key={found ? 'page' : 'own'}
          eventId={eventId}
          accountId={site.accountId}
          surface="manager"
          found={found}
        />
      )}
    </>
  );
}

/** Whose an event is that another user added; nothing if the site does not tell. */
function Author({ of }: { of: number }) {
  const { answer: authors = [] } = useAnswer('siteAuthors', {});
  const name = authors.find(({ id }) => id === of)?.name;
  return name === undefined ? null : <p class="soft small">{i18n.t('events.by', { name })}</p>;
}
