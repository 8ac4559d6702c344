import { toDate, type WrittenDay } from './days';
import { type Core, isClockAt, readLink, readNumeric, readYearFirst } from './numericDates';
import { isJoined, isSign, keyAt, numberAt, type Scanner, skip } from './scanner';

/** A date in a text: one day, a span, or several days of one month. */
export interface WrittenDate {
  kind: 'date';
  /** Index of the first token, and of the one after the last. */
  from: number;
  to: number;
  /** Both readings of `3/4`; else one. */
  readings: WrittenDay[];
  /** Last day of a span. */
  last?: WrittenDay;
  /** Further days: '5, 6 and 7 June'. */
  more: WrittenDay[];
  weekday?: number;
}

const ordinals = ['st', 'nd', 'rd', 'th', 'er', 'º', 'ª', '°', '.', 'e', 'de', 'o', 'ste'];

/** A year of four digits, or of two after an apostrophe. */
function readYear(scanner: Scanner, at: number): { year: number; next: number } | undefined {
  const next = skip(scanner, at, ['of'], [',', '.', '/']);
  const isTwoDigits = isSign(scanner, next, "'", '’');
  const year = isTwoDigits ? numberAt(scanner, next + 1) : numberAt(scanner, next, 4);
  if (
    year === undefined ||
    scanner.tokens[isTwoDigits ? next + 1 : next]?.text.length !== (isTwoDigits ? 2 : 4)
  )
    return undefined;
  const full = isTwoDigits ? 2000 + year : year;
  // '1 May 2030 h' is a time of day without a colon
  const isClock = scanner.vocabulary.find(next + 1, 'oclock') !== undefined;
  if (full < 1990 || full > 2100 || isClock) return undefined;
  const after = next + (isTwoDigits ? 2 : 1);
  return { year: full, next: ['r', '年'].includes(keyAt(scanner, after)) ? after + 1 : after };
}

/** The day of a month with the sign of an ordinal number: `3`, `3.`, `3rd`. */
function readNumberedDay(scanner: Scanner, at: number): { day: number; next: number } | undefined {
  const day = numberAt(scanner, at);
  if (day === undefined || day < 1 || day > 31) return undefined;
  const isOrdinal = ordinals.includes(keyAt(scanner, at + 1)) && isJoined(scanner, at + 1);
  return { day, next: isOrdinal ? at + 2 : at + 1 };
}

const romanMonths = ['I', 'II', 'III', 'IV', 'V', 'VI', 'VII', 'VIII', 'IX', 'X', 'XI', 'XII'];

/** A Polish month before its year: '13 IV 2027'. */
function readRomanMonth(scanner: Scanner, at: number): { value: number; next: number } | undefined {
  const value = romanMonths.indexOf(scanner.tokens[at]?.text ?? '') + 1;
  return value > 0 && readYear(scanner, at + 1) ? { value, next: at + 1 } : undefined;
}

/** `3 April`, `3.–5. April 2027`, `5, 6 and 7 June`, `del 3 al 5 de julio`. */
function readDayFirst(scanner: Scanner, at: number): Core | undefined {
  const first = readNumberedDay(scanner, at);
  if (!first) return undefined;
  const days = [first.day];
  let isSpan = false;
  let next = first.next;
  for (let count = 0; count < 10; count++) {
    const begin = skip(scanner, next, ['of'], ['-', '/', '.']);
    const month = scanner.vocabulary.find(begin, 'month') ?? readRomanMonth(scanner, begin);
    if (month) return withMonth(scanner, days, isSpan, month.value, month.next);
    const link = readLink(scanner, next);
    const weekdayEnd = link && skipWeekday(scanner, skip(scanner, link.next, ['of']));
    const more = weekdayEnd === undefined ? undefined : readNumberedDay(scanner, weekdayEnd);
    if (!link || !more || more.day <= (days.at(-1) ?? 0)) return undefined;
    if (link.isSpan && days.length > 1) return undefined;
    isSpan = link.isSpan;
    days.push(more.day);
    next = more.next;
  }
  return undefined;
}

/** Whether a year follows in which no event is announced: '12 January 1899'. */
function isOtherYear(scanner: Scanner, at: number): boolean {
  const next = skip(scanner, at, ['of'], [',']);
  const after = scanner.tokens[next + 1];
  return (
    scanner.tokens[next]?.text.length === 4 &&
    numberAt(scanner, next, 4) !== undefined &&
    after?.kind !== 'word'
  );
}

/** Undefined for a day of a year far away. */
function withMonth(
  scanner: Scanner,
  days: number[],
  isSpan: boolean,
  month: number,
  at: number,
): Core | undefined {
  const abbreviated = isSign(scanner, at, '.') ? at + 1 : at;
  const year = readYear(scanner, abbreviated);
  if (!year && isOtherYear(scanner, abbreviated)) return undefined;
  const toDay = (day: number): WrittenDay => ({ ...(year && { year: year.year }), month, day });
  const [first = 0, ...others] = days;
  const last = isSpan ? others.pop() : undefined;
  return {
    readings: [toDay(first)],
    ...(last !== undefined && { last: toDay(last) }),
    more: others.map(toDay),
    next: year?.next ?? abbreviated,
  };
}

function skipWeekday(scanner: Scanner, at: number): number {
  const weekday = scanner.vocabulary.find(at, 'weekday');
  return weekday ? skip(scanner, weekday.next, ['of'], ['.', ',']) : at;
}

/** `April 3`, `April 3rd, 2027`, `July 3-5`. A number that is a time of day is no day: 'May 8pm'. */
function readMonthFirst(scanner: Scanner, at: number): Core | undefined {
  const month = scanner.vocabulary.find(at, 'month');
  if (!month) return undefined;
  const begin = skip(scanner, month.next, ['of'], ['.']);
  const first = readNumberedDay(scanner, begin);
  if (!first || isClockAt(scanner, begin)) return undefined;
  const link = readLink(scanner, first.next);
  const second =
    link && !link.isComma ? readNumberedDay(scanner, skipWeekday(scanner, link.next)) : undefined;
  const secondAt = link ? skipWeekday(scanner, link.next) : 0;
  const isMore =
    second !== undefined &&
    second.day > first.day &&
    !isClockAt(scanner, secondAt) &&
    !scanner.vocabulary.find(second.next, 'month');
  const days = isMore ? [first.day, second.day] : [first.day];
  const next = isMore ? second.next : first.next;
  return withMonth(scanner, days, isMore && link?.isSpan === true, month.value, next);
}

/** Reads a date with the weekday before or after it. Undefined if none begins at the token. */
export function readDate(scanner: Scanner, at: number): WrittenDate | undefined {
  const before = scanner.vocabulary.find(at, 'weekday');
  const begin = before ? skipToDate(scanner, before.next) : at;
  const core =
    readYearFirst(scanner, begin) ??
    readDayFirst(scanner, begin) ??
    readMonthFirst(scanner, begin) ??
    readNumeric(scanner, begin);
  if (!core) return undefined;
  const readings = core.readings.filter((reading) => toDate(reading) !== undefined);
  if (readings.length === 0) return undefined;
  const after = readWeekdayAfter(scanner, core.next);
  const weekday = before?.value ?? after?.weekday;
  const end = readJapaneseEnd(scanner, after?.next ?? core.next, readings[0]);
  return {
    kind: 'date',
    from: at,
    to: end?.next ?? after?.next ?? core.next,
    readings,
    more: core.more.filter((day) => toDate(day) !== undefined),
    ...(end && { last: end.day }),
    ...(core.last && toDate(core.last) !== undefined && { last: core.last }),
    ...(weekday !== undefined && { weekday }),
  };
}

/** From a weekday to its date: 'Sat., the', 'Fr – So,'. */
function skipToDate(scanner: Scanner, at: number): number {
  const next = skip(scanner, at, ['of'], ['.', ',', ':', '|', '·']);
  const link = readLink(scanner, next);
  const second = link && scanner.vocabulary.find(link.next, 'weekday');
  if (!second) return next;
  return skip(scanner, second.next, ['of'], ['.', ',']);
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

const japaneseDays = [...'日月火水木金土'];

/** '(Sa)', ', Saturday', '（土・祝）'. */
function readWeekdayAfter(scanner: Scanner, at: number): { weekday: number; next: number } | undefined {
  const isOpen = isSign(scanner, at, '(', '[');
  const begin = isOpen || isSign(scanner, at, ',') ? at + 1 : at;
  const name = scanner.vocabulary.find(begin, 'weekday');
  const japanese = isOpen ? japaneseDays.indexOf(keyAt(scanner, begin)) : -1;
  const weekday = name?.value ?? (japanese >= 0 ? japanese : undefined);
  if (weekday === undefined || (name?.isPlural ?? false)) return undefined;
  // Behind a comma or a space an abbreviation, or a weekday that begins another date, is not meant
  if (!isOpen && (name?.isShort || (name && readCoreAt(scanner, skipToDate(scanner, name.next)))))
    return undefined;
  let next = name?.next ?? begin + 1;
  for (let count = 0; isOpen && count < 6 && next < scanner.tokens.length; count++)
    if (isSign(scanner, next++, ')', ']')) return { weekday, next };
  return isOpen ? undefined : { weekday, next };
}

const readCoreAt = (scanner: Scanner, at: number): boolean =>
  (readYearFirst(scanner, at) ??
    readDayFirst(scanner, at) ??
    readMonthFirst(scanner, at) ??
    readNumeric(scanner, at)) !== undefined;
