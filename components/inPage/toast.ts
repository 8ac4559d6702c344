import { toSentenceSpace } from '../../lib/shared/sentences';
import { showGlyph } from './fullscreenGlyph';
import { i18n } from './i18n';
import { element, type Layer } from './layer';
import { createResultPanel, type ResultPanel } from './resultPanel';

/** A success is gone after this, unless the person is at it; a failure stays until it is closed. */
const shownFor = 10_000;

/** Removes the toast that is shown, known to all of our scripts: one of another script would lie over this one. */
const shown = Symbol.for('cuecard.toast');
const world = globalThis as { [shown]?: (() => void) | undefined };

/** Removes the toast that is shown, if any. */
export const closeToast = (): void => world[shown]?.();

/**
 * Creates a {@link ResultPanel} in the corner, for actions that were started where no result can stay.
 * In fullscreen a sign stands for it; a failure is read afterwards.
 * @param gone called when it has left
 */
export function createToast(layer: Layer, signal: AbortSignal, gone?: () => void): ResultPanel {
  let leaving: ReturnType<typeof setTimeout> | undefined;

  const result = createResultPanel(layer, signal, (state) => {
    clearTimeout(leaving);
    if (result.element.childElementCount === 0) return remove();
    closeToast();
    world[shown] = remove;
    layer.root.append(toast);
    const sentences = [...result.element.querySelectorAll('p')].map(({ textContent }) => textContent);
    showGlyph(state, sentences.join(toSentenceSpace(i18n.t('lang'))).trim());
    if (state !== 'failed') leaving = setTimeout(leave, shownFor);
  });
  const close = layer.button('✕', remove, {
    class: 'icon',
    'aria-label': i18n.t('overlay.close'),
  });
  const head = element('div', { class: 'head' }, i18n.t('overlay.name'), close);
  const toast = element('div', { class: 'corner panel toast' }, head, result.element);

  function leave(): void {
    if (toast.matches(':hover, :focus-within')) leaving = setTimeout(leave, shownFor);
    else remove();
  }
  function remove(): void {
    toast.remove();
    gone?.();
  }

  signal.addEventListener('abort', () => toast.remove());
  return result;
}
