/** Letters that stand for others without being a letter and a mark. */
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
 * Text without what does not count for a person who compares names: case, accents, spacing, and the quotes and dashes
 * that the calendar prettifies.
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

/** Whether two names mean the same to a person. */
export function sameText(one: string, other: string): boolean {
  return folded(one) === folded(other);
}
