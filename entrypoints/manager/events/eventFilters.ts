import { i18n } from '#i18n';
import type { Filter, TextFilter } from '../../../components/collection/declared';
import type { SiteEvent } from '../../../lib/collections/events';
import { dateText } from '../../../lib/i18n/times';
import { today } from '../../../lib/shared/time';
import { getInsightFilters } from './insight';
import { statusLabel } from './statusLabel';

/** The filter that the section opens with. */
export const upcoming = 'upcoming';

/** States that have a filter; the trash is a place of its own. */
const states = ['publish', 'future', 'draft', 'pending', 'private'];

/** Filters with a day, the words of a title, or the website. */
export const getEventTextFilters = (): TextFilter<SiteEvent>[] => [
  {
    id: 'from',
    label: i18n.t('manager.from'),
    matchesDay: ({ end }, day) => end.slice(0, 10) >= day,
  },
  { id: 'to', label: i18n.t('manager.to'), matchesDay: ({ start }, day) => start.slice(0, 10) <= day },
];

/**
 * Filters that are on or off; those of months, venues and terms by what the rows have.
 * @param changed ids of events whose page changed
 * @param authors users of the site; events of several can be told apart
 */
export function getEventFilters(
  rows: readonly SiteEvent[],
  changed: ReadonlySet<number> = new Set(),
  authors: readonly Named[] = [],
): Filter<SiteEvent>[] {
  const now = today();
  const isTrash = ({ status }: SiteEvent) => status === 'trash';
  const isPast = ({ end }: SiteEvent) => end.slice(0, 10) < now;
  const place = (id: string, label: string, matches: Filter<SiteEvent>['matches']): Filter<SiteEvent> => ({
    ...{ id, label, group: 'place', isPlace: true, isOfTime: id !== 'trash', matches },
  });
  return [
    {
      ...place(upcoming, i18n.t('events.upcoming'), (row) => !isTrash(row) && !isPast(row)),
      whenNone: i18n.t('events.noneUpcoming'),
    },
    place('past', i18n.t('events.past'), (row) => !isTrash(row) && isPast(row)),
    { ...place('trash', statusLabel('trash'), isTrash), isApart: true },
    ...states.map(
      (state): Filter<SiteEvent> => ({
        id: state,
        label: statusLabel(state),
        group: 'status',
        matches: ({ status }) => status === state,
      }),
    ),
    {
      id: 'hidden',
      label: i18n.t('manager.hidden'),
      group: 'hidden',
      matches: ({ isHidden }) => isHidden,
    },
    ...getInsightFilters(rows, now, changed),
    ...getMonths(rows),
    ...getNamed(rows, 'venue', i18n.t('form.venue'), ({ venue }) => (venue ? [venue] : [])),
    ...getNamed(rows, 'organizer', i18n.t('form.organizer'), ({ organizers }) => organizers),
    ...getNamed(rows, 'category', i18n.t('manager.category'), ({ categories }) => categories),
    ...getNamed(rows, 'tag', i18n.t('form.tags'), ({ tags }) => tags),
    ...getAuthors(rows, authors),
  ];
}

function getMonths(rows: readonly SiteEvent[]): Filter<SiteEvent>[] {
  const months = [...new Set(rows.map(({ start }) => start.slice(0, 7)))].filter(Boolean).sort();
  return months.map((month) => ({
    id: `month-${month}`,
    label: dateText(Date.parse(`${month}-01`), { month: 'long', year: 'numeric', timeZone: 'UTC' }),
    group: 'month',
    isOfTime: true,
    menu: i18n.t('events.month'),
    matches: ({ start, end }) => start.slice(0, 7) <= month && end.slice(0, 7) >= month,
  }));
}

/** None while all events are of one user. */
function getAuthors(rows: readonly SiteEvent[], authors: readonly Named[]): Filter<SiteEvent>[] {
  const filters = getNamed(rows, 'author', i18n.t('form.author'), ({ author }) =>
    authors.filter(({ id }) => id === author),
  );
  return filters.length > 1 ? filters : [];
}

interface Named {
  id: number;
  name: string;
}

function getNamed(
  rows: readonly SiteEvent[],
  group: string,
  menu: string,
  toNamed: (row: SiteEvent) => readonly Named[],
): Filter<SiteEvent>[] {
  const names = new Map(rows.flatMap((row) => toNamed(row).map(({ id, name }) => [id, name] as const)));
  return [...names]
    .sort(([, one], [, other]) => one.localeCompare(other))
    .map(([id, name]) => ({
      id: `${group}-${id}`,
      label: name,
      group,
      menu,
      matches: (row) => toNamed(row).some((named) => named.id === id),
    }));
}
