import { i18n } from '../../components/inPage/i18n';
import { element, type Layer } from '../../components/inPage/layer';
import { askView, choosePlaylistButton, type Offering, offerButtons } from '../../components/inPage/offers';
import { createResult } from '../../components/inPage/result';
import { createToast } from '../../components/inPage/toast';
import { createToolbar } from '../../components/inPage/toolbar';
import { ask, Refusal } from '../../lib/messages';
import type { Subject } from '../../lib/pages/subject';
import { icon } from './icon';
import { stayAboveSiteBars } from './siteBars';

/**
 * Shows the bar on the page of a video, channel or playlist: a handle in the corner that opens on hover or by key. Reading the
 * subject's state costs units, so it is requested when the bar is opened.
 */
export function showBar(layer: Layer, subject: Subject, signal: AbortSignal): void {
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

  /** The button that saves to the playlist used last, next to the closed handle. It needs no request. */
  let last: HTMLElement | undefined;
  async function offerLast(): Promise<void> {
    if (subject.kind !== 'video') return;
    const { videoId } = subject;
    const seen = await ask('lastSave', { videoId }).catch(() => undefined);
    last?.remove();
    if (!seen || !panel.hidden) return;
    [last] = offerButtons(quick, seen);
    if (last) handle.before(last);
  }

  function open(): void {
    panel.hidden = false;
    last?.remove();
    handle.setAttribute('aria-expanded', 'true');
    if (isAsked) return;
    isAsked = true;
    acting.textContent = i18n.t('buttons.looking');
    void draw();
  }

  function close(): void {
    panel.hidden = true;
    handle.setAttribute('aria-expanded', 'false');
    wasClosed = true;
    void offerLast();
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

  const offering: Offering = { layer, subject, result, signal, settled: () => void draw(), busy: new Set() };
  const quick: Offering = {
    ...offering,
    result: createToast(layer, signal),
    settled() {
      isAsked = false;
      void offerLast();
    },
  };

  async function draw(): Promise<void> {
    try {
      const view = await askView(subject, 'overlay');
      if (signal.aborted) return;
      acting.textContent = view.actor ? i18n.t('buttons.actingAs', view.actor.name) : '';
      const buttons = offerButtons(offering, view);
      if (subject.kind === 'video' && view.offers.length > 0)
        buttons.splice(1, 0, choosePlaylistButton(offering));
      toolbar.fill(buttons);
      if (view.notice) result.fail(new Refusal(view.notice));
    } catch (error) {
      acting.textContent = '';
      isAsked = false;
      if (!signal.aborted) result.fail(error);
    }
  }

  void offerLast();
  handle.addEventListener('pointerenter', approach);
  handle.addEventListener('focus', (event) => {
    if (handle.matches(':focus-visible')) approach(event);
  });
  panel.addEventListener('keydown', (event) => {
    if (event.key !== 'Escape') return;
    close();
    handle.focus();
  });
}
