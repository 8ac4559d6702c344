import { i18n, locale } from '#i18n';

/** Names as a list in the current language: 'Jazz, Talks, and Workshop' in English. */
export const listText = (names: readonly string[]): string =>
  new Intl.ListFormat(locale(), { type: 'conjunction' }).format(names);

/** Names one after the other, as in a cell: 'Jazz, Talks, Workshop', with the comma of the current language. */
export function commaText(names: readonly string[]): string {
  const comma = new Intl.ListFormat(locale())
    .formatToParts(['1', '2', '3'])
    .find(({ type }) => type === 'literal');
  return names.join(comma?.value ?? ', ');
}

/** A name in quotation marks; a sentence that has some of its own stays without others. */
export const quoted = (text: string): string =>
  /["“”„«»「」]/.test(text) ? text : i18n.t('common.quoted', { text });

/** Names as a list in quotation marks: '“Jazz” and “Talks”'. */
export const quotedText = (names: readonly string[]): string =>
  listText(names.map((text) => i18n.t('common.quoted', { text })));
