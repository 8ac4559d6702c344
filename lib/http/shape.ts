import * as z from 'zod/mini';

/** The schema inside of `optional`, `catch` and default wrappers. */
export function core(schema: z.core.$ZodType): z.core.$ZodType {
  const wrapped =
    schema instanceof z.core.$ZodOptional ||
    schema instanceof z.core.$ZodCatch ||
    schema instanceof z.core.$ZodDefault;
  return wrapped ? core(schema._zod.def.innerType) : schema;
}

/** The members of an object schema by name; undefined for any other schema. */
export function findShape(schema: unknown): Readonly<Record<string, z.core.$ZodType>> | undefined {
  if (!(schema instanceof z.core.$ZodType)) return undefined;
  const inner = core(schema);
  return inner instanceof z.core.$ZodObject ? inner._zod.def.shape : undefined;
}
