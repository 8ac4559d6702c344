import { i18n } from '#i18n';
import { withView } from '../../../components/collection/address';
import type { CollectionDeclaration, Month, RowAction } from '../../../components/collection/declared';
import { CalendarLeaf } from '../../../components/event/CalendarLeaf';
import { findPublishing, isUnpublished } from '../../../components/event/publishing';
import { briefSpan } from '../../../components/event/wallClock';
import { commaText } from '../../../components/format/listText';
import type { Running } from '../../../components/hooks/useRunning';
import type { IconName } from '../../../components/ui/Icon';
import type { SiteEvent } from '../../../lib/collections/events';
import type { ActionId, ActiveAccountsView } from '../../../lib/messages';
import { mayEditEvent } from '../../../lib/shared/mayEditEvent';
import { getEventTextFilters } from './eventFilters';
import { statusLabel } from './statusLabel';

/** Hash of the form for a new event on a day, and at a time of it. */
const toNewEvent = (day: string, time?: string) =>
  `#${withView(`events/new:${day}${time === undefined ? '' : `T${time}`}`)}`;

/** The active site, and what its user may do there. */
export type Site = NonNullable<ActiveAccountsView['calendar']>;

/** Neighbouring ids get hues that are far from each other. */
const toHue = (id: number) => (id * 137) % 360;

/**
 * Columns of a site's events; filters depend on the rows.
 * @param changed ids of events whose page changed
 * @param authors users of the site
 */
export const declareEvents = (
  changed: ReadonlySet<number> = new Set(),
  authors: readonly { id: number; name: string }[] = [],
): Omit<CollectionDeclaration<SiteEvent>, 'filters' | 'rowActions'> & {
  month: Month<SiteEvent>;
} => ({
  label: i18n.t('manager.events'),
  toId: ({ eventId }) => String(eventId),
  toName: ({ title }) => title,
  toText: ({ title, text, venue, organizers, categories, tags }) =>
    [title, text, venue?.name, ...[...organizers, ...categories, ...tags].map(({ name }) => name)].join('\n'),
  searchesIn: i18n.t('events.searchesIn'),
  rowHeight: 56,
  sort: 'date',
  month: {
    toTime: ({ start, end, isAllDay }) => ({ start, end, isAllDay }),
    toClass: ({ status }) => `event-${status}`,
    toHue: ({ categories: [category] }) => category && toHue(category.id),
    toNewAddress: toNewEvent,
  },
  textFilters: getEventTextFilters(),
  columns: [
    {
      id: 'title',
      label: i18n.t('videos.title'),
      width: 150,
      isFlexible: true,
      sortBy: ({ title }) => title,
      draw: ({ title, start }) => (
        <>
          <CalendarLeaf start={start} />
          <span class="two-lines" dir="auto" title={title}>
            {title}
          </span>
        </>
      ),
    },
    {
      id: 'date',
      label: i18n.t('events.when'),
      width: 216,
      sortBy: ({ start }) => start,
      draw: ({ start, end, isAllDay }) => (
        <span class="two-lines small">{briefSpan(start, end, isAllDay)}</span>
      ),
    },
    {
      id: 'venue',
      label: i18n.t('form.venue'),
      width: 150,
      isSecondary: true,
      sortBy: ({ venue }) => venue?.name,
      draw: ({ venue }) => (
        <span class="two-lines small" dir="auto">
          {venue?.name}
        </span>
      ),
    },
    {
      id: 'status',
      label: i18n.t('form.status'),
      width: 132,
      sortBy: ({ status }) => status,
      toText: ({ status }) => statusLabel(status),
      draw: (row) => <StatusChips {...row} isPageChanged={changed.has(row.eventId)} />,
    },
    {
      id: 'categories',
      label: i18n.t('form.categories'),
      width: 140,
      isOptional: true,
      sortBy: ({ categories }) => commaText(categories.map(({ name }) => name)) || undefined,
      draw: ({ categories }) => commaText(categories.map(({ name }) => name)),
    },
    {
      id: 'zone',
      label: i18n.t('form.timeZone'),
      width: 140,
      isOptional: true,
      sortBy: ({ timeZone }) => timeZone,
      draw: ({ timeZone }) => timeZone,
    },
    {
      id: 'author',
      label: i18n.t('form.author'),
      width: 140,
      isOptional: true,
      sortBy: ({ author }) => findName(authors, author),
      draw: ({ author }) => findName(authors, author),
    },
    {
      id: 'cost',
      label: i18n.t('form.cost'),
      width: 90,
      isOptional: true,
      sortBy: ({ cost }) => cost || undefined,
      draw: ({ cost }) => cost,
    },
  ],
});

const findName = (authors: readonly { id: number; name: string }[], author: number | undefined) =>
  authors.find(({ id }) => id === author)?.name;

interface StatusChipsProps extends Pick<SiteEvent, 'status' | 'isHidden'> {
  /** The page that it was made from says something else now. */
  isPageChanged?: boolean;
}

/** The state of an event, and whether the site's lists leave it out. */
export const StatusChips = ({ status, isHidden, isPageChanged = false }: StatusChipsProps) => (
  <>
    <span class={`badge small event-${status}`}>{statusLabel(status)}</span>
    {isHidden && <span class="badge small">{i18n.t('manager.hidden')}</span>}
    {isPageChanged && <span class="badge small">{i18n.t('events.pageChanged')}</span>}
  </>
);

/** What the user may do with an event. */
export function toEventActions(event: SiteEvent, site: Site, running: Running): RowAction[] {
  const { eventId, title, status } = event;
  if (!mayEditEvent(site, event)) return [];
  const act = (action: ActionId, label: string, icon: IconName): RowAction => ({
    id: action,
    icon,
    label,
    isBusy: running.busy === `${action} ${eventId}`,
    run: () => void running.run(`${action} ${eventId}`, action, { eventId, title }),
  });
  if (status === 'trash')
    return [{ ...act('event.restore', i18n.t('manager.restore'), 'undo'), isButton: true }];
  const publishing = findPublishing(status, site.canPublish);
  return [
    {
      id: 'edit',
      icon: 'edit',
      isButton: true,
      label: i18n.t('manager.edit'),
      run: () => {
        location.hash = withView(`events/${eventId}`);
      },
    },
    ...(publishing ? [{ ...act(publishing.action, publishing.label, 'globe'), isButton: true }] : []),
    {
      id: 'copy',
      icon: 'plus',
      label: i18n.t('events.copy'),
      run: () => {
        location.hash = withView(`events/copy:${eventId}`);
      },
    },
    {
      id: 'repeat',
      icon: 'calendar',
      label: i18n.t('events.repeat'),
      run: () => {
        location.hash = withView(`events/repeat:${eventId}`);
      },
    },
    act('event.duplicate', i18n.t('manager.duplicate'), 'copy'),
    ...(isUnpublished(status) ? [] : [act('event.unpublish', i18n.t('manager.unpublish'), 'edit')]),
    { ...act('event.trash', i18n.t('manager.trash'), 'trash'), isButton: true },
  ];
}
