import type { RefObject } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { canTellSight, observeSight, type Sight } from '../inPage/visibility';

const isFramed = () => window.parent !== window;

/**
 * Whether a press on an element of ours can be meant: in a page of our own always; inside somebody else's page only
 * while nothing covers it. 'unknown' where the browser cannot tell.
 */
export function useSight(element: RefObject<Element | null>): Sight | 'unknown' {
  const [sight, setSight] = useState<Sight | 'unknown'>(() =>
    isFramed() ? (canTellSight() ? 'outside' : 'unknown') : 'clear',
  );
  useEffect(() => {
    if (!isFramed() || !canTellSight() || !element.current) return;
    const observer = observeSight((_element, seen) => setSight(seen), { least: 0.99 });
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element]);
  return sight;
}
