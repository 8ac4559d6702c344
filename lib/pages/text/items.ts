import { readClock, readFurtherClock, type WrittenClock } from './clocks';
import { readDate, type WrittenDate } from './dates';
import { readFeast, type WrittenFeast } from './feasts';
import { isOtherLength, type Length, readLength } from './lengths';
import { beginsName, skipName } from './names';
import { isMonthly, readNths, readWeekdayInMonth } from './nthWeekday';
import type { Meaning } from './phrases/english';
import { skipReference } from './references';
import { findAny, isJoined, keyAt, type Scanner, skip } from './scanner';
import type { TokenRange } from './tokens';
import { readWeekday, type WrittenWeekday } from './weekdays';

/** 'today', 'tomorrow'. */
interface RelativeDay extends TokenRange {
  kind: 'relative';
  days: number;
}

/** A weekday of a series; `nth` is 1 for the first of a month, -1 for the last. */
export interface SeriesDay {
  weekday: number;
  nth?: number;
}

/** 'every Tuesday', 'every first and third Sunday of the month'. */
interface Series extends TokenRange {
  kind: 'series';
  days: SeriesDay[];
  /** Every second week. */
  isAlternating?: true;
}

/** A word that says what the time or date near it stands for. */
export interface Mark extends TokenRange {
  kind: 'mark';
  means: 'doors' | 'begin' | 'end' | 'aside' | 'free' | 'price' | 'venue' | 'daily' | 'reference';
}

export type SingleDay = WrittenDate | WrittenWeekday | WrittenFeast | RelativeDay;
export type DayItem = SingleDay | Series;
export type Item = DayItem | WrittenClock | Length | Mark;

/** Whether the item is a day or a series of days, and no time, length or mark. */
export const isDay = (item: Item): item is DayItem =>
  ['date', 'weekday', 'feast', 'relative', 'series'].includes(item.kind);

/** Most items of a text: a selection of a whole programme has more, and each is compared with the others. */
const mostItems = 120;

/** Everything about time in a text, in order, 120 items at most. Nothing overlaps. */
export function readItems(scanner: Scanner): Item[] {
  const items: Item[] = [];
  for (let at = 0; at < scanner.tokens.length && items.length < mostItems; ) {
    const item = readItem(scanner, at, items.at(-1));
    if (item) items.push(item);
    at = item && item.to > at ? item.to : at + 1;
  }
  return items;
}

function readItem(scanner: Scanner, at: number, before: Item | undefined): Item | undefined {
  const token = scanner.tokens[at];
  if (!token || token.kind === 'break') return undefined;
  const isInWord =
    token.kind === 'number' && isJoined(scanner, at) && scanner.tokens[at - 1]?.kind === 'word';
  if (
    isInWord &&
    keyAt(scanner, at - 1) !== 't' &&
    !/[\p{sc=Han}\p{sc=Hiragana}]/u.test(keyAt(scanner, at - 1))
  )
    return undefined;
  const reference = skipReference(scanner, at) ?? skipName(scanner, at);
  if (reference !== undefined) return { kind: 'mark', from: at, to: reference, means: 'reference' };
  const feast = readFeast(scanner, at);
  return (
    (feast && before && (isDay(before) || before.kind === 'clock') && beginsName(scanner, at, feast.to)
      ? undefined
      : feast) ??
    readWeekdayInMonth(scanner, at) ??
    readSeries(scanner, at) ??
    readDate(scanner, at) ??
    readRelative(scanner, at) ??
    readWeekday(scanner, at) ??
    readMovedFrom(scanner, at) ??
    readMark(scanner, at, ['aside', 'doors', 'daily']) ??
    (before?.kind === 'clock' && before.start && before.to === at
      ? readFurtherClock(scanner, at)
      : undefined) ??
    readLengthOrMark(scanner, at, before) ??
    readClock(
      scanner,
      at,
      before !== undefined && isDay(before) && skip(scanner, before.to, [], [',']) === at,
    ) ??
    readMark(scanner, at, ['begin', 'end', 'free', 'price', 'venue'])
  );
}

/** 'Moved from 12 January to …', 'in case of rain, 13 January': the date after it is not the event's. */
function readMovedFrom(scanner: Scanner, at: number): Mark | undefined {
  const phrase = scanner.vocabulary.find(at, 'movedFrom');
  if (!phrase || !readDate(scanner, skip(scanner, phrase.next, ['of', 'at'], [',', ':']))) return undefined;
  return { kind: 'mark', from: at, to: phrase.next, means: 'aside' };
}

function readMark(
  scanner: Scanner,
  at: number,
  kinds: Exclude<Mark['means'], 'reference'>[],
): Mark | undefined {
  for (const means of kinds) {
    const phrase = scanner.vocabulary.find(at, means);
    if (phrase) return { kind: 'mark', from: at, to: phrase.next, means };
  }
  return undefined;
}

const relativeDays: [Meaning, number][] = [
  ['dayAfterTomorrow', 2],
  ['tonight', 0],
  ['today', 0],
  ['tomorrow', 1],
];

function readRelative(scanner: Scanner, at: number): RelativeDay | undefined {
  for (const [meaning, days] of relativeDays) {
    const phrase = scanner.vocabulary.find(at, meaning);
    if (!phrase) continue;
    // 'de la mañana' and 'am Morgen' are halves of the day
    const isHalf = findAny(scanner, at - 1, 'am') ?? findAny(scanner, at - 2, 'am', 'pm');
    if (!(days === 1 && isHalf)) return { kind: 'relative', from: at, to: phrase.next, days };
  }
  return undefined;
}

function readSeries(scanner: Scanner, at: number): Series | undefined {
  const { vocabulary } = scanner;
  const other = vocabulary.find(at, 'everyOther');
  const every = other ?? vocabulary.find(at, 'every');
  const { days, isPlural, next } = readSeriesDays(scanner, every?.next ?? at, every !== undefined);
  const [first] = days;
  if (!first) return undefined;
  const isNth = first.nth !== undefined;
  const later = other ? undefined : readEveryOther(scanner, next);
  const isJapanese = keyAt(scanner, at) === '第';
  if (isNth && !every && !isPlural && !isJapanese && !isMonthly(scanner, next)) return undefined;
  if (!every && !isNth && !isPlural && !later) return undefined;
  // 'les vendredi et samedi 3 et 4 avril' has dates
  // 'Thursdays, 14 and 28 January', too, but not 'Thursdays, 14 January to 11 February'
  const date = isNth ? undefined : readDate(scanner, skip(scanner, next, ['of'], [',']));
  if (date && (!isPlural || (!date.last && date.more.length > 0 && date.more.every(({ last }) => !last))))
    return undefined;
  return {
    kind: 'series',
    from: at,
    to: later?.next ?? next,
    days,
    ...((other ?? later) && { isAlternating: true }),
  };
}

/** 'Mondays and Fridays', '1st and 3rd Tuesday', 'first Monday and third Friday'. */
function readSeriesDays(
  scanner: Scanner,
  at: number,
  isLed: boolean,
): { days: SeriesDay[]; isPlural: boolean; next: number } {
  const days: SeriesDay[] = [];
  let isPlural = false;
  let next = at;
  let nths: number[] = [];
  for (let count = 0, begin = at; count < 7; count++) {
    const ordinal = readNths(scanner, begin);
    const weekday = scanner.vocabulary.find(ordinal?.next ?? begin, 'weekday');
    nths = ordinal?.nths ?? nths;
    const isAlone = weekday?.isShort && !isLed && nths.length === 0;
    if (!weekday || (isAlone && !readEveryOther(scanner, weekday.next))) break;
    days.push(
      ...(nths.length > 0
        ? nths.map((nth) => ({ weekday: weekday.value, nth }))
        : [{ weekday: weekday.value }]),
    );
    isPlural ||= weekday.isPlural;
    next = weekday.next;
    begin = skip(scanner, next, ['and', 'every'], ['&', '/', '+', ',']);
    if (begin === next) break;
  }
  return { days, isPlural, next };
}

/** 'Dienstags, alle zwei Wochen'. 'Every other' before a weekday is of that one. */
function readEveryOther(scanner: Scanner, at: number): { next: number } | undefined {
  const found = scanner.vocabulary.find(skip(scanner, at, [], [',', '(']), 'everyOther');
  return found && !scanner.vocabulary.find(found.next, 'weekday') ? found : undefined;
}

/** Whether a number is after the second day of a span: '… 21h au 1er janvier 2h' is a time, not a length. */
const isSpanEnd = ({ vocabulary }: Scanner, at: number, before: Item | undefined): boolean =>
  before?.kind === 'date' && before.to === at && vocabulary.find(before.from - 1, 'to') !== undefined;

/** A length that is not the event's is a mark: '20 minutes' break'. */
function readLengthOrMark(scanner: Scanner, at: number, before: Item | undefined): Length | Mark | undefined {
  const length = readLength(scanner, at, isSpanEnd(scanner, at, before));
  return length && isOtherLength(scanner, at, length.to)
    ? { kind: 'mark', from: at, to: length.to, means: 'reference' }
    : length;
}
