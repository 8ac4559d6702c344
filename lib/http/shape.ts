import * as z from 'zod/mini';

/** A schema without what only says how it may be missing: under `optional`, `catch` and defaults. */
export function core(schema: z.core.$ZodType): z.core.$ZodType {
  const wrapped =
    schema instanceof z.core.$ZodOptional ||
    schema instanceof z.core.$ZodCatch ||
    schema instanceof z.core.$ZodDefault;
  return wrapped ? core(schema._zod.def.innerType) : schema;
}

/** The members of an object's schema by name; undefined for all that is no object of named members. */
export function findShape(schema: unknown): Readonly<Record<string, z.core.$ZodType>> | undefined {
  if (!(schema instanceof z.core.$ZodType)) return undefined;
  const inner = core(schema);
  return inner instanceof z.core.$ZodObject ? inner._zod.def.shape : undefined;
}
