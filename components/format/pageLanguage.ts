import { direction, language, locale, onLanguage, speak } from '#i18n';
import { ask, onChange } from '../../lib/messages';

/** The language that this page spoke last time: it begins in it, before the background has answered. */
const lastLanguage = 'language';

/**
 * Draws a page of ours in the language chosen in the settings, and anew whenever another is chosen. A page that spoke
 * English last time is drawn at once; for another language, the catalogue is waited for.
 * @param draw draws the whole page; called again after each change of the language
 */
export async function drawInLanguage(draw: () => void): Promise<void> {
  const redraw = () => {
    Object.assign(document.documentElement, { lang: locale(), dir: direction() });
    draw();
  };
  onLanguage(redraw);
  onChange(() => void follow());
  const isEnglish = (storage()?.getItem(lastLanguage) ?? language()) === language();
  if (!isEnglish) await follow();
  redraw();
  if (isEnglish) await follow();
}

/** Speaks what the background speaks. Without an answer the page stays as it is. */
async function follow(): Promise<void> {
  const answer = await ask('language', { spoken: language() }).catch(() => undefined);
  if (!answer) return;
  storage()?.setItem(lastLanguage, answer.language);
  if (answer.language !== language()) speak({ language: answer.language, messages: answer.messages });
}

/** A frame within a page has none where the browser blocks storage of third parties. */
function storage(): Storage | undefined {
  try {
    return localStorage;
  } catch {
    return undefined;
  }
}
