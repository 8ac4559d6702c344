/** The words of a text as `plainLetters` returns them; an empty text is one empty word. */
export const plainTerms = (text: string): string[] => plainLetters(text).split(/\s+/);

/**
 * A text without accents and letter case, for comparisons. It ends in upper case, since only there `ß` is `SS` and all
 * forms of sigma are one. Letters are decomposed one by one, and those of ASCII have no accents: views normalise the
 * texts of thousands of rows.
 */
export function plainLetters(text: string): string {
  return text
    .replace(/[\u0080-\uffff]+/g, withoutAccents)
    .toLowerCase()
    .toUpperCase()
    .trim();
}

const withoutAccents = (letters: string) => letters.normalize('NFKD').replace(/\p{M}/gu, '');
