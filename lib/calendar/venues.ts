import * as z from 'zod/mini';
import { method } from '../http';
import { fields, itemId, paging, search } from './parameters';
import { collection, Venue, VenueDraft } from './resources';

/** Newest first; the total of a search without hits counts everything (calendar API behaviour, section 5). */
export const list = method({
  id: 'venues.list',
  http: 'GET',
  path: '/venues',
  query: () =>
    z.strictObject({
      ...paging(),
      search: search(),
      event: z.optional(z.int()),
      has_events: z.optional(z.boolean()),
      only_with_upcoming: z.optional(z.boolean()),
      status: z.optional(z.string()),
      _fields: fields(),
    }),
  response: () => collection('venues', Venue()),
  auth: 'optional',
  cost: 0,
  repeat: 'safe',
});

export const create = method({
  id: 'venues.create',
  http: 'POST',
  path: '/venues',
  body: () => VenueDraft(),
  response: () => Venue(),
  auth: 'token',
  cost: 0,
  repeat: 'afterCheck',
});

export const read = method({
  id: 'venues.read',
  http: 'GET',
  path: '/venues/{id}',
  query: () => z.strictObject({ id: itemId(), _fields: fields() }),
  response: () => Venue(),
  auth: 'optional',
  cost: 0,
  repeat: 'safe',
});

/** Trashing a venue unlinks it from its events for good (behaviour, section 8). */
const deletion = method({
  id: 'venues.delete',
  http: 'DELETE',
  path: '/venues/{id}',
  query: () => z.strictObject({ id: itemId() }),
  response: () => Venue(),
  auth: 'token',
  cost: 0,
  repeat: 'afterCheck',
});

export { deletion as delete };
