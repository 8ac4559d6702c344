import { browser } from 'wxt/browser';
import { defineContentScript } from 'wxt/utils/define-content-script';
import { i18n } from '../../components/inPage/i18n';
import { createLayer, type Layer } from '../../components/inPage/layer';
import { ask, type LanguageMessage } from '../../lib/messages';
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
  async main() {
    // Firefox injects into open tabs at installation by itself, and so do we. An updated extension starts in a
    // world of its own, without the mark.
    const world = globalThis as { [mark]?: true };
    if (world[mark]) return;
    world[mark] = true;

    const view: Parameters<typeof followNavigation>[0] = (subject, signal) => {
      let layer: Layer | undefined;
      // Nothing enters a page before there is something to show.
      const layerOf = () => {
        layer ??= createLayer('cuecard-buttons', signal);
        return layer;
      };
      if (subject?.kind === 'video' || subject?.kind === 'channel') showBar(layerOf(), subject, signal);
      const marks = markLinks(layerOf, signal);
      followLinks(layerOf, signal, marks.forget);
    };

    i18n.speak(await ask('pageTexts', {}));
    let end = followNavigation(view);
    // Another language was chosen. Only the background can send this: it is all that can reach a content script.
    browser.runtime.onMessage.addListener(({ type, words }: LanguageMessage) => {
      if (type !== 'cuecard.language') return;
      end();
      i18n.speak(words);
      end = followNavigation(view);
    });
  },
});
