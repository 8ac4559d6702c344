import type { RefObject } from 'preact';
import { useEffect, useState } from 'preact/hooks';

/**
 * Whether a press on an element of ours can be meant: in a page of our own always; inside somebody else's page only
 * while nothing covers it. 'unknown' where the browser cannot tell (no second version of IntersectionObserver).
 */
export type Sight = 'clear' | 'covered' | 'outside' | 'unknown';

/** The second version's part, which the DOM types do not know yet. */
interface VisibilityOptions extends IntersectionObserverInit {
  trackVisibility: true;
  /** Milliseconds; the least the browser accepts, and what something must have been in clear sight for. */
  delay: 100;
}
type VisibilityEntry = IntersectionObserverEntry & { isVisible?: boolean };

const isFramed = () => window.parent !== window;
const canTell = () =>
  'IntersectionObserverEntry' in window && 'isVisible' in IntersectionObserverEntry.prototype;

export function useSight(element: RefObject<Element | null>): Sight {
  const [sight, setSight] = useState<Sight>(() =>
    isFramed() ? (canTell() ? 'outside' : 'unknown') : 'clear',
  );
  useEffect(() => {
    if (!isFramed() || !canTell() || !element.current) return;
    const options: VisibilityOptions = { threshold: [0, 0.5, 1], trackVisibility: true, delay: 100 };
    const observer = new IntersectionObserver((entries) => {
      const last: VisibilityEntry | undefined = entries.at(-1);
      if (!last) return;
      const isWhole = last.intersectionRatio >= 0.99;
      setSight(last.isVisible && isWhole ? 'clear' : isWhole ? 'covered' : 'outside');
    }, options);
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element]);
  return sight;
}
