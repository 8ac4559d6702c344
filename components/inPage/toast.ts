import { i18n } from './i18n';
import { element, type Layer } from './layer';
import { createResult, type Result } from './result';

/** A success is gone after this, unless the person is at it; a failure stays until it is closed. */
const shownFor = 10_000;

/** A result in the corner, for what was started where no result can stay. */
export function createToast(layer: Layer, signal: AbortSignal): Result {
  let leaving: ReturnType<typeof setTimeout> | undefined;

  const result = createResult(layer, signal, () => {
    clearTimeout(leaving);
    if (result.element.childElementCount === 0) return toast.remove();
    layer.root.append(toast);
    if (!result.element.querySelector('.bad')) leaving = setTimeout(leave, shownFor);
  });
  const close = layer.button('✕', () => toast.remove(), {
    class: 'icon',
    'aria-label': i18n.t('overlay.close'),
  });
  const head = element('div', { class: 'head' }, i18n.t('overlay.name'), close);
  const toast = element('div', { class: 'corner panel toast' }, head, result.element);

  function leave(): void {
    if (toast.matches(':hover, :focus-within')) leaving = setTimeout(leave, shownFor);
    else toast.remove();
  }

  signal.addEventListener('abort', () => clearTimeout(leaving));
  return result;
}
