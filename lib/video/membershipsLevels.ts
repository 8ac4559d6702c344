import * as z from 'zod/mini';
import { method } from '../http';
import { fields, memberScopes, parts, reading } from './shared/parameters';
import { group, listing, resource, text } from './shared/resources';

const MembershipsLevel = () =>
  resource({
    snippet: group({ creatorChannelId: text(), levelDetails: group({ displayName: text() }) }),
  });

/** Lists the levels of the caller's own channel, in the order in which it displays them. */
export const list = method({
  ...reading,
  id: 'membershipsLevels.list',
  path: '/membershipsLevels',
  query: () => z.strictObject({ part: parts('id', 'snippet'), fields: fields() }),
  response: listing(MembershipsLevel),
  auth: 'token',
  scopes: memberScopes,
});
