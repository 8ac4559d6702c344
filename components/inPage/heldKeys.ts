/** Longer than keys take to begin to repeat, in milliseconds. */
const repeatDelay = 1_100;

/**
 * Makes a held Enter or space one press. While a key is held, the browser repeats it, and each repetition would press
 * the button anew; one that turns Like into its removal would go back and forth. A page can keep the keys from a shadow
 * root, but not what they press: there, of presses without a key that was seen, those that follow at once count as
 * repeated.
 * @param root the document, or a shadow root
 */
export function ignoreHeldKeys(root: Document | ShadowRoot): void {
  let isSeen = false;
  root.addEventListener(
    'keydown',
    (event) => {
      if (!(event instanceof KeyboardEvent) || !['Enter', ' '].includes(event.key)) return;
      isSeen ||= !event.repeat;
      if (!event.repeat) return;
      const [target] = event.composedPath();
      if (target instanceof HTMLTextAreaElement) return;
      if (event.key === ' ' && target instanceof HTMLInputElement) return;
      event.preventDefault();
      event.stopPropagation();
    },
    { capture: true },
  );
  if (!(root instanceof ShadowRoot)) return;
  let lastAt = Number.NEGATIVE_INFINITY;
  root.addEventListener(
    'click',
    (event) => {
      if (!(event instanceof MouseEvent) || event.detail > 0) return;
      const isRepeated = !isSeen && event.timeStamp - lastAt < repeatDelay;
      isSeen = false;
      lastAt = event.timeStamp;
      if (!isRepeated) return;
      event.preventDefault();
      event.stopImmediatePropagation();
    },
    { capture: true },
  );
}
