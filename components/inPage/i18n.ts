import { browser } from 'wxt/browser';
import type { GeneratedI18nStructure } from '#i18n';

type Name = Parameters<typeof browser.i18n.getMessage>[0];

/**
 * Messages of the catalogue for scripts in foreign pages: without plurals and named values, which nothing there uses and
 * which would be a twentieth of the script on video pages.
 */
export const i18n = {
  t: (key: keyof GeneratedI18nStructure, substitutions?: string[]): string =>
    browser.i18n.getMessage(key.replaceAll('.', '_') as Name, substitutions),
};
