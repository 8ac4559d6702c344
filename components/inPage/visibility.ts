/** How well an element of ours is seen inside somebody else's page; what a filter alters counts as covered. */
export type Sight = 'clear' | 'covered' | 'outside';

/** A press this soon after a cover went may still be meant for the cover: a double click, a hand on its way. */
const afterCoverMilliseconds = 500;

/** The second version's part, which the DOM types do not know yet. */
interface VisibilityOptions extends IntersectionObserverInit {
  trackVisibility: true;
  /** Milliseconds; the least the browser accepts, and what something must have been in clear sight for. */
  delay: 100;
}
type VisibilityEntry = IntersectionObserverEntry & { isVisible?: boolean };

/** Only the second version of IntersectionObserver can (Chromium). */
export const canTellSight = () =>
  'IntersectionObserverEntry' in window && 'isVisible' in IntersectionObserverEntry.prototype;

interface Watching {
  /** The share of it that must be in view. */
  least: number;
  /** Whether it is ourselves who cover it just now: nobody is tricked then. */
  coversItself?: () => boolean;
}

/**
 * Watches elements of ours. Where one was covered, all are told to be clear again only after a while in which a
 * person can see what there is.
 */
export function observeSight(
  tell: (element: Element, sight: Sight) => void,
  { least, coversItself = () => false }: Watching,
): IntersectionObserver {
  const last = new WeakMap<Element, Sight>();
  const later = new WeakMap<Element, ReturnType<typeof setTimeout>>();
  let coveredUntil = Number.NEGATIVE_INFINITY;
  const sightOf = ({ isVisible, intersectionRatio }: VisibilityEntry): Sight => {
    if (intersectionRatio < least) return 'outside';
    if (isVisible) return 'clear';
    return coversItself() ? 'outside' : 'covered';
  };
  const options: VisibilityOptions = { threshold: [0, 0.5, 1], trackVisibility: true, delay: 100 };
  return new IntersectionObserver((entries) => {
    for (const entry of entries) {
      const { target } = entry;
      const sight = sightOf(entry);
      if (last.get(target) === 'covered') coveredUntil = performance.now();
      last.set(target, sight);
      clearTimeout(later.get(target));
      const wait = coveredUntil + afterCoverMilliseconds - performance.now();
      if (sight === 'clear' && wait > 0) later.set(target, setTimeout(tell, wait, target, sight));
      else tell(target, sight);
    }
  }, options);
}
