import { readDate } from './dates';
import { dashes, getLanguage, isSign, keyAt, type Scanner, skip } from './scanner';

const streetsBefore =
  /^(?:calle|c|avenida|avda|av|paseo|rua|praca|largo|travessa|ul|ulica|ulicy|aleja|rue|avenue|boulevard|bd|place|via|piazza|corso|viale|straße|strasse|platz|straat|plein)$/;
const streetsAfter =
  /^(?:street|st|road|rd|lane|ln|avenue|ave|hill|square|close|crescent|terrace|mews|bridge|straße|strasse|gasse|platz|straat|laan|plein)$/;
const titles =
  /^(?:herr|herrn|frau|familie|mr|mrs|ms|senhor|sr|sra|signor|signora|pan|pani|mijnheer|mevrouw)$/;
/** Words before a weekday that make it the name of a day with a date of its own: 'Black Friday'. */
const named = /^(?:black|cyber|giving|super|blue|bloody|casual|holiday|ruby|mad|happy)$/;
const nouns = /^(?:monday|tuesday|thursday|friday|sunday)$/;

/**
 * Index after a weekday or date that is a name: of a street with its number, of a person, of a day such as Black
 * Friday. Undefined if none begins at the token.
 */
export const skipName = (scanner: Scanner, at: number): number | undefined =>
  readStreet(scanner, at) ?? readPerson(scanner, at);

/** 'Calle 2 de Mayo, 14', 'Straße des 17. Juni', '1 May Street', 'Friday Street'. */
function readStreet(scanner: Scanner, at: number): number | undefined {
  const { tokens, vocabulary } = scanner;
  if (streetsBefore.test(keyAt(scanner, at))) {
    const begin = skip(scanner, at + 1, ['of'], ['.', '/', 'des', 'du']);
    // 'Via XX Settembre 12'
    const roman = /^[IVX]+$/.test(tokens[begin]?.text ?? '')
      ? vocabulary.find(begin + 1, 'month')
      : undefined;
    if (roman) return tokens[roman.next]?.kind === 'number' ? roman.next + 1 : roman.next;
    const date = tokens[begin]?.kind === 'number' ? readDate(scanner, begin) : undefined;
    if (!date) return undefined;
    // '3 Maja 15': the house number is no year
    const month = tokens
      .slice(begin, date.to)
      .findIndex((_, index) => vocabulary.find(begin + index, 'month'));
    const end = month < 0 ? date.to : (vocabulary.find(begin + month, 'month')?.next ?? date.to);
    const number = isSign(scanner, end, ',') ? end + 1 : end;
    return tokens[number]?.kind === 'number' ? number + 1 : end;
  }
  const month = tokens[at]?.kind === 'number' ? vocabulary.find(at + 1, 'month') : undefined;
  const name = month ?? vocabulary.find(at, 'weekday');
  if (!name || !streetsAfter.test(keyAt(scanner, name.next))) return undefined;
  // 'Sunday Street Party' is on a Sunday
  const after = skip(scanner, name.next + 1, [], ['.']);
  const isName = tokens[after]?.kind !== 'word' || vocabulary.find(after, 'and') !== undefined;
  return isName && /^\p{Lu}/u.test(tokens[name.next]?.text ?? '') ? name.next + 1 : undefined;
}

/** 'A. Freitag', 'Frau Sonntag'; 'Black Friday' and 'Bank Holiday Monday', of which the date is not known. */
function readPerson(scanner: Scanner, at: number): number | undefined {
  const weekday = scanner.vocabulary.find(at, 'weekday');
  if (!weekday || weekday.isShort) return undefined;
  const isInitial = isSign(scanner, at - 1, '.') && /^\p{Lu}$/u.test(scanner.tokens[at - 2]?.text ?? '');
  const before = keyAt(scanner, isSign(scanner, at - 1, '.') ? at - 2 : at - 1);
  const isNamed = named.test(before) && nouns.test(keyAt(scanner, at)) && getLanguage(scanner) === 'en';
  return (isInitial || titles.test(before) || isNamed) && !readDate(scanner, at) ? weekday.next : undefined;
}

const services = /^(?:mass|eucharist|communion|service|feast|mess[ae]|missa|mis|msza|run|madness)$/;

/** Whether what stands between two tokens, behind a dash, begins a name: 'Nine Lessons', 'Midnight Mass'. */
export function beginsName(scanner: Scanner, at: number, next: number): boolean {
  const isCapital = (index: number) => /^\p{Lu}\p{Ll}/u.test(scanner.tokens[index]?.text ?? '');
  const isHalf = scanner.vocabulary.find(next, 'am') ?? scanner.vocabulary.find(next, 'pm');
  if (services.test(keyAt(scanner, next)) && next === at + 1 && isCapital(at)) return true;
  return isSign(scanner, at - 1, ...dashes) && isCapital(at) && isCapital(next) && !isHalf;
}
