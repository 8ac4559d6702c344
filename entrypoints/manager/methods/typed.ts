import * as z from 'zod/mini';
import { bodyToFill, type MethodFormData } from '../../../lib/methodForms';
import type { Method } from '../../../lib/video';

/** A call as typed in the form. */
export const Typed = () =>
  z.object({
    /** Values by parameter name; multiple choices are separated by commas. */
    parameters: z.record(z.string(), z.string()),
    /** JSON text. */
    body: z.string(),
    /** HTTP verb if the method has several, else empty. */
    via: z.enum(['', 'POST', 'PUT', 'PATCH']),
    /** To replace what is stored by exactly what was typed. */
    isExact: z.catch(z.boolean(), false),
  });
export type Typed = z.output<ReturnType<typeof Typed>>;

/** Whether a call of the method erases what it leaves out, unless it is merged with what is stored. */
export const isReplacing = ({ reads, resets }: Method): boolean =>
  reads !== undefined || resets !== undefined;

/** An empty call. `part` is preset to `snippet`, or else to its first option. */
export function emptyCall(method: Method, { parameters }: MethodFormData): Typed {
  const part = parameters.find(({ name }) => name === 'part')?.kind;
  const options = part?.is === 'choices' ? part.options : [];
  const usual = options.includes('snippet') ? 'snippet' : options[0];
  return {
    parameters: usual === undefined ? {} : { part: usual },
    // A merged call needs nothing but the id, which is in the address of a calendar's records
    body: method.reads ? '{ "id": "" }' : isReplacing(method) ? '{}' : bodyToFill(method),
    via: '',
    isExact: false,
  };
}

/** Parses a stored draft, which an older version may have written; undefined if it is invalid. */
export const readTyped = (kept: unknown): Typed | undefined => Typed().safeParse(kept).data;
