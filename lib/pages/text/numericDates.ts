import { toDate, type WrittenDay } from './days';
import {
  dashes,
  getLanguage,
  isAfter,
  isCurrency,
  isJoined,
  isSign,
  keyAt,
  numberAt,
  type Scanner,
} from './scanner';

/** A day, or a span of days. */
export interface WrittenSpan {
  first: WrittenDay;
  last?: WrittenDay;
}

/** A date without its weekday. */
export interface Core {
  /** Both readings of `3/4`; else one. */
  readings: WrittenDay[];
  /** Last day of a span. */
  last?: WrittenDay;
  /** Further days and spans: '5, 6 and 7 June', '3, 5–7 June'. */
  more: WrittenSpan[];
  next: number;
}

/**
 * Reads what links two days: a dash or a word such as 'to' makes a span; a comma, '&' or 'and'
 * lists days. Undefined if none of these is at the token.
 */
export function readLink(
  scanner: Scanner,
  at: number,
): { isSpan: boolean; isComma?: boolean; next: number } | undefined {
  const comma = isSign(scanner, at, ',', '、') ? at + 1 : at;
  const to = scanner.vocabulary.find(comma, 'to');
  if (to) return { isSpan: true, next: to.next };
  if (isSign(scanner, comma, ...dashes)) return { isSpan: true, next: comma + 1 };
  const and = scanner.vocabulary.find(comma, 'and') ?? scanner.vocabulary.find(comma, 'or');
  if (and) return { isSpan: false, next: and.next };
  // Scandinavian pages are read with names of months alone
  if (isSign(scanner, comma, '&', '+', '/') || ['och', 'og'].includes(keyAt(scanner, comma)))
    return { isSpan: false, next: comma + 1 };
  return comma > at ? { isSpan: false, isComma: true, next: comma } : undefined;
}

/** Whether the number at this token is a time of day: a colon, `h`, `am` or `pm` follows. */
export function isClockAt(scanner: Scanner, at: number): boolean {
  const { vocabulary } = scanner;
  const next = at + 1;
  const isColon =
    isSign(scanner, next, ':') && isJoined(scanner, next + 1) && numberAt(scanner, next + 1) !== undefined;
  if (isColon || vocabulary.find(next, 'am') || vocabulary.find(next, 'pm')) return true;
  // '10a-2p'
  const isUnit = isSign(scanner, next, 'a', 'p') || vocabulary.find(next, 'oclock') !== undefined;
  return isUnit && isJoined(scanner, next);
}

/** Whether events are announced for this year: '12 January 1899' is history. */
export const isEventYear = (year: number): boolean => year >= 1990 && year <= 2100;

/**
 * Reads `2027-04-03`, `2027/4/3`, `2027年4月3日`, `4月3日`, `令和9年4月3日`, `令和元年5月1日`. Undefined if none
 * begins at the token.
 */
export function readYearFirst(scanner: Scanner, at: number): Core | undefined {
  const isReiwa = keyAt(scanner, at) === '令' && keyAt(scanner, at + 1) === '和';
  const begin = isReiwa ? at + 2 : at;
  const first = isReiwa && keyAt(scanner, begin) === '元' ? 1 : numberAt(scanner, begin, 4);
  if (first === undefined) return undefined;
  if (keyAt(scanner, begin + 1) === '月') {
    const day = numberAt(scanner, begin + 2);
    return day === undefined || keyAt(scanner, begin + 3) !== '日'
      ? undefined
      : { readings: [{ month: first, day }], more: [], next: begin + 4 };
  }
  const year = isReiwa ? 2018 + first : first;
  const [separator, month, again, day] = [begin + 1, begin + 2, begin + 3, begin + 4];
  const isJapanese = keyAt(scanner, separator) === '年';
  const isNumeric =
    isSign(scanner, separator, '-', '/', '.') && keyAt(scanner, separator) === keyAt(scanner, again);
  const values = [numberAt(scanner, month), numberAt(scanner, day)];
  if (
    year < 1900 ||
    values.includes(undefined) ||
    !(isNumeric || (isJapanese && keyAt(scanner, again) === '月'))
  )
    return undefined;
  const next = isJapanese && keyAt(scanner, day + 1) === '日' ? day + 2 : day + 1;
  return { readings: [{ year, month: values[0] ?? 0, day: values[1] ?? 0 }], more: [], next };
}

/**
 * Reads `3.4.2027`, `3.4.`, `3/4`, `3-4-2027`, `3.-5.4.2027`. Undefined if none begins at the
 * token.
 */
export function readNumeric(scanner: Scanner, at: number): Core | undefined {
  const one = numberAt(scanner, at);
  const sign = keyAt(scanner, at + 1);
  if (one === undefined || !['.', '/', '-'].includes(sign) || !isJoined(scanner, at + 1)) return undefined;
  if (isSign(scanner, at - 1, '/', '.', ':', '€', '$', '£', '¥') && isJoined(scanner, at)) return undefined;
  if (isVersion(scanner, at)) return undefined;
  if (sign === '.') {
    const span = readDottedSpan(scanner, at, one);
    if (span) return span;
  }
  const other = numberAt(scanner, at + 2);
  if (other === undefined || (sign !== '.' && !isJoined(scanner, at + 2))) return undefined;
  const year = readNumericYear(scanner, at + 3, sign);
  if (!year && sign === '-') return undefined;
  // Class '3/4C'
  if (
    !year &&
    sign === '/' &&
    isJoined(scanner, at + 3) &&
    /^[A-Z]$/.test(scanner.tokens[at + 3]?.text ?? '')
  )
    return undefined;
  // '10.4.1' is a version
  const isLonger = isJoined(scanner, at + 4) && scanner.tokens[at + 4]?.kind === 'number';
  const isClosed = sign === '.' && isSign(scanner, at + 3, '.') && isJoined(scanner, at + 3) && !isLonger;
  if (!year && sign === '.' && rooms.test(keyAt(scanner, at - 1))) return undefined;
  const next = year?.next ?? (isClosed ? at + 4 : at + 3);
  if (!year && sign === '.' && !isClosed) {
    // '20.10' may be a time or a price, 'Sa 20.10' is a date
    const isDated =
      scanner.tokens[at + 2]?.text.length === 2 &&
      isAfter(scanner, at, 'weekday', 'of') &&
      scanner.vocabulary.find(next, 'oclock') === undefined;
    if (!isDated) return undefined;
  }
  if (
    !year &&
    sign === '/' &&
    ((one === 24 && other === 7) || isSign(scanner, next, '/', '%', ':') || isCurrency(scanner, next))
  )
    return undefined;
  const [dayFirst, monthFirst] = [toWrittenDay(year, other, one), toWrittenDay(year, one, other)];
  const isValid = (day: WrittenDay) => toDate(day) !== undefined;
  // Dots are written with the day first: '6.30' is a time; but '03.21.2027' can only be 21 March
  if (sign === '.') {
    const dotted = [dayFirst, ...(year ? [monthFirst] : [])].find(isValid);
    return dotted && { readings: [dotted], more: [], next };
  }
  const likely = { dayFirst, monthFirst, either: undefined }[scanner.order ?? 'either'];
  const both = scanner.isMonthLikely ? [monthFirst, dayFirst] : [dayFirst, monthFirst];
  const either = one === other ? [dayFirst] : both.filter(isValid);
  return { readings: likely && isValid(likely) ? [likely] : either, more: [], next };
}

const versions =
  /^(?:v|ver|vers|version|versione|versión|versao|versie|wersja|wersji|release|rev|revision|build|update|firmware|php|python|android|ios|kernel)$/;

/** 'Room 2.04.' is no date. */
const rooms = /^(?:room|raum|saal|horsaal|zimmer|salle|sala|aula|zaal|lokaal|gabinet|pokoj)$/;

/** 'Version 3.12.26', 'バージョン3.12.26', and a fraction after its article: 'a 4/4 beat'. */
function isVersion(scanner: Scanner, at: number): boolean {
  const before = isSign(scanner, at - 1, '.', ':') ? at - 2 : at - 1;
  const word = keyAt(scanner, before);
  const isJapanese =
    word === 'ン' && keyAt(scanner, before - 1) === 'ョ' && keyAt(scanner, before - 2) === 'ジ';
  const isFraction = word === 'a' && scanner.tokens[before]?.text === 'a' && getLanguage(scanner) === 'en';
  return versions.test(word) || isJapanese || (isFraction && isSign(scanner, at + 1, '/'));
}

function readNumericYear(
  scanner: Scanner,
  at: number,
  sign: string,
): { year: number; next: number } | undefined {
  if (keyAt(scanner, at) !== sign) return undefined;
  const year = numberAt(scanner, at + 1, 4);
  const length = scanner.tokens[at + 1]?.text.length;
  const isNear = isJoined(scanner, at + 1);
  if (year === undefined || (length !== 2 && length !== 4)) return undefined;
  if (length === 2)
    return isNear && !isClockAt(scanner, at + 1) ? { year: 2000 + year, next: at + 2 } : undefined;
  // Behind a space '1930' may be a time of day
  return isNear || isEventYear(year) ? { year, next: at + 2 } : undefined;
}

/** A day from its numbers, which are not checked. @param year undefined if none is written */
export const toWrittenDay = (year: { year: number } | undefined, month: number, day: number): WrittenDay => ({
  ...(year && { year: year.year }),
  month,
  day,
});

/** `3.-5.4.2027` and `3./4.7.` */
function readDottedSpan(scanner: Scanner, at: number, one: number): Core | undefined {
  const link = readLink(scanner, at + 2);
  if (!link) return undefined;
  // 'Sa 14. – So 15.11.2026'
  const second = scanner.vocabulary.find(link.next, 'weekday')?.next ?? link.next;
  if (!isSign(scanner, second + 1, '.')) return undefined;
  const [last, month] = [numberAt(scanner, second), numberAt(scanner, second + 2)];
  if (last === undefined || month === undefined) return undefined;
  const year = readNumericYear(scanner, second + 3, '.');
  if (!year && !isSign(scanner, second + 3, '.')) return undefined;
  const end = toWrittenDay(year, month, last);
  return {
    readings: [toWrittenDay(year, month, one)],
    ...(link.isSpan ? { last: end, more: [] } : { more: [{ first: end }] }),
    next: year?.next ?? second + 4,
  };
}
