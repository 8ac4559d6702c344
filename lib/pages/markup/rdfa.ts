import { noteElement, propertyValue } from './elementText';
import { addValue, getTypes, isEventType, newThing, propertyName, type Thing } from './things';

const propertyLimit = 50_000;

/**
 * Finds the events in a page's RDFa Lite (`typeof`, `property`). Ignores prefixes: the names of types are sufficient.
 */
export function readRdfa(document: Document): Thing[] {
  const things = new Map<Element, Thing>();
  for (const element of document.querySelectorAll('[typeof]'))
    things.set(element, newThing(words(element, 'typeof')));
  if (![...things.values()].some((thing) => isEventType(getTypes(thing)))) return [];

  for (const element of [...document.querySelectorAll('[property]')].slice(0, propertyLimit)) {
    const owner = element.parentElement?.closest('[typeof]');
    const thing = owner && things.get(owner);
    if (!thing) continue;
    for (const name of words(element, 'property')) {
      const property = propertyName(name);
      const value = things.get(element) ?? propertyValue(element, property);
      addValue(thing, property, value);
      noteElement(thing, property, value, element);
    }
  }
  return [...things.values()].filter((thing) => isEventType(getTypes(thing)));
}

const words = (element: Element, attribute: string) =>
  (element.getAttribute(attribute) ?? '').split(/\s+/).filter(Boolean).slice(0, 20);
