import type { RefObject } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { matches } from '../../components/ui/useListbox';

/**
 * Hides the sections of a page that do not contain all words of a search, by their visible text; letter case and
 * accents are ignored. Sections that load meanwhile are looked through again.
 * @returns the element that contains the sections, and `onFound` is told how many are shown
 */
export function useSearch(query: string, onFound: (count: number) => void): RefObject<HTMLDivElement | null> {
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const container = root.current;
    if (!container) return;
    const filter = () => {
      let count = 0;
      for (const section of container.querySelectorAll<HTMLElement>('section[id]')) {
        section.hidden = !matches(section.textContent ?? '', query);
        if (!section.hidden) count++;
      }
      onFound(count);
    };
    filter();
    if (query.trim() === '') return;
    const observer = new MutationObserver(filter);
    observer.observe(container, { subtree: true, childList: true, characterData: true });
    return () => observer.disconnect();
  }, [query]);
  return root;
}
