import * as z from 'zod/mini';
import { lenientList } from '../../http/lenient';
import { findShape } from '../../http/shape';
import { isObject } from './mergePatch';

/**
 * What the platform answers, read leniently: every property may be missing (`part` and `fields` decide), one of an
 * odd type counts as missing, and unknown ones pass through. A listing is whole, or an odd answer.
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

/** What a listing says besides its items (video API behaviour, section 3). */
const besides = new Set(
  'kind etag eventId visitorId pageInfo tokenPagination nextPageToken prevPageToken regionCode'.split(' '),
);

/** Without items, which the platform leaves out where there are none, a listing is known by all that it says. */
function isListing(body: unknown, isPartial: boolean): boolean {
  if (!isObject(body)) return false;
  const names = Object.keys(body);
  return (
    names.includes('items') || (names.every((name) => besides.has(name)) && (isPartial || names.length > 0))
  );
}

/** An item of a partial answer: its id may be among the fields left out. The caller knows; the type does not. */
function partial<Item extends z.core.$ZodType>(item: Item): Item {
  const { id, ...shape } = findShape(item) ?? {};
  if (id === undefined) return item;
  return z.looseObject({ ...shape, id: z.optional(id) }) as z.core.$ZodType as Item;
}

/**
 * A listing without pages. An item that is no object, or has no id where each has one, makes the whole of it an odd
 * answer: left out, it would look as though it were gone.
 */
export const listing = <Item extends z.core.$ZodType>(item: Item, isPartial = false) =>
  listed(item, isPartial, {});

/** A page of a listing. `totalResults` is left out on purpose: it is an estimate (video API behaviour, section 3). */
export const page = <Item extends z.core.$ZodType>(item: Item, isPartial = false) =>
  listed(item, isPartial, { nextPageToken: text(), prevPageToken: text() });

const listed = <Item extends z.core.$ZodType, More extends z.core.$ZodLooseShape>(
  item: Item,
  isPartial: boolean,
  more: More,
) =>
  z.pipe(
    z.unknown().check(z.refine((body) => isListing(body, isPartial))),
    z.looseObject({ items: wholeList(isPartial ? partial(item) : item), etag: text(), ...more }),
  );

const wholeList = <Item extends z.core.$ZodType>(item: Item) =>
  z.pipe(
    z.optional(z.array(item)),
    z.transform((items: z.output<Item>[] = []) => items),
  );
