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
  effects(_input, result, undone) {
    if (result === undefined || (undone && !isOurs(result))) return [];
    const { channelId, title } = result;
    return [{ kind: 'subscription', channelId, title, isSubscribed: !undone }];
  },
  async undo({ result, step, video }) {
    if (result !== undefined && isOurs(result)) await removeSubscription(step, video, result.subscriptionId);
  },
});

/** Whether the job made the subscription: one from before the click stays. */
const isOurs = ({ had, subscriptionId }: { had: string | null; subscriptionId: string }) =>
  had === null && subscriptionId !== '';
