import type { RefObject } from 'preact';
import { useEffect, useState } from 'preact/hooks';

/** The id of the section that is being read: follows scrolling, the hash, and a search that hides sections. */
export function useSectionInView(
  container: RefObject<HTMLElement | null>,
  query: string,
): string | undefined {
  const [current, setCurrent] = useState<string>();
  useEffect(() => {
    const update = () => setCurrent(findSection(container.current)?.id);
    update();
    addEventListener('scroll', update, { passive: true });
    addEventListener('hashchange', update);
    return () => {
      removeEventListener('scroll', update);
      removeEventListener('hashchange', update);
    };
  }, [query]);
  return current;
}

/** The section of the hash while its beginning is in view, else the last that begins in the upper part of the window. */
function findSection(container: HTMLElement | null): HTMLElement | undefined {
  const sections = [...(container?.querySelectorAll<HTMLElement>('section[id]:not([hidden])') ?? [])];
  const begin = (section: HTMLElement) => section.getBoundingClientRect().top;
  const linked = sections.find(({ id }) => `#${id}` === location.hash);
  if (linked && begin(linked) >= 0 && begin(linked) < innerHeight) return linked;
  return sections.findLast((section) => begin(section) < innerHeight / 3) ?? sections[0];
}
