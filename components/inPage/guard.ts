import { canTellVisibility, observeVisibility, type Visibility } from './visibility';

/** Where a press waits for the browser's first look at a button, it waits no longer than this. */
const patienceMilliseconds = 500;

/** Lets a person press, by pointer or key, only what they could see. A page can cover us and let the clicks through to us. */
export interface Guard {
  watch(button: Element): void;
  /** Answers at once; of a button that has just come, as soon as the browser has looked at it. */
  judge(button: Element, answer: (isSeen: boolean) => void): void;
}

export function createGuard(root: ShadowRoot, signal: AbortSignal): Guard {
  // Firefox cannot tell: there what lies under the pointer has to do.
  if (!canTellVisibility()) return { watch: () => undefined, judge: (_button, answer) => answer(true) };

  const sights = new WeakMap<Element, Visibility>();
  const waiting = new WeakMap<Element, () => void>();
  const observer = observeVisibility(
    (button, sight) => {
      sights.set(button, sight);
      waiting.get(button)?.();
      waiting.delete(button);
    },
    { least: 0.5, coversItself: () => root.querySelector('.frame') !== null },
  );
  signal.addEventListener('abort', () => observer.disconnect());

  return {
    watch: (button) => observer.observe(button),
    judge(button, answer) {
      const sight = sights.get(button) ?? 'outside';
      const until = performance.now() + patienceMilliseconds;
      if (sight !== 'outside') answer(sight === 'clear');
      else
        waiting.set(button, () => {
          if (performance.now() < until) answer(sights.get(button) === 'clear');
        });
    },
  };
}
