/**
 * What the page around us may know: how high we are and that we are done. It is anybody's page, so the words carry
 * nothing else, and nothing is ever heard from it.
 */
type Word = { cuecard: 'height'; height: number } | { cuecard: 'close' };

export const isFramed = () => window.parent !== window;

function tell(word: Word): void {
  if (isFramed()) window.parent.postMessage(word, '*');
}

/** Keeps the page around us informed about the height in CSS pixels. */
export function tellHeight(element: Element): void {
  if (!isFramed()) return;
  new ResizeObserver(() =>
    tell({ cuecard: 'height', height: Math.ceil(element.getBoundingClientRect().height) }),
  ).observe(element);
}

/** Done: the card goes, or the window of our own. */
export function close(): void {
  if (isFramed()) tell({ cuecard: 'close' });
  else window.close();
}
