import { noteElement, propertyValue } from './elementText';
import { noteOrigin } from './origin';
import { findPropertyElements, propertyLimit, readTokens } from './propertyElements';
import { addressProperties, addValue, getTypes, isEventType, newThing, type Thing } from './things';

/** Finds the events in a page's microdata (`itemscope`, `itemtype`, `itemprop`, `itemref`, `itemid`). */
export function readMicrodata(document: Document): Thing[] {
  const things = new Map<Element, Thing>();
  const byId = new Map<string, Thing>();
  for (const scope of document.querySelectorAll('[itemscope]')) {
    const thing = newThing(readTokens(scope, 'itemtype'));
    things.set(scope, thing);
    const id = scope.getAttribute('itemid');
    if (id) byId.set(id, thing);
  }
  const events = new Set([...things.values()].filter((thing) => isEventType(getTypes(thing))));
  if (events.size === 0) return [];
  const add = (scope: Element, element: Element, at?: number) => {
    const owner = things.get(scope);
    if (!owner) return;
    const item = things.get(element);
    const isEvent = events.has(owner);
    for (const property of readTokens(element, 'itemprop')) {
      const value = item ?? propertyValue(element, property);
      addValue(owner, property, item ?? findItem(element, property, byId) ?? value);
      noteElement(owner, property, value, element);
      if (isEvent) noteOrigin(owner, property, at);
    }
  };
  const elements = findPropertyElements(document, 'microdata');
  elements.forEach((element, at) => {
    const scope = element.parentElement?.closest('[itemscope]');
    if (scope) add(scope, element, at);
  });
  const references = referenced(document);
  const places = new Map(references.length > 0 ? elements.map((element, at) => [element, at]) : []);
  for (const [owner, element] of references) add(owner, element, places.get(element));
  return [...events];
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
    for (const id of readTokens(owner, 'itemref').slice(0, 20)) {
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
