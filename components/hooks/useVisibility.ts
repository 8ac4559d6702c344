import type { RefObject } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { isFramed } from '../format/pageLanguage';
import { canTellVisibility, observeVisibility, type Visibility } from '../inPage/visibility';

/**
 * Visibility of an element. In an extension page it is always 'clear'; in a frame of another site's page it is
 * measured, or 'unknown' if the browser cannot measure it.
 */
export function useVisibility(element: RefObject<Element | null>): Visibility | 'unknown' {
  const [visibility, setVisibility] = useState<Visibility | 'unknown'>(() =>
    isFramed() ? (canTellVisibility() ? 'outside' : 'unknown') : 'clear',
  );
  useEffect(() => {
    if (!isFramed() || !canTellVisibility() || !element.current) return;
    const observer = observeVisibility((_element, seen) => setVisibility(seen), { least: 0.99 });
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element]);
  return visibility;
}
