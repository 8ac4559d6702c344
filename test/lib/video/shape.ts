import * as z from 'zod/mini';

type Shape = Readonly<Record<string, z.core.$ZodType>>;

/** What a schema is when nothing is missing and nothing odd: under `optional`, `catch`, defaults and pipes. */
export function core(schema: z.core.$ZodType): z.core.$ZodType {
  if (schema instanceof z.core.$ZodPipe) return core(schema._zod.def.in);
  if (
    schema instanceof z.core.$ZodOptional ||
    schema instanceof z.core.$ZodCatch ||
    schema instanceof z.core.$ZodDefault
  )
    return core(schema._zod.def.innerType);
  return schema;
}

/** The members of an object's schema; none for every other. */
export function shapeOf(schema: unknown): Shape {
  if (!(schema instanceof z.core.$ZodType)) return {};
  const inner = core(schema);
  return inner instanceof z.core.$ZodObject ? inner._zod.def.shape : {};
}
