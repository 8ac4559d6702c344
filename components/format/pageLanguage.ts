import { render, type VNode } from 'preact';
import { direction, language, locale, onLanguage, speak } from '#i18n';
import { ask, onChange } from '../../lib/messages';
import { ignoreHeldKeys } from '../inPage/heldKeys';
import { ignoreStrayPresses } from '../inPage/strayPresses';
import { keepFocus } from './keepFocus';

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
  setTheme(storage()?.getItem(lastTheme));
  onLanguage(redraw);
  onChange(() => void follow());
  const isEnglish = (storage()?.getItem(lastLanguage) ?? language()) === language();
  if (!isEnglish) await follow();
  redraw();
  if (isEnglish) await follow();
}

/** Whether this document is in a web page, which is untrusted. */
export const isFramed = () => window.parent !== window;

/** Switches to the language of the background. Without an answer the language stays. */
async function follow(): Promise<void> {
  const answer = await ask('language', { spoken: language() }).catch(() => undefined);
  if (!answer) return;
  storage()?.setItem(lastLanguage, answer.language);
  storage()?.setItem(lastTheme, answer.theme);
  setTheme(answer.theme);
  if (answer.language !== language()) speak({ language: answer.language, messages: answer.messages });
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
