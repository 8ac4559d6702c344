/** Characters of a part of an event: an element with more is not meant. */
const longestText = 500;
/** Texts of a page that the keys reach. */
const mostTexts = 5_000;

/** Whether an element is displayed. */
export const isDisplayed = (element: Element): boolean =>
  element.checkVisibility({ visibilityProperty: true });

const isOurs = (element: Element) => element.localName.startsWith('cuecard-');

/** The element of the page at a point of the window that can be a part of an event; undefined if none can. */
export function findCandidate(x: number, y: number): Element | undefined {
  const element = document.elementsFromPoint(x, y).find((one) => !isOurs(one));
  return element && isCandidate(element) ? element : undefined;
}

/** The part of the page at a point of the window that scrolls by itself; undefined if only the whole page does. */
export function findScroller(x: number, y: number): Element | undefined {
  let element: Element | null | undefined = document.elementsFromPoint(x, y).find((one) => !isOurs(one));
  for (; element && !/^(?:html|body)$/.test(element.localName); element = element.parentElement) {
    const isOverflowing = element.scrollHeight > element.clientHeight;
    if (isOverflowing && /auto|scroll/.test(getComputedStyle(element).overflowY)) return element;
  }
  return undefined;
}

function isCandidate(element: Element): boolean {
  if (/^(?:html|body)$/.test(element.localName)) return false;
  const length = element.textContent?.trim().length ?? 0;
  return length > 0 && length <= longestText;
}

/** The elements that show text of their own, in document order. */
export function listCandidates(): Element[] {
  const found = new Set<Element>();
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let count = 0; count < mostTexts && walker.nextNode(); count++) {
    const element = walker.currentNode.parentElement;
    if (!element || !walker.currentNode.nodeValue?.trim() || found.has(element)) continue;
    if (!isOurs(element) && isCandidate(element) && isDisplayed(element)) found.add(element);
  }
  return [...found];
}
