/**
 * Makes a held Enter or space one press. While a key is held, the browser repeats it, and each repetition would press
 * the button anew; one that turns Like into its removal would go back and forth.
 * @param root the document, or a shadow root
 */
export function ignoreHeldKeys(root: Document | ShadowRoot): void {
  root.addEventListener(
    'keydown',
    (event) => {
      if (!(event instanceof KeyboardEvent) || !event.repeat || !['Enter', ' '].includes(event.key)) return;
      const [target] = event.composedPath();
      if (target instanceof HTMLTextAreaElement) return;
      if (event.key === ' ' && target instanceof HTMLInputElement) return;
      event.preventDefault();
      event.stopPropagation();
    },
    { capture: true },
  );
}
