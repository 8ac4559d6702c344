import { browser } from 'wxt/browser';
import { defineUnlistedScript } from 'wxt/utils/define-unlisted-script';
import { i18n } from '../../components/inPage/i18n';
import { createLayer } from '../../components/inPage/layer';
import type { ChooserMessage } from '../../lib/messages';
import { showBar } from './bar';
import { createChoice } from './choice';
import { showTicks } from './ticks';
import { createVideosOnPage } from './videosOnPage';

const mark = Symbol.for('cuecard.chooser');

/**
 * The choice of several videos in a page: boxes to tick and a bar. Injected on first use; a second injection into the
 * same document does nothing.
 */
export default defineUnlistedScript(() => {
  // A global of our isolated world, which the page cannot read or set
  const world = globalThis as { [mark]?: true };
  if (world[mark]) return;
  world[mark] = true;

  /** Focuses the bar of a choice that is under way. */
  let reach: (() => void) | undefined;

  browser.runtime.onMessage.addListener((raw: unknown, sender: { id?: string; tab?: unknown }) => {
    // Only from the background; our pages in tabs have a `sender.tab`
    if (sender.id !== browser.runtime.id || sender.tab !== undefined) return;
    const { type, words, price } = raw as ChooserMessage;
    if (type !== 'cuecard.chooser') return;
    i18n.speak(words);
    if (reach) return reach();
    reach = startChoice(price, () => {
      reach = undefined;
    });
  });
});

/** @returns a function that focuses the bar */
function startChoice(price: number, ended: () => void): () => void {
  const controller = new AbortController();
  const { signal } = controller;
  const layer = createLayer('cuecard-chooser', signal);
  const choice = createChoice();
  const videos = createVideosOnPage();
  const end = () => {
    controller.abort();
    ended();
  };
  const draw = () => {
    drawTicks();
    bar.draw();
  };
  const bar = showBar({
    layer,
    choice,
    price,
    end,
    signal,
    chooseAll() {
      const page = videos.all();
      choice.see(page);
      choice.addAll(page);
      draw();
    },
    clear() {
      choice.clear();
      draw();
      bar.focus();
    },
  });
  const drawTicks = showTicks(layer, videos, choice, bar.draw, signal);
  bar.draw();
  bar.focus();

  window.addEventListener(
    'keydown',
    (event) => {
      // Escape in our dialog closes the dialog
      if (!event.isTrusted || event.key !== 'Escape' || layer.root.querySelector('.frame')) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      end();
    },
    { signal, capture: true },
  );
  return bar.focus;
}
