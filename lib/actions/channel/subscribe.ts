import { Fault } from '../../errors';
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

/** Subscribes to a channel. Undo unsubscribes, unless the subscription existed before. */
export const subscribe = action({
  ...subscriptionAction,
  id: 'channel.subscribe',
  version: 1,
  methods: [subscriptions.list, subscriptions.insert],
  offer(state) {
    const channel = getChannelInput(state);
    return channel === undefined || channel.subscribed
      ? undefined
      : { role: 'subscription', on: false, needs: 'nothing', input: channel.input };
  },
  async run({ input, step, readLatest, video, ownChannelId }) {
    const { channelId, title } = await findChannel(step, video, input);
    if (channelId === ownChannelId) throw new Fault({ kind: 'notAllowed', reason: 'ownChannel' });
    const had = await currentSubscription(step, readLatest, video, channelId);
    return { channelId, title, had, subscriptionId: had ?? (await addSubscription(step, video, channelId)) };
  },
  isUnchanged: ({ had }) => had !== null,
  async undo({ result, step, video }) {
    // A subscription from before the click stays.
    if (result === undefined || result.had !== null || result.subscriptionId === '') return;
    await removeSubscription(step, video, result.subscriptionId);
  },
});
