import * as z from 'zod/mini';
import { announceChange } from '../../../lib/messages/changes';
import type { Store } from '../../../lib/store';
import type { SubscriptionGroup } from '../../../lib/views';
import { id } from '../messaging/fields';
import { messagesFor } from '../messaging/message';
import { accountSetting } from '../state/accountSetting';
import { type ActiveAccount, requireAccount } from '../state/requireAccount';

interface GroupServices {
  store: Pick<Store, 'get' | 'commit'>;
  accountViews: ActiveAccount;
}

/** Most groups of an account, and channels of a group: a platform lets one subscribe to a few thousand. */
const most = { groups: 50, channels: 5_000 };
const name = () => z.string().check(z.trim(), z.minLength(1), z.maxLength(60));
const channelIds = () => z.array(id()).check(z.maxLength(most.channels));

const groupsSetting = accountSetting('subscriptionGroups', () =>
  z.array(z.object({ name: name(), channelIds: channelIds() })).check(z.maxLength(most.groups)),
);

const message = messagesFor<GroupServices>();

/** Messages about the person's own groups of subscriptions. They are kept here alone. */
export const subscriptionGroupMessages = {
  /** The groups of the active channel, by their names. */
  subscriptionGroups: message({
    from: 'own',
    question: () => z.object({}),
    repeatable: true,
    async answer({ store, accountViews }): Promise<SubscriptionGroup[]> {
      const { accountId } = await requireAccount(accountViews, 'video');
      return (await groupsSetting.read(store, accountId)) ?? [];
    },
  }),
  /** Puts channels into a group, which is made if there is none of the name, or takes them out; an empty group goes. */
  groupSubscriptions: message({
    from: 'own',
    question: () => z.object({ name: name(), channelIds: channelIds(), isIn: z.boolean() }),
    repeatable: true,
    async answer({ store, accountViews }, { name, channelIds, isIn }): Promise<void> {
      const { accountId } = await requireAccount(accountViews, 'video');
      const groups = (await groupsSetting.read(store, accountId)) ?? [];
      const before = groups.find((group) => group.name === name)?.channelIds ?? [];
      const others = before.filter((channelId) => !channelIds.includes(channelId));
      const after = { name, channelIds: isIn ? [...others, ...channelIds].slice(0, most.channels) : others };
      const changed = [...groups.filter((group) => group.name !== name), after]
        .filter((group) => group.channelIds.length > 0)
        .sort((one, other) => one.name.localeCompare(other.name));
      await groupsSetting.keep(store, accountId, changed.slice(0, most.groups));
      announceChange('settings');
    },
  }),
};
