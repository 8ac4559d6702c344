import { browser } from 'wxt/browser';
import { defineUnlistedScript } from 'wxt/utils/define-unlisted-script';
import { i18n } from '../../components/inPage/i18n';
import { createLayer, type Layer, raise } from '../../components/inPage/layer';
import type { Result } from '../../components/inPage/result';
import { createToast } from '../../components/inPage/toast';
import { ask, type LanguageMessage, type OutdatedMessage } from '../../lib/messages';
import type { Subject } from '../../lib/pages/subject';
import { type Bar, createBar } from './bar';
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

    let hasTexts = false;
    const speak: typeof i18n.speak = (texts) => {
      hasTexts = true;
      i18n.speak(texts);
    };

    let bar: Bar | undefined;
    let life: AbortController | undefined;
    /** Shows our parts in the present language, in place of those shown before. */
    function begin(): void {
      life?.abort();
      life = new AbortController();
      const { signal } = life;
      let layer: Layer | undefined;
      bar = undefined;
      // Nothing is added to a page before there is something to show
      const getLayer = () => {
        if (layer) return layer;
        layer = createLayer('cuecard-buttons', signal);
        // A dialog may be open already
        for (const other of document.querySelectorAll<HTMLElement>('cuecard-overlay,cuecard-chooser'))
          raise(other);
        return layer;
      };

      let toast: Result | undefined;
      const getToast = () => {
        toast ??= createToast(getLayer(), signal);
        return toast;
      };

      /** If the background gave no texts, they are requested again at the next navigation. */
      async function showView(subject: Subject | undefined, viewSignal: AbortSignal): Promise<void> {
        if (!hasTexts) speak(await ask('pageTexts', {}));
        if (viewSignal.aborted) return;
        layer?.renew();
        if (subject && !i18n.t('hidden')) {
          bar ??= createBar(getLayer(), getToast(), signal);
          bar.show(subject, viewSignal);
        }
        const marks = markLinks(getLayer, viewSignal);
        followLinks(getLayer, getToast, viewSignal, marks.forget);
      }
      followNavigation(
        (subject, viewSignal) => void showView(subject, viewSignal).catch(() => undefined),
        life,
      );
    }

    begin();
    // Only the background can send messages to a content script
    browser.runtime.onMessage.addListener((message: LanguageMessage | OutdatedMessage) => {
      if (message.type === 'cuecard.outdated') bar?.refresh();
      if (message.type !== 'cuecard.language') return;
      speak(message.words);
      begin();
    });
  },
});
