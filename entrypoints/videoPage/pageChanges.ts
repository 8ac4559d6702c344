/** Milliseconds from an event to the update that it leads to. Pictures keep loading, and change little. */
const inputDelay = 250;
const pictureDelay = 1_000;

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

  function scheduleUpdate(event?: Event): void {
    const isPicture = event?.type === 'load';
    if (waiting !== undefined && isPicture) return;
    clearTimeout(waiting);
    // Idle time comes after a frame that is due, so that the layout is up to date and reading positions is cheap
    waiting = setTimeout(() => requestIdleCallback(runUpdate), isPicture ? pictureDelay : inputDelay);
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
  return scheduleUpdate;
}
