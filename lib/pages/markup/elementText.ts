import { toPlainText } from '../plainText';
import { addressProperties, type Thing } from './things';

const skippedElements = new Set(['SCRIPT', 'STYLE', 'TEMPLATE', 'NOSCRIPT']);
const smallTreeElements = 500;
const paragraphs = 'p,div,li,tr,h1,h2,h3,h4,h5,h6';

/**
 * The text of an element with its line breaks, without scripts, and with the `alt` text of its images.
 * Does not use `innerText`, which would make the browser lay the page out.
 * @param limit maximum number of characters
 */
export function getText(element: Element, limit = 50_000): string {
  if (element.childElementCount === 0) return (element.textContent ?? '').slice(0, limit);
  // For a small tree, serialising it and removing the tags is three times as fast as walking it. A large one is never
  // serialised: nested properties around one text would each serialise all of it.
  const isSmall =
    element.getElementsByTagName('*').item(smallTreeElements) === null && hasAtMost(limit, element);
  if (isSmall && !element.querySelector('img')) {
    return toPlainText(element.innerHTML, limit);
  }
  let text = '';
  const walker = element.ownerDocument.createTreeWalker(
    element,
    NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT,
  );
  let node = walker.nextNode();
  let paragraph: Element | null | undefined;
  while (node && text.length < limit) {
    const { nodeName } = node;
    if (nodeName === '#text') {
      const around = node.parentElement?.closest(paragraphs) ?? null;
      if (paragraph !== undefined && around !== paragraph) text += '\n';
      paragraph = around;
      text += node.nodeValue;
    } else if (nodeName === 'IMG') text += ` ${(node as Element).getAttribute('alt') ?? ''} `;
    else if (nodeName === 'BR') text += '\n';
    node = skippedElements.has(nodeName) ? nextOutside(walker) : walker.nextNode();
  }
  return text.slice(0, limit);
}

/** Whether the text of an element has at most this many characters. Stops counting above the limit. */
function hasAtMost(limit: number, element: Element): boolean {
  const walker = element.ownerDocument.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  let left = limit;
  while (left >= 0 && walker.nextNode()) left -= (walker.currentNode as Text).length;
  return left >= 0;
}

/** Moves to the next node in document order that is not a descendant of the current one. */
function nextOutside(walker: TreeWalker): Node | null {
  let next = walker.nextSibling();
  while (!next && walker.parentNode()) next = walker.nextSibling();
  return next;
}

// Pages that load images late keep the address in an attribute of their own, and a placeholder in `src`
const addressAttributes = ['href', 'src', 'data', 'resource', 'data-src', 'data-lazy-src'];
const addressSelector = addressAttributes.map((name) => `[${name}]`).join();

/** The value of an element with this microdata or RDFa property: an attribute or the element's text. */
export function propertyValue(element: Element, property: string): string {
  const content = element.getAttribute('content');
  // Templates write an empty attribute beside the text; a `meta` has no other value
  if (content || element.tagName === 'META') return content ?? '';
  switch (element.tagName) {
    case 'TIME':
      return element.getAttribute('datetime') || getText(element);
    case 'DATA':
    case 'METER':
      return element.getAttribute('value') ?? getText(element);
  }
  const address = findAddress(element);
  // By the standards, the value of any link is its address; but pages that mark a link as 'name' mean its text
  const isAddress = address && (addressProperties.has(property) || !element.textContent?.trim());
  return isAddress ? address : getText(element);
}

function findAddress(element: Element): string | undefined {
  if (!element.matches(addressSelector)) return undefined;
  for (const name of addressAttributes) {
    const written = element.getAttribute(name);
    if (written && !written.startsWith('data:')) return written;
  }
  return undefined;
}

const formattedProperties = new Set(['description', 'abstract']);
const elements = new WeakMap<Thing, Map<string, Element>>();

/** Remembers the element that a description was read from, if it has child elements that may format its text. */
export function noteElement(thing: Thing, property: string, value: unknown, element: Element): void {
  if (!formattedProperties.has(property) || typeof value !== 'string' || element.childElementCount === 0)
    return;
  // The value may have come from an attribute
  if (value !== getText(element)) return;
  const known = elements.get(thing) ?? new Map<string, Element>();
  elements.set(thing, known.set(value, element));
}

/**
 * The element that this value of a thing was read from; undefined unless `noteElement` remembered
 * it.
 */
export const findElement = (thing: Thing, value: string): Element | undefined =>
  elements.get(thing)?.get(value);
