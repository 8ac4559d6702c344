import * as z from 'zod/mini';
import type { FaultKind } from '../../errors';
import { once } from '../../shared/once';

/** An error as `FaultData` of lib/errors. Kinds are not checked: another version may have written others. */
export const faultSchema = once(() =>
  z.object({
    kind: z.custom<FaultKind>((kind) => typeof kind === 'string'),
    reason: z.string(),
    outcome: z.enum(['refused', 'unclear']),
    service: z.optional(z.enum(['video', 'calendar'])),
    status: z.optional(z.number()),
    retryAt: z.optional(z.number()),
    about: z.optional(z.string()),
  }),
);
