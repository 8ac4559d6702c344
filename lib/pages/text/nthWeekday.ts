import { isJoined, keyAt, numberAt, type Scanner } from './scanner';

/** Ordinals of the weekdays of a month, -1 for the last: of English, German, Romance languages, Dutch, Polish. */
const ordinalWords: [nth: number, words: string][] = [
  [1, 'first 1st ersten erster premier premiers primer primero primera primeiro primeira primo prima'],
  [1, 'eerste pierwszy pierwsza'],
  [2, 'second 2nd zweiten deuxieme segundo secondo tweede druga drugi'],
  [3, 'third 3rd dritten troisieme tercer terzo derde trzeci'],
  [4, 'fourth 4th vierten'],
  [-1, 'last letzten letzter dernier ultimo ultima laatste ostatni ostatnia'],
];
const ordinals = new Map(
  ordinalWords.flatMap(([nth, words]) => words.split(' ').map((word): [string, number] => [word, nth])),
);

/** 'first', '1st', '第2': which weekday of a month. */
export function readNth(scanner: Scanner, at: number): { nth: number; next: number } | undefined {
  const word = ordinals.get(keyAt(scanner, at));
  if (word !== undefined) return { nth: word, next: at + 1 };
  const isJapanese = keyAt(scanner, at) === '第';
  const number = numberAt(scanner, isJapanese ? at + 1 : at, 1);
  if (number === undefined || number < 1 || number > 5) return undefined;
  if (isJapanese) return { nth: number, next: at + 2 };
  const isOrdinal =
    /^(?:st|nd|rd|th|\.|er|e|º|ª|°)$/.test(keyAt(scanner, at + 1)) && isJoined(scanner, at + 1);
  return isOrdinal ? { nth: number, next: at + 2 } : undefined;
}

const monthWords = /^(?:month|monats|mois|mes|mese|maand|miesiaca)$/;

/** 'of the month', 'im Monat'. */
export function isMonthly(scanner: Scanner, at: number): boolean {
  return [0, 1, 2, 3].some((ahead) => monthWords.test(keyAt(scanner, at + ahead)));
}
