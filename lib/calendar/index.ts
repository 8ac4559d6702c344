import type { Method, Transport } from '../http';
import { type Client, createClient, getMethods } from '../http/client';
import { categories } from './categories';
import { events } from './events';
import { doc, root } from './meta';
import { organizers } from './organizers';
import { tags } from './tags';
import { venues } from './venues';

export type { EventDraft } from './shared/drafts';
export { calendarErrors, pageFault } from './shared/errors';
export type { CalendarEvent } from './shared/resources';

const resources = { categories, doc, events, organizers, root, tags, venues };

/**
 * The table of methods: id → method, `calendarMethods['events.create']`. Everything that lists, checks, prices or draws
 * API calls reads it.
 */
export const calendarMethods: Record<string, Method> = /* @__PURE__ */ getMethods(resources);

export type CalendarClient = Client<typeof resources>;

/** `client.events.create(body)`, `client.events.update({ id }, changes, { via: 'PATCH' })`. */
export const createCalendarClient = (transport: Transport): CalendarClient =>
  createClient(resources, transport);

/** The namespaces under which a calendar is known: the live one, and the source document's. */
export const calendarNamespaces = ['tribe/events/v1', 'cal/events/v1'] as const;

/**
 * The address of a route below a site's REST root, in both forms of root: `…/wp-json/` takes a path, `…?rest_route=/`
 * a parameter, to which further ones are joined with `&` (calendar API behaviour, section 1).
 */
export function restAddress(root: string, route: string): URL {
  const url = new URL(root);
  const below = route.replace(/^\//, '');
  if (url.searchParams.has('rest_route')) url.searchParams.set('rest_route', `/${below}`);
  else url.pathname = `${url.pathname.replace(/\/$/, '')}/${below}`;
  return url;
}
