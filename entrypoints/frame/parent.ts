import { isFramed } from '../../components/format/pageLanguage';
import { ask } from '../../lib/messages';

// No message is sent to the web page around this frame, which is untrusted: `event.source` would let it navigate this
// frame. Height and closing are sent through the background to our script that shows this frame.

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
