import { i18n } from '#i18n';
import { element, type Layer } from './layer';

/** Pixels between it and the edges of the window. */
const edge = 16;
const tallest = () => Math.max(200, window.innerHeight - 96);

/**
 * Shows a page of ours inside our root, where things can be typed without the page hearing them. It tells its
 * height, and when it is done; nothing else is listened to, and from nobody else.
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
  const closer = layer.button('✕', close, { class: 'icon', 'aria-label': i18n.t('card.close') });
  const head = element('div', { class: 'head' }, i18n.t('card.name'), closer);
  const dialog = element(
    'div',
    { class: 'corner panel frame', role: 'dialog', 'aria-label': title },
    head,
    frame,
  );

  dialog.addEventListener('keydown', (event) => {
    if (event.key === 'Escape') close();
  });
  window.addEventListener(
    'message',
    ({ source, data }: MessageEvent<{ cuecard?: unknown; height?: unknown } | null>) => {
      if (source === null || source !== frame.contentWindow) return;
      if (data?.cuecard === 'close') close();
      if (data?.cuecard !== 'height' || typeof data.height !== 'number') return;
      frame.style.height = `${Math.min(tallest(), Math.max(80, Math.ceil(data.height)))}px`;
      place();
    },
    { signal: closing.signal },
  );
  window.addEventListener('resize', place, { signal: closing.signal });
  signal.addEventListener('abort', close, { signal: closing.signal });
  layer.root.append(dialog);
  place();
  frame.focus();
}
