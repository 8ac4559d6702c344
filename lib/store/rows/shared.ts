import * as z from 'zod/mini';
import type { FaultKind } from '../../errors';

/** A schema that is built on first use, since a worker that has just started needs few of them. */
export const once = <T>(build: () => T): (() => T) => {
  let built: T | undefined;
  return () => {
    built ??= build();
    return built;
  };
};

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
