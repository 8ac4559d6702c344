import type { Method, Transport } from '../http';
import { type ApiClient, createClient, getMethods } from '../http/client';
import { categories } from './categories';
import { events } from './events';
import { doc, root } from './meta';
import { organizers } from './organizers';
import { tags } from './tags';
import { venues } from './venues';

export { calendarErrors, pageFault } from './shared/errors';
export type { CalendarEvent } from './shared/resources';

const resources = { categories, doc, events, organizers, root, tags, venues };

/**
 * The table of methods: id → method, `calendarMethods['events.create']`. All code that handles API calls as data reads
 * it.
 */
export const calendarMethods: Record<string, Method> = /* @__PURE__ */ getMethods(resources);

/** The client of the calendar API, bound to a site and an account. */
export type CalendarClient = ApiClient<typeof resources>;

/**
 * Creates a client: `client.events.create(body)`, `client.events.update({ id }, changes, { via: 'PATCH' })`. Calls
 * throw Fault, see `calendarErrors`.
 */
export const createCalendarClient = (transport: Transport): CalendarClient =>
  createClient(resources, transport);

/** REST namespaces of a calendar: that of the live plugin, and that of the source document. */
export const calendarNamespaces = ['tribe/events/v1', 'cal/events/v1'] as const;

/**
 * The address of a route below a site's REST root. The root has one of two forms: to `…/wp-json/` the route is appended
 * as path, in `…?rest_route=/` it is the parameter's value (calendar API behaviour, section 1).
 * @throws TypeError if `root` is no absolute address
 */
export function restAddress(root: string, route: string): URL {
  const url = new URL(root);
  const below = route.replace(/^\//, '');
  if (url.searchParams.has('rest_route')) url.searchParams.set('rest_route', `/${below}`);
  else url.pathname = `${url.pathname.replace(/\/$/, '')}/${below}`;
  return url;
}
