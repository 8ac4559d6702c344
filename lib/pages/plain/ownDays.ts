import { addDays, nextWeekday, readDay, toDate, type WrittenDay } from '../text/days';
import type { LineReader } from './lineReader';
import { findAround, type PagePart } from './tree';

/** Names of months that the readers understand on every page. */
export const monthNames =
  'January February March April May June July August September October November December'.split(' ');

/** A day in such words. */
export const toDayText = ({ year, month, day }: WrittenDay): string =>
  `${day} ${monthNames[month - 1]} ${year ?? ''}`.trim();

const dashed = /^(\d{1,2})-(\d{1,2})(?=\s+[^\d\s])/;
/** Lines that begin with two numbers, for these to be days. */
const leastDashed = 3;

/**
 * The days that lines begin with as two numbers with a dash between them, if several lines do and one of the numbers
 * shows which is the month: '21-11 Concert', '05-12 Dance'.
 */
export function findDashedDays(lines: readonly PagePart[]): Map<PagePart, string> {
  const found = lines.flatMap((line) => {
    const text = line.node.text ?? '';
    const match = dashed.exec(text);
    return match
      ? [{ line, numbers: [Number(match[1]), Number(match[2])], rest: text.slice(match[0].length) }]
      : [];
  });
  const most = [0, 1].map((at) => Math.max(0, ...found.map(({ numbers }) => numbers[at] ?? 0)));
  const [first = 0, second = 0] = most;
  const isDayFirst = first > 12;
  if (found.length < leastDashed || isDayFirst === second > 12 || Math.max(first, second) > 31)
    return new Map();
  return new Map(
    found.map(({ line, numbers: [one = 0, other = 0], rest }) => {
      const [day, month] = isDayFirst ? [one, other] : [other, one];
      return [line, `${toDayText({ month, day })}${rest}`];
    }),
  );
}

/** Most days of a span whose days have headings of their own. */
const longestSpan = 20;
/** Days of a week: each weekday is one of them. */
const week = 7;

/** A span of days whose weekdays stand below it. */
interface DaySpan {
  first: string;
  last: string;
  /** The first day that no heading has had. */
  next: string;
}

/**
 * The days of lines that say no more of them than a weekday, below a span of days: 'Friday', 'Saturday' below '19 – 21
 * February 2027'. Of a span of several weeks, each is behind the one before it; below a week, lines with times can begin
 * with weekdays as well: 'Do, Fr, Sa 20:15 Uhr'.
 */
export function findWeekdayHeadings(
  lines: readonly PagePart[],
  reader: LineReader,
  isHeading: (line: PagePart) => boolean,
): Map<PagePart, string> {
  const found = new Map<PagePart, string>();
  let span: DaySpan | undefined;
  for (const line of lines) {
    const { text = '' } = line.node;
    const { weekday } = reader.read(text);
    span = readSpan(text, reader, isHeading(line)) ?? span;
    if (!span) continue;
    // From one Sunday to the next
    const isWeek = addDays(span.first, week) >= span.last;
    if (weekday !== undefined && (isHeading(line) || (isWeek && isAloneInRow(line, reader)))) {
      const next = nextWeekday(span.next, weekday);
      const day = next > span.last && isWeek ? nextWeekday(span.first, weekday) : next;
      if (day > span.last) continue;
      found.set(line, dateText(day));
      span = { ...span, next: addDays(day, 1) };
    } else if (isWeek) {
      const days = toWeekdays(text, reader, span);
      if (days !== undefined) found.set(line, days);
    }
  }
  return found;
}

/** Whether a cell is the only one of its row that can tell a day. */
const isAloneInRow = (line: PagePart, reader: LineReader): boolean =>
  /^(?:td|th|dt)$/.test(line.kind) &&
  (line.kind === 'dt' ||
    line.parent?.parts.every(({ node: { text = '' } }) => {
      const { dates, month } = reader.read(text);
      return dates.length === 0 && month === undefined && !/^\d{1,2}\.?$/.test(text);
    }) === true);

/** Weekdays at the beginning of a line, before a time: 'Do, Fr, Sa 20:15 Uhr', 'Monday and Wednesday: 7 pm'. */
const weekdayList =
  /^(\p{L}{2,13}\.?(?:(?:,\s?|\s?[/&+]\s?|\s(?:and|und|u\.|et|y|e|en|i)\s)\p{L}{2,13}\.?){0,6})[,:]?\s+(?=(?:at |um |à |a las |alle |ore |alle ore |às |om |o |godz\.? |kl\.? )?\d{1,2}(?:[:.h]\d|\s?(?:uhr|h|[ap]\.?m)))/iu;

function toWeekdays(text: string, reader: LineReader, { first, last }: DaySpan): string | undefined {
  const match = reader.read(text).dates.length === 0 ? weekdayList.exec(text) : null;
  if (!match) return undefined;
  const names = (match[1] ?? '').split(/,\s?|\s?[/&+]\s?|\s(?:and|und|u\.|et|y|e|en|i)\s/u);
  const days = names.map((name) => {
    const weekday = reader.findWeekday(name);
    return weekday === undefined ? '' : nextWeekday(first, weekday);
  });
  if (days.some((day) => day === '' || day > last)) return undefined;
  return `${days.map(dateText).join(', ')}, ${text.slice(match[0].length)}`;
}

function dateText(date: string): string {
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number);
  return toDayText({ year, month, day });
}

const weekOf =
  /(?<!\p{L})(?:week (?:of|commencing|beginning|starting|from)|w\/c|woche (?:vom|ab)|semaine du|semana del?|settimana (?:dal|del)|semana de|week van|tydzień od|vecka)(?!\p{L})|の週/iu;

/** The last day of a week that begins with a day. */
function toWeekEnd(begin: WrittenDay, today: string): WrittenDay | undefined {
  const first = readDay(begin, today, undefined)?.date;
  const [year, month, day] =
    first === undefined
      ? []
      : addDays(first, week - 1)
          .split('-')
          .map(Number);
  return year && month && day ? { year, month, day } : undefined;
}

/** The span of days that a line tells: of a week, of one date, of two with a dash between them, or this week. */
function readSpan(text: string, reader: LineReader, isHeading: boolean): DaySpan | undefined {
  const { dates, isThisWeek } = reader.read(text);
  const { today } = reader;
  if (dates.length === 0 && isThisWeek && isHeading) {
    const isWeekend = nextWeekday(today, 6) === today || nextWeekday(today, 0) === today;
    const first = isWeekend
      ? today
      : addDays(nextWeekday(today, 1), nextWeekday(today, 1) === today ? 0 : -week);
    return { first, next: first, last: addDays(first, isWeekend ? week : week - 1) };
  }
  const [one, other] = dates;
  const isLinked =
    one &&
    other &&
    /^\s*(?:[-–—~〜]|to|through|bis|au|al|até|a|t\/m|tot|do)\s*$/iu.test(text.slice(one.to, other.from));
  const [begin] = one?.date.readings ?? [];
  const isWeek = isHeading && !other && !one?.date.last && weekOf.test(text);
  const end =
    isWeek && begin
      ? toWeekEnd(begin, today)
      : (one?.date.last ?? (isLinked ? other?.date.readings[0] : undefined));
  if (!begin || !end) return undefined;
  const year = end.year ?? begin.year;
  const last = year === undefined ? readDay(end, today, undefined)?.date : toDate({ ...end, year });
  if (last === undefined) return undefined;
  const inYear = toDate({ ...begin, year: begin.year ?? Number(last.slice(0, 4)) });
  const first =
    inYear !== undefined && inYear > last && begin.year === undefined
      ? toDate({ ...begin, year: Number(last.slice(0, 4)) - 1 })
      : inYear;
  return first !== undefined && first < last && addDays(first, longestSpan) >= last
    ? { first, next: first, last }
    : undefined;
}

/** Cells with no more than the number of the day after that of the cell before: a table of so many is to pick a day in. */
const leastOfPicker = 15;

/** Leaves out the days of tables in which all days of a month stand in cells of their own: one picks a day there. */
export function withoutPickers<Found extends { line: PagePart }>(found: readonly Found[]): Found[] {
  const counts = new Map<PagePart, { rises: number; last: number }>();
  const tableOf = ({ line }: Found) => {
    if (!/^\d{1,2}$/.test(line.node.text ?? '')) return undefined;
    const cell = line.kind === 'td' ? line : findAround(line, 'td');
    return cell && cell.to - cell.from === 1 ? findAround(line, 'table') : undefined;
  };
  for (const one of found) {
    const table = tableOf(one);
    if (!table) continue;
    const { rises, last } = counts.get(table) ?? { rises: 0, last: 0 };
    const day = Number(one.line.node.text);
    counts.set(table, { rises: rises + (day === last + 1 ? 1 : 0), last: day });
  }
  return found.filter((one) => {
    const table = tableOf(one);
    return table === undefined || (counts.get(table)?.rises ?? 0) < leastOfPicker;
  });
}
