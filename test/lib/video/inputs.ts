import fc from 'fast-check';
import * as z from 'zod/mini';
import { core } from '../../../lib/http/shape';

/**
 * Generates values that a schema of ours accepts: built from its shape, then filtered by the schema itself.
 *
 * @param including A member that all of them have.
 */
export function acceptedBy(schema: z.core.$ZodType, including?: string): fc.Arbitrary<unknown> {
  return likely(core(schema), including).filter((value) => z.safeParse(schema, value).success);
}

function likely(schema: z.core.$ZodType, including?: string): fc.Arbitrary<unknown> {
  if (schema instanceof z.core.$ZodObject) return objects(schema._zod.def.shape, including);
  if (schema instanceof z.core.$ZodArray)
    return fc.uniqueArray(acceptedBy(schema._zod.def.element), { minLength: 1, maxLength: 4 });
  if (schema instanceof z.core.$ZodRecord)
    return fc.dictionary(fc.constantFrom('de', 'en', 'zh-Hant'), acceptedBy(schema._zod.def.valueType));
  if (schema instanceof z.core.$ZodEnum) return fc.constantFrom(...schema._zod.values);
  if (schema instanceof z.core.$ZodLiteral) return fc.constantFrom(...schema._zod.def.values);
  if (schema instanceof z.core.$ZodBoolean) return fc.boolean();
  if (schema instanceof z.core.$ZodNumber) return fc.integer({ min: -100, max: 200 });
  if (schema instanceof z.core.$ZodString) return strings;
  throw new Error(`No values are known for a ${schema._zod.def.type}`);
}

const strings = fc.oneof(
  fc.string({ unit: 'grapheme', maxLength: 20 }),
  fc.constantFrom('UC_-x', 'a&b=c d+e%20/f?g#h', "(it's) *new*!", '2026-11-21T17:00:00Z', '1500', 'Jäzz 🎷'),
);

/** Most optional members are missing, because few filters can be combined. */
function objects(
  shape: Readonly<Record<string, z.core.$ZodType>>,
  including: string | undefined,
): fc.Arbitrary<unknown> {
  const members: Record<string, fc.Arbitrary<unknown>> = {};
  for (const [name, schema] of Object.entries(shape)) {
    const given = acceptedBy(schema);
    const mayMiss = name !== including && z.safeParse(schema, undefined).success;
    const sometimes = { arbitrary: given, weight: 1 };
    members[name] = mayMiss ? fc.oneof({ arbitrary: fc.constant(missing), weight: 3 }, sometimes) : given;
  }
  return fc
    .record(members)
    .map((all) => Object.fromEntries(Object.entries(all).filter(([, value]) => value !== missing)));
}

const missing = Symbol('missing');
