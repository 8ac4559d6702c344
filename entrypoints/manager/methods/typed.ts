import * as z from 'zod/mini';
import type { MethodFormData } from '../../../lib/methodForms';

/** A call as typed in the form. */
const Typed = () =>
  z.object({
    /** Values by parameter name; multiple choices are separated by commas. */
    parameters: z.record(z.string(), z.string()),
    /** JSON text. */
    body: z.string(),
    /** HTTP verb if the method has several, else empty. */
    via: z.enum(['', 'POST', 'PUT', 'PATCH']),
  });
export type Typed = z.output<ReturnType<typeof Typed>>;

/** An empty call. `part` is preset to `snippet`, or else to its first option. */
export function emptyCall({ parameters }: MethodFormData, body: string): Typed {
  const part = parameters.find(({ name }) => name === 'part')?.kind;
  const options = part?.is === 'choices' ? part.options : [];
  const usual = options.includes('snippet') ? 'snippet' : options[0];
  return { parameters: usual === undefined ? {} : { part: usual }, body, via: '' };
}

/** Parses a stored draft, which an older version may have written; undefined if it is invalid. */
export const readTyped = (kept: unknown): Typed | undefined => Typed().safeParse(kept).data;
