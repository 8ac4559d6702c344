import * as z from 'zod/mini';
import { once } from '../../shared/once';

/** A playlist of an account, as it was last listed or used. */
export const playlistSchema = once(() =>
  z.object({
    /** `accountId|playlistId` */
    key: z.string(),
    playlistId: z.string(),
    title: z.string(),
    description: z.optional(z.string()),
    /** When it was created, RFC 3339. */
    publishedAt: z.optional(z.string()),
    privacyStatus: z.optional(z.string()),
    isPodcast: z.optional(z.boolean()),
    itemCount: z.optional(z.number()),
    /** Address of its cover, 120 × 90 pixels. */
    image: z.optional(z.string()),
    etag: z.optional(z.string()),
    /** Its position in the last listing; absent if it is known from a save only. */
    rank: z.optional(z.number()),
    /**
     * When all of its items were read (epoch milliseconds), with the item count and ETag of its
     * listing then; absent if they were not, or may have changed.
     */
    read: z.optional(
      z.object({ at: z.number(), itemCount: z.optional(z.number()), etag: z.optional(z.string()) }),
    ),
    /** Its items were deleted to keep the index to its size: it is read again only on request. */
    dropped: z.optional(z.boolean()),
    /** Our own last write to it, epoch milliseconds: reads may lag behind. */
    writtenAt: z.optional(z.number()),
  }),
);

export const playlistItemSchema = once(() =>
  z.object({
    /** `accountId|playlistId|itemId`; if the item's id is unknown, `?` and the video's id in its place. */
    key: z.string(),
    /** `accountId|videoId`, to find the playlists that hold a video. */
    video: z.string(),
    playlistId: z.string(),
    videoId: z.string(),
    itemId: z.optional(z.string()),
    /** Sorts the items of a playlist; may be a fraction, and have gaps. */
    order: z.number(),
    /** The last known one of a video that is gone. */
    title: z.optional(z.string()),
    /** Why the video cannot be seen any more; its title, channel and date are those known from before. */
    gone: z.optional(z.enum(['deleted', 'private'])),
    channelTitle: z.optional(z.string()),
    /** The person's note, and where the video starts (seconds, as text). */
    note: z.optional(z.string()),
    startAt: z.optional(z.string()),
    /** RFC 3339: when it was added to the playlist, and when the video was published. */
    addedAt: z.optional(z.string()),
    publishedAt: z.optional(z.string()),
  }),
);
