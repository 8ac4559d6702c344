import { subscriptionStory } from '../../../crash/stories/video';
import type { ActionCases } from '../cases';
import { fresh, stranger } from '../subjects';

const channel = { channelId: 'c' };
const facts = {
  input: { channel, title: '' },
  keys: ['subscriptions-3'],
  substitutions: ['Quay'],
  link: 'https://www.youtube.com/channel/c',
};
const subscribed = { kind: 'subscription', ...channel, title: 'Quay', isSubscribed: true };
const unsubscribed = { ...subscribed, isSubscribed: false };
const offer = { role: 'subscription', needs: 'nothing', input: { channel, title: 'Quay' } } as const;
const toSubscribe = [{ ...offer, on: false }];
const toUnsubscribe = [{ ...offer, on: true }];

export default [
  {
    action: 'channel.subscribe',
    facts: {
      ...facts,
      result: { ...channel, title: 'Quay', had: null, subscriptionId: 's' },
      effects: [[subscribed], [unsubscribed], []],
    },
    offers: {
      'a video of a channel with unknown subscription': toSubscribe,
      'a channel': toSubscribe,
    },
    runs: [
      {
        name: 'by id',
        input: () => stranger,
        does: [
          'channel',
          'find',
          '  GET subscriptions',
          'subscribe: make subscription, checked',
          '  POST subscriptions?part=snippet&fields=id {"snippet":{"resourceId":{"kind":"youtube#channel","channelId":"UCSandbox_WorkshopYard05"}}}',
        ],
        undoes: ['unsubscribe: remove subscription', '  DELETE subscriptions?id=<id 1>'],
      },
      {
        name: 'by id without a title',
        input: () => ({ channel: stranger.channel }),
        does: [
          'channel',
          '  GET channels',
          'find',
          '  GET subscriptions',
          'subscribe: make subscription, checked',
          '  POST subscriptions?part=snippet&fields=id {"snippet":{"resourceId":{"kind":"youtube#channel","channelId":"UCSandbox_WorkshopYard05"}}}',
        ],
        undoes: ['unsubscribe: remove subscription', '  DELETE subscriptions?id=<id 1>'],
      },
      {
        name: 'by a video',
        input: () => ({ channel: { videoId: fresh } }),
        does: ['channel', '  GET videos'],
        fails: 'ownChannel',
      },
      {
        name: 'subscribed already',
        input: ({ subscribed }) => subscribed(),
        does: ['channel', 'find', '  GET subscriptions'],
        undoes: [],
      },
    ],
    stories: [subscriptionStory],
  },
  {
    action: 'channel.unsubscribe',
    facts: {
      ...facts,
      result: { ...channel, title: 'Quay', removed: true },
      effects: [[unsubscribed], [subscribed], []],
    },
    offers: { 'a video of a subscribed channel': toUnsubscribe, 'a subscribed channel': toUnsubscribe },
    runs: [
      {
        name: 'by id',
        input: ({ subscribed }) => subscribed(),
        does: [
          'channel',
          'find',
          '  GET subscriptions',
          'unsubscribe: remove subscription',
          '  DELETE subscriptions?id=<id 1>',
        ],
        undoes: [
          'subscribe: make subscription, checked',
          '  POST subscriptions?part=snippet&fields=id {"snippet":{"resourceId":{"kind":"youtube#channel","channelId":"UCSandbox-Blue_Note-0003"}}}',
        ],
      },
      {
        name: 'not subscribed',
        input: () => stranger,
        does: ['channel', 'find', '  GET subscriptions'],
        undoes: [],
      },
    ],
  },
] satisfies ActionCases[];
