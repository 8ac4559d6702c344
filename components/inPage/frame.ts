import { browser } from 'wxt/browser';
import type { FrameMessage } from '../../lib/messages';
import { i18n } from './i18n';
import { element, type Layer } from './layer';

/** Pixels between it and the edges of the window. */
const edge = 16;
const tallest = () => Math.max(200, window.innerHeight - 96);

/**
 * Shows a page of ours inside our root, where things can be typed without the page hearing them. Its height, and that
 * it is done, come from the background. A frame that loads a second time is not ours any more, or its ticket is used
 * up: then the dialog closes.
 * @param url the frame's address with its ticket
 */
export function showFrame(layer: Layer, url: string, title: string, signal: AbortSignal): void {
  layer.root.querySelector('.frame')?.remove();
  const before = layer.root.activeElement;
  const closing = new AbortController();
  const frame = element('iframe', { src: url, title });

  /** Grows and shrinks at its lower edge: what is about to be pressed must not slip away under the pointer. */
  let top = Number.POSITIVE_INFINITY;
  const place = () => {
    top = Math.min(top, window.innerHeight - edge - dialog.offsetHeight);
    dialog.style.top = `${Math.max(edge, top)}px`;
  };
  const close = () => {
    closing.abort();
    dialog.remove();
    if (before instanceof HTMLElement) before.focus();
  };
  const closer = layer.button('✕', close, { class: 'icon', 'aria-label': i18n.t('overlay.close') });
  const head = element('div', { class: 'head' }, i18n.t('overlay.name'), closer);
  const dialog = element(
    'div',
    { class: 'corner panel frame', role: 'dialog', 'aria-label': title },
    head,
    frame,
  );

  dialog.addEventListener('keydown', (event) => {
    if (event.key === 'Escape') close();
  });
  let hasLoaded = false;
  frame.addEventListener('load', () => {
    if (hasLoaded) close();
    hasLoaded = true;
  });

  const ticket = new URL(url).searchParams.get('ticket');
  const onMessage = (raw: unknown, sender: { id?: string; tab?: unknown }) => {
    // From the background alone: pages of ours in tabs have one.
    if (sender.id !== browser.runtime.id || sender.tab !== undefined) return;
    const message = raw as Partial<FrameMessage> | null;
    if (message?.type !== 'cuecard.frame' || message.ticket !== ticket) return;
    if (message.height === undefined) return close();
    frame.style.height = `${Math.min(tallest(), Math.max(80, message.height))}px`;
    place();
  };
  browser.runtime.onMessage.addListener(onMessage);
  // A script that an update has cut off has no such interface any more.
  closing.signal.addEventListener('abort', () => browser.runtime?.onMessage?.removeListener(onMessage));
  window.addEventListener('resize', place, { signal: closing.signal });
  signal.addEventListener('abort', close, { signal: closing.signal });
  layer.root.append(dialog);
  place();
  frame.focus();
}
