import { dayAfter } from '../times/dates';
import type { WrittenDate } from './dates';
import { nextWeekday } from './days';
import { type DayItem, type Item, isDay } from './items';
import { dashes, keyAt, type Scanner, skip } from './scanner';
import { readSeries } from './series';
import { type DayOptions, type Days, readWrittenDate, spanFrom } from './writtenDays';

/** The days that a text names for its event. Undefined if it names none. */
export function readDays(scanner: Scanner, items: readonly Item[], today: string): Days | undefined {
  const all = items.filter(isDay).filter((item) => !isAside(scanner, items, item));
  const ends = all.filter((item, at) => isEnd(scanner, items, item, all[at - 1]));
  const named = dropFounding(all.filter((item) => !ends.includes(item)));
  if (named.length === 0)
    return readEndAlone(scanner, items, ends, today) ?? readDaily(scanner, items, today);
  const series = named.find((item) => item.kind === 'series');
  if (series) return readSeries(scanner, series, named, today);
  const pool = chooseItems(scanner, items, named);
  const options: DayOptions[] = [];
  for (let at = 0; at < pool.length; at++) {
    const [item, following] = [pool[at], pool[at + 1]];
    if (!item) continue;
    const relation = following ? relate(scanner, items, item, following) : 'none';
    if (following && relation === 'to' && item.kind !== 'series') {
      options.push(...readSpan(item, following, today));
      at++;
    } else options.push(...readOne(scanner, items, item, today));
  }
  const merged = dropPast(merge(options), today);
  if (merged.length === 0) return undefined;
  const isYearAssumed = pool.every(
    (item) => item.kind !== 'date' || (item.last ?? item.readings[0])?.year === undefined,
  );
  return { options: joinNeighbours(scanner, items, pool, merged), isYearAssumed };
}

/** Whether a day is only the end of something: 'until 20 December', without the day on which it begins. */
function isEnd(
  scanner: Scanner,
  items: readonly Item[],
  item: DayItem,
  before: DayItem | undefined,
): boolean {
  if (item.kind === 'series' || (item.kind === 'date' && item.last)) return false;
  const isLed = [1, 2, 3, 4].some((back) => {
    const phrase = scanner.vocabulary.find(item.from - back, 'until');
    const isFree = !items.some(({ from, to }) => from <= item.from - back && to > item.from - back);
    return phrase !== undefined && isFree && skip(scanner, phrase.next, ['of']) === item.from;
  });
  const isJapanese = keyAt(scanner, item.to) + keyAt(scanner, item.to + 1) === 'まで';
  const isBy = keyAt(scanner, item.from - 1) === 'by' || keyAt(scanner, item.from - 2) === 'by';
  if (!isLed && !isJapanese && !isBy) return false;
  return before === undefined || relate(scanner, items, before, item) !== 'to';
}

/** 'Daily 9am–5pm': a series, if a time is written and no day. */
function readDaily(scanner: Scanner, items: readonly Item[], today: string): Days | undefined {
  const mark = items.find((item) => item.kind === 'mark' && item.means === 'daily');
  if (!mark || isAside(scanner, items, mark) || !items.some(({ kind }) => kind === 'clock')) return undefined;
  const series = { ...mark, kind: 'series', weekdays: [0, 1, 2, 3, 4, 5, 6] } as const;
  return readSeries(scanner, { ...series, weekdays: [...series.weekdays] }, [], today);
}

/** An event of which only the end is written may be on any day before it: today and that day are offered. */
function readEndAlone(
  scanner: Scanner,
  items: readonly Item[],
  ends: readonly DayItem[],
  today: string,
): Days | undefined {
  const options = ends.flatMap((item) => readOne(scanner, items, item, today));
  const [end] = options;
  if (!end) return undefined;
  const running: DayOptions = { ...end, date: today, last: end.date, reason: 'severalDays' };
  return { options: end.date > today ? [running, ...options] : options, isYearAssumed: false };
}

/** A date of the last century is that of a birth or a foundation, if another day is named. */
function dropFounding(named: readonly DayItem[]): readonly DayItem[] {
  const coming = named.filter((item) => item.kind !== 'date' || (item.readings[0]?.year ?? 2000) >= 1990);
  return coming.length > 0 ? coming : named;
}

/** Dates, if there are any; weekdays and words such as 'tomorrow' without them, or beside one as its other choice. */
function chooseItems(scanner: Scanner, items: readonly Item[], named: readonly DayItem[]): DayItem[] {
  const dates = named.filter(({ kind }) => kind === 'date');
  if (dates.length === 0) return [...named];
  const isLinked = (item: DayItem) =>
    named.some(
      (other) =>
        other !== item &&
        ['or', 'to'].includes(
          other.from > item.from ? relate(scanner, items, item, other) : relate(scanner, items, other, item),
        ),
    );
  return named.filter((item) => item.kind === 'date' || isLinked(item));
}

type Relation = 'to' | 'or' | 'and' | 'none';

/** How two neighbouring days belong together, by the words between them; times between them count as nothing. */
function relate(scanner: Scanner, items: readonly Item[], one: Item, other: Item): Relation {
  const clocks = items.filter(
    (item) => item.kind === 'clock' && item.from >= one.to && item.to <= other.from,
  );
  const isOutside = (at: number) => !clocks.some(({ from, to }) => at >= from && at < to);
  let relation: Relation = 'none';
  for (let at = one.to; at < other.from; at++) {
    if (!isOutside(at)) continue;
    const phrase = (['or', 'to', 'and', 'of', 'at', 'from'] as const)
      .map((kind) => ({ kind, found: scanner.vocabulary.find(at, kind) }))
      .find(({ found }) => found !== undefined);
    const key = keyAt(scanner, at);
    if (phrase?.found) at = phrase.found.next - 1;
    if (phrase && ['or', 'to', 'and'].includes(phrase.kind)) relation = phrase.kind as Relation;
    else if (dashes.includes(key)) relation = 'to';
    else if (['&', '+', '/'].includes(key)) relation = 'and';
    else if (!phrase && !['.', ',', '(', ')', '|', '·', '、'].includes(key)) return 'none';
  }
  return relation;
}

/** Most tokens between a word such as 'deadline' and its date. */
const asideReach = 4;

/** Whether a word says that a date is not the event's: a deadline, the start of a sale, a publication. */
export function isAside(scanner: Scanner, items: readonly Item[], item: Item): boolean {
  if (isInQuoteHead(scanner, item)) return true;
  return items.some((mark) => {
    if (mark.kind !== 'mark' || mark.means !== 'aside') return false;
    const isBefore = mark.to <= item.from && item.from - mark.to <= asideReach;
    const isRightAfter = item.to <= mark.from && mark.from - item.to <= 1;
    const [from, to] = isBefore ? [mark.to, item.from] : [item.to, mark.from];
    if (!isBefore && !isRightAfter) return false;
    return (
      !scanner.tokens.slice(from, to).some(({ kind }) => kind === 'break') && !hasDayBetween(items, from, to)
    );
  });
}

/** 'On Mon, 9 Mar 2026 at 17:42, Priya wrote:' is the head of a quoted mail. */
function isInQuoteHead({ tokens }: Scanner, { to }: Item): boolean {
  const end = tokens.findIndex(({ kind }, at) => at >= to && kind === 'break');
  const last = end < 0 ? tokens.length : end;
  const isColon = tokens[last - 1]?.text === ':';
  return (
    isColon &&
    tokens
      .slice(to, last)
      .some(({ key }) => /^(?:wrote|schrieb|ecrit|escribio|escreveu|scritto|schreef|napisala?)$/.test(key))
  );
}

const hasDayBetween = (items: readonly Item[], from: number, to: number): boolean =>
  items.some((item) => isDay(item) && item.from >= from && item.to <= to);

function readOne(scanner: Scanner, items: readonly Item[], item: DayItem, today: string): DayOptions[] {
  switch (item.kind) {
    case 'date':
      return readWrittenDate(item, item.weekday ?? weekdayInLine(scanner, items, item), today);
    case 'relative':
      return [{ date: dayAfter(today, item.days) ?? today, reason: 'severalDays', items: [item] }];
    case 'weekday': {
      if (item.which === 'nextWeek') {
        const monday = nextWeekday(dayAfter(today) ?? today, 1);
        return [{ date: nextWeekday(monday, item.weekday), reason: 'severalDays', items: [item] }];
      }
      const date = nextWeekday(today, item.weekday);
      const coming: DayOptions = { date, reason: 'severalDays', items: [item] };
      const isOpen =
        item.which === 'next' || (date === today && item.which !== 'this') || isWeeksAway(scanner, item);
      return isOpen ? [coming, { ...coming, date: dayAfter(date, 7) ?? date }] : [coming];
    }
    case 'series':
      return [];
  }
}

/** 'A week on Friday', 'Freitag in einer Woche'. */
const isWeeksAway = (scanner: Scanner, { from, to }: Item): boolean =>
  scanner.tokens
    .slice(Math.max(0, from - 3), to + 4)
    .some(({ key }) =>
      /^(?:weeks?|wochen?|semaines?|semanas?|settiman[ae]|weken|tydzien|tygodnie)$/.test(key),
    );

/** A weekday elsewhere in the line of a date that has none of its own. */
function weekdayInLine(scanner: Scanner, items: readonly Item[], date: WrittenDate): number | undefined {
  const sameLine = items.filter(
    (item) =>
      item.kind === 'weekday' &&
      !hasBreak(scanner, Math.min(item.to, date.to), Math.max(item.from, date.from)),
  );
  const [only, ...others] = sameLine;
  return only?.kind === 'weekday' && others.length === 0 ? only.weekday : undefined;
}

export const hasBreak = (scanner: Scanner, from: number, to: number): boolean =>
  scanner.tokens.slice(from, to).some(({ kind }) => kind === 'break');

function readSpan(one: DayItem, other: DayItem, today: string): DayOptions[] {
  if (one.kind === 'date' && other.kind === 'date') {
    const [first] = one.readings;
    const last = other.last ?? other.readings[0];
    const isOpen = one.readings.length > 1 || other.readings.length > 1;
    if (!first || !last) return [];
    if (!isOpen) return spanFrom(first, last, one.weekday, today, [one, other]);
    // '3/4 – 5/4': both days in the same order
    return one.readings.flatMap((reading, at) => {
      const end = other.readings[at] ?? other.readings[0];
      return end
        ? spanFrom(reading, end, one.weekday, today, [one, other]).map((option) => ({
            ...option,
            reason: 'dayOrMonth' as const,
          }))
        : [];
    });
  }
  const [begin] = readOneDay(one, today);
  const [end] = readOneDay(other, begin ?? today);
  if (begin === undefined || end === undefined) return [];
  const span: DayOptions = {
    ...{ date: begin, reason: 'severalDays' as const, items: [one, other] },
    ...(end >= begin && { last: end }),
  };
  // 'Monday to Friday' may be one week or every week
  return one.kind === 'weekday' ? [span, ...inAWeek(span)] : [span];
}

function inAWeek(span: DayOptions): DayOptions[] {
  const last = span.last === undefined ? undefined : dayAfter(span.last, 7);
  return [{ ...span, date: dayAfter(span.date, 7) ?? span.date, ...(last !== undefined && { last }) }];
}

/** The days of an item of which another is the end: 'Friday to Sunday'. */
function readOneDay(item: DayItem, from: string): string[] {
  if (item.kind === 'weekday') return [nextWeekday(from, item.weekday)];
  if (item.kind === 'relative') return [dayAfter(from, item.days) ?? from];
  if (item.kind === 'date') return readWrittenDate(item, item.weekday, from).map(({ date }) => date);
  return [];
}

/** Days that have passed are those of orders and thanks, if another is still to come. */
function dropPast(options: readonly DayOptions[], today: string): DayOptions[] {
  const coming = options.filter(({ date, last = date }) => last >= today);
  return coming.length > 0 ? coming : [...options];
}

function merge(options: readonly DayOptions[]): DayOptions[] {
  const byDay = new Map<string, DayOptions>();
  for (const option of options) {
    const known = byDay.get(option.date);
    const last = known?.last ?? option.last;
    byDay.set(option.date, {
      ...(known ?? option),
      ...(last !== undefined && { last }),
      items: [...(known?.items ?? []), ...option.items],
    });
  }
  return [...byDay.values()];
}

/** '3 and 4 July' without times is one event of two days. */
function joinNeighbours(
  scanner: Scanner,
  items: readonly Item[],
  pool: readonly DayItem[],
  options: DayOptions[],
): DayOptions[] {
  const [first, second, ...others] = options;
  if (!first || !second || others.length > 0 || items.some(({ kind }) => kind === 'clock')) return options;
  const [one, other] = pool;
  const isListed =
    pool.length === 1
      ? one?.kind === 'date' && one.more.length === 1
      : one && other && relate(scanner, items, one, other) === 'and';
  const isNext = second.date === dayAfter(first.date);
  const isOr =
    one?.kind === 'date' &&
    scanner.tokens.slice(one.from, one.to).some((_, at) => scanner.vocabulary.find(one.from + at, 'or'));
  return isListed && isNext && !isOr
    ? [{ ...first, last: second.date, items: [...new Set([...first.items, ...second.items])] }]
    : options;
}
