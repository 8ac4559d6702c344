import { subscriptions } from '../../video';
import { action } from '../shared/action';
import {
  addSubscription,
  currentSubscription,
  findChannel,
  getChannelInput,
  removeSubscription,
  subscriptionAction,
} from './subscription';

/** Ends a subscription. Undo subscribes again. */
export const unsubscribe = action({
  ...subscriptionAction,
  id: 'channel.unsubscribe',
  version: 1,
  methods: [subscriptions.list, subscriptions.delete],
  offer(state) {
    const channel = getChannelInput(state);
    return channel?.subscribed
      ? { role: 'subscription', on: true, needs: 'nothing', input: channel.input }
      : undefined;
  },
  async run({ input, step, readLatest, video }) {
    const { channelId, title } = await findChannel(step, video, input);
    const subscriptionId = await currentSubscription(step, readLatest, video, channelId);
    if (subscriptionId !== null) await removeSubscription(step, video, subscriptionId);
    return { channelId, title, removed: subscriptionId !== null };
  },
  isUnchanged: ({ removed }) => !removed,
  effects(_input, result, undone) {
    if (result === undefined || (undone && !result.removed)) return [];
    const { channelId, title } = result;
    return [{ kind: 'subscription', channelId, title, isSubscribed: undone }];
  },
  async undo({ result, step, video }) {
    if (result?.removed) await addSubscription(step, video, result.channelId);
  },
});
