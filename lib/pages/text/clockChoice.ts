import type { Doubt, EventTime } from '../foundEvent';
import { getWeekday } from '../times/dates';
import type { WrittenClock, WrittenTime } from './clocks';
import { toPart } from './cost';
import { hasBreak, hasEnd, isAside, isMoved } from './dayChoice';
import { addDays } from './days';
import { readSpans, type Span } from './halves';
import { type Item, isDay, type Mark } from './items';
import { readOffset, readZoneBefore } from './offset';
import { isDoubtful } from './references';
import { getLanguage, isSign, type Scanner, skip } from './scanner';
import type { DayOptions } from './writtenDays';

/** The times of one day. */
export interface Clocks {
  /** The likeliest first; none for a whole day. */
  spans: Span[];
  /** Why there are several. */
  reason: Doubt;
  /** The only time may be chapter and verse. */
  isDoubtful?: true;
  /** End on the last day of a span of days, in minutes. */
  lastEnd?: number | undefined;
  zone: Pick<EventTime, 'zone' | 'offset'>;
  used: Item[];
}

const eveningBegin = 18 * 60;

const nothing: Clocks = { spans: [], reason: 'severalTimes', zone: {}, used: [] };

type Role = 'doors' | 'begin' | 'end' | 'none';

/** A clock and what it stands for. */
interface Named {
  clock: WrittenClock;
  role: Role;
}

/** The times for a day: those between it and the next, else those that all days share. */
export function readClocks(
  scanner: Scanner,
  text: string,
  items: readonly Item[],
  day: DayOptions,
  days: readonly DayOptions[],
): Clocks {
  const written = items
    .filter((item) => item.kind === 'clock')
    .filter((clock) => !isClockAside(scanner, items, clock) && !isOfOtherWeekday(scanner, items, clock, day));
  const sure = written.filter(({ from, start }) => !isDoubtful(scanner, from, start));
  const clocks = sure.length > 0 ? sure : written;
  const own = ownClocks(clocks, day, days);
  const chosen = own.length > 0 ? own : clocks;
  const named = chosen.map((clock) => ({ clock, role: findRole(scanner, items, clock) }));
  const [first, last] = [day.items[0], day.items.at(-1)];
  const isTwoDays = day.last !== undefined && first && last && first !== last;
  const begin = isTwoDays
    ? chosen.find((clock) => clock.from >= first.to && clock.to <= last.from)
    : undefined;
  const end = isTwoDays ? chosen.find((clock) => clock.from >= last.to) : undefined;
  const { from, to } = toPart(scanner, begin ?? chosen[0] ?? { from: 0, to: 0 });
  const zoneBefore = readZoneBefore(text.slice(0, from)).zone;
  const zone = zoneBefore ? { zone: zoneBefore } : readOffset(text.slice(to), getLanguage(scanner));
  if (begin?.start && end) {
    const spans = toFirstSpan(scanner, begin, end);
    const lastEnd = readLastEnd(scanner, day, begin.start, end, spans[0]);
    if (lastEnd !== undefined) return { spans, reason: 'halfOfDay', zone, used: [begin, end], lastEnd };
  }
  const main = chooseMain(scanner, items, named, day, zone);
  return sure.length > 0 ? main : { ...main, isDoubtful: true };
}

/** The start on the first day of a span of days. An end such as '16:00' tells that '9:00' is in the morning. */
function toFirstSpan(scanner: Scanner, begin: WrittenClock, end: WrittenClock): Span[] {
  const spans = toSpans(scanner, begin, undefined);
  const is24Hours = !end.start?.half && (end.start?.hour ?? 0) > 12;
  const written = (begin.start?.hour ?? 0) * 60 + (begin.start?.minute ?? 0);
  const asWritten = is24Hours ? spans.find(({ start }) => start === written) : undefined;
  return asWritten ? [asWritten] : spans.slice(0, 1);
}

/** The end on the last day of a span of days: '31.12. 22:00 – 01.01. 04:00'. */
function readLastEnd(
  scanner: Scanner,
  day: DayOptions,
  start: WrittenTime,
  { start: first, end = first }: WrittenClock,
  span: Span | undefined,
): number | undefined {
  if (!end || !span) return undefined;
  const ends = readSpans({ ...end, mark: 'colon' }, undefined, getLanguage(scanner)).map(
    ({ start }) => start,
  );
  // A start on the clock of 24 hours tells that the end is, too: '2 April 10:00 – 4 April 6:00'
  const isWritten = !start.half && end.mark !== 'bare' && span.start === start.hour * 60 + start.minute;
  // A night ends in the morning: '31 December 9pm – 1 January 2:00'
  const isNight = day.last === addDays(day.date, 1) && span.start >= eveningBegin;
  return isWritten || isNight ? Math.min(...ends) : ends[0];
}

/** The times between a day and the next; of the first day also those before it. */
function ownClocks(
  clocks: readonly WrittenClock[],
  day: DayOptions,
  days: readonly DayOptions[],
): WrittenClock[] {
  const begins = days.flatMap(({ items }) => items.map(({ from }) => from));
  const from = Math.min(...day.items.map((item) => item.from));
  const last = Math.max(...day.items.map((item) => item.from));
  const next = Math.min(...begins.filter((begin) => begin > last), Number.POSITIVE_INFINITY);
  const isFirst = from === Math.min(...begins);
  return clocks.filter((clock) => (clock.from >= from || isFirst) && clock.from < next);
}

/** Whether a time is in an aside, such as a deadline or the start of a sale, or right after the date of one. */
function isClockAside(scanner: Scanner, items: readonly Item[], clock: WrittenClock): boolean {
  const day = items.filter(isDay).findLast(({ to }) => to <= clock.from && clock.from - to <= 2);
  return isAside(scanner, items, clock) || (day !== undefined && isAside(scanner, items, day));
}

/** Whether a sentence tells the time of another weekday: 'Sale on Sunday 6 May. Cakes welcome from 4pm on the Saturday.' */
function isOfOtherWeekday(
  scanner: Scanner,
  items: readonly Item[],
  clock: WrittenClock,
  { date, last, items: days }: DayOptions,
): boolean {
  if (!scanner.isOfPage || last !== undefined) return false;
  const isInSentence = (item: Item) =>
    !hasEnd(scanner, Math.min(item.to, clock.to), Math.max(item.from, clock.from));
  if (days.some((item) => item.kind !== 'date' || isInSentence(item))) return false;
  const weekdays = items.filter(isDay).flatMap((item) => {
    if (!isInSentence(item)) return [];
    if (item.kind === 'series') return item.days.map(({ weekday }) => weekday);
    return item.kind === 'weekday' ? [item.weekday] : [];
  });
  return weekdays.length > 0 && !weekdays.includes(getWeekday(date));
}

type RoleMark = Mark & { means: 'doors' | 'begin' | 'end' };

const isRoleMark = (item: Item): item is RoleMark =>
  item.kind === 'mark' && (item.means === 'doors' || item.means === 'begin' || item.means === 'end');

/** Role of a time by the word right before it, or right after it; `none` without such a word. */
function findRole(scanner: Scanner, items: readonly Item[], clock: WrittenClock): Role {
  // 'Show at 7pm and 9pm'
  const first = items.find((item) => item.kind === 'clock' && item.to === clock.from);
  if (first?.kind === 'clock' && first.start) return findRole(scanner, items, first);
  const marks = items.filter(isRoleMark);
  const before =
    marks.find((mark) => isRightBefore(scanner, mark, clock, [':', '.', '|', '–', '-'])) ??
    marks.find((mark) => mark.means === 'doors' && isOfAside(scanner, mark, clock));
  const next = isSign(scanner, clock.to, '(') ? clock.to + 1 : clock.to;
  const after = marks.find((mark) => mark.from === next);
  // '13:30開場 14:00開演': Japanese puts the word after its time
  if (getLanguage(scanner) === 'ja' && before && after && isAfterTime(items, before)) return after.means;
  if (before) return before.means;
  if (scanner.vocabulary.find(clock.from, 'begin')) return 'begin';
  // 'Doors 7 pm': the word before the next time belongs to that one
  const isOfNext =
    after && items.some((item) => item.kind === 'clock' && isRightBefore(scanner, after, item, [':']));
  return after && !isOfNext ? after.means : 'none';
}

/** Whether a word stands right after a time that no such word is before. */
const isAfterTime = (items: readonly Item[], mark: RoleMark): boolean =>
  items.some(
    (item) =>
      item.kind === 'clock' &&
      item.to === mark.from &&
      !items.some((other) => isRoleMark(other) && other.to === item.from),
  );

/** Words between 'doors' and its time in brackets. */
const mostBetween = 5;

/** 'Doors' at the beginning of brackets with its time behind a few words: '(doors and sign-in open at 5:00)'. */
const isOfAside = (scanner: Scanner, mark: Mark, clock: WrittenClock): boolean =>
  isSign(scanner, mark.from - 1, '(') &&
  clock.from > mark.to &&
  clock.from - mark.to <= mostBetween &&
  scanner.tokens.slice(mark.to, clock.from).every(({ kind, text }) => kind === 'word' || text === '-');

const isRightBefore = (scanner: Scanner, mark: Mark, clock: WrittenClock, signs: string[]): boolean =>
  mark.to === clock.from || skip(scanner, mark.to, ['at'], signs) === clock.from;

function chooseMain(
  scanner: Scanner,
  items: readonly Item[],
  named: readonly Named[],
  day: DayOptions,
  zone: Clocks['zone'],
): Clocks {
  const starts = named.filter(({ clock, role }) => clock.start !== undefined && role !== 'end');
  const begin = starts.filter(({ role }) => role === 'begin');
  const plain = starts.filter(({ role }) => role === 'none');
  const candidates = begin.length > 0 ? begin : plain.length > 0 ? plain : starts;
  const near = findOnLine(scanner, candidates, day);
  const [main, ...others] = near;
  if (!main) return nothing;
  const end = findEnd(named, main);
  const spans = toSpans(scanner, main.clock, end && (end.end ?? end.start))
    .map((span) => (end && (span.end ?? 0) >= latestEnd ? { start: span.start } : span))
    .map((span) => withLength(scanner, items, span));
  // Who writes the zone counts the hours of the day, or writes 'pm': '9:00 PST'
  if (zone.zone !== undefined || zone.offset !== undefined) putMorningFirst(main.clock, spans);
  const used = [main.clock, ...(end ? [end] : [])];
  // 'Moved from 3 pm to 4 pm' is no span
  if (main.clock.end && isMoved(scanner, main.clock)) {
    const later = readSpans(main.clock.end, undefined, getLanguage(scanner));
    const earlier = spans.map(({ start }) => ({ start }));
    return { spans: [...later, ...earlier], reason: 'severalTimes', zone, used };
  }
  const more = others.filter(({ clock }) => isOtherStart(scanner, main, clock));
  if (more.length === 0) return { spans, reason: 'halfOfDay', zone, used };
  const allSpans = [main, ...more].flatMap(({ clock }) => toSpans(scanner, clock, undefined));
  return {
    spans: allSpans,
    reason: 'severalTimes',
    zone,
    used: [...used, ...more.map(({ clock }) => clock)],
  };
}

const workBegin = 8 * 60;

function putMorningFirst({ start }: WrittenClock, spans: Span[]): void {
  const morning = spans[1]?.start ?? 0;
  if (start?.mark === 'colon' && morning >= workBegin && morning < 12 * 60) spans.reverse();
}

/** Times in the lines of the day, else those of the first line that has any. */
function findOnLine(scanner: Scanner, candidates: readonly Named[], day: DayOptions): Named[] {
  const isOnLine = (from: number, to: number) => !hasBreak(scanner, Math.min(from, to), Math.max(from, to));
  const beside = candidates.filter(({ clock }) => day.items.some((item) => isOnLine(item.from, clock.from)));
  if (beside.length > 0) return beside;
  const [first] = candidates;
  return first ? candidates.filter(({ clock }) => isOnLine(first.clock.from, clock.from)) : [];
}

/** Minutes after midnight of the first day. Nights end before noon: '5pm' after a start at '8pm' is no end of it. */
const latestEnd = 36 * 60;

/** The end that is written apart from the start: 'until 10 pm', 'Ende: 22 Uhr'. */
function findEnd(named: readonly Named[], { clock }: Named): WrittenClock | undefined {
  return named.find(
    (other) =>
      other.clock !== clock &&
      (other.role === 'end' || (other.clock.start === undefined && other.clock.from > clock.from)),
  )?.clock;
}

function isOtherStart(scanner: Scanner, { clock }: Named, other: WrittenClock): boolean {
  const [one] = toSpans(scanner, clock, undefined);
  return !toSpans(scanner, other, undefined).some(({ start }) => start === one?.start);
}

function toSpans(scanner: Scanner, clock: WrittenClock, apart: WrittenTime | undefined): Span[] {
  const { start, end = apart } = clock;
  if (!start) return [];
  // A bare number takes the mark of its partner: '9 à 12 h'
  const mark = start.mark === 'bare' && end ? end.mark : start.mark;
  return readSpans({ ...start, mark }, end, getLanguage(scanner), findHint(scanner, clock));
}

/** The half of the day that the line of a time names: 'tonight', 'Samstagabend', 'morning'. */
function findHint({ tokens, vocabulary }: Scanner, { from, to }: WrittenClock): 'am' | 'pm' | undefined {
  const begin = tokens.findLastIndex(({ kind }, at) => kind === 'break' && at < from) + 1;
  const end = tokens.findIndex(({ kind }, at) => kind === 'break' && at >= to);
  const found = new Set<'am' | 'pm'>();
  for (const [index, { key }] of tokens.slice(begin, end < 0 ? undefined : end).entries()) {
    if (key.length < 3) continue;
    const at = begin + index;
    if (vocabulary.find(at, 'tonight')) found.add('pm');
    for (const half of ['am', 'pm'] as const) if (vocabulary.find(at, half)) found.add(half);
  }
  const [only, ...others] = found;
  return others.length === 0 ? only : undefined;
}

function withLength({ isOfPage }: Scanner, items: readonly Item[], span: Span): Span {
  const length = items.find((item) => item.kind === 'length' && !(isOfPage && item.isBare));
  return span.end === undefined && length?.kind === 'length'
    ? { ...span, end: span.start + length.minutes }
    : span;
}
