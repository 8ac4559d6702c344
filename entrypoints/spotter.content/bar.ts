import { i18n } from '#i18n';
import { element, type Layer } from '../../components/inPage/layer';
import { choosePlaylistButton, type Offering, offerButtons, viewOf } from '../../components/inPage/offers';
import { createResult } from '../../components/inPage/result';
import { createToolbar } from '../../components/inPage/toolbar';
import { Refusal } from '../../lib/messages';
import type { Subject } from '../../lib/pages/subject';
import { icon } from './icon';

/**
 * The bar of a video's or a channel's page: a handle in the corner that opens under the pointer or by key. The
 * real state costs units, so it is asked for when the bar is opened, not when the page is.
 */
export function showBar(layer: Layer, subject: Subject, signal: AbortSignal): void {
  const acting = element('p', { class: 'soft' });
  const toolbar = createToolbar(i18n.t('spotter.actions'), layer.root);
  const result = createResult(layer, signal);
  const panel = element('div', { class: 'panel', hidden: '' }, acting, toolbar.element, result.element);
  const handle = layer.button('', press, {
    class: 'handle',
    'aria-label': i18n.t('spotter.open'),
    'aria-expanded': 'false',
  });
  handle.append(icon('card'));
  layer.root.append(element('div', { class: 'corner bar' }, panel, handle));

  /** Opened by the pointer that now comes to press: that press must not close it again. */
  let isJustOpened = false;
  let wasClosed = false;
  let isAsked = false;

  function open(): void {
    panel.hidden = false;
    handle.setAttribute('aria-expanded', 'true');
    if (isAsked) return;
    isAsked = true;
    acting.textContent = i18n.t('spotter.looking');
    void draw();
  }

  function close(): void {
    panel.hidden = true;
    handle.setAttribute('aria-expanded', 'false');
    wasClosed = true;
  }

  function press(): void {
    if (panel.hidden) open();
    else if (!isJustOpened) close();
    isJustOpened = false;
  }

  /** Closed by the person, it stays closed on this page until it is pressed. */
  function approach(event: Event): void {
    if (!event.isTrusted || wasClosed || !panel.hidden) return;
    isJustOpened = true;
    open();
  }

  const offering: Offering = { layer, subject, result, signal, settled: () => void draw(), busy: new Set() };

  async function draw(): Promise<void> {
    try {
      const view = await viewOf(subject, 'card');
      if (signal.aborted) return;
      acting.textContent = view.actor ? i18n.t('spotter.actingAs', [view.actor.name]) : '';
      const [first, ...others] = offerButtons(offering, view);
      const another = subject.kind === 'video' && first ? [choosePlaylistButton(offering)] : [];
      toolbar.fill(first ? [first, ...another, ...others] : []);
      if (view.notice) result.fail(new Refusal(view.notice));
    } catch (error) {
      acting.textContent = '';
      isAsked = false;
      if (!signal.aborted) result.fail(error);
    }
  }

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
