import { i18n } from '#i18n';
import type { Filter } from '../../../components/collection/declared';
import type { SiteEvent } from '../../../lib/collections/events';
import { shiftDay } from '../../../lib/shared/time';

/** Days before an event by which its draft is due. */
const dueDays = 14;

/**
 * Filters for what is worth a second look among the events to come: clashes in a room, drafts that are due, and what
 * lacks a picture, a price or a venue; and for those whose page says something else now.
 * @param today `YYYY-MM-DD`
 * @param changed ids of events whose page changed
 */
export function getInsightFilters(
  rows: readonly SiteEvent[],
  today: string,
  changed: ReadonlySet<number>,
): Filter<SiteEvent>[] {
  const clashing = findClashes(rows.filter((row) => isToCome(row, today)));
  const due = shiftDay(today, dueDays);
  const filter = (id: string, label: string, matches: Filter<SiteEvent>['matches']): Filter<SiteEvent> => ({
    ...{ id, label, group: 'insight', menu: i18n.t('events.toCheck') },
    matches: (row) => isToCome(row, today) && matches(row),
  });
  return [
    filter('clash', i18n.t('events.clash'), ({ eventId }) => clashing.has(eventId)),
    filter(
      'due',
      i18n.t('events.dueDraft', { days: dueDays }),
      ({ status, start }) => ['draft', 'pending'].includes(status) && start.slice(0, 10) <= due,
    ),
    filter('page-changed', i18n.t('events.pageChanged'), ({ eventId }) => changed.has(eventId)),
    filter('no-picture', i18n.t('events.noPicture'), ({ image }) => image === undefined),
    filter('no-price', i18n.t('events.noPrice'), ({ cost }) => cost === ''),
    filter('no-venue', i18n.t('events.noVenue'), ({ venue }) => venue === undefined),
  ];
}

const isToCome = ({ status, end }: SiteEvent, today: string) =>
  status !== 'trash' && end.slice(0, 10) >= today;

/**
 * The events that overlap another one at the same venue, by the clock of the venue. Events of whole days fill no room:
 * they are the frame of others as often as not.
 */
export function findClashes(rows: readonly SiteEvent[]): Set<number> {
  const clashing = new Set<number>();
  const timed = rows.filter(({ isAllDay }) => !isAllDay);
  const sorted = [...timed].sort((one, other) =>
    one.start < other.start ? -1 : one.start > other.start ? 1 : 0,
  );
  /** Of each venue, the event that lasts longest so far. */
  const last = new Map<number, SiteEvent>();
  for (const row of sorted) {
    if (row.venue === undefined) continue;
    const before = last.get(row.venue.id);
    if (before !== undefined && row.start < before.end) {
      clashing.add(before.eventId);
      clashing.add(row.eventId);
    }
    if (before === undefined || row.end > before.end) last.set(row.venue.id, row);
  }
  return clashing;
}
