import { toDate, type WrittenDay } from './days';
import { isMilitarySpan } from './militaryTimes';
import { readNths } from './nthWeekday';
import {
  type Core,
  isClockAt,
  isEventYear,
  readLink,
  readNumeric,
  readYearFirst,
  toWrittenDay,
  type WrittenSpan,
} from './numericDates';
import { dashes, isJoined, isSign, keyAt, numberAt, type Scanner, skip } from './scanner';
import type { TokenRange } from './tokens';

/** A date in a text: one day, a span, or several days of one month. */
export interface WrittenDate extends TokenRange, Omit<Core, 'next'> {
  kind: 'date';
  weekday?: number;
}

const ordinals = ['st', 'nd', 'rd', 'th', 'er', 'º', 'ª', '°', '.', 'e', 'de', 'o', 'ste'];

/** A year of four digits, or of two after an apostrophe. */
function readYear(scanner: Scanner, at: number): { year: number; next: number } | undefined {
  const begin = skip(scanner, at, ['of'], [',', '.', '/']);
  const isShort = isSign(scanner, begin, "'");
  const next = isShort ? begin + 1 : begin;
  const written = numberAt(scanner, next, 4) ?? 0;
  const year = isShort && scanner.tokens[next]?.text.length === 2 ? 2000 + written : written;
  // '1 May 2030 h' is a time of day without a colon, '1 May 1500 people' a number
  const isCounted =
    scanner.vocabulary.find(next + 1, 'oclock') !== undefined || isMilitarySpan(scanner, next);
  const isOther = !isEventYear(year) && scanner.tokens[next + 1]?.kind === 'word';
  if (year < 1000 || isCounted || isOther || isSpanOfYears(scanner, next)) return undefined;
  return { year, next: skip(scanner, next + 1, [], ['r', '年']) };
}

/** '21 April 1990-2000 retrospective' has no year. */
const isSpanOfYears = (scanner: Scanner, at: number): boolean =>
  isSign(scanner, at + 1, ...dashes) &&
  scanner.tokens[at + 2]?.text.length === 4 &&
  isEventYear(numberAt(scanner, at + 2, 4) ?? 0) &&
  !isSign(scanner, at + 3, '-', '/', '.', '年');

/**
 * Reads the day of a month, with the sign of an ordinal number or without: `3`, `3.`, `3rd`.
 * Undefined if the token is no number of one or two digits.
 */
export function readNumberedDay(scanner: Scanner, at: number): { day: number; next: number } | undefined {
  const day = numberAt(scanner, at);
  const isOrdinal = isSign(scanner, at + 1, ...ordinals) && isJoined(scanner, at + 1);
  return day === undefined ? undefined : { day, next: isOrdinal ? at + 2 : at + 1 };
}

const romanMonths = ['I', 'II', 'III', 'IV', 'V', 'VI', 'VII', 'VIII', 'IX', 'X', 'XI', 'XII'];

/** A Polish month before its year: '13 IV 2027'. */
function readRomanMonth(scanner: Scanner, at: number): { value: number; next: number } | undefined {
  const value = romanMonths.indexOf(scanner.tokens[at]?.text ?? '') + 1;
  return value > 0 && readYear(scanner, at + 1) ? { value, next: at + 1 } : undefined;
}

/** Days of a month as numbers. */
interface NumberedSpan {
  first: number;
  last?: number;
}

/** `3 April`, `3.–5. April 2027`, `3, 5–7 June`, `5, 6 and 7 June`, `del 3 al 5 de julio`. */
function readDayFirst(scanner: Scanner, at: number): Core | undefined {
  const first = readNumberedDay(scanner, at);
  if (!first) return undefined;
  const spans: NumberedSpan[] = [{ first: first.day }];
  let next = first.next;
  for (let count = 0; count < 10; count++) {
    const begin = skip(scanner, next, ['of'], ['-', '/', '.']);
    const month = scanner.vocabulary.find(begin, 'month') ?? readRomanMonth(scanner, begin);
    if (month) return withMonth(scanner, spans, month.value, month.next);
    const link = readLink(scanner, next);
    const weekdayEnd = link && skipWeekday(scanner, skip(scanner, link.next, ['of']));
    const more = weekdayEnd === undefined ? undefined : readNumberedDay(scanner, weekdayEnd);
    const span = spans.at(-1);
    if (!link || !more || !span || more.day <= (span.last ?? span.first)) return undefined;
    if (!link.isSpan) spans.push({ first: more.day });
    else if (span.last === undefined) span.last = more.day;
    else return undefined;
    next = more.next;
  }
  return undefined;
}

/** Undefined for a day of a year far away. */
function withMonth(
  scanner: Scanner,
  spans: readonly NumberedSpan[],
  month: number,
  at: number,
): Core | undefined {
  // Behind the whole name of a month a full stop ends the sentence
  const isAbbreviated = isSign(scanner, at, '.') && (scanner.tokens[at - 1]?.text.length ?? 0) < 5;
  const abbreviated = isAbbreviated ? at + 1 : at;
  const year = readYear(scanner, abbreviated);
  if (year && !isEventYear(year.year)) return undefined;
  const [first, ...more] = spans.map(
    (span): WrittenSpan => ({
      first: toWrittenDay(year, month, span.first),
      ...(span.last !== undefined && { last: toWrittenDay(year, month, span.last) }),
    }),
  );
  return first && { ...first, readings: [first.first], more, next: year?.next ?? abbreviated };
}

/** Index after a weekday and the signs behind it; `otherwise` if there is none. */
function skipWeekday(scanner: Scanner, at: number, otherwise = at): number {
  const weekday = scanner.vocabulary.find(at, 'weekday');
  return weekday ? skip(scanner, weekday.next, ['of'], ['.', ',']) : otherwise;
}

/** `April 3`, `April 3rd, 2027`, `July 3-5`. A number that is a time of day is no day: 'May 8pm'. */
function readMonthFirst(scanner: Scanner, at: number): Core | undefined {
  const month = scanner.vocabulary.find(at, 'month');
  if (!month) return undefined;
  const begin = skip(scanner, month.next, ['of'], ['.']);
  const first = readNumberedDay(scanner, begin);
  if (!first || isClockAt(scanner, begin)) return undefined;
  const link = readLink(scanner, first.next);
  const secondAt = link && !link.isComma ? skipWeekday(scanner, link.next) : undefined;
  const second =
    secondAt === undefined || isClockAt(scanner, secondAt) ? undefined : readNumberedDay(scanner, secondAt);
  const isMore = second && second.day > first.day && !scanner.vocabulary.find(second.next, 'month');
  const single = { first: first.day };
  const list = link?.isComma ? readDayList(scanner, first.day, first.next) : undefined;
  if (list) return withMonth(scanner, list.spans, month.value, list.next);
  if (!isMore) return withMonth(scanner, [single], month.value, first.next);
  const spans = link?.isSpan ? [{ ...single, last: second.day }] : [single, { first: second.day }];
  return withMonth(scanner, spans, month.value, second.next);
}

/**
 * 'February 18, 19, & 20': rising days after commas, of which the last has a word or sign for 'and' before it; without
 * one, 'February 18, 19, 20 at 8 pm', a time or nothing follows.
 */
function readDayList(
  scanner: Scanner,
  firstDay: number,
  at: number,
): { spans: NumberedSpan[]; next: number } | undefined {
  const spans: NumberedSpan[] = [{ first: firstDay }];
  let next = at;
  for (let count = 0; count < 10; count++) {
    const link = readLink(scanner, next);
    const day = link && !link.isSpan ? readNumberedDay(scanner, link.next) : undefined;
    const before = spans.at(-1)?.first ?? 0;
    if (!link || !day || day.day <= before || day.day > 31 || isClockAt(scanner, link.next)) {
      const isClosed =
        link === undefined ? isListEnd(scanner, next) : link.isComma && isClockAt(scanner, link.next);
      return spans.length > 2 && isClosed ? { spans, next } : undefined;
    }
    spans.push({ first: day.day });
    next = day.next;
    if (!link.isComma) return spans.length > 2 ? { spans, next } : undefined;
  }
  return undefined;
}

/** Whether a time, a mark or nothing follows a list of days, and no word that they would count. */
const isListEnd = (scanner: Scanner, at: number): boolean =>
  scanner.tokens[at] === undefined ||
  scanner.tokens[at]?.kind === 'break' ||
  isSign(scanner, at, '(', ':', '|', ...dashes) ||
  scanner.vocabulary.find(at, 'at') !== undefined ||
  scanner.vocabulary.find(at, 'from') !== undefined;

const readCore = (scanner: Scanner, at: number): Core | undefined =>
  readYearFirst(scanner, at) ??
  readDayFirst(scanner, at) ??
  readMonthFirst(scanner, at) ??
  readNumeric(scanner, at);

/** Reads a date with the weekday before or after it. Undefined if none begins at the token. */
export function readDate(scanner: Scanner, at: number): WrittenDate | undefined {
  const before = scanner.vocabulary.find(at, 'weekday');
  const begin = before ? skipToDate(scanner, before.next) : at;
  const core = readCore(scanner, begin);
  if (!core) return undefined;
  const readings = core.readings.filter((reading) => toDate(reading) !== undefined);
  if (readings.length === 0) return undefined;
  const after = readWeekdayAfter(scanner, core.next);
  const weekday = before?.value ?? after?.weekday;
  const end = readJapaneseEnd(scanner, after?.next ?? core.next, readings[0]);
  const further =
    end || !scanner.isOfPage ? [] : readJapaneseDays(scanner, after?.next ?? core.next, readings[0]);
  return {
    kind: 'date',
    from: at,
    to: end?.next ?? further.at(-1)?.next ?? after?.next ?? core.next,
    readings,
    more: [...core.more, ...further.map(({ day }) => ({ first: day }))],
    ...(end && { last: end.day }),
    ...(core.last && toDate(core.last) !== undefined && { last: core.last }),
    ...(weekday !== undefined && { weekday }),
  };
}

/** From a weekday to its date: 'Sat., the', 'Fr – So,'. */
function skipToDate(scanner: Scanner, at: number): number {
  const next = skip(scanner, at, ['of'], ['.', ',', ':', '|', '·']);
  const link = readLink(scanner, next);
  return link ? skipWeekday(scanner, link.next, next) : next;
}

/** '4月11日〜12日': the end has no month. */
function readJapaneseEnd(scanner: Scanner, at: number, first: WrittenDay | undefined) {
  const link = readLink(scanner, at);
  const day = link?.isSpan ? numberAt(scanner, link.next) : undefined;
  if (!link || !first || day === undefined || day <= first.day || keyAt(scanner, link.next + 1) !== '日')
    return undefined;
  const after = readWeekdayAfter(scanner, link.next + 2);
  return { day: { ...first, day }, next: after?.next ?? link.next + 2 };
}

/** '1/16(土)・17(日)', '1月23日・24日・30日': further days of the month. */
function readJapaneseDays(scanner: Scanner, begin: number, first: WrittenDay | undefined) {
  const found: { day: WrittenDay; next: number }[] = [];
  for (let at = begin, count = 0; first && count < 10; count++) {
    const day = isSign(scanner, at, '・', '、', '，') ? numberAt(scanner, at + 1) : undefined;
    if (day === undefined || day <= (found.at(-1)?.day ?? first).day || day > 31) break;
    const isNamed = keyAt(scanner, at + 2) === '日';
    const next = isNamed ? at + 3 : at + 2;
    const after = isSign(scanner, next, '(') ? readWeekdayAfter(scanner, next) : undefined;
    if (!after && !isNamed) break;
    at = after?.next ?? next;
    found.push({ day: { ...first, day }, next: at });
  }
  return found;
}

const japaneseDays = [...'日月火水木金土'];

/** '(Sa)', ', Saturday', '（土・祝）'. */
function readWeekdayAfter(scanner: Scanner, at: number): { weekday: number; next: number } | undefined {
  const isOpen = isSign(scanner, at, '(', '[');
  const begin = isOpen || isSign(scanner, at, ',') ? at + 1 : at;
  // '(2nd Friday)'
  const ordinal = isOpen ? readNths(scanner, begin) : undefined;
  const name = scanner.vocabulary.find(ordinal?.next ?? begin, 'weekday');
  const japanese = isOpen ? japaneseDays.indexOf(keyAt(scanner, begin)) : -1;
  const weekday = name?.value ?? (japanese >= 0 ? japanese : undefined);
  if (weekday === undefined || name?.isPlural) return undefined;
  // Behind a comma or a space an abbreviation, or a weekday that begins another date, is not meant
  if (!isOpen && (name?.isShort || (name && readCore(scanner, skipToDate(scanner, name.next)))))
    return undefined;
  const next = name?.next ?? begin + 1;
  if (!isOpen) return { weekday, next };
  const close = [0, 1, 2, 3, 4, 5].find((ahead) => isSign(scanner, next + ahead, ')', ']'));
  return close === undefined ? undefined : { weekday, next: next + close + 1 };
}
