import { isEventYear } from './numericDates';
import { findAny, isCurrency, isJoined, isSign, keyAt, numberAt, type Scanner } from './scanner';

/** Words that lead to nothing but a time of day. */
const strongLeads = /^(?:godz|godzinie|godziny|ore|las|alle|dalle|as|kl)$/;

/** Whether such a word is right before the token. */
export const isStronglyLed = (scanner: Scanner, at: number): boolean =>
  strongLeads.test(keyAt(scanner, isSign(scanner, at - 1, ':', '.') ? at - 2 : at - 1));

/** Words near numbers that are ages or amounts. */
const counted =
  /^(?:ages?|aged|years?|kids|children|kinder|jahren?|ans|enfants|anos|ninos|criancas|anni|bambini|jaar|kinderen|lat|dzieci|people|personen|personnes|personas)$/;

/** Words that may be behind a time of day. */
const leads = [
  'at',
  'of',
  'am',
  'pm',
  'today',
  'tonight',
  'tomorrow',
  'weekday',
  'every',
  'this',
  'next',
  'doors',
  'begin',
  'venue',
  'until',
] as const;
const prepositions = /^(?:on|in|im|am|en|em|no|na|w|sur|dans|bij|op|presso|with|mit|avec|con|com|met)$/;

/**
 * Whether a bare number can be a time of day: nothing is counted by it ('from 10 artists'), and no age is in its line.
 */
export function isClosed(scanner: Scanner, at: number, next: number): boolean {
  for (let near = at - 1; near >= Math.max(0, at - 8) && scanner.tokens[near]?.kind !== 'break'; near--)
    if (counted.test(keyAt(scanner, near))) return false;
  const token = scanner.tokens[next];
  if (!token || token.kind === 'break' || (token.kind === 'word' && isStronglyLed(scanner, at))) return true;
  if (token.kind === 'sign')
    return !['%', '°', '€', '$', '£', '¥', '+'].includes(token.key) && !isJoinedNumber(scanner, next);
  if (token.kind === 'number') return false;
  const isLead = findAny(scanner, next, ...leads) !== undefined;
  return isLead || prepositions.test(token.key);
}

/** Whether a sign and a number touch what is before them: `.1` of `12.1`. */
export const isJoinedNumber = (scanner: Scanner, at: number): boolean =>
  isSign(scanner, at, '.', ',', '/', ':') &&
  isJoined(scanner, at) &&
  isJoined(scanner, at + 1) &&
  scanner.tokens[at + 1]?.kind === 'number';

/** Whether the number is a price, or a part of a longer number. */
export function isAmount(scanner: Scanner, at: number): boolean {
  const next = isSign(scanner, at + 1, '.', ',') && isJoinedNumber(scanner, at + 1) ? at + 3 : at + 1;
  if (isSign(scanner, at - 1, '+') || isCurrency(scanner, at - 1) || isCurrency(scanner, next)) return true;
  return (
    isJoinedNumber(scanner, at - 1) && scanner.tokens[at - 2]?.kind === 'number' && !isAfterDate(scanner, at)
  );
}

/** '12 January 2027,7pm' and 'January 12,7pm': a date ends before the comma. */
function isAfterDate(scanner: Scanner, at: number): boolean {
  const isYear = isEventYear(numberAt(scanner, at - 2, 4) ?? 0);
  return isSign(scanner, at - 1, ',') && (isYear || scanner.vocabulary.find(at - 3, 'month') !== undefined);
}
