/** How well an element of ours is seen inside somebody else's page; what a filter alters counts as covered. */
export type Visibility = 'clear' | 'covered' | 'coming' | 'outside';

/**
 * A press this soon after something came to light may still be meant for what was there before: a double click, a hand
 * on its way. Until then it is 'coming'.
 */
const afterCoverMilliseconds = 500;

/** The second version's part, which the DOM types do not know yet. */
interface VisibilityOptions extends IntersectionObserverInit {
  trackVisibility: true;
  /** Milliseconds; the least the browser accepts, and what something must have been in clear sight for. */
  delay: 100;
}
type VisibilityEntry = IntersectionObserverEntry & { isVisible?: boolean };

/** Only the second version of IntersectionObserver can (Chromium). */
export const canTellVisibility = () =>
  'IntersectionObserverEntry' in window && 'isVisible' in IntersectionObserverEntry.prototype;

interface Watching {
  /** The share of it that must be in view. */
  least: number;
  /** Whether it is ourselves who cover it just now: nobody is tricked then. */
  coversItself?: () => boolean;
}

/** Out of sight by our own doing: closed, not yet put in, taken out by itself and not with all that is ours. */
const isPutAway = (element: Element) =>
  element.closest('[hidden]') !== null || element.getRootNode() instanceof Element;

/**
 * Watches elements of ours. Where one was covered, or was moved out of view by the page, all are told to be clear again
 * only after a while in which a person can see what there is.
 */
export function observeVisibility(
  tell: (element: Element, sight: Visibility) => void,
  { least, coversItself = () => false }: Watching,
): IntersectionObserver {
  const away = new WeakSet<Element>();
  const seen = new WeakSet<Element>();
  const told = new WeakMap<Element, Visibility>();
  const say = (element: Element, sight: Visibility) => {
    told.set(element, sight);
    tell(element, sight);
  };
  const later = new WeakMap<Element, ReturnType<typeof setTimeout>>();
  let coveredUntil = Number.NEGATIVE_INFINITY;
  const visibilityOf = ({ isVisible, intersectionRatio }: VisibilityEntry): Visibility => {
    if (intersectionRatio < least) return 'outside';
    if (isVisible) return 'clear';
    return coversItself() ? 'outside' : 'covered';
  };
  const isAway = ({ target, boundingClientRect }: IntersectionObserverEntry) =>
    !coversItself() && !isPutAway(target) && (seen.has(target) || boundingClientRect?.width > 0);
  const options: VisibilityOptions = { threshold: [0, 0.5, 1], trackVisibility: true, delay: 100 };
  return new IntersectionObserver((entries) => {
    for (const entry of entries) {
      const { target } = entry;
      const sight = visibilityOf(entry);
      if (away.delete(target)) coveredUntil = performance.now();
      if (sight === 'covered' || (sight === 'outside' && isAway(entry))) away.add(target);
      if (sight !== 'outside') seen.add(target);
      clearTimeout(later.get(target));
      const wait = coveredUntil + afterCoverMilliseconds - performance.now();
      const isComing = sight === 'clear' && wait > 0;
      if (isComing) later.set(target, setTimeout(say, wait, target, sight));
      if (!isComing) say(target, sight);
      else if (told.get(target) !== 'covered') say(target, 'coming');
    }
  }, options);
}
