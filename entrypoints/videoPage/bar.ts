import { i18n } from '../../components/inPage/i18n';
import { element, type Layer } from '../../components/inPage/layer';
import { askView, type Offering, offerButtons, videoButtons } from '../../components/inPage/offers';
import { isEscape } from '../../components/inPage/ownParts';
import { createResult } from '../../components/inPage/result';
import { createToast } from '../../components/inPage/toast';
import { createToolbar } from '../../components/inPage/toolbar';
import { ask, Refusal } from '../../lib/messages';
import type { Subject } from '../../lib/pages/subject';
import { icon } from './icon';
import { createQuickSave } from './quickSave';
import { stayAboveSiteBars } from './siteBars';

/** Milliseconds within which the result of an action and the news of it lead to one reading. */
const refreshDelay = 100;

/**
 * Shows the bar on the page of a video, channel or playlist: a handle in the corner that opens on hover or by key. Reading the
 * subject's state costs units, so it is requested when the bar is opened.
 * @returns a function to be called when an action on the subject has finished, wherever it was started
 */
export function showBar(layer: Layer, subject: Subject, signal: AbortSignal): () => void {
  const acting = element('p', { class: 'soft' });
  const toolbar = createToolbar(i18n.t('buttons.actions'), layer.root);
  const result = createResult(layer, signal);
  const move = layer.button(i18n.t('buttons.move'), () => void ask('moveButton', {}).catch(result.fail), {
    class: 'soft',
  });
  const panel = element('div', { class: 'panel', hidden: '' }, acting, toolbar.element, result.element, move);
  const handle = layer.button('', press, {
    class: 'handle',
    'aria-label': i18n.t('buttons.open'),
    'aria-expanded': 'false',
  });
  handle.append(icon('logo'));
  const bar = element('div', { class: 'corner bar' }, panel, handle);
  bar.style.cssText = i18n.t('place');
  layer.root.append(bar);
  stayAboveSiteBars(layer.host, signal);

  /** The bar was opened by the pointer that is about to press: this press must not close it. */
  let isJustOpened = false;
  let wasClosed = false;
  let isAsked = false;

  function open(): void {
    panel.hidden = false;
    quickSave.hide();
    handle.setAttribute('aria-expanded', 'true');
    if (isAsked) return;
    acting.textContent = i18n.t('buttons.looking');
    void draw();
  }

  function close(): void {
    panel.hidden = true;
    handle.setAttribute('aria-expanded', 'false');
    wasClosed = true;
    void quickSave.update();
  }

  function press(): void {
    if (panel.hidden) open();
    else if (!isJustOpened) close();
    isJustOpened = false;
  }

  /** Opens on hover or focus, unless the user has closed it on this page. */
  function approach(event: Event): void {
    if (!event.isTrusted || wasClosed || !panel.hidden) return;
    isJustOpened = true;
    open();
  }

  let waiting: ReturnType<typeof setTimeout> | undefined;
  /** What is shown is outdated. While the bar is closed, this requests nothing that costs units. */
  function refresh(): void {
    isAsked = false;
    clearTimeout(waiting);
    waiting = setTimeout(() => void (panel.hidden ? quickSave.update() : draw()), refreshDelay);
    if (panel.hidden) toolbar.fill([]);
  }

  const offering: Offering = { layer, subject, result, signal, settled: refresh, busy: new Set() };
  const quickSave = createQuickSave({ ...offering, result: createToast(layer, signal) }, handle);

  async function draw(): Promise<void> {
    isAsked = true;
    try {
      const view = await askView(subject, 'overlay');
      if (signal.aborted) return;
      acting.textContent = view.actor ? i18n.t('buttons.actingAs', view.actor.name) : '';
      const isVideo = subject.kind === 'video' && view.offers.length > 0;
      toolbar.fill((isVideo ? videoButtons : offerButtons)(offering, view));
      if (view.notice) result.fail(new Refusal(view.notice));
    } catch (error) {
      acting.textContent = '';
      isAsked = false;
      if (!signal.aborted) result.fail(error);
    }
  }

  void quickSave.update();
  handle.addEventListener('pointerenter', approach);
  handle.addEventListener('focus', (event) => {
    if (handle.matches(':focus-visible')) approach(event);
  });
  const closeByKey = (event: KeyboardEvent) => {
    if (panel.hidden || !isEscape(event, layer)) return;
    event.stopImmediatePropagation();
    close();
    handle.focus();
  };
  window.addEventListener('keydown', closeByKey, { signal, capture: true });
  return refresh;
}
