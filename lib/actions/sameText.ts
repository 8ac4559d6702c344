/**
 * Whether two names mean the same to a person: case, accents, spacing, and the quotes and dashes that the calendar
 * prettifies do not count.
 */
export function sameText(one: string, other: string): boolean {
  return folded(one) === folded(other);
}

function folded(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/<[^>]*>/g, '')
    .replace(/[\p{M}]/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}
