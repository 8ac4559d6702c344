import { ask } from '../../lib/messages';

/**
 * Whether this document is in a web page, which is untrusted. No message is sent to that page: `event.source` would let
 * it navigate this frame. Height and closing are sent through the background to our script that shows this frame.
 */
const isFramed = () => window.parent !== window;

/** Reports the height of an element in CSS pixels, now and after each change. */
export function reportHeight(element: Element): void {
  if (!isFramed()) return;
  new ResizeObserver(() => {
    const height = Math.ceil(element.getBoundingClientRect().height);
    ask('frameHeight', { height }).catch(() => undefined); // the overlay keeps its height
  }).observe(element);
}

/** Closes the overlay or our own window. */
export function close(): void {
  if (isFramed()) ask('closeFrame', {}).catch(() => undefined);
  else window.close();
}
