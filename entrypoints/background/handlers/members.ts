import { everyItem } from '../../../lib/video';
import { nothing } from '../messaging/fields';
import { messagesFor } from '../messaging/message';
import type { ApiClients } from '../state/apiClients';
import { type ActiveAccount, requireAccount } from '../state/requireAccount';

const message = messagesFor<{ apiClients: Pick<ApiClients, 'video'>; accountViews: ActiveAccount }>();

/** Most activities that are read. */
const mostActivities = 50;

/** Messages about who has joined the active channel, and what it did. */
export const memberMessages = {
  /** The levels of the channel's memberships, and its members. Costs 1 unit, and 1 for each 1,000 members. */
  channelMembers: message({
    from: 'own',
    question: nothing,
    repeatable: true,
    async answer({ apiClients, accountViews }) {
      const client = apiClients.video(await requireAccount(accountViews, 'video'));
      const { items } = await client.membershipsLevels.list({ part: ['snippet'] });
      const levels = items.map(({ snippet }) => snippet?.levelDetails?.displayName ?? '');
      const members: { channelId: string; name: string; level: string; since: string; months: number }[] = [];
      const query = { part: ['snippet' as const], mode: 'all_current' as const, maxResults: 1000 };
      for await (const { snippet } of everyItem(client.members.list, query)) {
        const { membershipsDuration, highestAccessibleLevelDisplayName } = snippet?.membershipsDetails ?? {};
        members.push({
          channelId: snippet?.memberDetails?.channelId ?? '',
          name: snippet?.memberDetails?.displayName ?? '',
          level: highestAccessibleLevelDisplayName ?? '',
          since: membershipsDuration?.memberSince ?? '',
          months: membershipsDuration?.memberTotalDurationMonths ?? 0,
        });
      }
      return { levels, members };
    },
  }),
  /** What the channel did last, the newest first: uploads, playlist entries and the like. Costs 1 unit. */
  channelActivity: message({
    from: 'own',
    question: nothing,
    repeatable: true,
    async answer({ apiClients, accountViews }) {
      const client = apiClients.video(await requireAccount(accountViews, 'video'));
      const { items } = await client.activities.list({
        part: ['id', 'snippet'],
        mine: true,
        maxResults: mostActivities,
      });
      return items.map(({ id, snippet }) => ({
        id,
        type: snippet?.type ?? '',
        title: snippet?.title ?? '',
        at: snippet?.publishedAt,
      }));
    },
  }),
};
