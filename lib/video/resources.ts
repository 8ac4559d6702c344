import * as z from 'zod/mini';
import { lenientList } from '../http/lenient';

/**
 * What the platform answers, read leniently: every property may be missing (`part` and `fields` decide), unknown
 * ones pass through, and a broken item never sinks a list.
 */

const text = () => z.catch(z.optional(z.string()), undefined);
const lenient = <Shape extends z.core.$ZodLooseShape>(shape: Shape) =>
  z.catch(z.optional(z.looseObject(shape)), undefined);

const Thumbnails = () =>
  z.catch(z.optional(z.record(z.string(), z.looseObject({ url: z.optional(z.string()) }))), undefined);

const ResourceId = () => lenient({ kind: text(), videoId: text(), channelId: text(), playlistId: text() });

const Status = () => lenient({ privacyStatus: text() });

export const Channel = () =>
  z.looseObject({
    id: z.string(),
    snippet: lenient({ title: text(), customUrl: text(), thumbnails: Thumbnails() }),
    contentDetails: lenient({ relatedPlaylists: lenient({ likes: text(), uploads: text() }) }),
  });

export const Playlist = () =>
  z.looseObject({
    id: z.string(),
    snippet: lenient({ title: text(), description: text(), channelId: text(), thumbnails: Thumbnails() }),
    status: Status(),
    contentDetails: lenient({ itemCount: z.catch(z.optional(z.number()), undefined) }),
  });

export const PlaylistItem = () =>
  z.looseObject({
    id: z.string(),
    snippet: lenient({
      title: text(),
      playlistId: text(),
      position: z.catch(z.optional(z.number()), undefined),
      resourceId: ResourceId(),
    }),
    contentDetails: lenient({ videoId: text(), note: text() }),
  });

export const Subscription = () =>
  z.looseObject({ id: z.string(), snippet: lenient({ title: text(), resourceId: ResourceId() }) });

export const Video = () =>
  z.looseObject({
    id: z.string(),
    snippet: lenient({ title: text(), channelId: text(), channelTitle: text(), thumbnails: Thumbnails() }),
  });

export const Rating = () => z.looseObject({ videoId: z.string(), rating: z.string() });

/** A page of a listing. `totalResults` is left out on purpose: it is an estimate (video API behaviour, section 3). */
export const page = <Item extends z.core.$ZodType>(item: Item) =>
  z.looseObject({ items: z._default(lenientList(item), []), nextPageToken: text(), etag: text() });

export type Channel = z.output<ReturnType<typeof Channel>>;
export type Playlist = z.output<ReturnType<typeof Playlist>>;
export type PlaylistItem = z.output<ReturnType<typeof PlaylistItem>>;
export type Subscription = z.output<ReturnType<typeof Subscription>>;
export type Video = z.output<ReturnType<typeof Video>>;
