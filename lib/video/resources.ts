import * as z from 'zod/mini';
import { lenientList } from '../http/lenient';

/**
 * What the platform answers, read leniently: every property may be missing (`part` and `fields` decide), one of an
 * odd type counts as missing, unknown ones pass through, and a broken item never sinks a list.
 */
const lenient = <Schema extends z.core.$ZodType>(schema: Schema) => z.catch(z.optional(schema), undefined);

/** Dates, durations and numbers of 64 bits are text too (video API behaviour, section 3). */
export const text = () => lenient(z.string());
export const number = () => lenient(z.number());
export const truth = () => lenient(z.boolean());
export const list = <Item extends z.core.$ZodType>(item: Item) => lenient(lenientList(item));
export const texts = () => list(z.string());
export const group = <Shape extends z.core.$ZodLooseShape>(shape: Shape) => lenient(z.looseObject(shape));
const map = <Value extends z.core.$ZodType>(value: Value) => lenient(z.record(z.string(), value));

/** Text out of a known set, which the platform may add to. */
export const word = <Known extends string>() =>
  lenient(z.custom<Known | (string & {})>((value) => typeof value === 'string'));

export const privacyStatus = () => word<'public' | 'unlisted' | 'private'>();
export const liveState = () => word<'none' | 'upcoming' | 'live' | 'completed'>();

/** Every resource but members and ratings is named by its id. */
export const resource = <Shape extends z.core.$ZodLooseShape>(shape: Shape) =>
  z.looseObject({ id: z.string(), etag: text(), ...shape });

/** By size: default, medium, high, standard, maxres; fhd, qhd and uhd since 2026. Width and height may be missing. */
export const thumbnailSizes = () =>
  z.record(z.string(), group({ url: text(), width: number(), height: number() }));
export const Thumbnails = () => lenient(thumbnailSizes());

export const resourceId = () => ({ kind: text(), videoId: text(), channelId: text(), playlistId: text() });
export const ResourceId = () => group(resourceId());

/** What many snippets have in common. */
export const titled = () => ({
  title: text(),
  description: text(),
  channelId: text(),
  publishedAt: text(),
  thumbnails: Thumbnails(),
});

const localized = () => ({ title: text(), description: text() });
export const Localized = () => group(localized());
export const Localizations = () => map(z.looseObject(localized()));

/** A listing without pages. */
export const listing = <Item extends z.core.$ZodType>(item: Item) =>
  z.looseObject({ items: lenientList(item), etag: text() });

/** A page of a listing. `totalResults` is left out on purpose: it is an estimate (video API behaviour, section 3). */
export const page = <Item extends z.core.$ZodType>(item: Item) =>
  z.looseObject({
    items: lenientList(item),
    nextPageToken: text(),
    prevPageToken: text(),
    etag: text(),
  });
