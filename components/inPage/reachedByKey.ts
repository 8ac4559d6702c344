/** Keys that move the focus. */
const moves = /^(?:Tab|Home|End|Arrow(?:Up|Down|Left|Right))$/;
/** The focus moves so soon after its key, in milliseconds. What takes the focus later was not chosen by it. */
const soon = 100;

/**
 * Follows the focus in a shadow root.
 * @param signal ends it
 * @returns answers whether the person has moved the focus to an element by a key, and knows by it what they press: it
 *   stays the same wherever the page moves it. What a press has given the focus is not meant by a second press
 */
export function watchKeyFocus(root: ShadowRoot, signal: AbortSignal): (element: Element) => boolean {
  let movedAt = Number.NEGATIVE_INFINITY;
  let reached: EventTarget | null = null;
  window.addEventListener(
    'keydown',
    ({ isTrusted, key }) => {
      movedAt = isTrusted && moves.test(key) ? performance.now() : Number.NEGATIVE_INFINITY;
    },
    { capture: true, passive: true, signal },
  );
  root.addEventListener(
    'focusin',
    ({ target }) => {
      reached = performance.now() - movedAt < soon ? target : null;
    },
    { signal },
  );
  return (element) => element === reached;
}
