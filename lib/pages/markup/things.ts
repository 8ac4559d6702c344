import { isObject } from '../../shared/isObject';

/**
 * An item in the vocabulary of schema.org, shaped as in JSON-LD; all formats of a page are first converted to it.
 * Property values are strings, numbers, booleans, things, or arrays of these. They are untrusted.
 */
export type Thing = Record<string, unknown>;

/** Creates a thing without a prototype, so that a property named `__proto__` is an ordinary one. */
export function newThing(types: string[] = []): Thing {
  const thing: Thing = Object.create(null);
  thing['@type'] = types;
  return thing;
}

/** Adds a value to a property. Values added before are kept. */
export function addValue(thing: Thing, property: string, value: unknown): void {
  const values = thing[property];
  if (Array.isArray(values)) values.push(value);
  else thing[property] = [value];
}

/** Whether a value is an object, but not null or an array. */
export const isThing: (value: unknown) => value is Thing = isObject;

const maximumValues = 200;
const noValues: readonly unknown[] = [];

/** The values of the first of these properties that has any, at most 200. Unwraps `@value`, `@list` and `@set`. */
export function getValues(thing: Thing, ...properties: string[]): readonly unknown[] {
  for (const property of properties) {
    const value = thing[property];
    if (value === undefined || !Object.hasOwn(thing, property)) continue;
    const values = typeof value === 'string' ? [value] : flatten(value, 0);
    if (values.length > 0) return values;
  }
  return noValues;
}

/** Those values of a property that are things. Each reference is replaced by what it refers to. */
export function getThings(thing: Thing, property: string, resolve: (thing: Thing) => Thing): Thing[] {
  const things: Thing[] = [];
  for (const value of getValues(thing, property)) if (isThing(value)) things.push(resolve(value));
  return things;
}

function flatten(value: unknown, depth: number): unknown[] {
  if (value === null || depth > 4) return [];
  if (Array.isArray(value) && value.length === 1) return flatten(value[0], depth + 1);
  if (Array.isArray(value)) return value.slice(0, maximumValues).flatMap((each) => flatten(each, depth + 1));
  if (isThing(value))
    for (const wrapper of ['@value', '@list', '@set'])
      if (Object.hasOwn(value, wrapper)) return flatten(value[wrapper], depth + 1);
  return [value];
}

/** Removes the schema.org prefix: `name` for `schema:name` and `https://schema.org/name`. Other names are unchanged. */
export function propertyName(written: string): string {
  return written.includes(':') ? written.replace(/^(?:schema:|https?:\/\/schema\.org\/)/, '') : written;
}

/**
 * The names of a thing's types without prefix: `MusicEvent` for `http://schema.org/MusicEvent` and `schema:MusicEvent`.
 */
export function getTypes(thing: Thing): string[] {
  return getValues(thing, '@type').map((type) =>
    typeof type === 'string' ? type.replace(/^.*[/#:]/, '') : '',
  );
}

// Subtypes of schema.org's Event whose names do not end in Event
const otherEventTypes = new Set(['Festival', 'Hackathon', 'CourseInstance', 'EventSeries', 'Vevent']);
// Subtypes of schema.org's Event that nobody can attend: deliveries, broadcasts and publications
const notForVisitors = new Set(['DeliveryEvent', 'PublicationEvent', 'OnDemandEvent']);

/** Whether one of these type names is schema.org's Event or a subtype that people can attend. */
export function isEventType(types: string[]): boolean {
  return types.some(
    (type) => otherEventTypes.has(type) || (type.endsWith('Event') && !notForVisitors.has(type)),
  );
}

/** Properties whose value, on a link or image, is the address and not the text. */
export const addressProperties = new Set([
  'url',
  'sameAs',
  'image',
  'thumbnailUrl',
  'contentUrl',
  'photo',
  'mainEntityOfPage',
  'email',
]);
