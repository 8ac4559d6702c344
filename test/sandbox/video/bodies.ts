import type { z } from 'zod/mini';
import { malformed } from './parameters';

/** Reads a resource out of a request body; wrong types are refused as the front end does. */
export function readResource<Schema extends z.ZodMiniType>(schema: Schema, body: unknown): z.output<Schema> {
  const result = schema.safeParse(body);
  if (result.success) return result.data;
  const at = result.error.issues[0]?.path.join('.') ?? '';
  throw malformed(`Invalid value at 'resource.${at}'`);
}
