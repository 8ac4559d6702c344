import { render, type VNode } from 'preact';
import { direction, language, locale, onLanguage, speak } from '#i18n';
import { type Answer, watchAnswer } from '../../lib/messages';
import { ignoreHeldKeys } from '../inPage/heldKeys';
import { ignoreStrayPresses } from '../inPage/strayPresses';
import { keepFocus, regainFocus } from './keepFocus';

/** Key of the language of this page's last load, which tells before the background has answered whether to wait. */
const lastLanguage = 'language';
/** Key of the colours of this page's last load, so that it does not change colours while it loads. */
const lastTheme = 'theme';

/**
 * Renders an extension page in the language chosen in the settings, and again when the choice changes. If the last
 * language was English, the page is rendered at once; for another language it waits for the catalogue.
 * @param content creates the page's content, anew after each change of the language: Preact skips what it has drawn
 * @param title the title of the page's tab, if it is shown in one
 */
export async function drawPage(content: () => VNode, title?: () => string): Promise<void> {
  const root = document.getElementById('app');
  const redraw = () => {
    Object.assign(document.documentElement, { lang: locale(), dir: direction() });
    if (title) document.title = title();
    if (root) render(content(), root);
  };
  ignoreHeldKeys(document);
  ignoreStrayPresses(document);
  keepFocus(document);
  if (isFramed()) regainFocus(document);
  setTheme(storage()?.getItem(lastTheme));
  onLanguage(redraw);
  const isEnglish = (storage()?.getItem(lastLanguage) ?? language()) === language();
  const spoken = followLanguage();
  if (!isEnglish) await spoken;
  redraw();
  await spoken;
}

/** Whether this document is in a web page, which is untrusted. */
export const isFramed = () => window.parent !== window;

/** Speaks the language of the background from now on. Resolves after its first answer; without one the language stays. */
function followLanguage(): Promise<void> {
  const current = new AbortController();
  return new Promise((resolve) => {
    watchAnswer(
      'language',
      { spoken: language() },
      ({ answer, waiting }) => {
        if (waiting) return;
        if (answer && adopt(answer)) {
          // The answer leaves out the sentences of the language that it was told
          current.abort();
          void followLanguage();
        }
        resolve();
      },
      current.signal,
    );
  });
}

/** Uses a language and colours. True if the language is another one than before. */
function adopt({ language: next, theme, messages }: Answer<'language'>): boolean {
  storage()?.setItem(lastLanguage, next);
  storage()?.setItem(lastTheme, theme);
  setTheme(theme);
  if (next === language()) return false;
  speak({ language: next, messages });
  return true;
}

/**
 * Sets the colours of this page; the style sheet knows `light` and `dark`. A frame in another site's page has the
 * colours of that page, as the bar around it, whatever the person has chosen for our own pages.
 */
function setTheme(theme: string | null | undefined): void {
  document.documentElement.dataset.theme = isFramed() ? 'system' : (theme ?? 'system');
}

/** `localStorage`; undefined in a frame of another site's page if the browser blocks third-party storage. */
function storage(): Storage | undefined {
  try {
    return localStorage;
  } catch {
    return undefined;
  }
}
