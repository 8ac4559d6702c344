import * as z from 'zod/mini';
import type { MethodForm } from '../../../lib/methodForms';

/** A call as it is typed. */
export interface Typed {
  /** By name; several choices with commas between. */
  parameters: Record<string, string>;
  /** JSON. */
  body: string;
  /** The verb, where there is a choice. */
  via: '' | 'POST' | 'PUT' | 'PATCH';
}

/** Of the parts that can be asked for, the one that says most. */
export function emptyCall({ parameters }: MethodForm, body: string): Typed {
  const part = parameters.find(({ name }) => name === 'part')?.kind;
  const options = part?.is === 'choices' ? part.options : [];
  const usual = options.includes('snippet') ? 'snippet' : options[0];
  return { parameters: usual === undefined ? {} : { part: usual }, body, via: '' };
}

/** What was typed last time; an older version may have written it. */
export function readTyped(kept: unknown): Typed | undefined {
  const parsed = z
    .object({
      parameters: z.record(z.string(), z.string()),
      body: z.string(),
      via: z.enum(['', 'POST', 'PUT', 'PATCH']),
    })
    .safeParse(kept);
  return parsed.success ? parsed.data : undefined;
}
