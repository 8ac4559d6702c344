import { useMemo, useState } from 'preact/hooks';
import { i18n } from '#i18n';
import { closeDetails, withView } from '../../../components/collection/address';
import { CollectionView } from '../../../components/collection/CollectionView';
import { useCollection } from '../../../components/collection/useCollection';
import type { Selection } from '../../../components/collection/useSelection';
import { useAnswer } from '../../../components/hooks/useAnswer';
import { useRunning } from '../../../components/hooks/useRunning';
import { useWords } from '../../../components/hooks/useWords';
import { Button } from '../../../components/ui/Button';
import { Results } from '../../../components/ui/Result';
import type { SiteEvent } from '../../../lib/collections/events';
import { parseReviewAddress } from '../../../lib/pages/managerAddress';
import { NoSite } from '../NoSite';
import type { SectionProps } from '../section';
import { WayBack } from '../WayBack';
import { EventDetails } from './EventDetails';
import { getEventFilters, upcoming } from './eventFilters';
import { declareEvents, type Site, toEventActions } from './events';
import { getEventFiles } from './exportEvents';
import { ImportEvents } from './import/ImportEvents';
import { ReviewHeld } from './import/ReviewHeld';
import { EditEvents } from './many/EditEvents';
import { CopyEvent, NewEvent } from './NewEvent';
import { RepeatEvent } from './series/RepeatEvent';
import { SeriesBar } from './series/SeriesBar';
import { useSeries } from './series/useSeries';
import { useMovedEvents } from './useMovedEvents';
import { useWatchedEvents } from './watch/useWatchedEvents';

/** The events of the active site, or the review of those that the hash names. */
export function EventsSection({ active: { calendar }, item, dropped }: SectionProps) {
  if (!calendar) return <NoSite />;
  const held = parseReviewAddress(item);
  if (held === undefined)
    return <Events key={calendar.accountId} site={calendar} item={item} dropped={dropped} />;
  return (
    <>
      <WayBack to="events">{i18n.t('manager.toEvents')}</WayBack>
      <ReviewHeld key={`${calendar.accountId} ${held}`} held={held} />
    </>
  );
}

/** Item of the form for a new event; on a day, with it after the colon, and with the time if there is one. */
const newItem = /^new(?::(\d{4}-\d\d-\d\d(?:T\d\d:\d\d)?))?$/;

interface EventsProps {
  site: Site;
  item: string | undefined;
  dropped: SectionProps['dropped'];
}

function Events({ site, item = '', dropped }: EventsProps) {
  useState(showUpcoming);
  const state = useCollection<SiteEvent>('events');
  const running = useRunning(undefined, 'manager', state.again, site.accountId);
  const [isImporting, setImporting] = useState(dropped !== undefined);
  const [edited, setEdited] = useState<readonly SiteEvent[]>();
  const series = useSeries(state.rows);
  const watched = useWatchedEvents();
  const { answer: authors } = useAnswer('siteAuthors', {});
  const fixed = useWords(() => declareEvents(watched.changed, authors), [watched, authors]);
  const filters = useWords(
    () => getEventFilters(state.rows, watched.changed, authors),
    [state.rows, watched, authors],
  );
  const files = useMemo(() => getEventFiles(site), [site]);
  const { rows, ...moves } = useMovedEvents(state.rows, site, running);
  const declared = {
    ...fixed,
    filters,
    month: { ...fixed.month, ...moves },
    rowButtons: 3,
    rowActions: (event: SiteEvent) => toEventActions(event, site, running),
  };
  const close = () => closeDetails('events', fixed.sort);
  const isNew = newItem.exec(item);
  const copied = /^copy:([1-9]\d{0,14})$/.exec(item)?.[1];
  const eventId = /^(?:repeat:)?([1-9]\d{0,14})$/.exec(item)?.[1];
  const event = state.rows.find((row) => String(row.eventId) === eventId);
  return (
    <>
      {isImporting && <ImportEvents dropped={dropped} onClose={() => setImporting(false)} />}
      {edited && <EditEvents events={edited} site={site} onClose={() => setEdited(undefined)} />}
      <Results running={running} onRemedied={state.read} isToast />
      <CollectionView
        declared={declared}
        state={{ ...state, rows }}
        files={files}
        whenEmpty={i18n.t('events.none')}
        adding={{ label: i18n.t('events.new'), hash: `#${withView('events/new')}` }}
        tools={
          <Button icon="upload" expanded={isImporting} onClick={() => setImporting(!isImporting)}>
            {i18n.t('importEvents.title')}
          </Button>
        }
        actions={({ chosen }: Selection<SiteEvent>) => (
          <Button small onClick={() => setEdited(chosen)}>
            {i18n.t('edits.edit')}
          </Button>
        )}
        path="events"
        // The form stays, and moves to another day that is chosen
        open={isNew ? 'new' : item}
        isForm={Boolean(isNew || copied) || item.startsWith('repeat:')}
        details={
          isNew ? (
            <NewEvent on={isNew[1]} accountId={site.accountId} rows={state.rows} onClose={close} />
          ) : copied ? (
            <CopyEvent
              key={copied}
              eventId={Number(copied)}
              accountId={site.accountId}
              rows={state.rows}
              onClose={close}
            />
          ) : (
            eventId !== undefined &&
            (item.startsWith('repeat:') ? (
              event && <RepeatEvent key={item} event={event} site={site} series={series.findId(event)} />
            ) : (
              <>
                <SeriesBar event={event} series={series} onEdit={setEdited} />
                <EventDetails
                  key={eventId}
                  eventId={Number(eventId)}
                  event={event}
                  site={site}
                  running={running}
                  watched={watched.find(Number(eventId))}
                />
              </>
            ))
          )
        }
      />
      {state.view?.readAt !== undefined && (
        <p class="soft small">
          {i18n.t(state.view.isPartial ? 'manager.hiddenUnreadable' : 'manager.hiddenNote')}
        </p>
      )}
    </>
  );
}

/** The section opens with what is to come, unless the address says otherwise. */
function showUpcoming(): void {
  if (location.hash === '#events') history.replaceState(null, '', `#events?show=${upcoming}`);
}
