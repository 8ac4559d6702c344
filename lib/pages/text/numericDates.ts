import { toDate, type WrittenDay } from './days';
import { dashes, isJoined, isSign, keyAt, numberAt, type Scanner, skip } from './scanner';

/** A date without its weekday. */
export interface Core {
  readings: WrittenDay[];
  last?: WrittenDay;
  more: WrittenDay[];
  next: number;
}

/** A dash or a word such as 'to' is a span; a comma, '&' or 'and' lists days. */
export function readLink(
  scanner: Scanner,
  at: number,
): { isSpan: boolean; isComma?: boolean; next: number } | undefined {
  const comma = isSign(scanner, at, ',', '、') ? at + 1 : at;
  const to = scanner.vocabulary.find(comma, 'to');
  if (to) return { isSpan: true, next: skip(scanner, to.next, ['to', 'of']) };
  if (isSign(scanner, comma, ...dashes)) return { isSpan: true, next: comma + 1 };
  const and = scanner.vocabulary.find(comma, 'and') ?? scanner.vocabulary.find(comma, 'or');
  if (and) return { isSpan: false, next: and.next };
  if (isSign(scanner, comma, '&', '+', '/')) return { isSpan: false, next: comma + 1 };
  return comma > at ? { isSpan: false, isComma: true, next: comma } : undefined;
}

/** Whether the number at this token is a time of day: a colon, `h`, `am` or `pm` follows. */
export function isClockAt(scanner: Scanner, at: number): boolean {
  const isColon =
    isSign(scanner, at + 1, ':') && numberAt(scanner, at + 2) !== undefined && isJoined(scanner, at + 2);
  // '10a-2p'
  const isLetter = ['a', 'p'].includes(keyAt(scanner, at + 1)) && isJoined(scanner, at + 1);
  return (
    isColon ||
    isLetter ||
    (['am', 'pm', 'oclock'] as const).some((kind) => {
      const phrase = scanner.vocabulary.find(at + 1, kind);
      return phrase !== undefined && isJoined(scanner, at + 1);
    }) ||
    (['am', 'pm'] as const).some((kind) => scanner.vocabulary.find(at + 1, kind) !== undefined)
  );
}

/** `2027-04-03`, `2027/4/3`, `2027年4月3日`, `4月3日`, `令和9年4月3日`, `令和元年5月1日`. */
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

/** `3.4.2027`, `3.4.`, `3/4`, `3-4-2027`, `3.-5.4.2027`. */
export function readNumeric(scanner: Scanner, at: number): Core | undefined {
  const one = numberAt(scanner, at);
  const sign = keyAt(scanner, at + 1);
  if (one === undefined || !['.', '/', '-'].includes(sign) || !isJoined(scanner, at + 1)) return undefined;
  if (isSign(scanner, at - 1, '/', '.', ':', '€', '$', '£', '¥') && isJoined(scanner, at)) return undefined;
  if (sign === '.') {
    const span = readDottedSpan(scanner, at, one);
    if (span) return span;
  }
  const other = numberAt(scanner, at + 2);
  if (other === undefined || (sign !== '.' && !isJoined(scanner, at + 2))) return undefined;
  const year = readNumericYear(scanner, at + 3, sign);
  if (!year && sign === '-') return undefined;
  // '10.4.1' is a version
  const isVersion = isJoined(scanner, at + 4) && scanner.tokens[at + 4]?.kind === 'number';
  const isClosed = sign === '.' && isSign(scanner, at + 3, '.') && isJoined(scanner, at + 3) && !isVersion;
  const next = year?.next ?? (isClosed ? at + 4 : at + 3);
  if (!year && sign === '.' && !isClosed) {
    // '20.10' may be a time or a price
    const isDated =
      scanner.tokens[at + 2]?.text.length === 2 &&
      skipsFromWeekday(scanner, at) &&
      scanner.vocabulary.find(next, 'oclock') === undefined;
    if (!isDated) return undefined;
  }
  if (!year && sign === '/' && ((one === 24 && other === 7) || isSign(scanner, next, '/', '%', ':')))
    return undefined;
  const with_ = (month: number, day: number): WrittenDay => ({
    ...(year && { year: year.year }),
    month,
    day,
  });
  const dayFirst = with_(other, one);
  const monthFirst = with_(one, other);
  const order = sign === '.' ? 'dayFirst' : scanner.order;
  const readings =
    order === 'dayFirst' ? [dayFirst] : order === 'monthFirst' ? [monthFirst] : [dayFirst, monthFirst];
  const valid = readings.filter((reading) => toDate(reading) !== undefined);
  const swapped = [dayFirst, monthFirst].filter((reading) => toDate(reading) !== undefined);
  const same = one === other ? valid.slice(0, 1) : valid;
  // Dots are written with the day first alone: '6.30' is a time
  if (same.length === 0 && sign === '.') return undefined;
  return { readings: same.length > 0 ? same : swapped, more: [], next };
}

/** Whether a weekday is right before the token: 'Sa 20.10'. */
function skipsFromWeekday(scanner: Scanner, at: number): boolean {
  const before = isSign(scanner, at - 1, '.', ',') ? at - 2 : at - 1;
  return (
    scanner.vocabulary.find(before, 'weekday') !== undefined ||
    scanner.vocabulary.find(before, 'of') !== undefined
  );
}

function readNumericYear(
  scanner: Scanner,
  at: number,
  sign: string,
): { year: number; next: number } | undefined {
  if (keyAt(scanner, at) !== sign) return undefined;
  const token = scanner.tokens[at + 1];
  const year = numberAt(scanner, at + 1, 4);
  if (year === undefined || token === undefined || token.text.length % 2 === 1) return undefined;
  if (
    token.text.length === 2 &&
    (!isJoined(scanner, at + 1) || isSign(scanner, at + 2, ':') || isClockAt(scanner, at + 1))
  )
    return undefined;
  const full = token.text.length === 2 ? 2000 + year : year;
  // Without a space before it, '1930' is a year, not a time of day
  const first = isJoined(scanner, at + 1) ? 1900 : 1990;
  return full < first || full > 2100 ? undefined : { year: full, next: at + 2 };
}

/** `3.-5.4.2027` and `3./4.7.` */
function readDottedSpan(scanner: Scanner, at: number, one: number): Core | undefined {
  const link = readLink(scanner, at + 2);
  const last = link && numberAt(scanner, link.next);
  if (!link || last === undefined || last <= one || !isSign(scanner, link.next + 1, '.')) return undefined;
  const month = numberAt(scanner, link.next + 2);
  if (month === undefined || month < 1 || month > 12) return undefined;
  const year = readNumericYear(scanner, link.next + 3, '.');
  const isClosed = isSign(scanner, link.next + 3, '.');
  if (!year && !isClosed) return undefined;
  const toDay = (day: number): WrittenDay => ({ ...(year && { year: year.year }), month, day });
  return {
    readings: [toDay(one)],
    ...(link.isSpan ? { last: toDay(last), more: [] } : { more: [toDay(last)] }),
    next: year?.next ?? link.next + 4,
  };
}
