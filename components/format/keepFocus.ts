/** Elements that a person reaches by Tab, and that do nothing to an account if they are pressed. */
const harmless = 'a[href], input:not([type="hidden"]), select, textarea';

/**
 * Keeps the focus near its place when the focused element is removed, such as the button of a row that was trashed. It
 * goes to the next row, or to the previous one after the last; else to the part of the page that held the element, so
 * that Tab goes on from there. Without this it would go to the body. It goes to no button: a second press that was meant
 * for the removed one would act on the next row.
 */
export function keepFocus(root: Document): void {
  let focused: Element | undefined;
  root.addEventListener('focusin', ({ target }) => {
    focused = target instanceof Element ? target : undefined;
  });
  root.addEventListener('focusout', ({ target }) => {
    // An element that is removed is still connected now
    queueMicrotask(() => {
      if (target === focused && focused?.isConnected) focused = undefined;
    });
  });
  new MutationObserver((changes) => {
    if (!focused || focused.isConnected) return;
    const lost = focused;
    focused = undefined;
    if (root.activeElement === null || root.activeElement === root.body) focusNear(lost, changes);
  }).observe(root, { subtree: true, childList: true });
}

/**
 * Gives the focus back to the element that had it, unless the person has left it, in a document that is a frame in
 * another site's page. Our script around it makes sure that keys go to the frame once that has loaded
 * (`inPage/frame.ts`), perhaps while somebody types already: the browser then forgets the element. It says so by an event
 * of the window, or, if both steps reach the frame at once, as on a busy machine, by none.
 */
export function regainFocus(root: Document): void {
  let last: HTMLElement | undefined;
  const regain = () => {
    const isForgotten = root.activeElement === root.body || root.activeElement === null;
    if (isForgotten && root.hasFocus() && last?.isConnected) last.focus({ preventScroll: true });
  };
  root.addEventListener('focusin', ({ target }) => {
    last = target instanceof HTMLElement ? target : undefined;
  });
  root.addEventListener('focusout', ({ relatedTarget }) => {
    if (relatedTarget === null) requestAnimationFrame(regain);
  });
  // Whoever presses elsewhere, or goes on by Tab, leaves the element
  const leave = (event: Event) => {
    if (!(event instanceof KeyboardEvent) || event.key === 'Tab') last = undefined;
  };
  for (const name of ['pointerdown', 'keydown']) root.addEventListener(name, leave, { capture: true });
  window.addEventListener('focus', regain);
}

function focusNear(lost: Element, changes: readonly MutationRecord[]): void {
  const removal = changes.findLast(({ removedNodes }) =>
    [...removedNodes].some((node) => node.contains(lost)),
  );
  if (!(removal?.target instanceof HTMLElement)) return;
  const { target: part, nextSibling, previousSibling } = removal;
  if (!part.isConnected) {
    // Another change removed the part that had held it
    focusNear(part, changes);
    return;
  }
  const near = part.matches('ul, ol, tbody') ? [nextSibling, previousSibling].find(isRowThere) : undefined;
  const control = near?.querySelector<HTMLElement>(harmless);
  if (control) control.focus();
  else focusPart(near ?? part);
}

const isRowThere = (node: Node | null): node is HTMLElement =>
  node instanceof HTMLElement && node.matches('li, tr') && node.isConnected;

/** Focuses the element, or the nearest one around it that can be focused: not the body. */
function focusPart(element: HTMLElement): void {
  if (!element.matches('body, html') && element.tabIndex < 0) element.tabIndex = -1;
  element.focus({ preventScroll: true });
}
