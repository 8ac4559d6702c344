import { getTypes, isEventType, isThing, propertyName, type Thing } from './things';

/** Characters of one block, and of all blocks of a page together, beyond which nothing is read. */
const blockLimit = 2_000_000;
const pageLimit = 8_000_000;
const valueLimit = 500_000;

export interface JsonLd {
  events: Thing[];
  /** The thing a reference (`{ "@id": … }` alone) stands for, else the same thing. */
  resolve(thing: Thing): Thing;
}

/** Whether a page's data holds a block that is too large to be read. */
export function hasOversizedBlock(document: Document): boolean {
  return blocksOf(document).some((text) => text.length > blockLimit);
}

function blocksOf(document: Document): string[] {
  const scripts = document.querySelectorAll('script[type^="application/ld+json"]');
  return [...scripts].map((script) => script.textContent ?? '');
}

/**
 * The events of a page's JSON-LD blocks wherever they are nested: `@graph`, arrays, `subEvent`, `mainEntity`.
 * Blocks are data of strangers: walked without recursion, within limits, and read property by property.
 */
export function readJsonLd(document: Document): JsonLd {
  const queue: unknown[] = [];
  let total = 0;
  for (const text of blocksOf(document)) {
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

/** JSON, also with its usual damage: raw line breaks in strings, commas too many, comment marks around it. */
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
