import { canTellVisibility, observeVisibility, type Visibility } from './visibility';

/** A press on a new button waits at most this long for the browser's first visibility measurement. */
const longestWaitMilliseconds = 500;

/** Protects buttons against clickjacking: a page can cover them and let clicks through (`pointer-events: none`). */
export interface Guard {
  watch(button: Element): void;
  /** Answers whether the button is visible: at once, or after the first measurement if the button is new. */
  judge(button: Element, answer: (isSeen: boolean) => void): void;
}

/** @param signal stops the measurement when it aborts */
export function createGuard(root: ShadowRoot, signal: AbortSignal): Guard {
  // Firefox cannot measure visibility: the check of the element under the pointer (`layer.ts`) has to suffice.
  if (!canTellVisibility()) return { watch: () => undefined, judge: (_button, answer) => answer(true) };

  const visibilities = new WeakMap<Element, Visibility>();
  const waiting = new WeakMap<Element, () => void>();
  const observer = observeVisibility(
    (button, visibility) => {
      visibilities.set(button, visibility);
      waiting.get(button)?.();
      waiting.delete(button);
    },
    { least: 0.5, coversItself: () => root.querySelector('.frame') !== null },
  );
  signal.addEventListener('abort', () => observer.disconnect());

  return {
    watch: (button) => observer.observe(button),
    judge(button, answer) {
      const visibility = visibilities.get(button) ?? 'outside';
      const deadline = performance.now() + longestWaitMilliseconds;
      if (visibility !== 'outside') answer(visibility === 'clear');
      else
        waiting.set(button, () => {
          if (performance.now() < deadline) answer(visibilities.get(button) === 'clear');
        });
    },
  };
}
