import { browser } from 'wxt/browser';
import type { FrameMessage } from '../../lib/messages';
import { showGlyph } from './fullscreenGlyph';
import { i18n } from './i18n';
import { element, findOurs, type Layer, raise } from './layer';
import { watchMotion } from './motion';
import { closeToast } from './toast';
import { afterCoverMilliseconds } from './visibility';

/** Distance of the dialog from the edges of the window, in pixels. */
const margin = 16;
const maxHeight = () => Math.max(200, window.innerHeight - 96);

/** Closes the dialog that is shown, known to all of our scripts in the page. */
const shown = Symbol.for('cuecard.frame');
const world = globalThis as { [shown]?: (() => void) | undefined };
/** Parts that a dialog takes the place of, and gives it back when it closes. */
const others = '.bar, .saver > .panel';

/**
 * Shows an extension page in an iframe inside the closed shadow root, so that the host page receives no key events of
 * it. The background sends the frame's height and its completion. A second `load` event means that the frame was
 * navigated away or reloaded with a used ticket: the dialog closes. There is one card at a time: it takes the place of
 * another dialog, of a toast and of open panels.
 * @param url the frame's address with its ticket
 * @param closed called when the dialog has closed, by whatever means
 */
export function showFrame(
  layer: Layer,
  url: string,
  title: string,
  signal: AbortSignal,
  closed?: () => void,
): void {
  world[shown]?.();
  closeToast();
  const before = layer.root.activeElement;
  const closing = new AbortController();
  const frame = element('iframe', { src: url, title });

  // A press so soon may be meant for what lay here
  let rest: ReturnType<typeof setTimeout> | undefined;
  const motion = watchMotion({
    signal: closing.signal,
    // Its height follows its content
    edges: ['left', 'top', 'right'],
    moved() {
      frame.style.pointerEvents = 'none';
      clearTimeout(rest);
      rest = setTimeout(() => frame.style.removeProperty('pointer-events'), afterCoverMilliseconds);
    },
  });
  motion.watch(frame);

  /** Resizing moves the lower edge only, so that buttons do not move away from the pointer. */
  let top = Number.POSITIVE_INFINITY;
  const place = () => {
    // Lower while a place of the page is shown (`placeMark.ts`)
    if (frame.style.maxHeight !== '') return;
    top = Math.min(top, window.innerHeight - margin - dialog.offsetHeight);
    dialog.style.top = `${Math.max(margin, top)}px`;
  };
  /** A move that our own content causes; one by the window's size, or said by the page to be that, is the page's. */
  const grow = (height: number) => {
    // Notices what the page has moved until now
    motion.isStill(frame);
    frame.style.height = `${Math.min(maxHeight(), Math.max(80, height))}px`;
    place();
    motion.accept(frame);
    layer.acceptMove(dialog);
  };
  const close = () => {
    closing.abort();
    world[shown] = undefined;
    dialog.remove();
    for (const part of findOurs(others)) part.removeAttribute('data-aside');
    if (!signal.aborted && before instanceof HTMLElement) before.focus();
    closed?.();
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
    if (hasLoaded) return close();
    hasLoaded = true;
    // The document that had the focus went with the navigation, which runs in another process
    if (isFocusLeft()) focusAgain(frame);
  });
  /** Whether the person has not gone elsewhere since the dialog took the focus. */
  const isFocusLeft = () =>
    layer.root.activeElement === null
      ? document.activeElement === null || document.activeElement === document.body
      : layer.root.activeElement === frame;

  const ticket = new URL(url).searchParams.get('ticket');
  const onMessage = (raw: unknown, sender: { id?: string; tab?: unknown }) => {
    // Only messages from the background: extension pages in tabs have a `sender.tab`.
    if (sender.id !== browser.runtime.id || sender.tab !== undefined) return;
    const message = raw as Partial<FrameMessage> | null;
    if (message?.type !== 'cuecard.frame' || message.ticket !== ticket) return;
    if (message.height === undefined) return close();
    grow(message.height);
  };
  browser.runtime.onMessage.addListener(onMessage);
  // After an update of the extension, `browser.runtime` is undefined in this content script.
  closing.signal.addEventListener('abort', () => browser.runtime?.onMessage?.removeListener(onMessage));
  window.addEventListener('resize', place, { signal: closing.signal });
  signal.addEventListener('abort', close, { signal: closing.signal });
  world[shown] = close;
  raise(layer.host);
  for (const part of findOurs(others)) part.setAttribute('data-aside', '');
  layer.root.append(dialog);
  place();
  frame.focus();
  // The dialog itself is seen after fullscreen
  showGlyph('working', title);
}

/** Focuses an element also if the browser takes it for focused already. */
function focusAgain(part: HTMLElement): void {
  part.blur();
  part.focus();
}
