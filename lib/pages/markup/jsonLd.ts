import { parseLooseJson } from './looseJson';
import { getTypes, isEventType, isThing, propertyName, type Thing } from './things';

/** Maximum characters of one block. */
const blockLimit = 2_000_000;
/** Maximum characters of all blocks of a page together. */
const pageLimit = 8_000_000;
/** Maximum number of JSON values that are searched for events. */
const valueLimit = 500_000;

/** The JSON-LD of a page. */
export interface JsonLd {
  events: Thing[];
  /** The thing that a reference (`{ "@id": … }` alone) refers to; any other thing unchanged. */
  resolve(thing: Thing): Thing;
  /** A block or value was beyond the limits and was not read. */
  isCutShort: boolean;
}

/** The texts of a page's JSON-LD blocks. */
export const getJsonLdTexts = (document: Document): string[] =>
  [...document.querySelectorAll('script[type^="application/ld+json"]')].map(
    ({ textContent }) => textContent ?? '',
  );

/**
 * Finds the events in a page's JSON-LD blocks at any depth: in `@graph`, arrays, `subEvent`, `mainEntity`. The blocks
 * are untrusted: they are walked without recursion and within limits.
 */
export function readJsonLd(texts: readonly string[]): JsonLd {
  const queue: unknown[] = [];
  let total = 0;
  let isCutShort = false;
  for (const text of texts) {
    if (text.length > blockLimit || total + text.length > pageLimit) {
      isCutShort = true;
      continue;
    }
    total += text.length;
    const value = parseLooseJson(text);
    if (value !== undefined) queue.push(value);
  }

  const events: Thing[] = [];
  const byId = new Map<string, Thing>();
  for (let next = 0; next < queue.length && next < valueLimit; next++) {
    const value = queue[next];
    if (Array.isArray(value)) for (const each of value) queue.push(each);
    if (!isThing(value)) continue;
    useAliases(value);
    const id = value['@id'];
    if (typeof id === 'string' && !isReference(value)) byId.set(id, complete(byId.get(id), value));
    if (isEventType(getTypes(value))) events.push(value);
    for (const key of Object.keys(value)) {
      const each = value[key];
      if (typeof each === 'object' && each !== null) queue.push(each);
      // Once here, because each event that refers to the thing cuts its texts before it trims them
      if (typeof each === 'string' && /^\s/.test(each)) value[key] = each.trimStart();
      if (!key.includes(':')) continue;
      const name = propertyName(key);
      if (name !== key && !Object.hasOwn(value, name) && name !== '__proto__') value[name] = each;
    }
  }
  const resolve = (thing: Thing) => (isReference(thing) && byId.get(String(thing['@id']))) || thing;
  return { events, resolve, isCutShort: isCutShort || queue.length > valueLimit };
}

const isReference = (thing: Thing) =>
  Object.hasOwn(thing, '@id') && Object.keys(thing).every((key) => key === '@id' || key === '@type');

/** The context of schema.org lets `type` and `id` stand for `@type` and `@id`. */
function useAliases(thing: Thing): void {
  if (typeof thing.type === 'string') thing['@type'] ??= thing.type;
  if (typeof thing.id === 'string') thing['@id'] ??= thing.id;
}

/** A thing that several blocks describe in parts: the first description, completed by the others. */
function complete(known: Thing | undefined, thing: Thing): Thing {
  if (known)
    for (const [key, value] of Object.entries(thing))
      if (!Object.hasOwn(known, key) && key !== '__proto__') known[key] = value;
  return known ?? thing;
}
