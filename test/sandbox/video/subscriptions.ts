import { z } from 'zod/mini';
import { requireChannel } from './authority';
import { readResource } from './bodies';
import { findChannel } from './channelShape';
import { refuse } from './errors';
import { subscriptionId } from './identifiers';
import { type Call, type Method, type Resource, readScopes, writeScopes } from './method';
import { cutPage, type Page, singlePage } from './paging';
import { chooseFilter, readIds, readPaging } from './parameters';
import { channelThumbnails, listAnswer, resource } from './resources';
import { type ChannelRow, insert as insertRow, type SubscriptionRow } from './schema';

const parts = ['contentDetails', 'id', 'snippet', 'subscriberSnippet'];

const Subscription = z.object({
  snippet: z.optional(
    z.object({
      resourceId: z.optional(z.object({ kind: z.optional(z.string()), channelId: z.optional(z.string()) })),
    }),
  ),
  contentDetails: z.optional(z.object({ activityType: z.optional(z.enum(['all', 'uploads'])) })),
});

const no = (status: number, reason: string, message: string, parameter?: string) =>
  refuse(status, 'subscription', reason, message, parameter);

const list: Method = {
  id: 'subscriptions.list',
  http: 'GET',
  path: '/subscriptions',
  scopes: readScopes,
  token: false,
  cost: 1,
  parts,
  parameters: {
    channelId: 'string',
    forChannelId: 'string',
    id: 'string',
    maxResults: 'uint32',
    mine: 'boolean',
    myRecentSubscribers: 'boolean',
    mySubscribers: 'boolean',
    onBehalfOfContentOwner: 'string',
    onBehalfOfContentOwnerChannel: 'string',
    order: ['subscriptionOrderUnspecified', 'relevance', 'unread', 'alphabetical'],
    pageToken: 'string',
  },
  run: (call) => listAnswer('subscriptionListResponse', matching(call), build(call)),
};

function matching(call: Call): Page<SubscriptionRow> {
  const { parameters, actor } = call;
  const filters = ['id', 'mine', 'channelId', 'mySubscribers', 'myRecentSubscribers'] as const;
  const filter = chooseFilter(call, filters);
  if (filter === 'id') {
    const found = readIds(call).flatMap((id) => findSubscription(call, id) ?? []);
    return singlePage(found.filter(({ subscriberId }) => subscriberId === actor?.channelId));
  }
  if (filter === 'mySubscribers' || filter === 'myRecentSubscribers') {
    return cutPage(select(call, 'publisherId = ?', requireChannel(actor)), readPaging(call, filter));
  }
  const subscriberId = filter === 'mine' ? requireChannel(actor) : (parameters.text('channelId') ?? '');
  const subscriber = findChannel(call, subscriberId);
  if (!subscriber) throw no(404, 'subscriberNotFound', 'There is no such subscriber.', 'channelId');
  if (subscriberId !== actor?.channelId && !subscriber.showsSubscriptions) {
    throw no(403, 'subscriptionForbidden', 'The subscriber does not show subscriptions.', 'channelId');
  }
  const publishers = parameters.list('forChannelId');
  const all = select(call, 'subscriberId = ?', subscriberId);
  const matched = publishers.length === 0 ? all : all.filter((row) => publishers.includes(row.publisherId));
  return cutPage(
    matched,
    readPaging(call, `${filter} ${subscriberId} ${publishers} ${parameters.text('order')}`),
  );
}

function select(call: Call, condition: string, channelId: string): SubscriptionRow[] {
  const order = call.parameters.text('order') === 'alphabetical' ? 'channels.title' : 'subscriptions.rowid';
  const sql = `SELECT subscriptions.* FROM subscriptions JOIN channels ON channels.id = publisherId
    WHERE ${condition} ORDER BY ${order}`;
  return call.world.db.all<SubscriptionRow>(sql, [channelId]);
}

const insert: Method = {
  id: 'subscriptions.insert',
  http: 'POST',
  path: '/subscriptions',
  scopes: writeScopes,
  token: true,
  cost: 50,
  parts,
  parameters: {},
  run(call) {
    const { world, actor } = call;
    const subscriberId = requireChannel(actor);
    const { snippet, contentDetails } = readResource(Subscription, call.body);
    const publisherId = snippet?.resourceId?.channelId;
    if (!publisherId)
      throw no(400, 'publisherRequired', 'A channel must be named.', 'snippet.resourceId.channelId');
    if (!findChannel(call, publisherId)) throw no(404, 'publisherNotFound', 'There is no such channel.');
    if (publisherId === subscriberId) throw no(400, 'subscriptionForbidden', 'The channel is your own.');
    const subscribed = select(call, 'subscriberId = ?', subscriberId);
    if (subscribed.some((row) => row.publisherId === publisherId)) {
      throw no(400, 'subscriptionDuplicate', 'The subscription exists already.');
    }
    const row: SubscriptionRow = {
      id: subscriptionId(),
      subscriberId,
      publisherId,
      activityType: contentDetails?.activityType ?? 'all',
      createdAt: new Date(world.clock()).toISOString(),
    };
    insertRow(world.db, 'subscriptions', row);
    return build(call)(row);
  },
};

const remove: Method = {
  id: 'subscriptions.delete',
  http: 'DELETE',
  path: '/subscriptions',
  scopes: writeScopes,
  token: true,
  cost: 50,
  parameters: { id: 'string' },
  required: ['id'],
  run(call) {
    const channelId = requireChannel(call.actor);
    const subscription = findSubscription(call, call.parameters.text('id') ?? '');
    if (!subscription) throw no(404, 'subscriptionNotFound', 'There is no such subscription.', 'id');
    if (subscription.subscriberId !== channelId) {
      throw no(403, 'subscriptionForbidden', 'The subscription is not yours.', 'id');
    }
    call.world.db.run('DELETE FROM subscriptions WHERE id = ?', [subscription.id]);
    return undefined;
  },
};

const findSubscription = ({ world }: Call, id: string) =>
  world.db.get<SubscriptionRow>('SELECT * FROM subscriptions WHERE id = ?', [id]);

const introduce = (channel: ChannelRow | undefined) => ({
  title: channel?.title,
  description: channel?.description,
  thumbnails: channelThumbnails(channel?.id ?? ''),
});

function build(call: Call) {
  return (row: SubscriptionRow): Resource =>
    resource(call, 'subscription', row.id, {
      snippet: () => ({
        publishedAt: row.createdAt,
        ...introduce(findChannel(call, row.publisherId)),
        resourceId: { kind: 'youtube#channel', channelId: row.publisherId },
        channelId: row.subscriberId,
      }),
      contentDetails: () => ({ totalItemCount: 8, newItemCount: 0, activityType: row.activityType }),
      subscriberSnippet: () => ({
        ...introduce(findChannel(call, row.subscriberId)),
        channelId: row.subscriberId,
      }),
    });
}

export const subscriptionMethods = [list, insert, remove] as const;
