import { browser } from 'wxt/browser';
import { defineUnlistedScript } from 'wxt/utils/define-unlisted-script';
import { i18n } from '../../components/inPage/i18n';
import { createLayer, type Layer, raise } from '../../components/inPage/layer';
import { ask, type LanguageMessage, type OutdatedMessage } from '../../lib/messages';
import type { Subject } from '../../lib/pages/subject';
import { showBar } from './bar';
import { markLinks } from './marks';
import { followNavigation } from './navigation';
import { followLinks } from './saver';

const mark = Symbol.for('cuecard.buttons');

/**
 * The content script of video pages: a bar, a save button on links, marks. It depends only on addresses, not on the
 * DOM. The manifest declares it (`wxt.config.ts`): it needs nothing of what WXT adds to an entrypoint for content
 * scripts, which runs on each page and is a sixteenth of the bytes.
 */
export default defineUnlistedScript({
  main() {
    // At installation, both Firefox and our background inject this script into open tabs. After an update of the
    // extension, it runs in a new isolated world without this mark
    const world = globalThis as { [mark]?: true };
    if (world[mark]) return;
    world[mark] = true;

    let refresh: (() => void) | undefined;
    let hasTexts = false;
    const speak: typeof i18n.speak = (texts) => {
      hasTexts = true;
      i18n.speak(texts);
    };

    /** If the background gave no texts, they are requested again at the next navigation. */
    async function showView(subject: Subject | undefined, signal: AbortSignal): Promise<void> {
      if (!hasTexts) speak(await ask('pageTexts', {}));
      if (signal.aborted) return;
      let layer: Layer | undefined;
      // Nothing is added to a page before there is something to show
      const getLayer = () => {
        if (layer) return layer;
        layer = createLayer('cuecard-buttons', signal);
        // A dialog may be open already
        for (const other of document.querySelectorAll<HTMLElement>('cuecard-overlay,cuecard-chooser'))
          raise(other);
        return layer;
      };
      refresh = subject && !i18n.t('hidden') ? showBar(getLayer(), subject, signal) : undefined;
      const marks = markLinks(getLayer, signal);
      followLinks(getLayer, signal, marks.forget);
    }
    const follow = () =>
      followNavigation((subject, signal) => void showView(subject, signal).catch(() => undefined));

    let end = follow();
    // Only the background can send messages to a content script
    browser.runtime.onMessage.addListener((message: LanguageMessage | OutdatedMessage) => {
      if (message.type === 'cuecard.outdated') refresh?.();
      if (message.type !== 'cuecard.language') return;
      end();
      speak(message.words);
      end = follow();
    });
  },
});
