import { locale } from '#i18n';

/** Several names as a sentence lists them: 'Jazz, Talks, and Workshop' in English. */
export const listText = (names: readonly string[]): string =>
  new Intl.ListFormat(locale(), { type: 'conjunction' }).format(names);
