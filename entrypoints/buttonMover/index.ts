import { browser } from 'wxt/browser';
import { defineUnlistedScript } from 'wxt/utils/define-unlisted-script';
import { i18n } from '../../components/inPage/i18n';
import { createLayer } from '../../components/inPage/layer';
import { setHidden } from '../../components/inPage/visibility';
import type { MoverMessage } from '../../lib/messages';
import { showMover } from './mover';

const mark = Symbol.for('cuecard.mover');

/**
 * Moving our button in a page of the video site. Injected on first use; a second injection into the same document does
 * nothing.
 */
export default defineUnlistedScript(() => {
  // A global of our isolated world, which the page cannot read or set
  const world = globalThis as { [mark]?: true };
  if (world[mark]) return;
  world[mark] = true;

  let end: (() => void) | undefined;
  browser.runtime.onMessage.addListener((raw: unknown, sender: { id?: string; tab?: unknown }) => {
    // Only from the background; our pages in tabs have a `sender.tab`
    if (sender.id !== browser.runtime.id || sender.tab !== undefined) return;
    const { type, words } = raw as MoverMessage;
    if (type !== 'cuecard.mover') return;
    i18n.speak(words);
    end?.();
    end = startMove();
  });
});

/** @returns a function that ends it without a change */
function startMove(): () => void {
  const controller = new AbortController();
  const { signal } = controller;
  const before = document.activeElement;
  /** The element of our other script. Hidden meanwhile, since the grip stands for its button. */
  const buttons = document.querySelector<HTMLElement>('cuecard-buttons');
  const layer = createLayer('cuecard-mover', signal);
  layer.host.style.setProperty('--clear', buttons?.style.getPropertyValue('--clear') || '0px');

  const end = () => {
    if (signal.aborted) return;
    controller.abort();
    if (buttons) setHidden(buttons, false);
    if (before instanceof HTMLElement) before.focus();
  };
  showMover(layer, signal, end);
  if (buttons) setHidden(buttons, true);

  window.addEventListener(
    'keydown',
    (event) => {
      if (!event.isTrusted || event.key !== 'Escape') return;
      event.preventDefault();
      event.stopImmediatePropagation();
      end();
    },
    { signal, capture: true },
  );
  return end;
}
