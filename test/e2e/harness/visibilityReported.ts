import type { Page } from '@playwright/test';

/**
 * Resolves when the browser has looked several times at what lies over an element, so that whoever else watches for
 * covers, our buttons included, knows of those that lie there now.
 */
export const visibilityReported = (page: Page): Promise<void> =>
  page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        const mark = document.documentElement.appendChild(document.createElement('div'));
        let looks = 0;
        const look = () => {
          observer.unobserve(mark);
          if (looks++ < 3) observer.observe(mark);
          else {
            mark.remove();
            resolve();
          }
        };
        // The DOM's types do not know the second version's part yet.
        const options = { trackVisibility: true, delay: 100 } as IntersectionObserverInit;
        const observer = new IntersectionObserver(look, options);
        look();
      }),
  );
