import { ask } from '../../lib/messages';

/**
 * The page around us is anybody's: it is told nothing, and nothing is heard from it. A message to it would carry
 * `event.source`, by which it could navigate this frame. Height and closing go by way of the background to the script
 * of ours that put this frame there.
 */
const isFramed = () => window.parent !== window;

/** Reports the height in CSS pixels, now and whenever it changes. */
export function reportHeight(element: Element): void {
  if (!isFramed()) return;
  new ResizeObserver(() => {
    const height = Math.ceil(element.getBoundingClientRect().height);
    ask('frameHeight', { height }).catch(() => undefined); // the overlay stays as high as it is
  }).observe(element);
}

/** Done: the overlay goes, or the window of our own. */
export function close(): void {
  if (isFramed()) ask('closeFrame', {}).catch(() => undefined);
  else window.close();
}
