import { i18n } from './i18n';
import { createClosedElement, element } from './layer';
import { addStyle } from './ownStyle';
import type { ResultState } from './resultPanel';

const shownFor = 2_000;

const signs: Record<ResultState, string> = { working: '…', done: '✓', failed: '!' };

let remove: (() => void) | undefined;

/**
 * Shows a sign over the part of the page that fills the screen, where nothing else of ours is shown; it is gone after
 * two seconds, or when fullscreen ends. Does nothing outside fullscreen.
 * @param label what the sign stands for, for screen readers
 */
export function showGlyph(state: ResultState, label: string): void {
  const { fullscreenElement, documentElement } = document;
  if (!fullscreenElement) return;
  remove?.();
  const { host, root } = createClosedElement('cuecard-glyph');
  host.popover = 'manual';
  const sign = element('span', { role: 'img', 'aria-label': label || i18n.t('overlay.name') }, signs[state]);
  fullscreenElement.append(host);
  host.togglePopover(true);
  // A video or frame that fills the screen itself does not render what it contains
  if (host.getClientRects().length === 0) {
    documentElement.append(host);
    host.togglePopover(true);
  }
  // In the page already: Firefox would apply the page's policy to a style that comes from another document
  addStyle(root).change({ scheme: 'dark' });
  root.append(element('div', { class: 'glyph', role: 'status' }, sign));
  const ending = new AbortController();
  const timer = setTimeout(() => remove?.(), shownFor);
  remove = () => {
    clearTimeout(timer);
    ending.abort();
    host.remove();
    remove = undefined;
  };
  document.addEventListener('fullscreenchange', remove, { signal: ending.signal });
}
