import * as z from 'zod/mini';
import { method } from '../http';
import { fields, itemId, paging, search } from './parameters';
import { collection, Organizer, OrganizerDraft } from './resources';

/** Newest first; the total of a search without hits counts everything (calendar API behaviour, section 5). */
export const list = method({
  id: 'organizers.list',
  http: 'GET',
  path: '/organizers',
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
  response: () => collection('organizers', Organizer()),
  auth: 'optional',
  cost: 0,
  repeat: 'safe',
});

export const create = method({
  id: 'organizers.create',
  http: 'POST',
  path: '/organizers',
  body: () => OrganizerDraft(),
  response: () => Organizer(),
  auth: 'token',
  cost: 0,
  repeat: 'afterCheck',
});

export const read = method({
  id: 'organizers.read',
  http: 'GET',
  path: '/organizers/{id}',
  query: () => z.strictObject({ id: itemId(), _fields: fields() }),
  response: () => Organizer(),
  auth: 'optional',
  cost: 0,
  repeat: 'safe',
});

/** Trashing one organizer removes all organizers from every event that had it (behaviour, section 8). */
const deletion = method({
  id: 'organizers.delete',
  http: 'DELETE',
  path: '/organizers/{id}',
  query: () => z.strictObject({ id: itemId() }),
  response: () => Organizer(),
  auth: 'token',
  cost: 0,
  repeat: 'afterCheck',
});

export { deletion as delete };
