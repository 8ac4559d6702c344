import type { UnendedEvent } from '../../../lib/calendar/wordpress';
import type { CollectionClients } from '../../../lib/collections/collection';
import { Fault } from '../../../lib/errors';

/** An event of the site below. */
export interface FakeEvent {
  id: number;
  title: string;
  status: string;
  isHidden: boolean;
  /** WordPress's own list leaves out events that have ended. */
  hasEnded: boolean;
  /** Counts the changes. */
  modified: number;
}

/** A site that changes between two requests. */
export interface Site {
  events: FakeEvent[];
  /** Whether the account may read WordPress's own list, and other states than published ones. */
  mayEdit: boolean;
  /** What was asked for: the list, or the ids. */
  calls: string[];
  clients: CollectionClients['calendar'];
}

const toModified = (count: number) => `2026-11-27 00:00:${String(count).padStart(2, '0')}`;

/** @param pageSize of its lists, in place of the site's 50 and 100 */
export function createSite(events: FakeEvent[], pageSize = 50): Site {
  const site: Omit<Site, 'clients'> = { events, mayEdit: true, calls: [] };
  const toAnswer = ({ id, title, status, isHidden, modified }: FakeEvent) => ({
    id,
    title,
    status,
    hide_from_listings: isHidden,
    modified: toModified(modified),
    start_date: '2026-12-01 20:00:00',
    end_date: '2026-12-01 22:00:00',
    all_day: false,
    timezone: 'Europe/Berlin',
    description: `<p>About ${title} &amp; more</p>`,
    excerpt: '',
    featured: false,
    organizer: [],
    categories: [],
    tags: [],
    cost: '',
  });
  const toListed = ({ id, title, status, modified }: FakeEvent): UnendedEvent => ({
    ...{ id, title, status, modified: toModified(modified), url: '' },
    start: '2026-12-01 20:00:00',
    end: '2026-12-01 22:00:00',
    allDay: false,
    timeZone: 'Europe/Berlin',
    ...{ venue: [], organizer: [], categories: [], tags: [] },
  });
  const refused = () => new Fault({ kind: 'badInput', reason: 'rest_invalid_param', about: 'status' });
  const client = {
    events: {
      async list(query: { page?: number; status?: string[]; include?: number[] }) {
        const { page = 1, status, include } = query;
        site.calls.push(include ? `include ${include}` : `${status ?? 'listed'} ${page}`);
        if (status !== undefined && !site.mayEdit) throw refused();
        const all = site.events.filter(
          (event) =>
            !event.isHidden &&
            (status === undefined ? event.status !== 'trash' : status.includes(event.status)) &&
            (include === undefined || include.includes(event.id)),
        );
        const size = include ? 50 : pageSize;
        const items = all.slice((page - 1) * size, page * size);
        if (items.length === 0 && page > 1)
          throw new Fault({ kind: 'notFound', reason: 'event-archive-page-not-found' });
        return { events: items.map(toAnswer), total: all.length, total_pages: Math.ceil(all.length / size) };
      },
      async read({ id }: { id: number }) {
        site.calls.push(`read ${id}`);
        const event = site.events.find((one) => one.id === id);
        if (event === undefined) throw new Fault({ kind: 'notFound', reason: 'rest-event-not-found' });
        return toAnswer(event);
      },
    },
  };
  const wordpress = {
    rawEvents: {
      async list(query: { page: number; status: string; orderby?: string; include?: number[] }) {
        const { page, status, orderby, include } = query;
        site.calls.push(`wordpress ${status} ${include ?? page}`);
        if (!site.mayEdit) throw refused();
        const all = site.events.filter(
          (event) =>
            !event.hasEnded &&
            (event.status === 'trash') === (status === 'trash') &&
            (include === undefined || include.includes(event.id)),
        );
        if (orderby === 'modified') all.sort((one, other) => other.modified - one.modified);
        const items = all.slice((page - 1) * pageSize, page * pageSize);
        if (items.length === 0 && all.length > 0)
          throw new Fault({ kind: 'badInput', reason: 'rest_post_invalid_page_number' });
        return items.map(toListed);
      },
    },
  };
  const clients = { calendar: client, wordpress } as unknown as CollectionClients['calendar'];
  return Object.assign(site, { clients });
}
