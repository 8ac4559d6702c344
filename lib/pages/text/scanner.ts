import type { Token } from './tokens';
import type { FoundPhrase, Vocabulary } from './vocabulary';

/**
 * The input of the readers of dates and times. Their numbers `at`, `from`, `to` and `next` are
 * indexes of tokens; in a result, `next` is that of the first token after the words read.
 */
export interface Scanner {
  tokens: readonly Token[];
  vocabulary: Vocabulary;
  /** Which of day and month comes first in `3/4`; undefined if the text does not tell. */
  order: 'dayFirst' | 'monthFirst' | undefined;
  /** The person is where the month is written first: of two possible readings, that one is the likelier. */
  isMonthLikely: boolean;
  /** The text is a part of a page, in which only a length with a label or in words tells the end. */
  isOfPage: boolean;
}

/** The value of a number of at most this many digits; undefined for other tokens. */
export function numberAt({ tokens }: Scanner, at: number, digits = 2): number | undefined {
  const token = tokens[at];
  return token?.kind === 'number' && token.text.length <= digits ? Number(token.text) : undefined;
}

/** The language in which words are looked up first. */
export const getLanguage = ({ vocabulary }: Scanner): string => vocabulary.languages.lookUp[0] ?? 'en';

/** The key of the token at this index; '' outside of the text. */
export const keyAt = ({ tokens }: Scanner, at: number): string => tokens[at]?.key ?? '';

/** Whether the token at this index is one of these signs. */
export const isSign = (scanner: Scanner, at: number, ...signs: string[]): boolean =>
  signs.includes(keyAt(scanner, at));

/** Whether no space is between a token and the one before it. */
export const isJoined = ({ tokens }: Scanner, at: number): boolean =>
  tokens[at] !== undefined && tokens[at - 1]?.to === tokens[at]?.from;

export const dashes = ['-', '–', '—', '~', '〜', '−', '→', '>'];

const currencies = /^(?:[€$£¥円]|zł|zl|pln|eur|euros?|usd|gbp|chf|kr)$/;

/** Whether a sign or name of a currency is at the token. */
export const isCurrency = (scanner: Scanner, at: number): boolean => currencies.test(keyAt(scanner, at));

type Kind = Parameters<Vocabulary['find']>[1];

/** The phrase of the first of these kinds that has one at the token; undefined if none has. */
export function findAny({ vocabulary }: Scanner, at: number, ...kinds: Kind[]): FoundPhrase | undefined {
  for (const kind of kinds) {
    const found = vocabulary.find(at, kind);
    if (found) return found;
  }
  return undefined;
}

/** Whether a word of one of these kinds is right before the token, or a sign between them. */
export const isAfter = (scanner: Scanner, at: number, ...kinds: Kind[]): boolean =>
  findAny(scanner, isSign(scanner, at - 1, '.', ',') ? at - 2 : at - 1, ...kinds) !== undefined;

/** Index after the words and signs of these kinds, from `at` on. */
export function skip(scanner: Scanner, at: number, kinds: Kind[], signs: string[] = []): number {
  let next = at;
  for (let count = 0; count < 4; count++) {
    const phrase = findAny(scanner, next, ...kinds);
    if (phrase) next = phrase.next;
    else if (isSign(scanner, next, ...signs)) next++;
    else break;
  }
  return next;
}
