/**
 * What all sources of a page are turned into first: a thing in the vocabulary of schema.org, as in JSON-LD.
 * Property values are strings, numbers, booleans, things, or arrays of these; nothing about them is trusted.
 */
export type Thing = Record<string, unknown>;

/** A thing that owns only what is put into it, so that a property named `__proto__` is one like any other. */
export function newThing(types: string[] = []): Thing {
  const thing: Thing = Object.create(null);
  thing['@type'] = types;
  return thing;
}

/** Adds one more value to a property. */
export function addValue(thing: Thing, property: string, value: unknown): void {
  const values = thing[property];
  if (Array.isArray(values)) values.push(value);
  else thing[property] = [value];
}

export function isThing(value: unknown): value is Thing {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

const maximumValues = 200;

/** All values of the first of these properties that has any; `@value`, `@list` and `@set` are unwrapped. */
export function getValues(thing: Thing, ...properties: string[]): unknown[] {
  for (const property of properties) {
    if (!Object.hasOwn(thing, property)) continue;
    const value = thing[property];
    const values = typeof value === 'string' ? [value] : flat(value, 0);
    if (values.length > 0) return values;
  }
  return [];
}

function flat(value: unknown, depth: number): unknown[] {
  if (value === null || value === undefined || depth > 4) return [];
  if (Array.isArray(value)) return value.slice(0, maximumValues).flatMap((each) => flat(each, depth + 1));
  if (isThing(value))
    for (const wrapper of ['@value', '@list', '@set'])
      if (Object.hasOwn(value, wrapper)) return flat(value[wrapper], depth + 1);
  return [value];
}

/** `name` for `schema:name` and `https://schema.org/name`; other names as they are. */
export function propertyName(written: string): string {
  return written.includes(':') ? written.replace(/^(?:schema:|https?:\/\/schema\.org\/)/, '') : written;
}

/** A type's own name: `MusicEvent` for `http://schema.org/MusicEvent` and `schema:MusicEvent`. */
export function getTypes(thing: Thing): string[] {
  return getValues(thing, '@type').map((type) =>
    typeof type === 'string' ? type.replace(/^.*[/#:]/, '') : '',
  );
}

// Subtypes of schema.org's Event whose names do not end in Event
const otherEventTypes = new Set(['Festival', 'Hackathon', 'CourseInstance', 'EventSeries', 'Vevent']);
// These are about parcels and publications, not about something to go to
const notForVisitors = new Set(['DeliveryEvent', 'PublicationEvent', 'OnDemandEvent']);

/** Whether one of these type names is schema.org's Event or one of its kinds. */
export function isEventType(types: string[]): boolean {
  return types.some(
    (type) => otherEventTypes.has(type) || (type.endsWith('Event') && !notForVisitors.has(type)),
  );
}

/** Properties whose value on a link or image is its address, not its text. */
export const addressProperties = new Set([
  'url',
  'sameAs',
  'image',
  'thumbnailUrl',
  'photo',
  'mainEntityOfPage',
  'email',
]);
