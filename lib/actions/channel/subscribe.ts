import { subscriptions } from '../../video';
import { action } from '../shared/action';
import {
  addSubscription,
  currentSubscription,
  findChannel,
  getChannelInput,
  removeSubscription,
  SubscriptionInput,
  subscriptionKeys,
} from './subscription';

/** Subscribes to a channel. Undo unsubscribes, unless the subscription existed before. */
export const subscribe = action({
  id: 'channel.subscribe',
  version: 1,
  service: 'video',
  subjects: ['video', 'channel', 'playlist'],
  surfaces: ['popup', 'page', 'link', 'overlay'],
  methods: [subscriptions.list, subscriptions.insert],
  input: SubscriptionInput,
  concurrencyKey: subscriptionKeys,
  offer(state) {
    const channel = getChannelInput(state);
    return channel === undefined || channel.subscribed
      ? undefined
      : { on: false, needs: 'nothing', input: channel.input };
  },
  async run({ input, step, readLatest, video }) {
    const { channelId, title } = await findChannel(step, video, input);
    const had = await currentSubscription(step, readLatest, video, channelId);
    return { channelId, title, had, subscriptionId: had ?? (await addSubscription(step, video, channelId)) };
  },
  async undo({ result, step, video }) {
    // A subscription from before the click stays.
    if (result === undefined || result.had !== null || result.subscriptionId === '') return;
    await removeSubscription(step, video, result.subscriptionId);
  },
  substitutions: ({ title }, result) => [result?.title || title],
  link: (_input, result) => result && `https://www.youtube.com/channel/${result.channelId}`,
});
