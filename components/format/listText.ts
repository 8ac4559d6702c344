import { locale } from '#i18n';

/** Names as a list in the current language: 'Jazz, Talks, and Workshop' in English. */
export const listText = (names: readonly string[]): string =>
  new Intl.ListFormat(locale(), { type: 'conjunction' }).format(names);
