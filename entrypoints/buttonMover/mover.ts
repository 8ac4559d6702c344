import { i18n } from '../../components/inPage/i18n';
import { createLayer, element, type Layer } from '../../components/inPage/layer';
import { createResultPanel } from '../../components/inPage/resultPanel';
import { createToast } from '../../components/inPage/toast';
import { ask, type Question } from '../../lib/messages';
import { toPlace } from '../../lib/pages/buttonPlace';
import { createGrip } from './grip';

/**
 * Shows a grip in place of our button, and a panel with what can be done. Nothing is stored before a button is pressed.
 * @param end called when the place is stored, or nothing shall change
 */
export function showMover(layer: Layer, signal: AbortSignal, end: () => void): void {
  const result = createResultPanel(layer, signal);
  const grip = createGrip(signal);
  const store = (button: Question<'placeButton'>) =>
    void ask('placeButton', button).then(
      () => {
        end();
        if (button.isHidden) showWayBack();
      },
      (error: unknown) => result.fail(error),
    );
  const storePlace = () => {
    const view = { width: window.innerWidth, height: window.innerHeight };
    store({ place: toPlace(grip.getBoundingClientRect(), view) });
  };
  const panel = element(
    'div',
    { class: 'corner panel', role: 'dialog', 'aria-label': i18n.t('mover.name') },
    element('strong', {}, i18n.t('mover.name')),
    element('p', { class: 'soft' }, i18n.t('mover.hint')),
    element(
      'div',
      { class: 'row' },
      layer.button(i18n.t('mover.done'), storePlace, { class: 'primary' }),
      layer.button(i18n.t('mover.reset'), () => store({})),
      layer.button(i18n.t('mover.hide'), () => store({ isHidden: true })),
      layer.button(i18n.t('mover.cancel'), end),
    ),
    result.element,
  );
  // In the middle of the window. The grip lies above it, so that it can be reached everywhere.
  panel.style.cssText = 'inset: 35% 0 auto; margin: auto; width: 320px';
  layer.root.append(panel, grip);
  grip.focus();
}

/** Tells for some seconds how a hidden button is shown again: the page has no part of ours any more that could. */
function showWayBack(): void {
  const showing = new AbortController();
  const layer = createLayer('cuecard-mover', showing.signal);
  createToast(layer, showing.signal, () => showing.abort()).say(i18n.t('mover.hidden'));
}
