import type { RefObject } from 'preact';
import { useEffect, useState } from 'preact/hooks';

/**
 * The id of the section that is being read, undefined before the first rendering or without sections;
 * follows scrolling and the hash.
 * @param shown changes when sections are shown or hidden, as by a search
 */
export function useSectionInView(
  container: RefObject<HTMLElement | null>,
  shown: string,
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
  }, [shown]);
  return current;
}

/**
 * The first section at the top of the page, and the last at its end, since short sections there never reach the upper
 * part of the window; else the last section that begins in that part. The section of the hash takes precedence while
 * its beginning is in view, but not at the top of a page that can be scrolled: a link would have scrolled it.
 */
function findSection(container: HTMLElement | null): HTMLElement | undefined {
  const sections = [...(container?.querySelectorAll<HTMLElement>('section[id]:not([hidden])') ?? [])];
  const begin = (section: HTMLElement) => section.getBoundingClientRect().top;
  const { scrollHeight } = document.documentElement;
  const canScroll = scrollHeight > innerHeight + 1;
  if (canScroll && scrollY <= 0) return sections[0];
  const linked = sections.find(({ id }) => `#${id}` === location.hash);
  if (linked && begin(linked) >= 0 && begin(linked) < innerHeight) return linked;
  // Positions are fractions of pixels on some screens
  if (canScroll && scrollY + innerHeight >= scrollHeight - 1) return sections.at(-1);
  return sections.findLast((section) => begin(section) < innerHeight / 3) ?? sections[0];
}
