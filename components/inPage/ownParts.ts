import type { Layer } from './layer';

/** Reach of the shadow of our panels, in CSS pixels: for the browser, a shadow covers what lies below it. */
const shadow = 24;

/** Whether a box of the window lies below one of these parts of ours, or below its shadow. */
export function liesBelow(box: DOMRect, parts: Iterable<Element>): boolean {
  return [...parts].some((part) => {
    const { left, right, top, bottom } = part.getBoundingClientRect();
    return (
      box.right > left - shadow &&
      box.left < right + shadow &&
      box.bottom > top - shadow &&
      box.top < bottom + shadow
    );
  });
}

/**
 * Whether the person closes a menu of ours with this key: Escape with the focus in our element, or nowhere in the page,
 * as after a press of a button that its own result has replaced. Escape in our dialog closes the dialog.
 */
export function isEscape(event: KeyboardEvent, { host, root }: Layer): boolean {
  if (!event.isTrusted || event.key !== 'Escape' || root.querySelector('.frame')) return false;
  return event.target === document.body || event.composedPath().includes(host);
}
