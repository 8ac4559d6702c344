import { type MotionWatch, watchMotion } from './motion';
import { canTellVisibility, observeVisibility, type Visibility } from './visibility';

/**
 * Protects buttons against clickjacking: a page can cover them and let clicks through (`pointer-events: none`), or move
 * them under the pointer.
 */
export interface Guard extends Pick<MotionWatch, 'isStill' | 'accept'> {
  /** Notices moves of the button from now on, and measures its visibility where the browser can. */
  watch(button: Element): void;
  /**
   * Answers how visible the button is: at once if it was covered, or is visible for a moment only; else after a new
   * measurement in the next frame. Answers nothing if the button is out of view by then.
   */
  judge(button: Element, answer: (visibility: Exclude<Visibility, 'outside'>) => void): void;
}

/**
 * Creates the {@link Guard} of the buttons in a shadow tree.
 * @param signal stops the measurement when it aborts
 * @param moved called when the page has moved a button
 */
export function createGuard(root: ShadowRoot, signal: AbortSignal, moved?: () => void): Guard {
  const motion = watchMotion({ signal, moved });
  // Firefox cannot measure visibility: the check of the element under the pointer (`layer.ts`) has to suffice.
  if (!canTellVisibility()) return { ...motion, judge: (_button, answer) => answer('clear') };

  const visibilities = new WeakMap<Element, Visibility>();
  const waiting = new WeakMap<Element, (visibility: Visibility) => void>();
  const observer = observeVisibility(
    (button, visibility) => {
      visibilities.set(button, visibility);
      waiting.get(button)?.(visibility);
      waiting.delete(button);
    },
    { least: 0.5, coversItself: () => root.querySelector('.frame') !== null },
  );
  signal.addEventListener('abort', () => observer.disconnect());

  return {
    ...motion,
    watch(button) {
      motion.watch(button);
      observer.observe(button);
    },
    judge(button, answer) {
      const before = visibilities.get(button);
      if (before === 'covered' || before === 'coming') return answer(before);
      waiting.set(button, (visibility) => {
        if (visibility !== 'outside') answer(visibility);
      });
      // The last measurement may be 100 ms old, so a cover may have been laid since. An element that is observed anew
      // is measured in the next frame.
      observer.unobserve(button);
      observer.observe(button);
    },
  };
}
