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

/**
 * The days of headings that are no more than a weekday, below a span of days: 'Friday', 'Saturday' below
 * '19 – 21 February 2027'. Of a span of several weeks, each is behind the one before it.
 */
export function findWeekdayHeadings(
  lines: readonly PagePart[],
  reader: LineReader,
  isHeading: (line: PagePart) => boolean,
): Map<PagePart, string> {
  const found = new Map<PagePart, string>();
  let span: { next: string; last: string } | undefined;
  for (const line of lines) {
    const { dates, weekday } = reader.read(line.node.text ?? '');
    span = readSpan(dates[0]?.date, reader.today) ?? span;
    if (weekday === undefined || !span || !isHeading(line)) continue;
    const day = nextWeekday(span.next, weekday);
    if (day > span.last) continue;
    const [year, month = 1, date = 1] = day.split('-').map(Number);
    found.set(line, toDayText({ ...(year !== undefined && { year }), month, day: date }));
    span = { ...span, next: addDays(day, 1) };
  }
  return found;
}

function readSpan(
  date: { readings: WrittenDay[]; last?: WrittenDay } | undefined,
  today: string,
): { next: string; last: string } | undefined {
  const [first] = date?.readings ?? [];
  if (!first || !date?.last) return undefined;
  const year = date.last.year ?? first.year;
  const last =
    year === undefined ? readDay(date.last, today, undefined)?.date : toDate({ ...date.last, year });
  if (last === undefined) return undefined;
  const begin = toDate({ ...first, year: first.year ?? Number(last.slice(0, 4)) });
  return begin !== undefined && begin < last && addDays(begin, longestSpan) >= last
    ? { next: begin, last }
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
