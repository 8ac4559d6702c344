import * as z from 'zod/mini';

/** A list schema that leaves out items which do not parse; a missing list is empty. */
export function lenientList<Item extends z.core.$ZodType>(item: Item) {
  return z.pipe(
    z.optional(z.array(z.unknown())),
    z.transform((items: unknown[] = []) =>
      items.map((raw) => z.safeParse(item, raw)).flatMap((parsed) => (parsed.success ? [parsed.data] : [])),
    ),
  );
}
