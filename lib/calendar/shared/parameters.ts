import * as z from 'zod/mini';

/** Number of a page of a listing. */
export const pageNumber = () => z.int().check(z.minimum(1));
const page = () => z.optional(pageNumber());
/** The site silently reduces larger values to 50 (calendar API behaviour, section 5). */
const perPage = () => z.optional(z.int().check(z.minimum(1), z.maximum(50)));

/** An optional text, which may be empty. */
export const text = () => z.optional(z.string());
/** An optional text that the service refuses if it is empty. */
export const filledText = () => z.optional(z.string().check(z.minLength(1)));
/** An optional boolean. */
export const flag = () => z.optional(z.boolean());
/** An optional number. */
export const number = () => z.optional(z.number());

/** Item ids start at 1: for id 0 the site answers 400 (venues) or 404 (events) (calendar API behaviour, section 9). */
export const itemId = () => z.int().check(z.minimum(1));
/** An optional id: see {@link itemId}. */
export const oneId = () => z.optional(itemId());
/** An optional list of one id or more. */
export const ids = () => z.optional(z.array(itemId()).check(z.minLength(1)));
/** Terms by id or slug; the site refuses unknown ones (calendar API behaviour, section 5). */
export const terms = () =>
  z.optional(z.array(z.union([itemId(), z.string().check(z.minLength(1))])).check(z.minLength(1)));

/** Parameters of every listing. */
export const listing = () => ({ page: page(), per_page: perPage(), search: filledText(), _fields: fields() });

/**
 * WordPress's `_fields`, which limits an answer to these top-level keys, comma separated. A key of an item empties the
 * list of events, venues or organizers; on terms it limits the items, and must be combined with the list's key
 * (calendar API behaviour, section 4).
 */
export const fields = () => filledText();

/**
 * `publish`, `future`, `draft`, `pending`, `private`, `trash`, or a status that the site registered. The site refuses
 * `any`; without edit rights it refuses all but `publish` (calendar API behaviour, section 5).
 */
export const statuses = () => z.optional(z.array(z.string().check(z.minLength(1))).check(z.minLength(1)));

/**
 * Filters of venues and organizers, which are listed newest first. If a search finds nothing, the total counts all
 * records (calendar API behaviour, section 5).
 */
export const placeFilters = () => ({
  ...listing(),
  event: oneId(),
  has_events: flag(),
  only_with_upcoming: flag(),
  status: statuses(),
});

/**
 * Filters of categories and tags. hide_empty defaults to true, even with `include`; past the end the answer is 200 with
 * an empty list (calendar API behaviour, section 5).
 */
export const termFilters = () => ({
  ...listing(),
  exclude: ids(),
  include: ids(),
  order: z.optional(z.enum(['asc', 'desc'])),
  orderby: filledText(),
  hide_empty: flag(),
  post: oneId(),
  event: oneId(),
  slug: filledText(),
});
