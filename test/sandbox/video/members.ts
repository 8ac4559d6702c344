import { requireChannel } from './authority';
import { findChannel } from './channelShape';
import { refuse } from './errors';
import type { Call, Method } from './method';
import { cutNews, cutPage, onward } from './paging';
import { readPaging } from './parameters';
import { channelPicture, computeEtag, listAnswer, resource } from './resources';
import type { MembershipLevelRow, MembershipRow } from './schema';

const declared = {
  http: 'GET',
  scopes: ['youtube.channel-memberships.creator'],
  token: true,
  cost: 1,
} as const;

const no = (reason: string, message: string, parameter?: string) =>
  refuse(400, 'member', reason, message, parameter);

const list: Method = {
  ...declared,
  id: 'members.list',
  path: '/members',
  parts: ['snippet'],
  parameters: {
    filterByMemberChannelId: 'string',
    hasAccessToLevel: 'string',
    maxResults: 'uint32',
    mode: 'string',
    pageToken: 'string',
  },
  run(call) {
    const { parameters, world } = call;
    const levels = requireLevels(call);
    const mode = parameters.text('mode') ?? 'all_current';
    if (mode !== 'all_current' && mode !== 'updates')
      throw no('invalidMode', 'There is no such mode.', 'mode');
    const wanted = parameters.text('hasAccessToLevel');
    const least = wanted === undefined ? levels[0] : levels.find(({ id }) => id === wanted);
    if (!least) throw no('invalidHasAccessToLevel', 'There is no such level.', 'hasAccessToLevel');
    const channels = parameters.list('filterByMemberChannelId');
    if (channels.length > 100) {
      throw no('invalidFilterByMemberChannelId', 'At most 100 channels.', 'filterByMemberChannelId');
    }
    const sql = `SELECT memberships.* FROM memberships JOIN membershipLevels ON membershipLevels.id = levelId
      WHERE memberships.creatorId = ? AND rank >= ? ORDER BY since, memberships.rowid`;
    const all = world.db
      .all<MembershipRow>(sql, [least.creatorId, least.rank])
      .filter(({ memberId }) => channels.length === 0 || channels.includes(memberId));
    const paging = readPaging(call, `${mode} ${wanted} ${channels}`, { least: 0, usual: 5, most: 1000 });
    const page = mode === 'updates' ? cutNews(all, paging) : onward(cutPage(all, paging));
    return listAnswer('memberListResponse', page, showMember(call, levels));
  },
};

const levelList: Method = {
  ...declared,
  id: 'membershipsLevels.list',
  path: '/membershipsLevels',
  parts: ['id', 'snippet'],
  parameters: {},
  run(call) {
    return listAnswer('membershipsLevelListResponse', { entries: requireLevels(call) }, (level) =>
      resource(call, 'membershipsLevel', level.id, {
        snippet: () => ({
          creatorChannelId: level.creatorId,
          levelDetails: { displayName: level.displayName },
        }),
      }),
    );
  },
};

/** The levels of the caller's channel, lowest first; a channel without levels has no members. */
function requireLevels({ world, actor }: Call): MembershipLevelRow[] {
  const sql = 'SELECT * FROM membershipLevels WHERE creatorId = ? ORDER BY rank';
  const levels = world.db.all<MembershipLevelRow>(sql, [requireChannel(actor)]);
  if (levels.length > 0) return levels;
  throw no('channelMembershipsNotEnabled', 'The channel has no memberships.');
}

function showMember(call: Call, levels: readonly MembershipLevelRow[]) {
  return ({ creatorId, memberId, levelId, since }: MembershipRow) => {
    const highest = levels.findIndex(({ id }) => id === levelId);
    const accessible = levels.slice(0, highest + 1);
    const month = 30 * 86_400_000;
    const duration = {
      memberSince: since,
      memberTotalDurationMonths: Math.floor((call.world.clock() - Date.parse(since)) / month),
    };
    const snippet = {
      creatorChannelId: creatorId,
      memberDetails: {
        channelId: memberId,
        channelUrl: `https://www.youtube.com/channel/${memberId}`,
        displayName: findChannel(call, memberId)?.title,
        profileImageUrl: channelPicture(memberId, 'default'),
      },
      membershipsDetails: {
        highestAccessibleLevel: levelId,
        highestAccessibleLevelDisplayName: levels[highest]?.displayName,
        accessibleLevels: accessible.map(({ id }) => id),
        membershipsDuration: duration,
        membershipsDurationAtLevels: [{ level: levelId, ...duration }],
      },
    };
    // Members have no id of their own.
    return { kind: 'youtube#member', etag: computeEtag(snippet), snippet };
  };
}

export const memberMethods = [list, levelList] as const;
