import { getNthWeekday } from './days';
import type { WrittenFeast } from './feasts';
import { isEventYear, readLink } from './numericDates';
import { isJoined, keyAt, numberAt, type Scanner, skip } from './scanner';

/** Ordinals of the weekdays of a month, -1 for the last: of English, German, Romance languages, Dutch, Polish. */
const ordinalWords: [nth: number, words: readonly string[]][] = [
  [
    1,
    [
      'first',
      '1st',
      'ersten',
      'erster',
      'premier',
      'premiers',
      'primer',
      'primero',
      'primera',
      'primeiro',
      'primeira',
      'primo',
      'prima',
    ],
  ],
  [1, ['eerste', 'pierwszy', 'pierwsza']],
  [
    2,
    [
      'second',
      '2nd',
      'zweiten',
      'zweiter',
      'deuxieme',
      'segundo',
      'secondo',
      'seconda',
      'tweede',
      'druga',
      'drugi',
    ],
  ],
  [
    3,
    [
      'third',
      '3rd',
      'dritten',
      'dritter',
      'troisieme',
      'tercer',
      'terceiro',
      'terceira',
      'terzo',
      'terza',
      'derde',
      'trzeci',
      'trzecia',
    ],
  ],
  [
    4,
    ['fourth', '4th', 'vierten', 'vierter', 'quatrieme', 'cuarto', 'quarto', 'vierde', 'czwarty', 'czwarta'],
  ],
  [5, ['fifth', '5th', 'funften', 'cinquieme', 'quinto', 'vijfde', 'piaty', 'piata']],
  [-1, ['last', 'letzten', 'letzter', 'dernier', 'ultimo', 'ultima', 'laatste', 'ostatni', 'ostatnia']],
];
const ordinals = new Map(
  ordinalWords.flatMap(([nth, words]) => words.map((word): [string, number] => [word, nth])),
);

/** Ordinals before a weekday: 'first', '1st and 3rd', '第2・4'. Undefined if none begins at the token. */
export function readNths(scanner: Scanner, at: number): { nths: number[]; next: number } | undefined {
  const first = readNth(scanner, at, false);
  if (!first) return undefined;
  const nths = [first.nth];
  let { next } = first;
  for (let count = 0; count < 4; count++) {
    const link = readLink(scanner, next);
    const more = link && !link.isSpan ? readNth(scanner, link.next, keyAt(scanner, at) === '第') : undefined;
    if (!more) break;
    nths.push(more.nth);
    next = more.next;
  }
  return { nths, next };
}

/** @param isListed behind the first of a Japanese list, where a number alone is an ordinal */
function readNth(scanner: Scanner, at: number, isListed: boolean): { nth: number; next: number } | undefined {
  const word = ordinals.get(keyAt(scanner, at));
  if (word !== undefined) return { nth: word, next: at + 1 };
  const isJapanese = keyAt(scanner, at) === '第';
  const number = numberAt(scanner, isJapanese ? at + 1 : at, 1);
  if (number === undefined || number < 1 || number > 5) return undefined;
  if (isJapanese) return { nth: number, next: at + 2 };
  if (isListed) return { nth: number, next: at + 1 };
  const isOrdinal =
    /^(?:st|nd|rd|th|\.|er|e|eme|º|ª|°)$/.test(keyAt(scanner, at + 1)) && isJoined(scanner, at + 1);
  return isOrdinal ? { nth: number, next: at + 2 } : undefined;
}

const monthWords = /^(?:month|monats|mois|mes|mese|maand|miesiaca)$/;

/** Whether a word such as 'of the month' is among this token and the next three. */
export function isMonthly(scanner: Scanner, at: number): boolean {
  return [0, 1, 2, 3].some((ahead) => monthWords.test(keyAt(scanner, at + ahead)));
}

const inMonth = ['in', 'im', 'en', 'em', 'van', 'des', 'do', 'w'];

/** 'First Saturday in March', '2nd and 4th Friday of May 2027', '3月第2土曜日'. Undefined if none begins at the token. */
export function readWeekdayInMonth(scanner: Scanner, at: number): WrittenFeast | undefined {
  const { vocabulary } = scanner;
  const isJapanese = keyAt(scanner, at + 1) === '月' && keyAt(scanner, at + 2) === '第';
  const ordinal = readNths(scanner, isJapanese ? at + 2 : at);
  const weekday = ordinal && vocabulary.find(ordinal.next, 'weekday');
  if (!weekday) return undefined;
  const named = vocabulary.find(skip(scanner, weekday.next, ['of'], inMonth), 'month');
  const month = isJapanese ? numberAt(scanner, at) : named?.value;
  if (month === undefined) return undefined;
  const to = isJapanese ? weekday.next : (named?.next ?? 0);
  const year = numberAt(scanner, to, 4);
  const isYear = year !== undefined && isEventYear(year);
  return {
    kind: 'feast',
    from: at,
    to: isYear ? to + 1 : to,
    datesIn: (one) => ordinal.nths.map((nth) => getNthWeekday(one, month, weekday.value, nth)),
    ...(isYear && { year }),
  };
}
