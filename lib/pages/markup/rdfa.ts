import { noteElement, propertyValue } from './elementText';
import { noteOrigin } from './origin';
import { findPropertyElements, propertyLimit, readTokens } from './propertyElements';
import {
  addressProperties,
  addValue,
  getTypes,
  isEventType,
  newThing,
  propertyName,
  type Thing,
} from './things';

const prefixLimit = 1_000;
const linkAttributes = ['resource', 'href', 'src'];

/**
 * Finds the events in a page's RDFa (`typeof`, `property`, `about`, `resource`, `rel`). Of prefixes, `schema` and
 * those that the page declares for schema.org are known; the names of types are sufficient. Elements with one
 * identifier describe one thing, wherever they are.
 */
export function readRdfa(document: Document): Thing[] {
  const things = new Map<Element, Thing>();
  const byId = new Map<string, Thing>();
  for (const element of document.querySelectorAll('[typeof]')) {
    const id = findId(element, 'about', ...linkAttributes);
    const thing = newThing(readTokens(element, 'typeof'));
    things.set(element, thing);
    if (id !== undefined && !byId.has(id)) byId.set(id, thing);
  }
  const events = new Set([...things.values()].filter((thing) => isEventType(getTypes(thing))));
  if (events.size === 0) return [];

  const getOwner = (element: Element): Thing | undefined => {
    const about = element.getAttribute('about');
    if (about && !element.hasAttribute('typeof')) return byId.get(about);
    const subject = element.parentElement?.closest('[typeof],[about],[resource]:not([property],[rel])');
    if (!subject) return undefined;
    return things.get(subject) ?? byId.get(findId(subject, 'about', 'resource') ?? '');
  };
  const links = { things, byId, within: findWithin(things) };
  const prefixes = findPrefixes(document);
  const toName = (written: string) =>
    propertyName(prefixes.has(written.split(':', 1)[0] ?? '') ? written.replace(/^[^:]*:/, '') : written);
  const relations = [...document.querySelectorAll('[rel*=":"]')].filter((element) =>
    readTokens(element, 'rel').some((name) => toName(name) !== name),
  );
  for (const element of relations.slice(0, propertyLimit)) {
    const owner = getOwner(element);
    const value =
      findThing(element, links) ?? findId(element, ...linkAttributes) ?? links.within.get(element);
    if (owner && value) for (const name of readTokens(element, 'rel')) addValue(owner, toName(name), value);
  }
  findPropertyElements(document, 'rdfa').forEach((element, at) => {
    const owner = getOwner(element);
    if (!owner) return;
    for (const name of readTokens(element, 'property')) {
      const property = toName(name);
      const value =
        (addressProperties.has(property) ? things.get(element) : findThing(element, links)) ??
        propertyValue(element, property);
      addValue(owner, property, value);
      noteElement(owner, property, value, element);
      if (events.has(owner)) noteOrigin(owner, property, at);
    }
  });
  return [...events];
}

/** The prefixes that a page declares for schema.org: `prefix="s: http://schema.org/"`. */
function findPrefixes(document: Document): ReadonlySet<string> {
  const declared = [...document.querySelectorAll('[prefix*="schema.org"]')].slice(0, prefixLimit);
  const pairs = declared.flatMap((element) => {
    const tokens = readTokens(element, 'prefix', 100);
    return tokens.flatMap((name, at) =>
      name.endsWith(':') && /^https?:\/\/schema\.org\/$/.test(tokens[at + 1] ?? '')
        ? [name.slice(0, -1)]
        : [],
    );
  });
  return new Set(pairs);
}

function findId(element: Element, ...attributes: string[]): string | undefined {
  for (const name of attributes) {
    const id = element.getAttribute(name);
    if (id) return id;
  }
  return undefined;
}

interface Links {
  things: ReadonlyMap<Element, Thing>;
  byId: ReadonlyMap<string, Thing>;
}

/** The thing that is an element's value: its own, or one that it refers to. */
function findThing(element: Element, { things, byId }: Links): Thing | undefined {
  const own = things.get(element);
  if (own || byId.size === 0 || element.hasAttribute('content')) return own;
  return byId.get(findId(element, ...linkAttributes) ?? '');
}

/** For each element with `rel`, the first thing within it: `<div rel="schema:location"><div typeof="schema:Place">`. */
function findWithin(things: ReadonlyMap<Element, Thing>): ReadonlyMap<Element, Thing> {
  const within = new Map<Element, Thing>();
  for (const [element, thing] of things) {
    const around = element.parentElement?.closest('[rel],[typeof]');
    if (around?.hasAttribute('rel') && !within.has(around)) within.set(around, thing);
  }
  return within;
}
