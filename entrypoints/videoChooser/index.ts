import { defineUnlistedScript } from 'wxt/utils/define-unlisted-script';
import { i18n } from '../../components/inPage/i18n';
import { onEscape, startInjected } from '../../components/inPage/injected';
import { createLayer } from '../../components/inPage/layer';
import type { ChooserMessage } from '../../lib/messages';
import { showBar } from './bar';
import { createChoice } from './choice';
import { showTicks } from './ticks';
import { createVideosOnPage } from './videosOnPage';

/** The choice of several videos in a page: boxes to tick and a bar. */
export default defineUnlistedScript(() => {
  /** Focuses the bar of a choice that is under way. */
  let reach: (() => void) | undefined;
  startInjected<ChooserMessage>('cuecard.chooser', ({ type, messages, price }) => {
    if (type !== 'cuecard.chooser') return;
    i18n.speak(messages);
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

  onEscape(layer, signal, end);
  return bar.focus;
}
