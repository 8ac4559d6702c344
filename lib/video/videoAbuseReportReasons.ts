import * as z from 'zod/mini';
import { method } from '../http';
import { fields, ownReadScopes, parts, reading, string } from './shared/parameters';
import { group, list as lenientItems, listing, resource, text } from './shared/resources';

const VideoAbuseReportReason = () =>
  resource({
    snippet: group({
      label: text(),
      secondaryReasons: lenientItems(z.looseObject({ id: z.string(), label: text() })),
    }),
  });

/** The reasons for `videos.reportAbuse`. For a reason with secondary reasons, a report must name one of these too. */
export const list = method({
  ...reading,
  id: 'videoAbuseReportReasons.list',
  path: '/videoAbuseReportReasons',
  query: () => z.strictObject({ part: parts('id', 'snippet'), hl: string(), fields: fields() }),
  response: listing(VideoAbuseReportReason),
  auth: 'token',
  scopes: ownReadScopes,
});
