import type { EventSource } from '../foundEvent';

/** Elements that are read of one format. */
export const propertyLimit = 50_000;
const rootLimit = 2_000;

/**
 * The elements of a page that can hold properties of events in one of the formats, in document order. `Evidence.at`
 * counts them: all elements, of text. Empty for a source that has no elements.
 */
export function findPropertyElements(document: Document, source: EventSource): Element[] {
  if (source === 'microdata') return [...document.querySelectorAll('[itemprop]')].slice(0, propertyLimit);
  if (source === 'rdfa') return [...document.querySelectorAll('[property]')].slice(0, propertyLimit);
  if (source === 'text') return [...document.getElementsByTagName('*')].slice(0, propertyLimit);
  if (source !== 'h-event') return [];
  // Starts from the outermost events, so that each element is visited once however deep events are nested
  const outermost = findEventRoots(document).filter(
    (root) => !root.parentElement?.closest('.h-event,.vevent'),
  );
  return outermost.flatMap((root) => [...root.querySelectorAll('[class]')]).slice(0, propertyLimit);
}

/** The space-separated tokens of an attribute, at most `limit`. */
export const readTokens = (element: Element, attribute: string, limit = 20): string[] =>
  (element.getAttribute(attribute) ?? '').split(/\s+/).filter(Boolean).slice(0, limit);

/** The elements of h-event and hCalendar events, nested ones among them. */
export const findEventRoots = (document: Document): Element[] =>
  [...document.querySelectorAll('.h-event,.vevent')].slice(0, rootLimit);
