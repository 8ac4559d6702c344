import { isClosed, isJoinedNumber } from './bareNumbers';
import { readDate } from './dates';
import { isIsoTime } from './offset';
import { dashes, isJoined, isSign, keyAt, numberAt, type Scanner, skip } from './scanner';
import { readSpokenHour } from './spokenHours';

/** A time of day as written. */
export interface WrittenTime {
  hour: number;
  /** Seconds are a fraction of it. */
  minute: number;
  half?: 'am' | 'pm';
  /** How it shows that it is a time: `20h`, `8 o'clock`; `8:30`; or nothing, only a word before it. */
  mark: 'oclock' | 'colon' | 'bare' | 'word';
  /** Written with a zero before the hour, so on a clock of 24 hours. */
  hasZero: boolean;
}

/** A time or a span of times in a text. */
export interface WrittenClock {
  kind: 'clock';
  from: number;
  to: number;
  /** Absent for an end alone: 'until 10 pm'. */
  start?: WrittenTime;
  end?: WrittenTime;
}

type Read = { time: WrittenTime; next: number };

/** Reads a time or a span of times with the words that lead to it. Undefined if none begins at the token. */
export function readClock(scanner: Scanner, at: number): WrittenClock | undefined {
  if (isSign(scanner, at - 1, '-', '−') && isIsoTime(scanner, at - 1)) return undefined;
  const { vocabulary } = scanner;
  const between = vocabulary.find(at, 'between');
  const from = between ?? vocabulary.find(at, 'from');
  const lead = vocabulary.find(at, 'at');
  const until = vocabulary.find(at, 'until');
  const begins = [...new Set([from?.next, lead?.next, until?.next].filter((one) => one !== undefined))];
  for (const begin of begins.sort((one, other) => other - one)) {
    const range = readRange(scanner, skip(scanner, begin, ['at', 'of'], [':', '.']), between !== undefined);
    if (range) return { kind: 'clock', from: at, ...range };
    const single = readLedTime(
      scanner,
      skip(scanner, begin, ['at'], [':', '.']),
      until?.next === begin ? 'until' : 'at',
    );
    // 'from 10' alone is no time of day: 'tickets from 10'
    const isLead = lead?.next === begin || until?.next === begin || (single && single.time.mark !== 'bare');
    if (single && isLead) {
      const isEnd = until?.next === begin && lead?.next !== begin && from?.next !== begin;
      return {
        kind: 'clock',
        from: at,
        to: single.next,
        ...(isEnd ? { end: single.time } : { start: single.time }),
      };
    }
  }
  const range = isIsoTime(scanner, at) ? undefined : readRange(scanner, at, false);
  if (range && (range.start?.mark !== 'bare' || range.end?.mark !== 'bare' || isWorkday(scanner, at, range)))
    return { kind: 'clock', from: at, ...range };
  const marked = readTime(scanner, at, false);
  return marked && { kind: 'clock', from: at, to: marked.next, start: marked.time };
}

/** 'Open 9 to 5': without a word before it only the usual hours of a day are times. */
function isWorkday(
  scanner: Scanner,
  at: number,
  { start, end }: Omit<WrittenClock, 'kind' | 'from'>,
): boolean {
  const isWord = scanner.tokens[at + 1]?.kind === 'word';
  return (
    isWord &&
    start !== undefined &&
    end !== undefined &&
    start.hour >= 8 &&
    start.hour <= 11 &&
    end.hour >= 4 &&
    end.hour <= 6
  );
}

function readRange(
  scanner: Scanner,
  at: number,
  isBetween: boolean,
): Omit<WrittenClock, 'kind' | 'from'> | undefined {
  const first = readTime(scanner, at, true);
  if (!first) return undefined;
  const link = isBetween ? scanner.vocabulary.find(first.next, 'and')?.next : readTo(scanner, first.next);
  if (link === undefined) return undefined;
  const second = readTime(scanner, skipAbout(scanner, skip(scanner, link, ['at', 'to', 'of'])), true);
  if (!second) return undefined;
  const areBare = first.time.mark === 'bare' && second.time.mark === 'bare';
  if (areBare && !isClosed(scanner, at, second.next)) return undefined;
  // A bare number is a time only beside one that is marked, and without minutes of its own it takes its clock
  const isLength = scanner.vocabulary.find(second.next, 'hours') !== undefined && areBare;
  if (isLength) return undefined;
  return { to: second.next, start: first.time, end: second.time };
}

/** Index after 'about': 'bis ca. 13 Uhr'. */
function skipAbout(scanner: Scanner, at: number): number {
  if (!/^(?:ca|circa|approx|about|around|environ|vers|etwa|gegen|ongeveer|okolo)$/.test(keyAt(scanner, at)))
    return at;
  return isSign(scanner, at + 1, '.') ? at + 2 : at + 1;
}

/** Index after a dash or a word such as 'to'. Japanese has `から` after the first time, and `まで` after the second. */
function readTo(scanner: Scanner, at: number): number | undefined {
  const comma = isSign(scanner, at, ',') ? at + 1 : at;
  const to = scanner.vocabulary.find(comma, 'to');
  if (to) return isSign(scanner, to.next, ...dashes) ? to.next + 1 : to.next;
  return isSign(scanner, at, ...dashes) ? at + 1 : undefined;
}

function readLedTime(scanner: Scanner, at: number, lead: 'at' | 'until'): Read | undefined {
  const time = readTime(scanner, at, true);
  if (!time) return undefined;
  if (time.time.mark === 'bare' && !isClosed(scanner, at, time.next)) return undefined;
  return lead === 'until' && time.time.mark === 'bare' && time.time.hour > 24 ? undefined : time;
}

const currencies = /^(?:[€$£¥]|zł|zl|pln|eur|euro|euros|usd|gbp|chf|円|kr)$/;

/** Reads one time of day. @param isLed a word before it says that it is one, so that a bare number will do */
function readTime(scanner: Scanner, at: number, isLed: boolean): Read | undefined {
  for (const [kind, hour] of [
    ['noon', 12],
    ['midnight', 24],
  ] as const) {
    const word = scanner.vocabulary.find(at, kind);
    if (word) return { time: { hour, minute: 0, mark: 'word', hasZero: true }, next: word.next };
  }
  const spoken = readSpokenHour(scanner, at, isLed);
  if (spoken) {
    const { next, ...time } = spoken;
    const half = readHalf(scanner, scanner.vocabulary.find(next, 'oclock')?.next ?? next);
    return {
      time: { ...time, mark: 'bare', hasZero: false, ...(half && { half: half.half }) },
      next: half?.next ?? next,
    };
  }
  const military = readMilitary(scanner, at);
  if (military) return military;
  const prefix = readJapaneseHalf(scanner, at);
  const begin = prefix?.next ?? at;
  const hour = numberAt(scanner, begin);
  // '25:30' is half past one of the night after
  const mostHours = scanner.vocabulary.languages.lookUp[0] === 'ja' ? 29 : 24;
  if (hour === undefined || hour > mostHours || isAmount(scanner, begin)) return undefined;
  const hasZero = scanner.tokens[begin]?.text.length === 2 && hour < 10;
  const clock = readMinutes(scanner, begin, isLed);
  if (!clock || clock.minute >= 60) return undefined;
  const half = prefix ? { half: prefix.half, next: clock.next } : readHalf(scanner, clock.next);
  if (half && hour > 12 && half.half === 'am') return undefined;
  const mark = clock.mark === 'bare' && half ? 'colon' : clock.mark;
  if (mark === 'bare' && (!isLed || readDate(scanner, begin))) return undefined;
  const next = half?.next ?? clock.next;
  return {
    time: { hour, minute: clock.minute, mark, hasZero, ...(half && hour <= 12 && { half: half.half }) },
    next: ['まで', 'ころ', '頃'].includes(keyAt(scanner, next) + keyAt(scanner, next + 1)) ? next + 2 : next,
  };
}

/** '1830hrs' */
function readMilitary(scanner: Scanner, at: number): Read | undefined {
  const number = scanner.tokens[at]?.text.length === 4 ? numberAt(scanner, at, 4) : undefined;
  if (number === undefined || number > 2359 || number % 100 > 59) return undefined;
  if (!/^(?:hrs?|hours|h|uhr|uur)$/.test(keyAt(scanner, at + 1))) return undefined;
  const time = {
    hour: Math.floor(number / 100),
    minute: number % 100,
    mark: 'oclock' as const,
    hasZero: true,
  };
  return { time, next: at + 2 };
}

/** 午前, 午後 and other words before an hour. */
function readJapaneseHalf(scanner: Scanner, at: number): { half: 'am' | 'pm'; next: number } | undefined {
  const one = keyAt(scanner, at);
  const two = one + keyAt(scanner, at + 1);
  if (two === '午前' || one === '朝') return { half: 'am', next: one === '朝' ? at + 1 : at + 2 };
  if (two === '午後' || two === '夕方') return { half: 'pm', next: at + 2 };
  return one === '夜' ? { half: 'pm', next: at + 1 } : undefined;
}

/** Whether the number is a price, or a part of a longer number. */
function isAmount(scanner: Scanner, at: number): boolean {
  if (currencies.test(keyAt(scanner, at - 1)) || currencies.test(keyAt(scanner, at + 1))) return true;
  const isDotted =
    isSign(scanner, at + 1, '.', ',') && isJoined(scanner, at + 1) && isJoined(scanner, at + 2);
  if (isDotted && numberAt(scanner, at + 2) !== undefined && currencies.test(keyAt(scanner, at + 3)))
    return true;
  if (isSign(scanner, at - 1, '+', '#')) return true;
  return (
    isSign(scanner, at - 1, '.', ',', ':', '/') &&
    isJoined(scanner, at) &&
    isJoined(scanner, at - 1) &&
    scanner.tokens[at - 2]?.kind === 'number'
  );
}

interface Minutes {
  minute: number;
  mark: WrittenTime['mark'];
  next: number;
}

/** What follows the hour: `:30`, `.30`, `h30`, `時30分`, `Uhr 30`, or nothing. */
function readMinutes(scanner: Scanner, at: number, isLed: boolean): Minutes | undefined {
  const sign = keyAt(scanner, at + 1);
  const minute = scanner.tokens[at + 2]?.text.length === 2 ? numberAt(scanner, at + 2) : undefined;
  if (sign === ':' && minute !== undefined && isJoined(scanner, at + 2)) {
    const seconds = isSign(scanner, at + 3, ':') ? numberAt(scanner, at + 4) : undefined;
    return closed(scanner, minute + (seconds ?? 0) / 60, 'colon', seconds === undefined ? at + 3 : at + 5);
  }
  if (sign === '.' && minute !== undefined && isJoined(scanner, at + 1) && isJoined(scanner, at + 2)) {
    const isLonger =
      isSign(scanner, at + 3, '.', ',') &&
      isJoined(scanner, at + 3) &&
      scanner.tokens[at + 4]?.kind === 'number';
    const isMarked = ['oclock', 'am', 'pm'] as const;
    const marked = isMarked.some((kind) => scanner.vocabulary.find(at + 3, kind) !== undefined);
    if (isLonger || !(isLed || marked || [0, 15, 30, 45].includes(minute))) return undefined;
    if (!isLed && !marked && isPriced(scanner, at)) return undefined;
    return closed(scanner, minute, 'colon', at + 3);
  }
  if (sign === '時') {
    if (keyAt(scanner, at + 2) === '間') return undefined;
    if (keyAt(scanner, at + 2) === '半') return { minute: 30, mark: 'oclock', next: at + 3 };
    const hasMinutes = numberAt(scanner, at + 2) !== undefined && keyAt(scanner, at + 3) === '分';
    return {
      minute: hasMinutes ? (numberAt(scanner, at + 2) ?? 0) : 0,
      mark: 'oclock',
      next: hasMinutes ? at + 4 : at + 2,
    };
  }
  // 'h' and 'u' are read in any language if they touch the number
  const isUnit = isJoined(scanner, at + 1) && ['h', 'u'].includes(sign);
  const word = scanner.vocabulary.find(at + 1, 'oclock') ?? (isUnit ? { next: at + 2 } : undefined);
  if (word) {
    // '2 hours' is a length, 'at 20 heures' a time
    const isLength =
      !isJoined(scanner, at + 1) && !isLed && scanner.vocabulary.find(at + 1, 'hours') !== undefined;
    if (isLength && (numberAt(scanner, at) ?? 0) < 7) return undefined;
    const minutes = numberAt(scanner, word.next);
    const isMinutes =
      minutes !== undefined &&
      scanner.tokens[word.next]?.text.length === 2 &&
      (isJoined(scanner, word.next) || ['uhr', 'h'].includes(sign)) &&
      !isJoinedNumber(scanner, word.next + 1) &&
      !currencies.test(keyAt(scanner, word.next + 1));
    return { minute: isMinutes ? minutes : 0, mark: 'oclock', next: isMinutes ? word.next + 1 : word.next };
  }
  if (scanner.vocabulary.find(at + 1, 'hours') || scanner.vocabulary.find(at + 1, 'minutes'))
    return undefined;
  if (scanner.vocabulary.find(at + 1, 'month')) return undefined;
  return { minute: 0, mark: 'bare', next: at + 1 };
}

function closed(scanner: Scanner, minute: number, mark: WrittenTime['mark'], at: number): Minutes {
  const word = scanner.vocabulary.find(at, 'oclock');
  return { minute, mark: word ? 'oclock' : mark, next: word?.next ?? at };
}

/** Whether the line is about a price before the token. */
function isPriced(scanner: Scanner, at: number): boolean {
  for (let near = at - 1; near >= 0 && scanner.tokens[near]?.kind !== 'break'; near--)
    if (scanner.vocabulary.find(near, 'price')) return true;
  return false;
}

function readHalf(scanner: Scanner, at: number): { half: 'am' | 'pm'; next: number } | undefined {
  for (const half of ['am', 'pm'] as const) {
    const isLetter = keyAt(scanner, at) === half.slice(0, 1) && isJoined(scanner, at);
    const word = scanner.vocabulary.find(at, half) ?? (isLetter ? { next: at + 1 } : undefined);
    // 'um 8 am 5. Dezember'
    if (keyAt(scanner, at) === 'am' && scanner.vocabulary.languages.lookUp[0] === 'de') continue;
    const isDotted =
      word &&
      isSign(scanner, word.next, '.') &&
      isJoined(scanner, word.next) &&
      keyAt(scanner, word.next - 1) === 'm' &&
      isSign(scanner, word.next - 2, '.');
    if (word) return { half, next: isDotted ? word.next + 1 : word.next };
  }
  return undefined;
}
