import fc from 'fast-check';
import { type DescribedSchema, resolve } from './description';

/** Generates values that a described schema allows. Every member of an object but its id is optional. */
export function generateSample(schema: DescribedSchema): fc.Arbitrary<Record<string, unknown>> {
  // Answers are JSON: without -0 and without undefined members
  return toArbitrary(schema).map((value) => JSON.parse(JSON.stringify(value)));
}

const required = ['id', 'url'];

function toArbitrary(schema: DescribedSchema): fc.Arbitrary<unknown> {
  const found = resolve(schema);
  if (found.type === 'object') return toObject(found);
  if (found.type === 'array') return fc.array(toArbitrary(found.items ?? {}), { maxLength: 3 });
  if (found.type === 'boolean') return fc.boolean();
  if (found.type === 'integer') return fc.integer({ min: 0, max: 2 ** 31 - 1 });
  if (found.type === 'number') return fc.double({ noNaN: true, noDefaultInfinity: true });
  if (found.enum !== undefined) return fc.constantFrom(...found.enum);
  if (found.format === 'date-time') return moments;
  if (found.format?.endsWith('int64')) return fc.bigInt({ min: 0n, max: 2n ** 63n - 1n }).map(String);
  return fc.string({ unit: 'grapheme', maxLength: 12 });
}

/** An object's schema lists its members, or gives one schema for all of them. */
function toObject({ properties, additionalProperties }: DescribedSchema): fc.Arbitrary<unknown> {
  if (additionalProperties !== undefined)
    return fc.dictionary(fc.constantFrom('en', 'de', 'zh-Hant'), toArbitrary(additionalProperties));
  const members: Record<string, fc.Arbitrary<unknown>> = {};
  for (const [name, member] of Object.entries(properties ?? {})) members[name] = toArbitrary(member);
  return fc.record(members, { requiredKeys: required.filter((name) => name in members) });
}

const moments = fc
  .date({ min: new Date('2005-01-01'), max: new Date('2040-01-01'), noInvalidDate: true })
  .map((date) => date.toISOString());

/** A sample with all members; each list and map has one entry. */
export function fullSample(schema: DescribedSchema): unknown {
  const found = resolve(schema);
  if (found.type === 'array') return [fullSample(found.items ?? {})];
  if (found.additionalProperties !== undefined) return { en: fullSample(found.additionalProperties) };
  if (found.type === 'object')
    return Object.fromEntries(
      Object.entries(found.properties ?? {}).map(([name, member]) => [name, fullSample(member)]),
    );
  if (found.type === 'boolean') return true;
  return found.type === 'string' ? (found.enum?.[0] ?? '1') : 1;
}

/** The paths of all scalars of a schema that are not deprecated; lists and maps as in the full sample. */
export function listScalars(
  schema: DescribedSchema,
  path: readonly (string | number)[] = [],
): (string | number)[][] {
  const found = resolve(schema);
  if (found.deprecated) return [];
  if (found.type === 'array') return listScalars(found.items ?? {}, [...path, 0]);
  if (found.additionalProperties !== undefined)
    return listScalars(found.additionalProperties, [...path, 'en']);
  if (found.type !== 'object') return [[...path]];
  return Object.entries(found.properties ?? {}).flatMap(([name, member]) =>
    listScalars(member, [...path, name]),
  );
}
