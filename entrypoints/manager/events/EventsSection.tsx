import { useCallback, useState } from 'preact/hooks';
import { i18n } from '#i18n';
import { EditEvent } from '../../../components/event/edit/EditEvent';
import { useAnswer } from '../../../components/hooks/useAnswer';
import { useBatchEnd } from '../../../components/hooks/useBatches';
import { useRunning } from '../../../components/hooks/useRunning';
import { Blank, ListState } from '../../../components/ui/Blank';
import { Button } from '../../../components/ui/Button';
import { Results } from '../../../components/ui/Result';
import type { Question } from '../../../lib/messages';
import { parseReviewAddress } from '../../../lib/pages/managerAddress';
import { NoSite } from '../NoSite';
import { Pagination } from '../Pagination';
import type { SectionProps } from '../section';
import { WayBack } from '../WayBack';
import { today } from './days';
import { EventEntry } from './EventEntry';
import { EventFilters } from './EventFilters';
import { HiddenEvents } from './HiddenEvents';
import { ImportEvents } from './import/ImportEvents';
import { ReviewHeld } from './import/ReviewHeld';
import { MonthStrip } from './MonthStrip';

/** The events of the active site, or the form of the event that the hash names. */
export function EventsSection({ active, item, dropped }: SectionProps) {
  const { calendar } = active;
  if (!calendar) return <NoSite />;
  const eventId = Number(item);
  if (Number.isInteger(eventId) && eventId > 0)
    return (
      <>
        <WayBack to="events">{i18n.t('manager.toEvents')}</WayBack>
        <EditEvent
          key={`${calendar.accountId} ${eventId}`}
          eventId={eventId}
          accountId={calendar.accountId}
          surface="manager"
        />
      </>
    );
  const held = parseReviewAddress(item);
  if (held !== undefined)
    return (
      <>
        <WayBack to="events">{i18n.t('manager.toEvents')}</WayBack>
        <ReviewHeld key={`${calendar.accountId} ${held}`} held={held} />
      </>
    );
  return <EventList key={calendar.accountId} site={calendar} dropped={dropped} />;
}

type Site = NonNullable<SectionProps['active']['calendar']>;

/** Whether the list is as it opens: everything from today on. */
const isUnfiltered = ({ from, page, ...filters }: Question<'myEvents'>) =>
  from === today() && page === 1 && Object.keys(filters).length === 0;

function EventList({ site, dropped }: { site: Site; dropped: SectionProps['dropped'] }) {
  const [question, setQuestion] = useState<Question<'myEvents'>>(() => ({ from: today(), page: 1 }));
  const { answer, failure, waiting, again } = useAnswer('myEvents', question);
  const { page: _page, ...filters } = question;
  const hidden = useAnswer('hiddenEvents', filters);
  const reload = useCallback(
    () => Promise.all([again(), hidden.again()]).then(() => undefined),
    [again, hidden.again],
  );
  useBatchEnd(reload);
  const running = useRunning(undefined, 'manager', reload, site.accountId);
  const [isImporting, setImporting] = useState(dropped !== undefined);
  return (
    <>
      <div class="row">
        <Button icon="plus" expanded={isImporting} onClick={() => setImporting(!isImporting)}>
          {i18n.t('importEvents.title')}
        </Button>
      </div>
      {isImporting && <ImportEvents dropped={dropped} onClose={() => setImporting(false)} />}
      <MonthStrip
        from={question.from}
        to={question.to}
        onChoose={(days) => setQuestion({ ...question, ...days, page: 1 })}
      />
      <EventFilters question={question} onChange={(filters) => setQuestion({ ...filters, page: 1 })} />
      <Results running={running} onRemedied={reload} isSticky />
      <ListState failure={failure} isShown={answer !== undefined} again={again} />
      {answer && answer.events.length === 0 && (
        <Blank drawing="events">
          {i18n.t(isUnfiltered(question) ? 'manager.noUpcoming' : 'manager.noEvents')}
        </Blank>
      )}
      {answer && answer.events.length > 0 && (
        <ul class="panel rows" aria-busy={waiting} aria-label={i18n.t('manager.events')}>
          {answer.events.map((event) => (
            <EventEntry key={event.eventId} event={event} canPublish={site.canPublish} running={running} />
          ))}
        </ul>
      )}
      {answer && (
        <Pagination
          page={answer.page}
          pages={answer.pages}
          onPage={(page) => setQuestion({ ...question, page })}
        />
      )}
      {answer && <HiddenEvents hidden={hidden} canPublish={site.canPublish} running={running} />}
    </>
  );
}
