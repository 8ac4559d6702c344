import { toPlainText } from '../plainText';
import { addressProperties, type Thing } from './things';

const silent = new Set(['SCRIPT', 'STYLE', 'TEMPLATE', 'NOSCRIPT']);
const smallTree = 500;
const breaks = new Set(['BR', 'P', 'DIV', 'LI', 'TR', 'H1', 'H2', 'H3', 'H4']);

/**
 * The text of an element with its line breaks, without scripts, and with the `alt` text of its images.
 * Reads the tree alone: `innerText` would make the browser lay the page out.
 */
export function getText(element: Element, limit = 50_000): string {
  if (element.childElementCount === 0) return (element.textContent ?? '').slice(0, limit);
  // Writing a small tree out and cutting its tags away is three times as fast as walking it. A long one is never
  // written out: properties within properties around one text would each write all of it.
  const isSmall = element.getElementsByTagName('*').item(smallTree) === null && hasAtMost(limit, element);
  if (isSmall && !element.querySelector('img')) {
    return toPlainText(element.innerHTML, limit);
  }
  let text = '';
  const walker = element.ownerDocument.createTreeWalker(
    element,
    NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT,
  );
  let node = walker.nextNode();
  while (node && text.length < limit) {
    const { nodeName } = node;
    if (nodeName === '#text') text += node.nodeValue;
    else if (nodeName === 'IMG') text += ` ${(node as Element).getAttribute('alt') ?? ''} `;
    else if (breaks.has(nodeName)) text += '\n';
    node = silent.has(nodeName) ? nextOutside(walker) : walker.nextNode();
  }
  return text.slice(0, limit);
}

/** Whether the text of an element has at most this many characters. Stops where they are exceeded. */
function hasAtMost(limit: number, element: Element): boolean {
  const walker = element.ownerDocument.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  let left = limit;
  while (left >= 0 && walker.nextNode()) left -= (walker.currentNode as Text).length;
  return left >= 0;
}

/** The next node that is not within the present one. */
function nextOutside(walker: TreeWalker): Node | null {
  let next = walker.nextSibling();
  while (!next && walker.parentNode()) next = walker.nextSibling();
  return next;
}

/** The value of an element that microdata or RDFa calls `property`. */
export function propertyValue(element: Element, property: string): string {
  const content = element.getAttribute('content');
  if (content !== null) return content;
  switch (element.tagName) {
    case 'TIME':
      return element.getAttribute('datetime') ?? getText(element);
    case 'DATA':
    case 'METER':
      return element.getAttribute('value') ?? getText(element);
  }
  const address = ['href', 'src', 'data', 'resource'].map((name) => element.getAttribute(name)).find(Boolean);
  // The standards take the address of any link; but a link called 'name' is meant to be its text
  const isAddress = address && (addressProperties.has(property) || !element.textContent?.trim());
  return isAddress ? address : getText(element);
}

const formattedProperties = new Set(['description', 'abstract']);
const elements = new WeakMap<Thing, Map<string, Element>>();

/** Notes the element whose text a value of a thing is, if elements within it may be the formatting of that text. */
export function noteElement(thing: Thing, property: string, value: unknown, element: Element): void {
  if (!formattedProperties.has(property) || typeof value !== 'string' || element.childElementCount === 0)
    return;
  // A value may stand in an attribute instead.
  if (value !== getText(element)) return;
  const known = elements.get(thing) ?? new Map<string, Element>();
  elements.set(thing, known.set(value, element));
}

/** The element whose text the value is, if it was noted. */
export const findElement = (thing: Thing, value: string): Element | undefined =>
  elements.get(thing)?.get(value);
