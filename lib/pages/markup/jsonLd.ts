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
}

/** Whether a JSON-LD block of the page has more than 2,000,000 characters, so that it is not read. */
export function hasOversizedBlock(document: Document): boolean {
  return readBlocks(document).some((text) => text.length > blockLimit);
}

function readBlocks(document: Document): string[] {
  const scripts = document.querySelectorAll('script[type^="application/ld+json"]');
  return [...scripts].map((script) => script.textContent ?? '');
}

/**
 * Finds the events in a page's JSON-LD blocks at any depth: in `@graph`, arrays, `subEvent`, `mainEntity`. The blocks
 * are untrusted: they are walked without recursion and within limits.
 */
export function readJsonLd(document: Document): JsonLd {
  const queue: unknown[] = [];
  let total = 0;
  for (const text of readBlocks(document)) {
    if (text.length > blockLimit || total + text.length > pageLimit) continue;
    total += text.length;
    const value = parse(text);
    if (value !== undefined) queue.push(value);
  }

  const events: Thing[] = [];
  const byId = new Map<string, Thing>();
  for (let next = 0; next < queue.length && next < valueLimit; next++) {
    const value = queue[next];
    if (Array.isArray(value)) for (const each of value) queue.push(each);
    if (!isThing(value)) continue;
    const id = value['@id'];
    if (typeof id === 'string' && !isReference(value)) byId.set(id, value);
    if (isEventType(getTypes(value))) events.push(value);
    for (const [key, each] of Object.entries(value)) {
      if (typeof each === 'object' && each !== null) queue.push(each);
      const name = key.includes(':') ? propertyName(key) : key;
      if (name !== key && !Object.hasOwn(value, name) && name !== '__proto__') value[name] = each;
    }
  }
  const resolve = (thing: Thing) => (isReference(thing) && byId.get(String(thing['@id']))) || thing;
  return { events, resolve };
}

const isReference = (thing: Thing) =>
  Object.hasOwn(thing, '@id') && Object.keys(thing).every((key) => key === '@id' || key === '@type');

/** Parses JSON, also with common errors: raw line breaks in strings, trailing commas, comment marks around it. */
function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    try {
      return JSON.parse(
        text
          .replace(/^\s*(?:<!--|\/\/<!\[CDATA\[|\/\*<!\[CDATA\[\*\/|<!\[CDATA\[)/, '')
          .replace(/(?:-->|\/\/\]\]>|\/\*\]\]>\*\/|\]\]>|;)\s*$/, '')
          // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what JSON forbids
          .replace(/[\u0000-\u001f]+/g, ' ')
          .replace(/, *([}\]])/g, '$1'),
      );
    } catch {
      return undefined;
    }
  }
}
