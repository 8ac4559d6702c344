import { useMemo, useState } from 'preact/hooks';
import type { Month } from '../../../components/collection/declared';
import type { RowTime } from '../../../components/collection/monthDays';
import type { Running } from '../../../components/hooks/useRunning';
import type { SiteEvent } from '../../../lib/collections/events';
import type { EventFormData } from '../../../lib/messages';
import { mayEditEvent } from '../../../lib/shared/mayEditEvent';
import type { Site } from './events';

interface MovedEvents extends Pick<Month<SiteEvent>, 'mayMove' | 'onMove'> {
  /** The events, that which is being moved at its new time. */
  rows: readonly SiteEvent[];
}

const toKey = (eventId: number) => `move ${eventId}`;

/** Moves events on the calendar to another time of their own zone's clock; one at a time of each event. */
export function useMovedEvents(rows: readonly SiteEvent[], site: Site, running: Running): MovedEvents {
  const [last, setLast] = useState<{ eventId: number; times: RowTime }>();
  const { busy, run } = running;
  const moved = last && busy === toKey(last.eventId) ? last : undefined;
  return {
    rows: useMemo(
      () =>
        moved ? rows.map((row) => (row.eventId === moved.eventId ? { ...row, ...moved.times } : row)) : rows,
      [rows, moved],
    ),
    mayMove: (event) =>
      event.status !== 'trash' && busy !== toKey(event.eventId) && mayEditEvent(site, event),
    onMove(event, times) {
      const { eventId } = event;
      setLast({ eventId, times });
      const from = toTimesForm(event);
      void run(toKey(eventId), 'event.edit', { eventId, from, form: { ...from, ...toFormTimes(times) } });
    },
  };
}

const toFormTimes = ({ start, end }: Pick<RowTime, 'start' | 'end'>) => ({
  start: start.slice(0, 16),
  end: end.slice(0, 16),
});

/** A form in which the times alone count: fields that are the same before and after are not sent. */
const toTimesForm = (event: SiteEvent): EventFormData => ({
  ...toFormTimes(event),
  title: event.title || '–',
  allDay: event.isAllDay,
  timeZone: event.timeZone,
  description: { kind: 'text', text: '' },
  venue: null,
  organizers: [],
  status: 'draft',
  cost: '',
  website: '',
  image: '',
  categories: [],
  tags: [],
});
