import type { Transport } from '../http';
import { type Client, createClient } from '../http/client';
import { others } from './methods';
import { used } from './used';

export type { EventDraft } from './drafts';
export { calendarErrors, pageFault } from './errors';
export { calendarMethods } from './methods';
export type { CalendarEvent } from './resources';

/** What actions are handed. */
export type CalendarClient = Client<typeof used>;

/** `client.events.create(body)`, `client.events.update({ id }, changes, { via: 'PATCH' })`. */
export function createCalendarClient(transport: Transport): CalendarClient & Client<typeof others> {
  return { ...createUsedClient(transport), ...createClient(others, transport) };
}

/** The same for the worker. */
export function createUsedClient(transport: Transport): CalendarClient {
  return createClient(used, transport);
}

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
