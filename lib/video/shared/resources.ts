import * as z from 'zod/mini';
import { lenientList } from '../../http/lenient';
import { findShape } from '../../http/shape';
import { isObject } from '../../shared/isObject';

/**
 * Schemas of answers are lenient: every property may be missing (depending on `part` and `fields`), one of an
 * unexpected type counts as missing, unknown properties are kept. But a listing with an invalid item is refused.
 */
const lenient = <Schema extends z.core.$ZodType>(schema: Schema) => z.catch(z.optional(schema), undefined);

/** The platform also sends dates, durations and 64-bit numbers as text (video API behaviour, section 3). */
export const text = () => lenient(z.string());
/** A number; undefined if it is missing or of another type. */
export const number = () => lenient(z.number());
/** A boolean; undefined if it is missing or of another type. */
export const truth = () => lenient(z.boolean());
/** A list; its invalid items are dropped. */
export const list = <Item extends z.core.$ZodType>(item: Item) => lenient(lenientList(item));
/** A list of texts; its invalid items are dropped. */
export const texts = () => list(z.string());
/** An object with known properties. */
export const group = <Shape extends z.core.$ZodLooseShape>(shape: Shape) => lenient(z.looseObject(shape));
const map = <Value extends z.core.$ZodType>(value: Value) => lenient(z.record(z.string(), value));

/** A text from a known set, to which the platform may add values. */
export const word = <Known extends string>() =>
  lenient(z.custom<Known | (string & {})>((value) => typeof value === 'string'));

/** The visibility of a video, playlist or channel. */
export const privacyStatus = () => word<'public' | 'unlisted' | 'private'>();
/** Whether a video is live: `liveBroadcastContent` of a snippet. */
export const liveState = () => word<'none' | 'upcoming' | 'live' | 'completed'>();

/** A resource. All but members and ratings have an id. */
export const resource = <Shape extends z.core.$ZodLooseShape>(shape: Shape) =>
  z.looseObject({ id: z.string(), etag: text(), ...shape });

/**
 * Size → thumbnail: default, medium, high, standard, maxres; fhd, qhd and uhd since 2026, and
 * shortsAspectRatio, of Shorts. Width and height in pixels.
 */
export const thumbnailSizes = () =>
  z.record(z.string(), group({ url: text(), width: number(), height: number() }));
/** {@link thumbnailSizes}; undefined if they are missing or of another type. */
export const Thumbnails = () => lenient(thumbnailSizes());

/** The members of a {@link ResourceId}. */
export const resourceId = () => ({ kind: text(), videoId: text(), channelId: text(), playlistId: text() });
/** A reference to a video, channel or playlist, as `kind` says. */
export const ResourceId = () => group(resourceId());

/** Fields that many snippets share. */
export const titled = () => ({
  title: text(),
  description: text(),
  channelId: text(),
  publishedAt: text(),
  thumbnails: Thumbnails(),
});

const localized = () => ({ title: text(), description: text() });
/** A translated title and description, in one language. */
export const Localized = () => group(localized());
/** Language → translated title and description. */
export const Localizations = () => map(z.looseObject(localized()));

/** Fields of a listing besides its items (video API behaviour, section 3). */
const listingFields = new Set([
  'kind',
  'etag',
  'eventId',
  'visitorId',
  'pageInfo',
  'tokenPagination',
  'nextPageToken',
  'prevPageToken',
  'regionCode',
]);

/** The platform omits empty `items`. A listing is then recognised by having no other fields than those of a listing. */
function isListing(body: unknown, isPartial: boolean): boolean {
  if (!isObject(body)) return false;
  const names = Object.keys(body);
  return (
    names.includes('items') ||
    (names.every((name) => listingFields.has(name)) && (isPartial || names.length > 0))
  );
}

/** The item of an answer that `fields` limits: its id may be missing. The type does not show that. */
function withOptionalId<Item extends z.core.$ZodType>(item: Item): Item {
  const { id, ...shape } = findShape(item) ?? {};
  if (id === undefined) return item;
  return z.looseObject({ ...shape, id: z.optional(id) }) as z.core.$ZodType as Item;
}

/**
 * Schema of a listing without pages, see `Method.response`. An item that is not an object, or lacks its id, makes the
 * complete answer invalid: if it were dropped, the resource would seem deleted.
 */
/* @__NO_SIDE_EFFECTS__ */
export function listing<Item extends z.core.$ZodType>(item: () => Item) {
  return (isPartial = false) => listed(item(), isPartial, {});
}

/**
 * Schema of a page of a listing, see `Method.response`. `totalResults` is not in the schema because it is an estimate
 * (video API behaviour, section 3).
 */
/* @__NO_SIDE_EFFECTS__ */
export function page<Item extends z.core.$ZodType>(item: () => Item) {
  return (isPartial = false) => listed(item(), isPartial, { nextPageToken: text(), prevPageToken: text() });
}

const listed = <Item extends z.core.$ZodType, More extends z.core.$ZodLooseShape>(
  item: Item,
  isPartial: boolean,
  more: More,
) =>
  z.pipe(
    z.unknown().check(z.refine((body) => isListing(body, isPartial))),
    z.looseObject({ items: wholeList(isPartial ? withOptionalId(item) : item), etag: text(), ...more }),
  );

const wholeList = <Item extends z.core.$ZodType>(item: Item) =>
  z.pipe(
    z.optional(z.array(item)),
    z.transform((items: z.output<Item>[] = []) => items),
  );
