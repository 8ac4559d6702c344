import { addDays, findMonthDay, nextWeekday } from './days';
import { toFeastDates } from './feasts';
import { type Item, isDay, type SingleDay } from './items';
import { dashes, isSign, keyAt, type Scanner, skip } from './scanner';
import { readSeries } from './series';
import type { WrittenWeekday } from './weekdays';
import { type DayOptions, type Days, readWrittenDate, spanFrom } from './writtenDays';

/** The days that a text names for its event. Undefined if it names none. */
export function readDays(scanner: Scanner, items: readonly Item[], today: string): Days | undefined {
  const all = items.filter(isDay).filter((item) => !isAside(scanner, items, item));
  const ends = all.filter((item, at) => isEnd(scanner, items, item, all[at - 1])).filter(isSingle);
  const series = all.find((item) => item.kind === 'series');
  const named = all.filter(isSingle).filter((item) => !ends.includes(item));
  if (series) {
    const begins = named.filter((item) => relate(scanner, items, series, item) !== 'to');
    return readSeries(series, begins, today);
  }
  if (named.length === 0)
    return readEndAlone(scanner, items, ends, today) ?? readDaily(scanner, items, today);
  const pool = chooseItems(scanner, items, named);
  const options = pool.flatMap((item, at) => {
    const [before, following] = [pool[at - 1], pool[at + 1]];
    if (following && isMovedTo(scanner, items, item, following)) return [];
    const isLast = before && relate(scanner, items, before, item) === 'to';
    if (isLast && !isMovedTo(scanner, items, before, item)) return [];
    return following && relate(scanner, items, item, following) === 'to'
      ? readSpan(scanner, items, item, following, today)
      : readOne(scanner, items, item, today);
  });
  const merged = dropPast(merge(options), today);
  if (merged.length === 0) return undefined;
  const isYearAssumed = pool.every((item) => findYear(item) === undefined);
  return { options: joinNeighbours(scanner, items, pool, merged), isYearAssumed };
}

/** The year that is written with a day. */
function findYear(item: SingleDay): number | undefined {
  if (item.kind === 'date') return (item.last ?? item.readings[0])?.year;
  return item.kind === 'feast' ? item.year : undefined;
}

const isSingle = (item: Item): item is SingleDay => isDay(item) && item.kind !== 'series';

const moved =
  /^(?:moved|postponed|rescheduled|changed|verschoben|verlegt|reportee?s?$|decale|deplace|aplazad|pospuest|trasladad|adiad|transferid|spostat|rinviat|posticipat|verplaatst|verzet|uitgesteld|verschoven|przenies|przełoz|przesunie)/;

/** Whether a word before a time or a day, in its line, says that it is not the event's any more. */
export const isMoved = (scanner: Scanner, { from }: Pick<Item, 'from'>): boolean => {
  const begin = Math.max(0, from - 6);
  const at = scanner.tokens.slice(begin, from).findLastIndex(({ key }) => moved.test(key));
  return at >= 0 && !hasBreak(scanner, begin + at, from);
};

const towards = ['auf', 'naar', 'na', 'para', 'op', 'sul', 'verso'];

/** 'Postponed: from 27 March to 10 April': only the second day is the event's. */
function isMovedTo(scanner: Scanner, items: readonly Item[], one: Item, other: Item): boolean {
  if (!isMoved(scanner, one) || hasBreak(scanner, one.to, other.from)) return false;
  const between = scanner.tokens.slice(one.to, other.from);
  return relate(scanner, items, one, other) === 'to' || between.some(({ key }) => towards.includes(key));
}

/** Whether a day is only the end of something: 'until 20 December', without the day on which it begins. */
function isEnd(scanner: Scanner, items: readonly Item[], item: Item, before: Item | undefined): boolean {
  const isLed = [1, 2, 3, 4].some((back) => {
    const at = item.from - back;
    const phrase = scanner.vocabulary.find(at, 'until');
    const isFree = !items.some(({ from, to }) => from <= at && to > at);
    return phrase !== undefined && isFree && skip(scanner, phrase.next, ['of']) === item.from;
  });
  const isJapanese = keyAt(scanner, item.to) + keyAt(scanner, item.to + 1) === 'まで';
  const isBy =
    isSign(scanner, item.from - 1, 'by') ||
    (isSign(scanner, item.from - 2, 'by') && !isSign(scanner, item.from - 1, 'on'));
  return (isLed || isJapanese || isBy) && !(before && relate(scanner, items, before, item) === 'to');
}

/** 'Daily 9am–5pm': a series, if a time is written and no day. */
function readDaily(scanner: Scanner, items: readonly Item[], today: string): Days | undefined {
  const mark = items.find((item) => item.kind === 'mark' && item.means === 'daily');
  if (!mark || isAside(scanner, items, mark) || !items.some(({ kind }) => kind === 'clock')) return undefined;
  const days = [0, 1, 2, 3, 4, 5, 6].map((weekday) => ({ weekday }));
  return readSeries({ ...mark, kind: 'series', days }, [], today);
}

/** An event of which only the end is written may be on any day before it: today and that day are offered. */
function readEndAlone(
  scanner: Scanner,
  items: readonly Item[],
  ends: readonly SingleDay[],
  today: string,
): Days | undefined {
  const options = ends.flatMap((item) => readOne(scanner, items, item, today));
  const [end] = options;
  if (!end) return undefined;
  const running: DayOptions = { ...end, date: today, last: end.date, reason: 'severalDays' };
  return { options: end.date > today ? [running, ...options] : options, isYearAssumed: false };
}

/** Dates, if there are any; weekdays and words such as 'tomorrow' without them, or beside one as its other choice. */
function chooseItems(scanner: Scanner, items: readonly Item[], named: readonly SingleDay[]): SingleDay[] {
  const hasDate = named.some(({ kind }) => kind === 'date');
  const isLinked = (one: Item | undefined, other: Item | undefined) =>
    one && other && ['or', 'to'].includes(relate(scanner, items, one, other));
  return named.filter(
    (item, at) =>
      !hasDate || item.kind === 'date' || isLinked(named[at - 1], item) || isLinked(item, named[at + 1]),
  );
}

type Relation = 'to' | 'or' | 'and' | 'none';

/** Words between two days, and how the days belong together by them. */
const relationWords = { or: 'or', to: 'to', and: 'and', of: 'none', at: 'none', from: 'none' } as const;
const relationKinds = Object.keys(relationWords) as (keyof typeof relationWords)[];
const relationSigns = new Map<string, Relation>([
  ...dashes.map((dash) => [dash, 'to'] as const),
  ...['&', '+', '/'].map((sign) => [sign, 'and'] as const),
  ...['.', ',', '(', ')', '|', '·', '、'].map((sign) => [sign, 'none'] as const),
]);

/** How two neighbouring days belong together, by the words between them; times between them count as nothing. */
function relate(scanner: Scanner, items: readonly Item[], one: Item, other: Item): Relation {
  let relation: Relation = 'none';
  for (let at = one.to; at < other.from; ) {
    const start = at;
    const clock = items.find((item) => item.kind === 'clock' && item.from === start);
    const kind = clock ? undefined : relationKinds.find((one) => scanner.vocabulary.find(start, one));
    const found = kind ? relationWords[kind] : relationSigns.get(keyAt(scanner, start));
    if (!clock && !found) return 'none';
    if (!clock && found && found !== 'none') relation = found;
    at = clock?.to ?? (kind ? scanner.vocabulary.find(start, kind)?.next : undefined) ?? at + 1;
  }
  return relation;
}

/** Most tokens between a word such as 'deadline' and its date. */
const asideReach = 4;

/** Whether a word says that a date is not the event's: a deadline, the start of a sale, a publication. */
export function isAside(scanner: Scanner, items: readonly Item[], item: Item): boolean {
  if (isInQuoteHead(scanner, item)) return true;
  return items.some(
    (mark) =>
      mark.kind === 'mark' &&
      mark.means === 'aside' &&
      (isLedBy(scanner, items, mark, item) ||
        (isNear(scanner, items, item.to, mark.from, 1) && !hasOther(scanner, items, item, mark))),
  );
}

const isLedBy = (scanner: Scanner, items: readonly Item[], mark: Item, item: Item): boolean =>
  isNear(scanner, items, mark.to, item.from, asideReach);

/** Whether one item ends so few tokens before another begins, with no other day and no end between. */
const isNear = (scanner: Scanner, items: readonly Item[], from: number, to: number, reach: number): boolean =>
  from <= to &&
  to - from <= reach &&
  !hasEnd(scanner, from, to) &&
  !items.some((other) => isDay(other) && other.from >= from && other.to <= to);

/** Whether a mark behind an item is that of the next one: '3 May, closed 10 May', '8pm, last entry 9pm'. */
function hasOther(scanner: Scanner, items: readonly Item[], item: Item, mark: Item): boolean {
  const isApart = isSign(scanner, mark.from - 1, ',', '.', '(', '|', '-', '–');
  const isTime = (other: Item) => isDay(other) || other.kind === 'clock';
  return items.some(
    (other) =>
      (other.kind === item.kind || (isApart && isTime(other))) && isLedBy(scanner, items, mark, other),
  );
}

/** Whether a line or a sentence ends between the tokens: '12 January 2027. Deadline 5pm'. */
export const hasEnd = (scanner: Scanner, from: number, to: number): boolean =>
  scanner.tokens
    .slice(from, to)
    .some(({ kind, key }) => kind === 'break' || ['.', '!', '?', ';'].includes(key));

const wrote = /^(?:wrote|schrieb|ecrit|escribio|escreveu|scritto|schreef|napisala?)$/;

/** 'On Mon, 9 Mar 2026 at 17:42, Priya wrote:' is the head of a quoted mail. */
function isInQuoteHead({ tokens }: Scanner, { to }: Item): boolean {
  const end = tokens.findIndex(({ kind }, at) => at >= to && kind === 'break');
  const line = tokens.slice(to, end < 0 ? undefined : end);
  return line.at(-1)?.text === ':' && line.some(({ key }) => wrote.test(key));
}

/** Whether a line ends between two tokens, given by index; `to` is excluded. */
export const hasBreak = (scanner: Scanner, from: number, to: number): boolean =>
  scanner.tokens.slice(from, to).some(({ kind }) => kind === 'break');

function readOne(scanner: Scanner, items: readonly Item[], item: SingleDay, today: string): DayOptions[] {
  if (item.kind === 'date')
    return readWrittenDate(item, item.weekday ?? weekdayInLine(scanner, items, item), today);
  const option = (date: string): DayOptions => ({ date, reason: 'severalDays', items: [item] });
  if (item.kind === 'relative') return [option(addDays(today, item.days))];
  if (item.kind === 'feast') return toFeastDates(item, today).map(option);
  const { weekday, which, day } = item;
  if (day !== undefined) return readDayOfMonth(item, day, today).map(option);
  if (which === 'nextWeek') return [option(nextWeekday(nextWeekday(addDays(today, 1), 1), weekday))];
  const date = nextWeekday(today, weekday);
  const isOpen = which === 'next' || (date === today && which !== 'this') || isWeeksAway(scanner, item);
  return isOpen ? [option(date), option(addDays(date, 7))] : [option(date)];
}

/**
 * 'Friday 4th' is the next such day. Where there is none, or the number may be an hour, the next Friday stays possible.
 */
function readDayOfMonth({ weekday, isDayDoubtful }: WrittenWeekday, day: number, today: string): string[] {
  const fitting = findMonthDay(today, weekday, day);
  const next = nextWeekday(today, weekday);
  if (fitting === undefined) return isDayDoubtful ? [next] : [next, addDays(next, 7)];
  return isDayDoubtful ? [next, fitting] : [fitting];
}

/** The only weekday elsewhere in the line of a date that has none of its own. */
function weekdayInLine(scanner: Scanner, items: readonly Item[], date: Item): number | undefined {
  const [only, ...others] = items.flatMap((item) =>
    item.kind === 'weekday' &&
    item.day === undefined &&
    !hasBreak(scanner, Math.min(item.to, date.to), Math.max(item.from, date.from))
      ? [item.weekday]
      : [],
  );
  return others.length === 0 ? only : undefined;
}

const weeks = /^(?:weeks?|wochen?|semaines?|semanas?|settiman[ae]|weken|tydzien|tygodnie)$/;

/** 'A week on Friday', 'Freitag in einer Woche'. */
const isWeeksAway = (scanner: Scanner, { from, to }: Item): boolean =>
  scanner.tokens.slice(Math.max(0, from - 3), to + 4).some(({ key }) => weeks.test(key));

function readSpan(
  scanner: Scanner,
  items: readonly Item[],
  one: SingleDay,
  other: SingleDay,
  today: string,
): DayOptions[] {
  if (one.kind === 'date' && other.kind === 'date')
    // '3/4 – 5/4': both days in the same order
    return one.readings.flatMap((reading, at) => {
      const end = other.last ?? other.readings[at] ?? other.readings[0];
      const options = end ? spanFrom(reading, end, one.weekday, today, [one, other]) : [];
      const isOpen = one.readings.length > 1;
      return isOpen ? options.map((option) => ({ ...option, reason: 'dayOrMonth' as const })) : options;
    });
  const [begin] = readOne(scanner, items, one, today);
  const [end] = begin ? readOne(scanner, items, other, begin.date) : [];
  if (!begin || !end) return [];
  const span: DayOptions = { ...begin, last: end.date, items: [one, other] };
  // 'Monday to Friday' may be one week or every week
  return one.kind === 'weekday' && one.day === undefined
    ? [span, { ...span, date: addDays(begin.date, 7), last: addDays(end.date, 7) }]
    : [span];
}

/** Leaves out past days if another is still to come: texts name them for orders and thanks. */
function dropPast(options: readonly DayOptions[], today: string): DayOptions[] {
  const coming = options.filter(({ date, last = date }) => last >= today);
  if (coming.length === 0) return [...options];
  // The readings of one date that contradicts its weekday or year stay together
  const isContradictory = ({ reason, items }: DayOptions) =>
    coming.some((other) => other.items.some((item) => items.includes(item))) &&
    (reason === 'weekday' ||
      (reason === 'year' &&
        items.some((item) => item.kind === 'date' && item.readings[0]?.year !== undefined)));
  return options.filter((option) => coming.includes(option) || isContradictory(option));
}

function merge(options: readonly DayOptions[]): DayOptions[] {
  const byDay = new Map<string, DayOptions>();
  for (const option of options) {
    const known = byDay.get(option.date);
    byDay.set(option.date, { ...option, ...known, items: [...(known?.items ?? []), ...option.items] });
  }
  return [...byDay.values()];
}

/** '3 and 4 July' without times is one event of two days. */
function joinNeighbours(
  scanner: Scanner,
  items: readonly Item[],
  pool: readonly SingleDay[],
  options: DayOptions[],
): DayOptions[] {
  const [first, second, ...others] = options;
  const [one, other] = pool;
  if (!first || !second || !one || others.length > 0 || items.some(({ kind }) => kind === 'clock'))
    return options;
  const isListed = other
    ? relate(scanner, items, one, other) === 'and'
    : one.kind === 'date' && one.more.length === 1;
  const words = scanner.tokens.slice(one.from, one.to);
  const isOr = words.some((_, at) => scanner.vocabulary.find(one.from + at, 'or'));
  return isListed && second.date === addDays(first.last ?? first.date, 1) && !isOr
    ? [{ ...first, last: second.last ?? second.date, items: [...new Set([...first.items, ...second.items])] }]
    : options;
}
