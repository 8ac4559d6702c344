import { memoize } from '../memoize';
import { isMisspelt } from './misspelt';
import { phrases } from './phrases';
import { type CalendarNames, calendarNames } from './phrases/calendarNames';
import type { Meaning } from './phrases/english';
import { matchKeys, type Token, tokenize } from './tokens';

type Kind = Meaning | 'month' | 'weekday';

/** A phrase of a language and what it means. */
interface Phrase {
  keys: string[];
  kind: Kind;
  /** Month 1 to 12, weekday 0 (Sunday) to 6; else 0. */
  value: number;
  /** An abbreviation of a month or weekday, which is a word of its own elsewhere (`so`, `mar`, `do`). */
  isShort: boolean;
  /**
   * An abbreviation without accents, which the same letters with accents are not: Polish 'sie' is August, 'się' a
   * pronoun.
   */
  isBare: boolean;
}

/** A phrase that was found at a token. */
export interface FoundPhrase {
  value: number;
  isShort: boolean;
  /** The weekday has the ending of a plural or an adverb: 'Tuesdays', 'dienstags'. */
  isPlural: boolean;
  /** Index of the token after it. */
  next: number;
}

const polishPlurals = /(?:ki|dy|ty)$/;

/** A word of plain small letters, as most phrases are. */
const plainWord = /^[a-z]+$/;

const toKeys = (phrase: string) =>
  plainWord.test(phrase)
    ? [phrase]
    : tokenize(phrase)
        .map(({ key }) => key)
        .filter((key) => key !== '.' && key !== '-');

const hasAccents = (text: string) => /\p{M}/u.test(text.normalize('NFD'));

/** The phrases of a language by their first word. */
const getTable = memoize((language) => {
  const table = new Map<string, Phrase[]>();
  const add = (text: string, kind: Kind, value = 0, isShort = false) => {
    const keys = toKeys(text);
    const [first] = keys;
    if (first === undefined) return;
    const phrase = { keys, kind, value, isShort, isBare: isShort && !hasAccents(text) };
    const others = table.get(first);
    if (!others) table.set(first, [phrase]);
    else if (!others.some((one) => one.kind === kind && one.keys.join() === keys.join()))
      table.set(first, [...others, phrase].sort(byLength));
  };
  for (const [kind, written = []] of Object.entries(phrases[language] ?? {}))
    for (const phrase of written) add(phrase, kind as Meaning);
  const names = calendarNames[language];
  if (names) addNames(names, add);
  else addIntlNames(language, add);
  return table;
});

/** The long names of months of a language. */
const getMonths = memoize((language) =>
  [...getTable(language)].flatMap(([key, found]) =>
    found.flatMap(({ kind, value, keys, isShort }) =>
      kind === 'month' && keys.length === 1 && !isShort ? [{ key, value }] : [],
    ),
  ),
);

const byLength = (one: Phrase, other: Phrase) => other.keys.length - one.keys.length;

/** Adds a name of a month or weekday. */
type AddName = (text: string, kind: 'month' | 'weekday', value: number, isShort: boolean) => void;

function addNames(known: CalendarNames, add: AddName): void {
  const addAll = (kind: 'month' | 'weekday', names: string, isShort: boolean) => {
    const first = kind === 'month' ? 1 : 0;
    for (const [at, forms] of names.split(' ').entries())
      for (const form of forms.split('|')) add(form, kind, first + at, isShort);
  };
  addAll('month', known.months, false);
  addAll('month', known.shortMonths, true);
  addAll('weekday', known.weekdays, false);
  addAll('weekday', known.shortWeekdays, true);
}

/** Months and weekdays as Intl names them, alone and within a date: Russian 'январь' and 'января'. */
function addIntlNames(language: string, add: AddName): void {
  for (const length of ['long', 'short'] as const) {
    const isShort = length === 'short';
    const alone = new Intl.DateTimeFormat(language, { month: length, timeZone: 'UTC' });
    const dated = new Intl.DateTimeFormat(language, { day: 'numeric', month: length, timeZone: 'UTC' });
    const weekday = new Intl.DateTimeFormat(language, { weekday: length, timeZone: 'UTC' });
    for (let month = 1; month <= 12; month++) {
      const day = Date.UTC(2023, month - 1, 15);
      const part = dated.formatToParts(day).find(({ type }) => type === 'month')?.value ?? '';
      for (const name of [alone.format(day), part])
        if (/\p{L}/u.test(name)) add(name, 'month', month, isShort && name.length < 5);
    }
    // 1 January 2023 is a Sunday
    for (let day = 0; day < 7; day++)
      add(weekday.format(Date.UTC(2023, 0, 1 + day)), 'weekday', day, isShort);
  }
}

/** The nine languages whose clock words are known. */
const knownLanguages: readonly string[] = Object.keys(phrases);

/** The languages that a text is in: the most likely first. */
export interface Languages {
  /** Empty if nothing in the text tells. */
  found: string[];
  /** In the order in which words are looked up. */
  lookUp: string[];
}

/**
 * Recognises the language of a text by its script and its words.
 * @param pageLanguage language tag of the page, which decides if the words do not
 * @param ownLanguage the person's language, for names of months if nothing else is known
 */
export function findLanguages(
  tokens: readonly Token[],
  pageLanguage: string,
  ownLanguage: string,
): Languages {
  const page = toLanguage(pageLanguage);
  const own = toLanguage(ownLanguage);
  const text = tokens.map(({ text: one }) => one).join('');
  if (/[\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Han}]/u.test(text))
    return { found: ['ja'], lookUp: ['ja', 'en'] };
  const isCyrillic = /\p{sc=Cyrillic}/u.test(text);
  const candidates = [...new Set([...knownLanguages, page, ...(isCyrillic ? ['ru', 'uk'] : [])])].filter(
    Boolean,
  );
  const scored = candidates
    .map((language) => ({ language, score: getScore(language, tokens) + (language === page ? 2 : 0) }))
    .filter(({ score }) => score > 0)
    .sort((one, other) => other.score - one.score);
  const best = scored[0]?.score ?? 0;
  const found = scored.filter(({ score }) => score === best).map(({ language }) => language);
  const close = scored.filter(({ score }) => score >= best * 0.6).map(({ language }) => language);
  return {
    found,
    lookUp: [...new Set([...close.slice(0, 2), page, 'en', ...(best === 0 ? [own] : [])])].filter(Boolean),
  };
}

/** The language of a tag: `pt` of `pt-BR`; empty if it is none. */
const toLanguage = memoize((tag) => {
  const language = tag.split(/[-_]/)[0]?.toLowerCase() ?? '';
  if (language === '' || Object.hasOwn(phrases, language)) return language;
  try {
    return Intl.DateTimeFormat.supportedLocalesOf(language).length > 0 ? language : '';
  } catch {
    return '';
  }
});

/** Names of months and weekdays weigh more than other words, which several languages share. */
function getScore(language: string, tokens: readonly Token[]): number {
  const table = getTable(language);
  let score = 0;
  const seen = new Set<string>();
  for (const { key, kind } of tokens) {
    if (kind !== 'word' || seen.has(key)) continue;
    seen.add(key);
    const own = (table.get(key) ?? []).filter(({ keys }) => keys.length === 1);
    const isName = own.some(
      ({ kind: meaning, isShort }) => !isShort && ['month', 'weekday'].includes(meaning),
    );
    if (isName) score += 3;
    else if (own.length > 0 && key.length > 1) score += 1;
  }
  return score;
}

/** Looks up phrases in the languages of a text. */
export interface Vocabulary {
  languages: Languages;
  /**
   * The phrase of this kind that begins at the token, the longest of the first language that has
   * one; undefined if none has.
   */
  find(at: number, kind: Kind): FoundPhrase | undefined;
}

/** Words whose meanings are kept for each order of languages. */
const mostWords = 20_000;

/** What the phrases that begin with a word can mean, by the word: most texts of a page are in the same languages. */
const getKindsOf = memoize(() => new Map<string, ReadonlySet<Kind>>());

function getKinds({ lookUp }: Languages): Map<string, ReadonlySet<Kind>> {
  const kinds = getKindsOf(lookUp.join());
  if (kinds.size > mostWords) kinds.clear();
  return kinds;
}

type Table = ReadonlyMap<string, Phrase[]>;

const noKinds: ReadonlySet<Kind> = new Set();

function findKinds(key: string, own: readonly Table[], names: readonly Table[]): ReadonlySet<Kind> {
  const singular = toSingular(key);
  const isName = ({ kind }: Phrase) => kind === 'month' || kind === 'weekday';
  const found = [
    ...own.flatMap((table) => table.get(key) ?? []),
    ...names.flatMap((table) => [...(table.get(key) ?? []), ...(table.get(singular) ?? [])]).filter(isName),
  ];
  return found.length === 0 ? noKinds : new Set(found.map(({ kind }) => kind));
}

const toSingular = (key: string): string => (key.length > 4 ? key.replace(/(?:s|es|en)$/, '') : '');

/** Creates the vocabulary of a text. Long names are known in all languages, everything else in its own. */
export function createVocabulary(tokens: readonly Token[], languages: Languages): Vocabulary {
  const own = languages.lookUp.map(getTable);
  const names = [...new Set([...languages.lookUp, ...knownLanguages])].map(getTable);
  const kinds = getKinds(languages);
  const readKinds = (key: string): ReadonlySet<Kind> => {
    const known = kinds.get(key);
    if (known) return known;
    const found = findKinds(key, own, names);
    kinds.set(key, found);
    return found;
  };
  // Each token is asked for many kinds
  const possible: (ReadonlySet<Kind> | undefined)[] = [];
  return {
    languages,
    find(at, kind) {
      const token = tokens[at];
      if (!token) return undefined;
      const isName = kind === 'month' || kind === 'weekday';
      possible[at] ??= readKinds(token.key);
      if (kind === 'month' && possible[at].size === 0) return findMisspelt(tokens, at, languages);
      if (!possible[at].has(kind)) return undefined;
      for (const [place, table] of (isName ? names : own).entries()) {
        for (const phrase of table.get(token.key) ?? []) {
          if (phrase.kind !== kind || (phrase.isShort && place >= own.length)) continue;
          if (phrase.isBare && hasAccents(token.text)) continue;
          const next = matchKeys(tokens, at, phrase.keys);
          if (next > 0 && !(kind === 'weekday' && isOrdinal(tokens, at, next)))
            return toFound(phrase, token.key, isName ? skipAccent(tokens, next) : next);
        }
        if (kind === 'weekday' && isOrdinal(tokens, at, at + 1)) continue;
        const singular = toSingular(token.key);
        const plural = table
          .get(singular)
          ?.find(
            (phrase) =>
              kind === 'weekday' && phrase.kind === kind && !phrase.isShort && phrase.keys.length === 1,
          );
        if (plural) return { ...toFound(plural, token.key, at + 1), isPlural: true };
      }
      return undefined;
    },
  };
}

/** A month with one wrong letter, beside the number of a day: '3 Feburary', 'Septmber 14'. */
function findMisspelt(tokens: readonly Token[], at: number, { lookUp }: Languages): FoundPhrase | undefined {
  const { key = '', kind } = tokens[at] ?? {};
  if (kind !== 'word' || key.length < 6 || key.length > 11) return undefined;
  const isBeside = [at - 1, at - 2, at + 1].some((place) => tokens[place]?.kind === 'number');
  const found = isBeside
    ? lookUp.flatMap(getMonths).find(({ key: name }) => isMisspelt(key, name))
    : undefined;
  return found && { value: found.value, isShort: false, isPlural: false, next: at + 1 };
}

/** In capitals, an apostrophe stands for the accent: 'LUNEDI' 5'. */
function skipAccent(tokens: readonly Token[], next: number): number {
  const [word, sign, after] = tokens.slice(next - 1, next + 2);
  const isAccent = word && sign && /^['’]$/.test(sign.text) && sign.from === word.to;
  return isAccent && /i$/i.test(word.text) && after?.from !== sign.to ? next + 1 : next;
}

const ordinals = /^(?:segunda|terca|quarta|quinta|sexta)$/;
const afterWeekday = /^(?:as|a|ao|no|na|dia|que|proxima|de|das|pela)$/;

/** 'Segunda edição', 'quarta aulas', 'Quinta da Regaleira': a Portuguese weekday is short before few words only. */
function isOrdinal(tokens: readonly Token[], at: number, next: number): boolean {
  if (next > at + 1 || !ordinals.test(tokens[at]?.key ?? '')) return false;
  const after = tokens[next];
  if (after?.key === 'e' || after?.key === 'ou')
    return !ordinals.test(tokens[next + 1]?.key ?? '') || isOrdinal(tokens, next + 1, next + 2);
  return after?.kind === 'word' && !afterWeekday.test(after.key);
}

const toFound = ({ value, isShort }: Phrase, key: string, next: number): FoundPhrase => ({
  value,
  isShort,
  isPlural: plurals.has(key),
  next,
});

const plurals: ReadonlySet<string> = new Set(
  (calendarNames.pl?.weekdays ?? '')
    .split(/[ |]/)
    .filter((name) => polishPlurals.test(name))
    .flatMap(toKeys),
);
