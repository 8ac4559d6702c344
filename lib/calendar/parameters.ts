import * as z from 'zod/mini';

/** At most 50 a page; larger values silently become 50 (calendar API behaviour, section 5). */
export const paging = () => ({
  page: z.optional(z.int().check(z.minimum(1))),
  per_page: z.optional(z.int().check(z.minimum(1), z.maximum(50))),
});

/** An empty search is refused by the service (behaviour, section 5). */
export const search = () => z.optional(z.string().check(z.minLength(1)));

/** WordPress's own narrowing of answers: top-level keys, comma separated. */
export const fields = () => z.optional(z.string());

export const itemId = () => z.int().check(z.minimum(1));
