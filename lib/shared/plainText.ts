/** The words of a text as `plainLetters` returns them; an empty text is one empty word. */
export const plainTerms = (text: string): string[] => plainLetters(text).split(/\s+/);

/**
 * A text without accents and letter case, for comparisons. It ends in upper case, since only there `ß` is `SS` and all
 * forms of sigma are one.
 */
export function plainLetters(text: string): string {
  return text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase().toUpperCase().trim();
}
