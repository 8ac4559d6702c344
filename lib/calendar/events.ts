import * as z from 'zod/mini';
import { method } from '../http';
import { fields, itemId, paging, search } from './parameters';
import { CalendarEvent, collection, EventDraft } from './resources';

/**
 * Any of starts_before, starts_after, ends_before, ends_after drops the default window of two years; values
 * without a zone are read as UTC under strict_dates (calendar API behaviour, section 5).
 */
export const list = method({
  id: 'events.list',
  http: 'GET',
  path: '/events',
  query: () =>
    z.strictObject({
      ...paging(),
      search: search(),
      start_date: z.optional(z.string()),
      end_date: z.optional(z.string()),
      starts_before: z.optional(z.string()),
      starts_after: z.optional(z.string()),
      ends_before: z.optional(z.string()),
      ends_after: z.optional(z.string()),
      strict_dates: z.optional(z.boolean()),
      categories: z.optional(z.array(z.union([z.int(), z.string()]))),
      tags: z.optional(z.array(z.union([z.int(), z.string()]))),
      venue: z.optional(z.array(z.int())),
      organizer: z.optional(z.array(z.int())),
      featured: z.optional(z.boolean()),
      status: z.optional(z.string()),
      geoloc: z.optional(z.boolean()),
      geoloc_lat: z.optional(z.number()),
      geoloc_lng: z.optional(z.number()),
      include: z.optional(z.array(z.int())),
      post_parent: z.optional(z.int()),
      ticketed: z.optional(z.boolean()),
      _fields: fields(),
    }),
  response: () => collection('events', CalendarEvent()),
  auth: 'optional',
  cost: 0,
  repeat: 'safe',
});

/** Posting twice creates two events: a repeat needs a look first (behaviour, section 6). */
export const create = method({
  id: 'events.create',
  http: 'POST',
  path: '/events',
  body: () => EventDraft(),
  response: () => CalendarEvent(),
  auth: 'token',
  cost: 0,
  repeat: 'afterCheck',
});

export const read = method({
  id: 'events.read',
  http: 'GET',
  path: '/events/{id}',
  query: () => z.strictObject({ id: itemId(), password: z.optional(z.string()), _fields: fields() }),
  response: () => CalendarEvent(),
  auth: 'optional',
  cost: 0,
  repeat: 'safe',
});

/** Moves to the trash; a second time answers 410 (behaviour, section 8). */
const deletion = method({
  id: 'events.delete',
  http: 'DELETE',
  path: '/events/{id}',
  query: () => z.strictObject({ id: itemId(), password: z.optional(z.string()) }),
  response: () => CalendarEvent(),
  auth: 'token',
  cost: 0,
  repeat: 'afterCheck',
});

export { deletion as delete };
