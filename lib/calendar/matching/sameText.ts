/** Letters that Unicode normalisation does not decompose → plain letters. */
const plainLetters: Record<string, string> = {
  ß: 'ss',
  ø: 'o',
  æ: 'ae',
  œ: 'oe',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ı: 'i',
};

/**
 * Normalises a text to compare names: removes tags, case, accents, spacing and punctuation. The latter includes quotes
 * and dashes, which the calendar changes typographically.
 */
export function folded(text: string): string {
  return text
    .replace(/<[^<>]*>/g, '')
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[ßøæœłđðþı]/g, (letter) => plainLetters[letter] ?? letter)
    .replace(/['’]/g, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

/** Whether two names are equal after normalisation. */
export function sameText(one: string, other: string): boolean {
  return folded(one) === folded(other);
}
