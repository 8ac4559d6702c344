const soon = 250;
const latest = 4_000;

/**
 * Calls `look` soon after the page scrolled, was clicked, changed its size or loaded a picture. Each sign is heard
 * once between two looks: a page that loads a thousand pictures calls us once.
 * @param first the signs that lead to the first look
 * @returns asks for a look soon
 */
export function followPage(look: () => void, signal: AbortSignal, first: readonly string[]): () => void {
  let waiting: ReturnType<typeof setTimeout> | undefined;
  /** Pictures that keep coming make us look ever less often; the person's own doing makes us look soon. */
  let patience = soon;

  function lookSoon(sign?: Event): void {
    const isPicture = sign?.type === 'load';
    if (waiting !== undefined && isPicture) return;
    clearTimeout(waiting);
    patience = isPicture ? Math.min(patience * 2, latest) : soon;
    // Right after a frame the page's layout is known, and asking for places costs little.
    waiting = setTimeout(() => requestAnimationFrame(() => requestIdleCallback(lookNow)), patience);
  }

  function lookNow(): void {
    waiting = undefined;
    if (signal.aborted) return;
    listen(['scroll', 'resize', 'click', 'load']);
    look();
  }

  function listen(types: readonly string[]): void {
    for (const type of types)
      window.addEventListener(type, lookSoon, { signal, capture: true, once: true, passive: true });
  }

  listen(first);
  signal.addEventListener('abort', () => clearTimeout(waiting));
  return lookSoon;
}
