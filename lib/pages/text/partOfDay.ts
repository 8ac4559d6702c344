import type { DayItem } from './items';
import { keyAt, type Scanner, skip } from './scanner';

/** Hours at which events of a part of the day usually begin. */
const [morning, afternoon, evening] = [10, 15, 20];

const nights = /^(?:night|nacht|nuit|notte|noche|noite|noc|nocy)$/;
const eveningEndings = /.avond$/;
const afternoons = /afternoon|nachmittag|midi|tarde|pomeriggio|middag|poludniu|夕/;

/**
 * The hour that is offered for a day of which a part is named without a time: 'tomorrow night'. Undefined if the words
 * right after the day name no part of it.
 */
export function findHour(scanner: Scanner, { kind, from, to }: DayItem): number | undefined {
  const { vocabulary } = scanner;
  if (kind === 'series') return undefined;
  if (vocabulary.find(from, 'tonight') || eveningEndings.test(keyAt(scanner, from))) return evening;
  const next = skip(scanner, to, ['of']);
  // English 'am' is a preposition in German: 'Freitag am See'
  if (['am', 'pm'].includes(keyAt(scanner, next))) return undefined;
  if (vocabulary.find(next, 'am')) return morning;
  const part = vocabulary.find(next, 'pm');
  const words = scanner.tokens.slice(next, part?.next).map(({ key }) => key);
  if (part) return words.some((word) => afternoons.test(word)) ? afternoon : evening;
  return nights.test(words[0] ?? '') ? evening : undefined;
}
