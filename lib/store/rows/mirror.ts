import * as z from 'zod/mini';
import { once } from '../../shared/once';

/** A row of a collection, as the service had it when it was read, or as our own action left it. */
export const mirrorSchema = once(() =>
  z.object({
    /** `accountId|collection|id`. */
    key: z.string(),
    /** `accountId|collection`. */
    list: z.string(),
    /** Number of its last change in the list, of a fixed length, so that it sorts: views ask for what changed after it. */
    changed: z.string(),
    /** Start of the reading that met it last, epoch milliseconds. */
    seen: z.number(),
    /** When an action of ours changed it, epoch milliseconds: reads may lag behind. */
    writtenAt: z.optional(z.number()),
    /** Of the collection's own schema; left out once it is gone from the service. */
    row: z.optional(z.unknown()),
  }),
);
