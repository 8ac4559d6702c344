import * as z from 'zod/mini';
import { method } from '../http';
import { choice, fields, ids, memberScopes, paging, parts, reading, string } from './shared/parameters';
import { group, list as listOf, number, page, text, texts } from './shared/resources';

/** A member has no id of its own. */
const Member = () =>
  z.looseObject({
    etag: text(),
    snippet: group({
      creatorChannelId: text(),
      memberDetails: group({
        channelId: text(),
        channelUrl: text(),
        displayName: text(),
        profileImageUrl: text(),
      }),
      membershipsDetails: group({
        highestAccessibleLevel: text(),
        highestAccessibleLevelDisplayName: text(),
        accessibleLevels: texts(),
        membershipsDuration: group(duration()),
        membershipsDurationAtLevels: listOf(z.looseObject({ level: text(), ...duration() })),
      }),
    }),
  });

const duration = () => ({ memberSince: text(), memberTotalDurationMonths: number() });

/**
 * Own channel only, with access that the platform has to grant beforehand. With mode `updates` the first page has
 * no items, and its token asks for what is new since: a listing to poll, not to page through.
 */
export const list = method({
  ...reading,
  id: 'members.list',
  path: '/members',
  query: () =>
    z.strictObject({
      part: parts('snippet'),
      mode: choice('updates', 'all_current'),
      hasAccessToLevel: string(),
      filterByMemberChannelId: z.optional(ids(100)),
      ...paging(0, 1000),
      fields: fields(),
    }),
  response: (isPartial?: boolean) => page(Member(), isPartial),
  auth: 'token',
  scopes: memberScopes,
});
