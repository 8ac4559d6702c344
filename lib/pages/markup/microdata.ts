import { noteElement, propertyValue } from './elementText';
import { noteOrigin } from './origin';
import { findPropertyElements } from './propertyElements';
import { addressProperties, addValue, getTypes, isEventType, newThing, type Thing } from './things';

const propertyLimit = 50_000;

/** Finds the events in a page's microdata (`itemscope`, `itemtype`, `itemprop`, `itemref`, `itemid`). */
export function readMicrodata(document: Document): Thing[] {
  const things = new Map<Element, Thing>();
  const byId = new Map<string, Thing>();
  const getThing = (scope: Element): Thing => {
    const known = things.get(scope) ?? newThing(words(scope, 'itemtype'));
    if (!things.has(scope)) {
      const id = scope.getAttribute('itemid');
      if (id) byId.set(id, known);
    }
    things.set(scope, known);
    return known;
  };
  const add = (owner: Element, element: Element, at?: number) => {
    for (const property of words(element, 'itemprop')) {
      const isScope = element.hasAttribute('itemscope');
      const value = isScope ? getThing(element) : propertyValue(element, property);
      const thing = getThing(owner);
      addValue(thing, property, isScope ? value : (findItem(element, property, byId) ?? value));
      noteElement(thing, property, value, element);
      noteOrigin(thing, property, at);
    }
  };

  for (const scope of document.querySelectorAll('[itemscope][itemtype]')) getThing(scope);
  if (![...things.values()].some((thing) => isEventType(getTypes(thing)))) return [];
  const places = new Map(findPropertyElements(document, 'microdata').map((element, at) => [element, at]));
  for (const [element, at] of places) {
    const owner = element.parentElement?.closest('[itemscope]');
    if (owner) add(owner, element, at);
  }
  for (const [owner, element] of referenced(document)) add(owner, element, places.get(element));
  return [...things.values()].filter((thing) => isEventType(getTypes(thing)));
}

/** The item that a link such as `<link itemprop="location" href="#hall">` refers to by its `itemid`. */
function findItem(element: Element, property: string, byId: ReadonlyMap<string, Thing>): Thing | undefined {
  const isAddress = byId.size === 0 || addressProperties.has(property);
  return isAddress ? undefined : byId.get(element.getAttribute('href') ?? '');
}

/** Properties elsewhere on the page that an item refers to by `itemref`. */
function referenced(document: Document): [owner: Element, property: Element][] {
  const found: [Element, Element][] = [];
  // Several items may refer to one element: it is searched once
  const byRoot = new Map<Element, Element[]>();
  for (const owner of document.querySelectorAll('[itemscope][itemref]'))
    for (const id of words(owner, 'itemref').slice(0, 20)) {
      const root = document.getElementById(id);
      if (!root || root.contains(owner) || found.length > propertyLimit) continue;
      if (root.hasAttribute('itemprop')) found.push([owner, root]);
      if (root.hasAttribute('itemscope')) continue;
      const properties = byRoot.get(root) ?? ownProperties(root);
      byRoot.set(root, properties);
      for (const element of properties) found.push([owner, element]);
    }
  return found;
}

/** The properties within an element that do not belong to a nested item. */
function ownProperties(root: Element): Element[] {
  return [...root.querySelectorAll('[itemprop]')].filter((element) => {
    const scope = element.parentElement?.closest('[itemscope]');
    return !scope || !root.contains(scope);
  });
}

const words = (element: Element, attribute: string) =>
  (element.getAttribute(attribute) ?? '').split(/\s+/).filter(Boolean).slice(0, 20);
