import * as z from 'zod/mini';
import { method } from '../http';
import { fields, ownReadScopes, parts, reading, string } from './shared/parameters';
import { group, listing, list as listOf, resource, text } from './shared/resources';

const VideoAbuseReportReason = () =>
  resource({
    snippet: group({
      label: text(),
      secondaryReasons: listOf(z.looseObject({ id: z.string(), label: text() })),
    }),
  });

/** What `videos.reportAbuse` may say; where a reason has secondary ones, a report names one of them. */
export const list = method({
  ...reading,
  id: 'videoAbuseReportReasons.list',
  path: '/videoAbuseReportReasons',
  query: () => z.strictObject({ part: parts('id', 'snippet'), hl: string(), fields: fields() }),
  response: (isPartial?: boolean) => listing(VideoAbuseReportReason(), isPartial),
  auth: 'token',
  scopes: ownReadScopes,
});
