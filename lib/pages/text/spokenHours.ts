import { findMinutes, type MinutePhrases } from './minutePhrases';
import { beginsName } from './names';
import { getLanguage, isJoined, isSign, keyAt, numberAt, type Scanner } from './scanner';

/** The hours one to twelve in words, by language. */
const hourWords: Record<string, string[]> = {
  en: ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve'],
  de: ['eins', 'zwei', 'drei', 'vier', 'funf', 'sechs', 'sieben', 'acht', 'neun', 'zehn', 'elf', 'zwolf'],
  nl: ['een', 'twee', 'drie', 'vier', 'vijf', 'zes', 'zeven', 'acht', 'negen', 'tien', 'elf', 'twaalf'],
  fr: ['une', 'deux', 'trois', 'quatre', 'cinq', 'six', 'sept', 'huit', 'neuf', 'dix', 'onze', 'douze'],
  es: ['una', 'dos', 'tres', 'cuatro', 'cinco', 'seis', 'siete', 'ocho', 'nueve', 'diez', 'once', 'doce'],
  pt: ['uma', 'duas', 'tres', 'quatro', 'cinco', 'seis', 'sete', 'oito', 'nove', 'dez', 'onze', 'doze'],
  pl: [
    'pierwszej',
    'drugiej',
    'trzeciej',
    'czwartej',
    'piatej',
    'szostej',
    'siodmej',
    'osmej',
    'dziewiatej',
    'dziesiatej',
    'jedenastej',
    'dwunastej',
  ],
  it: ['una', 'due', 'tre', 'quattro', 'cinque', 'sei', 'sette', 'otto', 'nove', 'dieci', 'undici', 'dodici'],
};

/** Words before the hour with the minutes to add: 'half past seven', 'halb acht'. */
const before: Record<string, MinutePhrases> = {
  en: [
    [30, ['half past', 'half']],
    [15, ['quarter past']],
    [-15, ['quarter to']],
  ],
  de: [
    [-30, ['halb']],
    [15, ['viertel nach']],
    [-15, ['viertel vor', 'dreiviertel']],
  ],
  nl: [
    [-30, ['half']],
    [15, ['kwart over']],
    [-15, ['kwart voor']],
  ],
  pl: [
    [-30, ['wpoł do', 'poł do']],
    [15, ['kwadrans po']],
    [-15, ['za kwadrans']],
  ],
};
/** Words after it: 'las siete y media'. */
const after: Record<string, MinutePhrases> = {
  fr: [[30, ['et demie']]],
  es: [
    [30, ['y media']],
    [15, ['y cuarto']],
  ],
  pt: [[30, ['e meia']]],
  it: [
    [30, ['e mezza', 'e mezzo']],
    [15, ['e un quarto']],
  ],
};

/** An hour that is written as it is spoken, without its half of the day. */
export interface SpokenHour {
  hour: number;
  minute: number;
  next: number;
}

/**
 * Reads an hour in words, or one with words for its minutes: 'half past 7', 'halb acht', 'siete y media'. Undefined for
 * digits alone.
 * @param isLed a word before it says that a time follows, so that the hour alone will do
 */
export function readSpokenHour(scanner: Scanner, at: number, isLed: boolean): SpokenHour | undefined {
  const { vocabulary } = scanner;
  const language = getLanguage(scanner);
  const lead = findMinutes(scanner, at, before[language]);
  const begin = lead?.next ?? at;
  const word = (hourWords[language]?.indexOf(keyAt(scanner, begin)) ?? -1) + 1;
  const hour = word || numberAt(scanner, begin);
  if (word > 0 && !lead && beginsName(scanner, begin, begin + 1)) return undefined;
  // 'La boucle des Trois-Croix'
  const isCompound =
    isSign(scanner, begin + 1, '-') && isJoined(scanner, begin + 1) && isJoined(scanner, begin + 2);
  if (word > 0 && isCompound) return undefined;
  // 'half 7' may be an amount
  if (hour === undefined || (lead && keyAt(scanner, begin - 1) === 'half' && word === 0 && !isLed))
    return undefined;
  const oclock = vocabulary.find(begin + 1, 'oclock');
  const next = oclock?.next ?? begin + 1;
  const rest = lead ?? findMinutes(scanner, next, after[language]);
  // 'huit heures du soir', '8 heures et demie': 'deux heures' alone may be a length
  const half = vocabulary.find(next, 'am') ?? vocabulary.find(next, 'pm');
  const isMarked = oclock && (rest ?? (word > 0 && half));
  if (!lead && !isMarked && !(isLed && (rest ?? word > 0))) return undefined;
  const minutes = hour * 60 + (rest?.minutes ?? 0);
  return { hour: Math.floor(minutes / 60), minute: minutes % 60, next: lead ? next : (rest?.next ?? next) };
}
