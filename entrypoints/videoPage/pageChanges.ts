const shortDelay = 250;
const longestDelay = 4_000;

/**
 * Calls `update` soon after the page was scrolled, clicked, resized, or loaded a picture. Between two updates, each
 * kind of event is handled once: a page that loads a thousand pictures triggers one.
 * @param startEvents the events that trigger the first update
 * @returns a function that schedules an update
 */
export function followPage(
  update: () => void,
  signal: AbortSignal,
  startEvents: readonly string[],
): () => void {
  let waiting: ReturnType<typeof setTimeout> | undefined;
  /** Milliseconds. Doubles while pictures keep loading; an input of the user resets it. */
  let delay = shortDelay;

  function scheduleUpdate(event?: Event): void {
    const isPicture = event?.type === 'load';
    if (waiting !== undefined && isPicture) return;
    clearTimeout(waiting);
    delay = isPicture ? Math.min(delay * 2, longestDelay) : shortDelay;
    // Right after a frame, the layout is up to date, so that reading positions is cheap
    waiting = setTimeout(() => requestAnimationFrame(() => requestIdleCallback(runUpdate)), delay);
  }

  function runUpdate(): void {
    waiting = undefined;
    if (signal.aborted) return;
    listen(['scroll', 'resize', 'click', 'load']);
    update();
  }

  function listen(types: readonly string[]): void {
    for (const type of types)
      window.addEventListener(type, scheduleUpdate, { signal, capture: true, once: true, passive: true });
  }

  listen(startEvents);
  signal.addEventListener('abort', () => clearTimeout(waiting));
  return scheduleUpdate;
}
