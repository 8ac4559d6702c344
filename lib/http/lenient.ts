import * as z from 'zod/mini';

/** A list of which each item is parsed by itself: a broken one is left out and never sinks the others. None is an empty one. */
export function lenientList<Item extends z.core.$ZodType>(item: Item) {
  return z.pipe(
    z.optional(z.array(z.unknown())),
    z.transform((items: unknown[] = []) =>
      items.map((raw) => z.safeParse(item, raw)).flatMap((parsed) => (parsed.success ? [parsed.data] : [])),
    ),
  );
}
