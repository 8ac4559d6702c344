import { isAmount, isClosed, isJoinedNumber, isStronglyLed } from './bareNumbers';
import { readDate } from './dates';
import { isOtherLength } from './lengths';
import { isMilitarySpan, militaryAt } from './militaryTimes';
import { beginsName } from './names';
import { isIsoTime } from './offset';
import {
  dashes,
  findAny,
  getLanguage,
  isJoined,
  isSign,
  keyAt,
  numberAt,
  type Scanner,
  skip,
} from './scanner';
import { readSpokenHour } from './spokenHours';
import type { TokenRange } from './tokens';

/** A time of day as written. */
export interface WrittenTime {
  hour: number;
  /** Seconds are a fraction of it. */
  minute: number;
  half?: 'am' | 'pm';
  /** How it shows that it is a time: `20h`, `8 o'clock`; `8:30`; or nothing, only a word before it; or 'noon'. */
  mark: 'oclock' | 'colon' | 'bare' | 'word';
  /** Written with a zero before the hour, so on a clock of 24 hours. */
  is24Hours: boolean;
}

/** A time or a span of times in a text. */
export interface WrittenClock extends TokenRange {
  kind: 'clock';
  /** Absent for an end alone: 'until 10 pm'. */
  start?: WrittenTime;
  end?: WrittenTime;
}

type Read = { time: WrittenTime; next: number };
type Range = Required<Omit<WrittenClock, 'kind' | 'from'>>;

/** Reads a time or a span of times with the words that lead to it. Undefined if none begins at the token. */
export function readClock(scanner: Scanner, at: number, isAfterDay = false): WrittenClock | undefined {
  if (isSign(scanner, at - 1, ...dashes) && isIsoTime(scanner, at - 1)) return undefined;
  const { vocabulary } = scanner;
  const between = vocabulary.find(at, 'between');
  const pair = between && readRange(scanner, between.next, 'and');
  if (pair) return { kind: 'clock', from: at, ...pair };
  const begin = readDoorsAndBegin(scanner, vocabulary.find(at, 'at')?.next ?? at);
  if (begin) return { kind: 'clock', from: at, to: begin.next, start: begin.time };
  for (const lead of ['from', 'at', 'until'] as const) {
    const phrase = vocabulary.find(at, lead);
    if (!phrase) continue;
    const begin = skip(scanner, phrase.next, ['at'], [':', '.']);
    const range = readRange(scanner, begin);
    if (range) return { kind: 'clock', from: at, ...range };
    const single = readTime(scanner, begin, true);
    const isOpen =
      single?.time.mark === 'bare' && (lead === 'from' || !isClosed(scanner, begin, single.next));
    if (single && isOpen && !(lead === 'at' && readFurtherClock(scanner, single.next))) continue;
    if (single)
      return { kind: 'clock', from: at, to: single.next, [lead === 'until' ? 'end' : 'start']: single.time };
  }
  const range = isIsoTime(scanner, at) ? undefined : readRange(scanner, at);
  // 'Sun 19 July, 10-4' and 'Happy hour 4-6, Thurs 3/19'
  const isBesideDay =
    range !== undefined &&
    isSign(scanner, at + 1, ...dashes) &&
    (isAfterDay || readDate(scanner, skip(scanner, range.to, [], [','])) !== undefined);
  if (
    range &&
    (range.start.mark !== 'bare' || range.end.mark !== 'bare' || isWorkday(scanner, at, range) || isBesideDay)
  )
    return { kind: 'clock', from: at, ...range };
  // '5.12., 15 und 17 Uhr'
  const bare = isAfterDay ? readTime(scanner, at, true) : undefined;
  const partner = bare?.time.mark === 'bare' ? readFurtherClock(scanner, bare.next)?.start : undefined;
  if (bare && partner?.mark === 'oclock')
    return { kind: 'clock', from: at, to: bare.next, start: { ...bare.time, mark: 'oclock' } };
  const marked = readTime(scanner, at, false);
  // '17時まで'
  const isEnd = marked && vocabulary.find(marked.next - 2, 'until')?.next === marked.next;
  return marked && { kind: 'clock', from: at, to: marked.next, [isEnd ? 'end' : 'start']: marked.time };
}

/** British '7.30pm for 8pm': the doors open at the first time, the event begins at the second. */
function readDoorsAndBegin(scanner: Scanner, at: number): Read | undefined {
  const doors = readTime(scanner, at, true);
  if (!doors || !isSign(scanner, doors.next, 'for')) return undefined;
  const begin = readTime(scanner, doors.next + 1, true);
  const isMarked = begin && begin.time.mark !== 'bare' && (begin.time.half ?? doors.time.mark !== 'bare');
  if (!isMarked) return undefined;
  const minutesBetween = (begin.time.hour - doors.time.hour) * 60 + begin.time.minute - doors.time.minute;
  return minutesBetween > 0 && minutesBetween <= 90 ? begin : undefined;
}

/**
 * Reads a further time behind one: 'ore 18 e 21', 'um 15 und 17 Uhr'. Undefined if none follows.
 */
export function readFurtherClock(scanner: Scanner, at: number): WrittenClock | undefined {
  const and =
    scanner.vocabulary.find(at, 'and')?.next ?? (isSign(scanner, at, '&', '/') ? at + 1 : undefined);
  const further = and === undefined ? undefined : readTime(scanner, and, true);
  if (and === undefined || !further) return undefined;
  const isTime = further.time.mark !== 'bare' || isClosed(scanner, and, further.next);
  return isTime ? { kind: 'clock', from: at, to: further.next, start: further.time } : undefined;
}

/** 'Open 9 to 5': without a word before it only the usual hours of a day are times. */
const isWorkday = (scanner: Scanner, at: number, { start, end }: Range): boolean =>
  scanner.tokens[at + 1]?.kind === 'word' && start.hour >= 8 && end.hour >= 4 && end.hour <= 6;

/** Two times with a dash or a word such as 'to' between them. */
function readRange(scanner: Scanner, at: number, word: 'to' | 'and' = 'to'): Range | undefined {
  const first = readTime(scanner, at, true);
  if (!first) return undefined;
  const isDash = isSign(scanner, first.next, ...dashes);
  const link = isDash ? first.next + 1 : scanner.vocabulary.find(first.next, word)?.next;
  const second = link && readTime(scanner, skipAbout(scanner, link), true);
  if (!second) return undefined;
  const areBare = first.time.mark === 'bare' && second.time.mark === 'bare';
  if (areBare && !isClosed(scanner, at, second.next)) return undefined;
  return { to: second.next, start: first.time, end: second.time };
}

const abouts = /^(?:ca|circa|approx|about|around|environ|vers|etwa|gegen|ongeveer|okolo)$/;

/** Index after 'about': 'bis ca. 13 Uhr'. */
const skipAbout = (scanner: Scanner, at: number): number =>
  abouts.test(keyAt(scanner, at)) ? skip(scanner, at + 1, [], ['.']) : at;

/** Reads one time of day. @param isLed a word before it says that it is one, so that a bare number will do */
function readTime(scanner: Scanner, at: number, isLed: boolean): Read | undefined {
  const { vocabulary } = scanner;
  const noon = vocabulary.find(at, 'noon');
  const word = noon ?? vocabulary.find(at, 'midnight');
  if (word && !beginsName(scanner, at, word.next))
    return { time: { hour: noon ? 12 : 24, minute: 0, mark: 'word', is24Hours: true }, next: word.next };
  const spoken = readSpokenHour(scanner, at, isLed);
  if (spoken) {
    const { next, ...time } = spoken;
    const half = readHalf(scanner, next);
    return {
      time: { ...time, mark: 'bare', is24Hours: false, ...(half && { half: half.half }) },
      next: half?.next ?? next,
    };
  }
  const isJapanese = getLanguage(scanner) === 'ja';
  const prefix = isJapanese ? readHalf(scanner, at) : undefined;
  const begin = prefix?.next ?? at;
  const read = readMilitary(scanner, begin, isLed) ?? readHour(scanner, begin, isLed);
  // '25:30' is half past one of the night after
  if (!read || read.minute >= 60 || read.hour > (isJapanese ? 29 : 24)) return undefined;
  const half = prefix ?? readHalf(scanner, read.next);
  const mark = half ? 'colon' : read.mark;
  if (mark === 'bare' && (!isLed || readDate(scanner, begin))) return undefined;
  const next = prefix ? read.next : (half?.next ?? read.next);
  const { hour, minute } = read;
  const is24Hours = hour < 10 && (scanner.tokens[begin]?.text.length ?? 0) > 1;
  return {
    time: { hour, minute, mark, is24Hours, ...(half && hour <= 12 && { half: half.half }) },
    next: keyAt(scanner, next) + keyAt(scanner, next + 1) === 'まで' ? next + 2 : next,
  };
}

interface HourAndMinute {
  hour: number;
  minute: number;
  mark: WrittenTime['mark'];
  next: number;
}

/** '730pm', '1030 am'. */
function readJoinedMinutes(scanner: Scanner, at: number): HourAndMinute | undefined {
  const { text = '' } = scanner.tokens[at] ?? {};
  if (!/^(?:[1-9]|1[0-2])[0-5][05]$/.test(text) || !findAny(scanner, at + 1, 'am', 'pm')) return undefined;
  return { hour: Number(text.slice(0, -2)), minute: Number(text.slice(-2)), mark: 'colon', next: at + 1 };
}

/** '1830hrs', '1830-2000hrs', 'at 1900'. */
function readMilitary(scanner: Scanner, at: number, isLed: boolean): HourAndMinute | undefined {
  const spoken = readJoinedMinutes(scanner, at);
  if (spoken) return spoken;
  const number = militaryAt(scanner, at);
  if (number === undefined) return undefined;
  const [hour, minute] = [Math.floor(number / 100), number % 100];
  const word = scanner.vocabulary.find(at + 1, 'oclock');
  if (word) return { hour, minute, mark: 'oclock', next: word.next };
  const isAt = isLed && isSign(scanner, at - 1, 'at') && minute % 5 === 0;
  return isAt || isMilitarySpan(scanner, at) || isMilitarySpan(scanner, at - 2)
    ? { hour, minute, mark: 'oclock', next: at + 1 }
    : undefined;
}

/** An hour and what follows it: `:30`, `.30`, `h30`, `時30分`, `Uhr 30`, or nothing. */
function readHour(scanner: Scanner, at: number, isLed: boolean): HourAndMinute | undefined {
  const { vocabulary } = scanner;
  const hour = numberAt(scanner, at);
  if (hour === undefined || isAmount(scanner, at)) return undefined;
  const minute = scanner.tokens[at + 2]?.text.length === 2 ? numberAt(scanner, at + 2) : undefined;
  const isMinute = isSign(scanner, at + 1, ':', '.') || isCommaTime(scanner, at);
  if (minute !== undefined && isMinute && isJoined(scanner, at + 2)) {
    const isColon = isSign(scanner, at + 1, ':');
    const isLonger =
      isSign(scanner, at + 3, ...(isColon ? [':'] : ['.', ','])) &&
      isJoined(scanner, at + 3) &&
      scanner.tokens[at + 4]?.kind === 'number';
    const seconds = (isColon && isLonger && numberAt(scanner, at + 4)) || 0;
    const end = isColon && isLonger ? at + 5 : at + 3;
    const isMarked = findAny(scanner, end, 'oclock', 'am', 'pm');
    const isUsual = [0, 15, 30, 45].includes(minute) && !isPriced(scanner, at);
    const isDotted = isJoined(scanner, at + 1) && !isLonger && (isLed || isMarked || isUsual);
    if (!isColon && !isDotted) return undefined;
    const word = vocabulary.find(end, 'oclock');
    return { hour, minute: minute + seconds / 60, mark: word ? 'oclock' : 'colon', next: word?.next ?? end };
  }
  const word = vocabulary.find(at + 1, 'oclock');
  const length = vocabulary.find(at + 1, 'hours') ?? vocabulary.find(at + 1, 'minutes');
  if (!word || (length && length.next > word.next))
    return length
      ? undefined
      : { hour, minute: 0, mark: 'bare', next: at + 1, ...(isLed && readMinutesAfterAnd(scanner, at, hour)) };
  // '2 heures' is a length, 'at 20 heures' a time
  const hasZero = scanner.tokens[at]?.text.startsWith('0') === true;
  if (length && hour < 7 && !isLed && !hasZero && !isJoined(scanner, at + 1)) return undefined;
  if (keyAt(scanner, word.next) === '半') return { hour, minute: 30, mark: 'oclock', next: word.next + 1 };
  const unit = vocabulary.find(word.next + 1, 'minutes');
  const minutes = numberAt(scanner, word.next);
  const isMinutes =
    minutes !== undefined &&
    (unit !== undefined || scanner.tokens[word.next]?.text.length === 2) &&
    !isAmount(scanner, word.next) &&
    !isJoinedNumber(scanner, word.next + 1) &&
    // '20 Uhr 15 Minuten Pause'
    !(unit && !isJoined(scanner, word.next) && isOtherLength(scanner, word.next, unit.next));
  return {
    hour,
    minute: isMinutes ? minutes : 0,
    mark: 'oclock',
    next: isMinutes ? (unit?.next ?? word.next + 1) : word.next,
  };
}

/** Italian 'ore 18,30' and 'ore 18,30 - 20,30', German '18,30 Uhr'. */
function isCommaTime(scanner: Scanner, at: number): boolean {
  if (!isSign(scanner, at + 1, ',') || !isJoined(scanner, at + 1)) return false;
  const isEnd = isSign(scanner, at - 1, ...dashes) && isSign(scanner, at - 3, ',');
  const isLed = isStronglyLed(scanner, at) || (isEnd && isStronglyLed(scanner, at - 4));
  return isLed || keyAt(scanner, at + 3) === 'uhr';
}

/** 'alle ore 18 e 30': a number that cannot be a later hour is that of minutes. */
function readMinutesAfterAnd(scanner: Scanner, at: number, hour: number) {
  const and = scanner.vocabulary.find(at + 1, 'and');
  const minute = and && scanner.tokens[and.next]?.text.length === 2 ? numberAt(scanner, and.next) : undefined;
  if (!and || minute === undefined || minute % 5 !== 0 || minute >= 60) return undefined;
  const isMinute = (minute < hour || minute > 24) && !/^(?:h|:)$/.test(keyAt(scanner, and.next + 1));
  return isMinute && isClosed(scanner, and.next, and.next + 1)
    ? { minute, mark: 'colon' as const, next: and.next + 1 }
    : undefined;
}

/** Whether the line is about a price before the token. */
function isPriced(scanner: Scanner, at: number): boolean {
  for (let near = at - 1; near >= 0 && scanner.tokens[near]?.kind !== 'break'; near--)
    if (scanner.vocabulary.find(near, 'price')) return true;
  return false;
}

function readHalf(scanner: Scanner, at: number): { half: 'am' | 'pm'; next: number } | undefined {
  // 'um 8 am 5. Dezember'
  if (keyAt(scanner, at) === 'am' && getLanguage(scanner) === 'de') return undefined;
  for (const half of ['am', 'pm'] as const) {
    const isLetter = keyAt(scanner, at) === half.slice(0, 1) && isJoined(scanner, at);
    const next = scanner.vocabulary.find(at, half)?.next ?? (isLetter ? at + 1 : undefined);
    // The full stop of 'p.m.'
    if (next) return { half, next: isSign(scanner, next - 2, '.') ? skip(scanner, next, [], ['.']) : next };
  }
  return undefined;
}
