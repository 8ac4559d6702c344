import * as z from 'zod/mini';
import { method } from '../http';
import {
  contentOwner,
  exactlyOne,
  fields,
  ids,
  maxResults,
  pageToken,
  parts,
  readScopes,
  writeScopes,
} from './parameters';
import { page, Rating, Video } from './resources';

/** @source video API source document, Endpoints; filters: behaviour, section 3 */
export const list = method({
  id: 'videos.list',
  http: 'GET',
  path: '/videos',
  query: () =>
    z
      .strictObject({
        part: parts(
          'contentDetails',
          'fileDetails',
          'id',
          'liveStreamingDetails',
          'localizations',
          'paidProductPlacementDetails',
          'player',
          'processingDetails',
          'recordingDetails',
          'snippet',
          'statistics',
          'status',
          'suggestions',
          'topicDetails',
        ),
        id: z.optional(ids()),
        chart: z.optional(z.enum(['mostPopular'])),
        myRating: z.optional(z.enum(['like', 'dislike'])),
        hl: z.optional(z.string()),
        locale: z.optional(z.string()),
        maxHeight: z.optional(z.int()),
        maxWidth: z.optional(z.int()),
        regionCode: z.optional(z.string()),
        videoCategoryId: z.optional(z.string()),
        maxResults: maxResults(1),
        pageToken: pageToken(),
        fields: fields(),
        ...contentOwner(),
      })
      .check(exactlyOne('id', 'chart', 'myRating')),
  response: () => page(Video()),
  auth: 'optional',
  scopes: readScopes,
  cost: 1,
  repeat: 'safe',
});

/** Repeating the same rating is accepted with 204 (behaviour, section 5), so it is safe to send again. */
export const rate = method({
  id: 'videos.rate',
  http: 'POST',
  path: '/videos/rate',
  query: () => z.strictObject({ id: z.string(), rating: z.enum(['like', 'dislike', 'none']) }),
  auth: 'token',
  scopes: writeScopes,
  cost: 50,
  repeat: 'safe',
});

/** Reading scopes are accepted too since September 2026, which the description does not say yet (behaviour, section 5). */
export const getRating = method({
  id: 'videos.getRating',
  http: 'GET',
  path: '/videos/getRating',
  query: () =>
    z.strictObject({ id: ids(), fields: fields(), onBehalfOfContentOwner: z.optional(z.string()) }),
  response: () => page(Rating()),
  auth: 'token',
  scopes: writeScopes,
  cost: 1,
  repeat: 'safe',
});
