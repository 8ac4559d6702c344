import type { WrittenClock } from '../text/clocks';
import { readToday, type TextContext } from '../text/context';
import { toPart } from '../text/cost';
import { createScanner } from '../text/createScanner';
import type { WrittenDate } from '../text/dates';
import { isAside } from '../text/dayChoice';
import { addDays, findMonthDay, nextWeekday, type WrittenDay } from '../text/days';
import { toFeastDates } from '../text/feasts';
import { type Item, readItems } from '../text/items';
import { isEventYear } from '../text/numericDates';
import { findTextPlace } from '../text/place';
import { dashes, isSign, keyAt, numberAt, type Scanner } from '../text/scanner';
import { readTitlePart } from '../text/title';
import { tokenize } from '../text/tokens';
import { createVocabulary, findLanguages, type Languages } from '../text/vocabulary';
import type { WrittenWeekday } from '../text/weekdays';
import { findOrder } from './dateOrder';
import { isNoEvent } from './labels';
import { isNoDay, isRecordingLength, isRegistration } from './notices';
import { findSentenceAt } from './sentenceText';
import { mayTellTime } from './timeSigns';

/** What one line of a page says. */
export interface LineReading {
  /** The dates that can be an event's. */
  dates: { date: WrittenDate; from: number; to: number }[];
  /** The times of day, as written. */
  clocks: string[];
  /** The line begins with a time of day. */
  isTimed: boolean;
  /** 'Every Tuesday', 'Tuesdays'. */
  isSeries: boolean;
  /** The weekdays of the series, if each of them is meant. */
  weekdays?: number[];
  /** All weekdays of the series, also those of 'every third Wednesday'. */
  seriesDays?: number[];
  /** The weekday of 'This Sunday', if the line is no more than that. */
  thisWeekday?: number;
  /** The weekday that is all of the line: 'Sunday'. */
  weekday?: number;
  /** The line has a date that is none of an event: of minutes, or of publication. */
  isOther: boolean;
  /** A word says which part of an event a time stands for: 'doors', 'end'. */
  hasRoles?: true;
  /** The time among several at which the event begins, by such words: '8pm' of 'Doors 7.30pm, music starts at 8pm'. */
  beginning?: string;
  /** The words beside dates and times. */
  words: string;
  /** The feast that is all of the line: 'Good Friday'. */
  feast?: WrittenDay;
  /** The feast of at least two words before a name and a time, and where it ends: 'Christmas Eve Crib Service 4pm'. */
  feastBefore?: { day: WrittenDay; to: number };
  /** The only date is a weekday with the number of a day, or with 'next' or 'this': a month in a heading is surer. */
  isNamedDay?: true;
  /** The month of 'this month' or 'next month' in a short line. */
  relativeMonth?: { year: number; month: number };
  /** A short line names this week. */
  isThisWeek?: true;
  /** Month without a day: 'May 2027'. */
  month?: number;
  /** Years outside of dates; both of a season such as 2026/27. */
  years: number[];
}

const nothing: LineReading = {
  dates: [],
  clocks: [],
  isTimed: false,
  isSeries: false,
  isOther: false,
  words: '',
  years: [],
};

/** Most lines of a page that are searched for dates. */
const mostLines = 3_000;
/** Most lines with a date: twice as many as events are read of a page. */
const mostDated = 500;
/** Characters of a line without a number that may name a month, a weekday or noon. */
const longestPlain = 80;
/** Characters of a page by which its language is recognised. */
const sampleLength = 6_000;

/** Reads the lines of one page; each text once. */
export class LineReader {
  readonly today: string;
  /** The context of the page, with its language and its order of day and month. */
  readonly context: TextContext;
  readonly #languages: Languages;
  readonly #known = new Map<string, LineReading>();
  readonly #places = new Map<string, string | undefined>();
  #dated = 0;

  constructor(texts: readonly string[], context: TextContext) {
    this.today = readToday(context);
    const sample = texts.join('\n').slice(0, sampleLength);
    this.#languages = findLanguages(tokenize(sample), context.pageLanguage ?? '', context.locale);
    const [language = ''] = this.#languages.found;
    const order = findOrder(texts);
    this.context = {
      ...context,
      isOfPage: true,
      today: this.today,
      pageLanguage: context.pageLanguage || language,
      ...(order && { order }),
    };
  }

  read(text: string): LineReading {
    const known = this.#known.get(text);
    if (known) return known;
    const isRead = this.#known.size < mostLines && this.#dated < mostDated && /[\d０-９]|\p{L}/u.test(text);
    const reading = isRead ? this.#readLine(text) : nothing;
    this.#known.set(text, reading);
    if (reading.dates.length > 0) this.#dated++;
    return reading;
  }

  /**
   * The day of a line without a date: of a feast at its beginning that is apart or before a time
   * ('Christmas Eve, 4 pm – Crib service', 'Good Friday at 3pm'); or of the only weekday, where the line has a time and
   * says which one ('this coming Wednesday at 7.30pm', 'Friday 27th, 8pm', '… on Friday 27th at 8pm').
   */
  #readNamedDay(scanner: Scanner, items: readonly Item[], text: string): WrittenDate[] {
    const [first, second] = items;
    const isTimed = items.some(({ kind }) => kind === 'clock');
    if (first?.kind === 'feast' && first.from === 0) {
      const isApart = isSign(scanner, first.to, ',', ':', '|', ...dashes);
      const isBeforeTime = second?.kind === 'clock' && second.from <= first.to + 1;
      return isTimed && (isApart || isBeforeTime) ? toWritten(first, toFeastDates(first, this.today)[0]) : [];
    }
    const weekdays = items.filter(
      (item): item is WrittenWeekday => item.kind === 'weekday' && !isAside(scanner, items, item),
    );
    const isNamed = ({ which, day }: WrittenWeekday) => which !== undefined || day !== undefined;
    const named = weekdays.length > 1 ? weekdays.filter(isNamed) : weekdays;
    const [weekday, ...others] = named;
    if (!isTimed || !weekday || others.length > 0 || items.some(({ kind }) => kind === 'series')) return [];
    if (isRegistration(text)) return [];
    const { day, isDayDoubtful } = weekday;
    const which = weekday.which ?? (thisWeek.test(text.toLowerCase()) ? 'this' : undefined);
    // 'The council will meet on Wed 14th at 8pm'
    const isBeforeTime = items.some(({ kind, from }) => kind === 'clock' && from === weekday.to);
    if (day !== undefined && !isDayDoubtful && (weekday.from === 0 || isBeforeTime))
      return toWritten(weekday, findMonthDay(this.today, weekday.weekday, day));
    if (which === undefined || day !== undefined) return [];
    const coming = nextWeekday(this.today, weekday.weekday);
    const monday = nextWeekday(addDays(this.today, 1), 1);
    return toWritten(weekday, which === 'nextWeek' ? nextWeekday(monday, weekday.weekday) : coming);
  }

  /** 'Easter breakfast 9am' may be on any day around Easter, a feast of several words is a day. */
  #readFeastBefore(scanner: Scanner, items: readonly Item[]): LineReading['feastBefore'] {
    const [first] = items;
    if (first?.kind !== 'feast' || first.from > 0 || first.to < 2) return undefined;
    if (!items.some(({ kind }) => kind === 'clock')) return undefined;
    const day = toWritten(first, toFeastDates(first, this.today)[0])[0]?.readings[0];
    return day && { day, to: toPart(scanner, first).to };
  }

  #readLoneFeast(scanner: Scanner, [first]: readonly Item[]): WrittenDay | undefined {
    if (first?.kind !== 'feast' || first.from > 0 || first.to < scanner.tokens.length) return undefined;
    return toWritten(first, toFeastDates(first, this.today)[0])[0]?.readings[0];
  }

  /** Whether a text is the name of a weekday, in full or short. */
  isWeekday(text: string): boolean {
    return this.findWeekday(text) !== undefined;
  }

  /** The weekday that a text is the name of, 0 for Sunday. */
  findWeekday(text: string): number | undefined {
    const tokens = tokenize(text.trim().replace(/(?<![.,])[.,]+$/, ''));
    const found = createVocabulary(tokens, this.#languages).find(0, 'weekday');
    return found?.next === tokens.length && !found.isPlural ? found.value : undefined;
  }

  /** The place that a line names. */
  findPlace(text: string): string | undefined {
    if (!this.#places.has(text)) this.#places.set(text, this.#readPlace(text));
    return this.#places.get(text);
  }

  #readPlace(text: string): string | undefined {
    const scanner = createScanner(text, this.context, this.#languages);
    const items = readItems(scanner);
    const covered = items.filter(isTime).map((item) => toPart(scanner, item));
    return findTextPlace(scanner, text, items, covered)?.name ?? this.findRoom(text);
  }

  /** The room that a line names: 'in Room 103'. */
  findRoom(text: string): string | undefined {
    return roomForm.exec(text)?.[1] ?? hallForms.map((form) => form.exec(text)?.[1]).find(Boolean);
  }

  #readLine(text: string): LineReading {
    if (!/[\d０-９]/.test(text) && text.length > longestPlain) return { ...nothing, words: text };
    if (!mayTellTime(text) || isRecordingLength(text)) return { ...nothing, words: text };
    const scanner = createScanner(text, this.context, this.#languages);
    const items = readItems(scanner);
    const all = items.filter(
      (item): item is WrittenDate =>
        item.kind === 'date' && !isAside(scanner, items, item) && !isNoDay(text, toPart(scanner, item)),
    );
    const written = all.filter((date) => !isOfBooking(scanner, text, items, date));
    const dates = written.length > 0 ? written : this.#readNamedDay(scanner, items, text);
    const clocks = items.filter(
      (item): item is WrittenClock => item.kind === 'clock' && !isAside(scanner, items, item),
    );
    const covered = items.filter(isTime).map((item) => toPart(scanner, item));
    const words = readTitlePart(scanner, text, { from: 0, to: text.length }, covered);
    const isOut = (dates.length > 0 || items.some(isTime)) && isNoEvent(text, words);
    const month = findMonth(scanner, items);
    const relativeMonth = findRelativeMonth(text, this.today);
    const isNamedDay = written.length === 0 && dates.length > 0 && items[0]?.kind !== 'feast';
    const feast = this.#readLoneFeast(scanner, items);
    const feastBefore = dates.length > 0 || isOut ? undefined : this.#readFeastBefore(scanner, items);
    const isTimed =
      clocks[0] !== undefined &&
      (clocks[0].from <= 1 || listedFirst.test(text.toLowerCase())) &&
      !isNamedBefore(scanner, items, clocks[0]);
    return {
      dates: isOut ? [] : dates.map((date) => ({ date, ...toPart(scanner, date) })),
      clocks: isOut ? [] : clocks.map((clock) => sliceOf(scanner, text, clock)),
      isTimed,
      isSeries: !isOut && items.some(({ kind }) => kind === 'series'),
      isOther: (isOut && dates.length > 0) || (dates.length === 0 && all.length > 0 && !isTimed),
      words,
      ...(month !== undefined && { month }),
      ...findWeekdays(items),
      ...(words === '' && findLoneWeekday(items)),
      ...(items.some(isRole) && { hasRoles: true, ...findBeginning(scanner, text, items, clocks) }),
      ...(feast && { feast }),
      ...(feastBefore && { feastBefore }),
      ...(isNamedDay && { isNamedDay }),
      ...(relativeMonth && { relativeMonth }),
      ...(text.length < longestPlain && thisWeek.test(text.toLowerCase()) && { isThisWeek: true }),
      years: findYears(scanner, items),
    };
  }
}

/** Whether a date stands in a sentence of registration behind another with the event's own day or time. */
function isOfBooking(scanner: Scanner, text: string, items: readonly Item[], date: WrittenDate): boolean {
  const { from } = toPart(scanner, date);
  const sentence = findSentenceAt(text, from);
  const begin = text.lastIndexOf(sentence, from);
  const isBefore = (item: Item) => isTime(item) && toPart(scanner, item).to <= begin;
  return begin > 0 && items.some(isBefore) && isRegistration(sentence);
}

/** '9 & 11 am Worship': the first time takes the word of the next. */
const listedFirst =
  /^\d{1,2}(?:, \d{1,2})*\s?(?:&|and|und|et|y|e|en|i)\s\d{1,2}(?:[:.]\d\d)?\s?(?:[ap]\.?m|uhr|uur|h(?!\p{L}))/u;

/** 'This coming week'. */
const thisWeek =
  /(?<!\p{L})(?:(?:this|the) (?:coming )?week|(?:diese|kommende)r? woche|cette semaine|esta semana|questa settimana|(?:deze|komende) week|(?:w )?tym tygodniu)(?!\p{L})|今週/u;

/** 'This month', 'What's on next month'. */
const relativeMonths: [ahead: number, words: RegExp][] = [
  [
    0,
    /(?<!\p{L})(?:this month|diesen monat|in diesem monat|ce mois(?:-ci)?|est[ea] m[eê]s|neste m[eê]s|questo mese|deze maand|w tym miesiącu)(?!\p{L})|今月/u,
  ],
  [
    1,
    /(?<!\p{L})(?:next month|nächsten monat|im nächsten monat|le mois prochain|próximo m[eê]s|mese prossimo|prossimo mese|volgende maand|w przyszłym miesiącu)(?!\p{L})|来月/u,
  ],
];

/** The month that a short line names by today's. */
function findRelativeMonth(text: string, today: string): { year: number; month: number } | undefined {
  const small = text.toLowerCase();
  const ahead = small.length < 80 ? relativeMonths.find(([, words]) => words.test(small))?.[0] : undefined;
  if (ahead === undefined) return undefined;
  const [year = 0, month = 0] = today.split('-').map(Number);
  const months = year * 12 + month - 1 + ahead;
  return { year: Math.floor(months / 12), month: (months % 12) + 1 };
}

function toWritten({ from, to }: { from: number; to: number }, date = ''): WrittenDate[] {
  const [year, month, day] = date.split('-').map(Number);
  return year && month && day ? [{ kind: 'date', readings: [{ year, month, day }], more: [], from, to }] : [];
}

const roomForm =
  /(?<!\p{L})(?:in|im|en|dans|nella|na|no|w)\s+(?:the\s|la\s)?((?:\p{Lu}\p{Ll}{2,15}\s)?(?:Room|Hall|Raum|Saal|Salle|Sala|Zaal|Aula)\s[\p{Lu}\d](?:[\p{L}\d.-]{0,20}[\p{L}\d])?(?:,\s\p{Lu}\p{L}{2,15}\s(?:Building|Hall|House))?)/u;

/** 'in the Whitcomb Community Room', 'à la salle des Tilleuls'. */
const hallForms = [
  /(?<!\p{L})(?:in|at) the ((?:\p{Lu}[\p{L}'’]{1,20} ){1,4}(?:Hall|Room|Church|Chapel|Library|Theatre|Theater|Centre|Center|School|Auditorium|Museum|Courthouse))(?!\p{L})/u,
  /(?<!\p{L})(?:à la|à l['’]|dans la|dans l['’]|au|en) ?((?:salle|église|chapelle|collégiale|abbatiale|médiathèque|bibliothèque|mairie|gymnase|théâtre|foyer|espace)(?: (?:des? |du |d['’]|l[ae]s? )?[\p{L}'’-]{2,20}){1,3})(?!\p{L})/u,
];

const sliceOf = (scanner: Scanner, text: string, item: Item): string => {
  const { from, to } = toPart(scanner, item);
  return text.slice(from, to);
};

const isRole = (item: Item) =>
  item.kind === 'mark' && ['doors', 'begin', 'end', 'aside'].includes(item.means);

/** Beside a time of the doors or an end, the one behind a word for the beginning, or the first other one. */
function findBeginning(
  scanner: Scanner,
  text: string,
  items: readonly Item[],
  clocks: readonly WrittenClock[],
): Pick<LineReading, 'beginning'> {
  const toRole = (clock: WrittenClock) => {
    const before = items[items.indexOf(clock) - 1];
    return before?.kind === 'mark' ? before.means : undefined;
  };
  const isOther = (clock: WrittenClock) => ['doors', 'end', 'aside'].includes(toRole(clock) ?? '');
  if (clocks.length < 2 || !clocks.some(isOther)) return {};
  const chosen = clocks.find((clock) => toRole(clock) === 'begin') ?? clocks.find((clock) => !isOther(clock));
  return chosen ? { beginning: sliceOf(scanner, text, chosen) } : {};
}

const isTime = ({ kind }: Item) => kind !== 'mark' && kind !== 'feast';

/** The weekdays of 'every Tuesday', but not of 'every third Wednesday'. */
function findWeekdays(items: readonly Item[]): Pick<LineReading, 'weekdays' | 'seriesDays'> {
  const days = items.flatMap((item) => (item.kind === 'series' ? item.days : []));
  if (days.length === 0) return {};
  const seriesDays = days.map(({ weekday }) => weekday);
  return { seriesDays, ...(days.every(({ nth }) => nth === undefined) && { weekdays: seriesDays }) };
}

/** Whether a word stands before a time: 'Readings at 10am', but not 'Sunday 10am' or 'Doors 7pm'. */
function isNamedBefore(scanner: Scanner, items: readonly Item[], clock: WrittenClock): boolean {
  const [first] = scanner.tokens;
  const isCovered = items.some(({ from }) => from === 0);
  return clock.from > 0 && !isCovered && first?.kind === 'word' && first.text.length > 5;
}

function findLoneWeekday(items: readonly Item[]): Pick<LineReading, 'thisWeekday' | 'weekday'> {
  const [only, ...others] = items;
  if (only?.kind !== 'weekday' || others.length > 0 || only.day !== undefined) return {};
  if (only.which === 'this') return { thisWeekday: only.weekday };
  return only.which === undefined ? { weekday: only.weekday } : {};
}

function findMonth(scanner: Scanner, items: readonly Item[]): number | undefined {
  if (items.some(({ kind }) => kind === 'date')) return undefined;
  let first: number | undefined;
  for (let at = 0; at < Math.min(scanner.tokens.length, 12); at++) {
    // Japanese has a token for each character
    if (scanner.tokens[at + 1]?.key === '月') first ??= numberAt(scanner, at);
    if (at >= 8) continue;
    const month = scanner.vocabulary.find(at, 'month');
    const isAlone = month && !(month.isShort && scanner.tokens.length > 3);
    // '« September | October 2026 | November »' is the one with the year
    if (isAlone && isEventYear(numberAt(scanner, month.next, 4) ?? 0)) return month.value;
    if (isAlone) first ??= month.value;
  }
  return first;
}

/** The years of a line, except those of its dates and numbers of streets and the like in long lines. */
function findYears(scanner: Scanner, items: readonly Item[]): number[] {
  const years: number[] = [];
  if (scanner.tokens.length > 25) return years;
  for (let at = 0; at < scanner.tokens.length; at++) {
    if (items.some((item) => item.kind === 'date' && item.from <= at && item.to > at)) continue;
    const isReiwa = keyAt(scanner, at - 2) === '令' && keyAt(scanner, at - 1) === '和';
    const year = isReiwa ? 2018 + (numberAt(scanner, at) ?? 0) : (numberAt(scanner, at, 4) ?? 0);
    if (!isEventYear(year)) continue;
    years.push(year);
    const last = isSign(scanner, at + 1, '/', ...dashes) ? numberAt(scanner, at + 2, 2) : undefined;
    if (last === (year + 1) % 100) years.push(year + 1);
  }
  return [...new Set(years)];
}
