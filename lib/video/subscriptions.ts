import * as z from 'zod/mini';
import { method } from '../http';
import {
  contentOwnerChannel,
  exactlyOne,
  fields,
  ids,
  maxResults,
  pageToken,
  parts,
  readScopes,
  writeScopes,
} from './parameters';
import { page, Subscription } from './resources';

const allParts = () => parts('contentDetails', 'id', 'snippet', 'subscriberSnippet');

/** `mine` with `forChannelId` finds my subscription to a channel (behaviour, section 5). */
export const list = method({
  id: 'subscriptions.list',
  http: 'GET',
  path: '/subscriptions',
  query: () =>
    z
      .strictObject({
        part: allParts(),
        id: z.optional(ids()),
        channelId: z.optional(z.string()),
        mine: z.optional(z.literal(true)),
        myRecentSubscribers: z.optional(z.boolean()),
        mySubscribers: z.optional(z.boolean()),
        forChannelId: z.optional(z.string()),
        order: z.optional(z.enum(['alphabetical', 'relevance', 'unread'])),
        maxResults: maxResults(),
        pageToken: pageToken(),
        fields: fields(),
        ...contentOwnerChannel(),
      })
      .check(exactlyOne('id', 'channelId', 'mine', 'myRecentSubscribers', 'mySubscribers')),
  response: () => page(Subscription()),
  auth: 'optional',
  scopes: readScopes,
  cost: 1,
  repeat: 'safe',
});

/** A second insert for the same channel is refused with subscriptionDuplicate. */
export const insert = method({
  id: 'subscriptions.insert',
  http: 'POST',
  path: '/subscriptions',
  query: () => z.strictObject({ part: allParts(), fields: fields() }),
  body: () =>
    z.strictObject({
      snippet: z.strictObject({
        resourceId: z.strictObject({ kind: z.literal('youtube#channel'), channelId: z.string() }),
      }),
    }),
  response: () => Subscription(),
  auth: 'token',
  scopes: writeScopes,
  cost: 50,
  repeat: 'afterCheck',
});

const deletion = method({
  id: 'subscriptions.delete',
  http: 'DELETE',
  path: '/subscriptions',
  query: () => z.strictObject({ id: z.string() }),
  auth: 'token',
  scopes: writeScopes,
  cost: 50,
  repeat: 'afterCheck',
});

export { deletion as delete };
