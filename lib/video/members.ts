import * as z from 'zod/mini';
import { method } from '../http';
import { choice, fields, ids, memberScopes, paging, parts, reading, string } from './shared/parameters';
import { group, list as lenientItems, number, page, text, texts } from './shared/resources';

/** A member. The platform gives it no id. */
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
        membershipsDurationAtLevels: lenientItems(z.looseObject({ level: text(), ...duration() })),
      }),
    }),
  });

const duration = () => ({ memberSince: text(), memberTotalDurationMonths: number() });

/**
 * Lists the members of the caller's own channel; the platform must have granted access before. With mode `updates` the
 * first page is empty, and its token returns what is new since then: poll it, do not page through it.
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
  response: page(Member),
  auth: 'token',
  scopes: memberScopes,
});
