import * as z from 'zod/mini';
import { method } from '../http';
import {
  choice,
  contentOwnerChannel,
  deleting,
  exactlyOne,
  fields,
  flag,
  id,
  ids,
  inserting,
  paging,
  parts,
  reading,
  string,
} from './shared/parameters';
import {
  group,
  number,
  page,
  ResourceId,
  resource,
  Thumbnails,
  text,
  titled,
  word,
} from './shared/resources';

const Subscription = () =>
  resource({
    snippet: group({ ...titled(), resourceId: ResourceId() }),
    contentDetails: group({
      totalItemCount: number(),
      newItemCount: number(),
      activityType: word<'all' | 'uploads'>(),
    }),
    subscriberSnippet: group({
      title: text(),
      description: text(),
      channelId: text(),
      thumbnails: Thumbnails(),
    }),
  });

const part = () => parts('contentDetails', 'id', 'snippet', 'subscriberSnippet');

/** `mine` with `forChannelId` finds the caller's subscription to a channel (video API behaviour, section 5). */
export const list = method({
  ...reading,
  id: 'subscriptions.list',
  path: '/subscriptions',
  query: () =>
    z
      .strictObject({
        part: part(),
        id: z.optional(ids()),
        channelId: string(),
        mine: flag(),
        myRecentSubscribers: flag(),
        mySubscribers: flag(),
        forChannelId: string(),
        order: choice('alphabetical', 'relevance', 'unread'),
        ...paging(),
        fields: fields(),
        ...contentOwnerChannel(),
      })
      .check(exactlyOne('id', 'channelId', 'mine', 'myRecentSubscribers', 'mySubscribers')),
  response: page(Subscription),
});

/** A second insert for the same channel fails with `subscriptionDuplicate`. */
export const insert = method({
  ...inserting,
  id: 'subscriptions.insert',
  path: '/subscriptions',
  query: () => z.strictObject({ part: part(), fields: fields() }),
  body: () =>
    z.strictObject({
      snippet: z.strictObject({
        resourceId: z.strictObject({ kind: z.literal('youtube#channel'), channelId: id() }),
      }),
    }),
  response: Subscription,
});

/** Takes the id of the subscription, not of the channel. */
const deletion = method({
  ...deleting,
  id: 'subscriptions.delete',
  path: '/subscriptions',
  query: () => z.strictObject({ id: id() }),
});

export { deletion as delete };
