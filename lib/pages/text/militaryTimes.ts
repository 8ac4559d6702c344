import { dashes, isAfter, isSign, numberAt, type Scanner } from './scanner';

/** The four digits of a time without a colon: `1830`. Undefined if they are none. */
export function militaryAt(scanner: Scanner, at: number): number | undefined {
  const number = scanner.tokens[at]?.text.length === 4 ? numberAt(scanner, at, 4) : undefined;
  return number !== undefined && number <= 2400 && number % 100 < 60 ? number : undefined;
}

/**
 * Whether two such times begin at the token: '1830-2000hrs', '2000-2130', '1930 for 2000'. They
 * count as years unless a unit follows, or both are multiples of five minutes after a month or
 * weekday.
 */
export function isMilitarySpan(scanner: Scanner, at: number): boolean {
  const isLink = isSign(scanner, at + 1, ...dashes, 'for');
  const link = isLink ? at + 2 : scanner.vocabulary.find(at + 1, 'to')?.next;
  if (link === undefined) return false;
  const [from, to] = [militaryAt(scanner, at), militaryAt(scanner, link)];
  if (from === undefined || to === undefined) return false;
  if (scanner.vocabulary.find(link + 1, 'oclock')) return true;
  // 'Tue 21 Apr 1830-2000'
  return from % 5 === 0 && to % 5 === 0 && isAfter(scanner, at, 'month', 'weekday');
}
