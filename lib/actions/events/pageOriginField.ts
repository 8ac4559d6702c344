import * as z from 'zod/mini';
import { type PageOrigin, pageFacts } from '../../pages/pageOrigin';

const text = () => z.string().check(z.maxLength(2_000));

/** Schema of the page that an event is made or updated from, for the ledger of added events. */
export const pageOriginField = (): z.ZodMiniOptional<z.ZodMiniType<PageOrigin>> =>
  z.optional(
    z.object({
      address: text(),
      uid: z.optional(text()),
      said: z.partialRecord(z.enum(pageFacts), text()),
    }),
  );
