import * as z from 'zod/mini';
import { method } from '../http';
import { fields, paging, search } from './parameters';
import { collection, Term } from './resources';

/** hide_empty defaults to true; past the end the list is empty, with 200 (calendar API behaviour, section 5). */
export const list = method({
  id: 'tags.list',
  http: 'GET',
  path: '/tags',
  query: () =>
    z.strictObject({
      ...paging(),
      search: search(),
      exclude: z.optional(z.array(z.int())),
      include: z.optional(z.array(z.int())),
      order: z.optional(z.enum(['asc', 'desc'])),
      orderby: z.optional(z.string()),
      hide_empty: z.optional(z.boolean()),
      post: z.optional(z.int()),
      event: z.optional(z.int()),
      slug: z.optional(z.string()),
      _fields: fields(),
    }),
  response: () => collection('tags', Term()),
  auth: 'optional',
  cost: 0,
  repeat: 'safe',
});
