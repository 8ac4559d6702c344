import { i18n, locale } from '#i18n';

/** Names as a list in the current language: 'Jazz, Talks, and Workshop' in English. */
export const listText = (names: readonly string[]): string =>
  new Intl.ListFormat(locale(), { type: 'conjunction' }).format(names);

/** The same in quotation marks: '“Jazz” and “Talks”'. */
export const quotedText = (names: readonly string[]): string =>
  listText(names.map((text) => i18n.t('common.quoted', { text })));
