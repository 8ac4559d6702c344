import type { Page } from '@playwright/test';

/**
 * Resolves when whoever watches for covers, our buttons included, knows of those that lie there now. A browser measures
 * for each observer in a frame that it draws, at most once in 100 ms: so frames are drawn for as long as several
 * measurements take.
 */
export const visibilityReported = (page: Page): Promise<void> =>
  page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        const mark = document.documentElement.appendChild(document.createElement('div'));
        const begun = performance.now();
        let frames = 0;
        const draw = () => {
          mark.style.width = `${(frames++ % 2) + 1}px`;
          if (frames < 10 || performance.now() - begun < 400) return requestAnimationFrame(draw);
          mark.remove();
          // After the reports of the last frame.
          setTimeout(resolve);
        };
        draw();
      }),
  );
