import { browser } from 'wxt/browser';
import { defineUnlistedScript } from 'wxt/utils/define-unlisted-script';
import { i18n } from '../../components/inPage/i18n';
import { createLayer, type Layer, raise } from '../../components/inPage/layer';
import type { ResultPanel } from '../../components/inPage/resultPanel';
import { createToast } from '../../components/inPage/toast';
import { type Answer, ask, type LanguageMessage, type OutdatedMessage } from '../../lib/messages';
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

    let texts: Answer<'pageTexts'> | undefined;
    let bar: Bar | undefined;
    let life: AbortController | undefined;
    /** Shows our parts in the present language, in place of those shown before. */
    function begin(): void {
      life?.abort();
      life = new AbortController();
      const { signal } = life;
      let layer: Layer | undefined;
      bar = undefined;
      /** A dialog or the chooser may be open already: they stay above. */
      const raiseOthers = () => {
        for (const other of document.querySelectorAll<HTMLElement>('cuecard-overlay,cuecard-chooser'))
          raise(other);
      };
      // Nothing is added to a page before there is something to show
      const getLayer = () => {
        if (layer) return layer;
        layer = createLayer('cuecard-buttons', signal);
        raiseOthers();
        return layer;
      };

      /** If the background gave no texts, they are requested again at the next navigation. */
      async function showView(subject: Subject | undefined, viewSignal: AbortSignal): Promise<void> {
        texts ??= await ask('pageTexts', {});
        i18n.speak(texts);
        if (viewSignal.aborted) return;
        layer?.renew();
        raiseOthers();
        let toast: ResultPanel | undefined;
        const getToast = () => {
          toast ??= createToast(getLayer(), viewSignal);
          return toast;
        };
        if (subject && !i18n.t('hidden')) {
          bar ??= createBar(getLayer(), signal);
          bar.show(subject, getToast, viewSignal);
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
      texts = message.messages;
      begin();
    });
  },
});
