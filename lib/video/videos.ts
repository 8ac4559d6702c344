import * as z from 'zod/mini';
import { method } from '../http';
import {
  boolean,
  choice,
  contentOwner,
  contentOwnerChannel,
  deleting,
  exactlyOne,
  fields,
  id,
  ids,
  inserting,
  megabytes,
  notWith,
  oneOfMine,
  paging,
  parts,
  range,
  reading,
  string,
  updating,
  uploadScopes,
  writing,
} from './shared/parameters';
import { listing, page, text, word } from './shared/resources';
import { partsDraft, snippetDraft, Video, videoTitle } from './shared/video';

const part = () =>
  parts(
    'brandPartner',
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
  );

/** @source video API source document, Endpoints; filters: video API behaviour, section 3 */
export const list = method({
  ...reading,
  id: 'videos.list',
  path: '/videos',
  query: () =>
    z
      .strictObject({
        part: part(),
        id: z.optional(ids()),
        chart: choice('mostPopular'),
        myRating: choice('none', 'like', 'dislike'),
        hl: string(),
        locale: string(),
        maxHeight: range(72, 8192),
        maxWidth: range(72, 8192),
        regionCode: string(),
        videoCategoryId: string(),
        ...paging(1),
        fields: fields(),
        ...contentOwner(),
      })
      .check(exactlyOne('id', 'chart', 'myRating'), notWith('id', 'maxResults', 'pageToken')),
  response: page(Video),
});

/**
 * Uploads a video, public by default, of at most 256 GB or 12 hours. Has a quota of its own, 100 uploads a day (video
 * API behaviour, sections 2, 5 and 6).
 */
export const insert = method({
  ...inserting,
  id: 'videos.insert',
  path: '/videos',
  query: () =>
    z.strictObject({
      part: part(),
      autoLevels: boolean(),
      notifySubscribers: boolean(),
      stabilize: boolean(),
      fields: fields(),
      ...contentOwnerChannel(),
    }),
  body: () =>
    z.optional(
      z.strictObject({
        snippet: z.optional(
          z.strictObject({
            title: z.optional(videoTitle()),
            categoryId: string(),
            ...snippetDraft(),
          }),
        ),
        ...partsDraft(),
      }),
    ),
  response: Video,
  scopes: uploadScopes,
  cost: 1,
  bucket: 'upload',
  upload: { maximum: 262_144 * megabytes, accepts: ['video/*', 'application/octet-stream'] },
});

/** A snippet must repeat title and category (video API behaviour, section 5). */
export const update = method({
  ...updating,
  id: 'videos.update',
  path: '/videos',
  query: () => z.strictObject({ part: part(), fields: fields(), ...contentOwner() }),
  body: () =>
    z.strictObject({
      id: id(),
      snippet: z.optional(z.strictObject({ title: videoTitle(), categoryId: z.string(), ...snippetDraft() })),
      ...partsDraft(),
    }),
  response: Video,
  reads: list,
});

const deletion = method({ ...deleting, id: 'videos.delete', path: '/videos', query: oneOfMine });

export { deletion as delete };

/**
 * Repeating a rating is accepted with 204 (video API behaviour, section 5). But a request without an answer may still
 * be executed, and then overwrite a rating that was sent after it; so the job waits before a retry or another rating.
 */
export const rate = method({
  ...inserting,
  id: 'videos.rate',
  path: '/videos/rate',
  query: () => z.strictObject({ id: id(), rating: z.enum(['like', 'dislike', 'none']) }),
});

/**
 * Since September 2026 the platform also accepts read-only scopes; its description does not list them yet (video API
 * behaviour, section 5).
 */
export const getRating = method({
  ...writing,
  id: 'videos.getRating',
  http: 'GET',
  path: '/videos/getRating',
  query: () => z.strictObject({ id: ids(), fields: fields(), ...contentOwner() }),
  response: listing(() =>
    z.looseObject({ videoId: text(), rating: word<'like' | 'dislike' | 'none' | 'unspecified'>() }),
  ),
  cost: 1,
  repeat: 'safe',
});

/** Never retried: reports cannot be read, so after a lost answer there is no way to check whether it arrived. */
export const reportAbuse = method({
  ...inserting,
  id: 'videos.reportAbuse',
  path: '/videos/reportAbuse',
  query: () => z.strictObject({ ...contentOwner() }),
  body: () =>
    z.strictObject({
      videoId: id(),
      reasonId: id(),
      secondaryReasonId: string(),
      comments: string(),
      language: string(),
    }),
  repeat: 'never',
});
