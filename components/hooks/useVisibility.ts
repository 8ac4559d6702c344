import type { RefObject } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { canTellVisibility, observeVisibility, type Visibility } from '../inPage/visibility';

const isFramed = () => window.parent !== window;

/**
 * Whether a press on an element of ours can be meant: in a page of our own always; inside somebody else's page only
 * while nothing covers it. 'unknown' where the browser cannot tell.
 */
export function useVisibility(element: RefObject<Element | null>): Visibility | 'unknown' {
  const [sight, setVisibility] = useState<Visibility | 'unknown'>(() =>
    isFramed() ? (canTellVisibility() ? 'outside' : 'unknown') : 'clear',
  );
  useEffect(() => {
    if (!isFramed() || !canTellVisibility() || !element.current) return;
    const observer = observeVisibility((_element, seen) => setVisibility(seen), { least: 0.99 });
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element]);
  return sight;
}
