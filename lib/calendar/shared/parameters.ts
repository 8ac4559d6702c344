import * as z from 'zod/mini';

/** At most 50 a page; larger values silently become 50 (calendar API behaviour, section 5). */
const page = () => z.optional(z.int().check(z.minimum(1)));
const perPage = () => z.optional(z.int().check(z.minimum(1), z.maximum(50)));

export const text = () => z.optional(z.string());
/** For what the service refuses when it is empty. */
export const filledText = () => z.optional(z.string().check(z.minLength(1)));
export const flag = () => z.optional(z.boolean());
export const number = () => z.optional(z.number());

/** Item ids start at 1: venue 0 answers 400, event 0 404 (behaviour, section 9). */
export const itemId = () => z.int().check(z.minimum(1));
export const oneId = () => z.optional(itemId());
export const ids = () => z.optional(z.array(itemId()).check(z.minLength(1)));
/** Terms by id or slug; an unknown one is refused (behaviour, section 5). */
export const terms = () =>
  z.optional(z.array(z.union([itemId(), z.string().check(z.minLength(1))])).check(z.minLength(1)));

/** What every listing takes. */
export const listing = () => ({ page: page(), per_page: perPage(), search: filledText(), _fields: fields() });

/**
 * WordPress's own narrowing of answers: top-level keys, comma separated. On events, venues and organizers a key within
 * a list empties that list; on terms it prunes them, and must name the list's key too (behaviour, section 4).
 */
export const fields = () => filledText();

/**
 * `publish`, `future`, `draft`, `pending`, `private`, `trash`, or one that the site registered; `any` is refused, and so
 * is all but `publish` for callers without edit rights (behaviour, section 5).
 */
export const statuses = () => z.optional(z.array(z.string().check(z.minLength(1))).check(z.minLength(1)));

/**
 * Of venues and organizers, newest first. The total of a search without hits counts everything (behaviour,
 * section 5).
 */
export const placeFilters = () => ({
  ...listing(),
  event: oneId(),
  has_events: flag(),
  only_with_upcoming: flag(),
  status: statuses(),
});

/** hide_empty defaults to true, even with `include`; past the end the list is empty, with 200 (section 5). */
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
