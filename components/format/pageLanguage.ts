import { browser } from 'wxt/browser';

/** Tells screen readers in which language this page speaks: the one that the words are taken from. */
export function pageLanguage(): void {
  const language = browser.i18n.getUILanguage();
  document.documentElement.lang = language;
  document.documentElement.dir = browser.i18n.getMessage('@@bidi_dir') || 'ltr';
}
