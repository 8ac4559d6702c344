import * as z from 'zod/mini';
import { choice } from './parameters';
import { group, number, resource, text, truth, word } from './resources';

/** A comment. Only its author gets `textOriginal`; `textDisplay` is HTML unless `textFormat` is `plainText`. */
export const Comment = () =>
  resource({
    snippet: group({
      authorDisplayName: text(),
      authorProfileImageUrl: text(),
      authorChannelUrl: text(),
      authorChannelId: group({ value: text() }),
      channelId: text(),
      videoId: text(),
      postId: text(),
      parentId: text(),
      textDisplay: text(),
      textOriginal: text(),
      /** A picture that belongs to the comment; since 2026-09-30. */
      imageUrl: text(),
      canRate: truth(),
      viewerRating: word<'none' | 'like' | 'dislike'>(),
      likeCount: number(),
      moderationStatus: word<(typeof moderationStatuses)[number]>(),
      publishedAt: text(),
      updatedAt: text(),
    }),
  });

/** States of a comment in moderation. */
export const moderationStatuses = ['published', 'heldForReview', 'likelySpam', 'rejected'] as const;

/** The text of a comment to be written; not empty. */
export const commentText = () => z.string().check(z.minLength(1));
/** The format of `textDisplay`. */
export const textFormat = () => choice('html', 'plainText');
