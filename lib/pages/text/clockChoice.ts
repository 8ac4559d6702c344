import type { Doubt, EventTime } from '../foundEvent';
import { dayAfter } from '../times/dates';
import type { WrittenClock, WrittenTime } from './clocks';
import { hasBreak, isAside } from './dayChoice';
import { readSpans, type Span } from './halves';
import type { Item, Mark } from './items';
import { readOffset } from './offset';
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
  lastEnd?: number;
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
    .filter((clock) => !isClockAside(scanner, items, clock));
  const sure = written.filter(({ from, start }) => !isDoubtful(scanner, from, start));
  const clocks = sure.length > 0 ? sure : written;
  const own = ownClocks(clocks, day, days);
  const chosen = own.length > 0 ? own : clocks;
  if (chosen.length === 0) return nothing;
  const named = chosen.map((clock) => ({ clock, role: findRole(scanner, items, clock) }));
  const [first, last] = [day.items[0], day.items.at(-1)];
  const isTwoDays = day.last !== undefined && first && last && first !== last;
  const before = isTwoDays
    ? named.filter(({ clock }) => clock.from >= first.to && clock.to <= last.from)
    : [];
  const after = isTwoDays ? named.filter(({ clock }) => clock.from >= last.to) : [];
  const [begin] = before;
  const [end] = after;
  const clockEnd = scanner.tokens[((begin ?? named[0])?.clock.to ?? 1) - 1]?.to ?? 0;
  const zone = readOffset(text.slice(clockEnd), getLanguage(scanner));
  // '31.12. 22:00 – 01.01. 04:00'
  if (begin?.clock.start && end) {
    const [span] = spansOf(scanner, begin.clock, undefined);
    const endTime = end.clock.end ?? end.clock.start;
    const ends = endTime ? readSpans({ ...endTime, mark: 'colon' }, undefined, getLanguage(scanner)) : [];
    // A night ends in the morning: '31.12. 21h – 1.1. 2h'
    const isNight = day.last === dayAfter(day.date) && (span?.start ?? 0) >= eveningBegin;
    const lastEnd = isNight ? Math.min(...ends.map(({ start }) => start)) : ends[0]?.start;
    return {
      ...{ spans: span ? [span] : [], reason: 'halfOfDay', zone, used: [begin.clock, end.clock] },
      ...(lastEnd !== undefined && { lastEnd }),
    };
  }
  const main = chooseMain(scanner, items, named, day, zone);
  return sure.length > 0 ? main : { ...main, isDoubtful: true };
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

/** A time within reach of an aside, or right after the date of one. */
function isClockAside(scanner: Scanner, items: readonly Item[], clock: WrittenClock): boolean {
  if (isAside(scanner, items, clock)) return true;
  const before = items.filter((item) => item.to <= clock.from && item.kind !== 'clock').at(-1);
  return (
    before !== undefined &&
    (before.kind === 'date' || before.kind === 'weekday') &&
    clock.from - before.to <= 2 &&
    isAside(scanner, items, before)
  );
}

type RoleMark = Mark & { means: 'doors' | 'begin' | 'end' };

const isRoleMark = (item: Item): item is RoleMark =>
  item.kind === 'mark' && (item.means === 'doors' || item.means === 'begin' || item.means === 'end');

/** What the word right before a time, or right after it, says that it is. */
function findRole(scanner: Scanner, items: readonly Item[], clock: WrittenClock): Role {
  const marks = items.filter(isRoleMark);
  const before = marks.find(
    (mark) =>
      skip(scanner, mark.to, ['at'], [':', '.', '|', '–', '-']) === clock.from || mark.to === clock.from,
  );
  if (before) return before.means;
  if (scanner.vocabulary.find(clock.from, 'begin')) return 'begin';
  const next = isSign(scanner, clock.to, '(') ? clock.to + 1 : clock.to;
  const after = marks.find((mark) => mark.from === next);
  // 'Doors 7 pm': the word before the next time belongs to that one
  const isOfNext =
    after &&
    items.some((item) => item.kind === 'clock' && skip(scanner, after.to, ['at'], [':']) === item.from);
  return after && !isOfNext ? after.means : 'none';
}

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
  const candidates = begin.length > 0 ? begin.slice(0, 1) : plain.length > 0 ? plain : starts.slice(0, 1);
  const near = onLineOf(scanner, candidates, day);
  const [main, ...others] = near;
  if (!main) return nothing;
  const end = findEnd(named, main);
  const spans = spansOf(scanner, main.clock, end && (end.end ?? end.start)).map((span) =>
    withLength(items, span),
  );
  const used = [main.clock, ...(end ? [end] : [])];
  // 'Moved from 3 pm to 4 pm' is no span
  if (main.clock.end && isMoved(scanner, main.clock)) {
    const later = readSpans(main.clock.end, undefined, getLanguage(scanner));
    return {
      spans: [...later, ...spans.map(({ start }) => ({ start }))],
      reason: 'severalTimes',
      zone,
      used,
    };
  }
  const more = others.filter(({ clock }) => isOtherStart(scanner, main, clock));
  if (more.length === 0) return { spans, reason: 'halfOfDay', zone, used };
  const allSpans = [main, ...more].flatMap(({ clock }) => spansOf(scanner, clock, undefined));
  return {
    spans: allSpans,
    reason: 'severalTimes',
    zone,
    used: [...used, ...more.map(({ clock }) => clock)],
  };
}

const moved =
  /^(?:moved|postponed|rescheduled|changed|verschoben|verlegt|reporte|decale|aplazado|adiado|spostato|rinviato|verplaatst|verzet|przeniesione|przeniesiono)/;

const isMoved = ({ tokens }: Scanner, { from }: WrittenClock): boolean =>
  tokens.slice(Math.max(0, from - 6), from).some(({ key }) => moved.test(key));

/** Times in the lines of the day, else those of the first line that has any. */
function onLineOf(scanner: Scanner, candidates: readonly Named[], day: DayOptions): Named[] {
  const isOnLine = (from: number, to: number) => !hasBreak(scanner, Math.min(from, to), Math.max(from, to));
  const beside = candidates.filter(({ clock }) => day.items.some((item) => isOnLine(item.from, clock.from)));
  if (beside.length > 0) return beside;
  const [first] = candidates;
  return first ? candidates.filter(({ clock }) => isOnLine(first.clock.from, clock.from)) : [];
}

/** The end that is written apart from the start: 'until 10 pm', 'Ende: 22 Uhr'. */
function findEnd(named: readonly Named[], { clock }: Named): WrittenClock | undefined {
  if (clock.end) return undefined;
  return named.find(
    (other) =>
      other.clock !== clock &&
      other.clock.from > clock.from &&
      ((!other.clock.start && other.clock.end) || other.role === 'end'),
  )?.clock;
}

function isOtherStart(scanner: Scanner, main: Named, { start }: WrittenClock): boolean {
  const [one] = main.clock.start
    ? spansOf(scanner, { ...main.clock, ...{ end: undefined } } as WrittenClock, undefined)
    : [];
  const other = start && readSpans(start, undefined, getLanguage(scanner));
  return one !== undefined && other !== undefined && !other.some((span) => span.start === one.start);
}

function spansOf(scanner: Scanner, clock: WrittenClock, end: WrittenTime | undefined): Span[] {
  const { start } = clock;
  if (!start) return [];
  const last = clock.end ?? end;
  // A bare number takes the mark of its partner: '9 à 12 h'
  const mark = start.mark === 'bare' && last ? last.mark : start.mark;
  return readSpans(
    { ...start, mark },
    last && (last.mark === 'bare' ? { ...last, mark } : last),
    getLanguage(scanner),
    findHint(scanner, clock),
  );
}

/** The half of the day that the line of a time names: 'tonight', 'Samstagabend', 'morning'. */
function findHint(scanner: Scanner, clock: WrittenClock): 'am' | 'pm' | undefined {
  const found = new Set<'am' | 'pm'>();
  const look = (at: number) => {
    if (scanner.tokens[at]?.kind !== 'word' || (scanner.tokens[at]?.key.length ?? 0) < 3) return;
    if (scanner.vocabulary.find(at, 'tonight')) found.add('pm');
    for (const half of ['am', 'pm'] as const) if (scanner.vocabulary.find(at, half)) found.add(half);
  };
  for (let at = clock.from - 1; at >= 0 && scanner.tokens[at]?.kind !== 'break'; at--) look(at);
  for (let at = clock.to; at < scanner.tokens.length && scanner.tokens[at]?.kind !== 'break'; at++) look(at);
  const [only, ...others] = found;
  return others.length === 0 ? only : undefined;
}

function withLength(items: readonly Item[], span: Span): Span {
  const length = items.find((item) => item.kind === 'length');
  return span.end === undefined && length?.kind === 'length'
    ? { ...span, end: span.start + length.minutes }
    : span;
}
