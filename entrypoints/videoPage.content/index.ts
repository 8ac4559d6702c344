import { defineContentScript } from 'wxt/utils/define-content-script';
import { createLayer, type Layer } from '../../components/inPage/layer';
import { showBar } from './bar';
import { markLinks } from './marks';
import { followNavigation } from './navigation';
import { followLinks } from './saver';

const mark = Symbol.for('cuecard.buttons');

/** The few KB that run on video pages: a bar, a button on links, marks. All of it hangs on addresses alone. */
export default defineContentScript({
  matches: ['https://www.youtube.com/*', 'https://m.youtube.com/*', 'https://music.youtube.com/*'],
  runAt: 'document_idle',
  noScriptStartedPostMessage: true,
  main() {
    // Firefox injects into open tabs at installation by itself, and so do we. An updated extension starts in a
    // world of its own, without the mark.
    const world = globalThis as { [mark]?: true };
    if (world[mark]) return;
    world[mark] = true;

    followNavigation((subject, signal) => {
      let layer: Layer | undefined;
      // Nothing enters a page before there is something to show.
      const layerOf = () => {
        layer ??= createLayer('cuecard-buttons', signal);
        return layer;
      };
      if (subject?.kind === 'video' || subject?.kind === 'channel') showBar(layerOf(), subject, signal);
      const marks = markLinks(layerOf, signal);
      followLinks(layerOf, signal, marks.forget);
    });
  },
});
