import { twoDigits } from '../times/dates';
import { isAction } from './labels';
import type { PlainPage } from './page';
import type { PlainRecord } from './record';
import { type Row, readRows } from './rows';
import type { PagePart } from './tree';

/** Rows of a month: its weekdays' names, and one row for each week, or several of which the first has the numbers. */
const mostRows = 60;
const mostWeeks = 7;
const daysOfWeek = 7;

/** The events of a month that is drawn as a table of weeks; undefined if the table is none. */
export function findGridRecords(page: PlainPage, table: PagePart): PlainRecord[] | undefined {
  const rows = readRows(table);
  if (rows.length < 2 || rows.length > mostRows) return undefined;
  const head = findWeekHead(page, rows);
  const weeks = readWeeks(page, rows, head);
  if (weeks.length > mostWeeks + 1) return undefined;
  const days = weeks.flat();
  const numbers = days.map(({ day }) => day);
  const rises = numbers.filter((day, at) => at === 0 || day === (numbers[at - 1] ?? 0) + 1).length;
  const isMonth = rows.length > 3 && numbers.length >= 28 && rises >= numbers.length - 3;
  if (!isMonth && !(head && areWeeks(weeks))) return undefined;
  const month = findMonth(page, table);
  if (!month) return undefined;
  const records: PlainRecord[] = [];
  // A number in the twenties first is of the month before
  let offset = (numbers[0] ?? 1) > 20 ? -1 : 0;
  let last = 0;
  for (const { day, entries } of days) {
    if (day < last) offset++;
    last = day;
    const date = toDay(month, offset, day);
    for (const { line, text } of entries)
      records.push({
        lines: [line, ...findDetails(page, line)],
        dateLine: line,
        dateText: `${date}\n${text}`,
      });
  }
  return records;
}

/** The days of each week; rows without numbers below a week hold further events of its days, column by column. */
function readWeeks(page: PlainPage, rows: readonly Row[], head: Row | undefined): Day[][] {
  const weeks: Day[][] = [];
  let columns = new Map<number, Day>();
  for (const row of rows) {
    // A number of the week before its days
    const first = head ? head.cells.length - daysOfWeek : 0;
    const cells = row.cells.flatMap((cell, column) =>
      cell?.isOwn && column >= first ? [{ cell, column }] : [],
    );
    const days = cells.flatMap(({ cell, column }) => {
      const day = readDay(page, cell.part);
      return day ? [{ day, column }] : [];
    });
    if (days.length > 0) {
      columns = new Map(days.map(({ day, column }) => [column, day]));
      weeks.push(days.map(({ day }) => day));
    } else if (head && row !== head)
      for (const { cell, column } of cells)
        columns.get(column)?.entries.push(...readEntries(page, cell.part));
  }
  return weeks;
}

const readEntries = (page: PlainPage, { from, to }: PagePart): Day['entries'] =>
  page.lines
    .slice(from, to)
    .filter((line) => !isDetail(page, line))
    .map((line) => ({ line, text: line.node.text ?? '' }))
    .filter(({ text }) => /\p{L}{2}/u.test(text) && !isAction(text));

/** Whether a line belongs to the event above it: in a block of its cell, it has neither a link nor a time. */
function isDetail(page: PlainPage, line: PagePart): boolean {
  const block = line.parent;
  const isInner =
    block !== undefined && block.kind !== 'td' && block.kind !== 'th' && block.parts[0] !== line;
  const isLinked = block?.parts.some(({ node }) => node.href !== undefined) && line.node.href === undefined;
  return isInner && isLinked === true && !page.read(line).isTimed;
}

/** The lines behind one of an event in its block. */
function findDetails(page: PlainPage, line: PagePart): PagePart[] {
  const parts = line.parent?.parts ?? [];
  const below = parts.slice(parts.indexOf(line) + 1);
  const end = below.findIndex((part) => part.node.text === undefined || !isDetail(page, part));
  return below.slice(0, end < 0 ? below.length : end);
}

/** The first row, if it ends with seven cells that have no number, as the names of weekdays. */
function findWeekHead(page: PlainPage, [head, ...rows]: readonly Row[]): Row | undefined {
  const cells = head?.part.parts ?? [];
  const others = cells.slice(0, -daysOfWeek);
  const isHead =
    cells.length >= daysOfWeek &&
    others.length <= 1 &&
    rows.every(({ part }) => part.parts.length <= cells.length) &&
    cells
      .slice(-daysOfWeek)
      .every(
        ({ from, to }) => to === from + 1 && /^\p{L}{1,13}\.?$/u.test(page.lines[from]?.node.text ?? ''),
      );
  return isHead ? head : undefined;
}

/** Whether the numbers of each row follow one upon the other. */
function areWeeks(weeks: readonly (readonly Day[])[]): boolean {
  const isRising = weeks.every((week) =>
    week.every(({ day }, at) => at === 0 || day === (week[at - 1]?.day ?? 0) + 1),
  );
  return isRising && weeks.flat().length >= daysOfWeek;
}

interface Day {
  day: number;
  entries: { line: PagePart; text: string }[];
}

/** The number of a cell and what is written in it. */
function readDay(page: PlainPage, cell: PagePart): Day | undefined {
  const lines = page.lines.slice(cell.from, cell.to);
  const match = /^(\d{1,2})(?!\d)[.:]?\s*(.*)$/su.exec(lines[0]?.node.text ?? '');
  const day = Number(match?.[1]);
  if (!match || day < 1 || day > 31) return undefined;
  const entries = lines.map((line, at) => ({
    line,
    text: at === 0 ? (match[2] ?? '') : (line.node.text ?? ''),
  }));
  // A name that is broken into lines begins beside the number
  const isBroken = match[2] !== '' && lines.every(({ kind, node }) => kind === 'line' && !node.href);
  const own = entries.filter(({ line }, at) =>
    isBroken ? at === 0 || page.read(line).isTimed : !isDetail(page, line),
  );
  return { day, entries: own.filter(({ text }) => /\p{L}{2}/u.test(text) && !isAction(text)) };
}

/** Month and year of a grid, from its caption, its headings or the text before it. */
function findMonth(page: PlainPage, table: PagePart): { year: number; month: number } | undefined {
  const [first] = page.lines.slice(table.from, table.from + 1);
  const around = [
    ...page.lines.slice(table.from, table.from + 3),
    ...(first ? page.getHeadings(first).map(({ line }) => line) : []),
    ...page.lines.slice(Math.max(0, table.from - 4), table.from).reverse(),
  ].map((line) => page.read(line));
  const title = page.reader.read(page.outline.title);
  const months = [...around, title].filter(({ month }) => month !== undefined);
  // '« November', 'December 2026', 'January »'
  const named = months.find(({ years }) => years.length > 0) ?? months[0];
  const year = [...(named ? [named] : []), ...around, title].flatMap(({ years }) => years)[0];
  return named?.month !== undefined && year !== undefined ? { year, month: named.month } : undefined;
}

function toDay({ year, month }: { year: number; month: number }, offset: number, day: number): string {
  const months = year * 12 + month - 1 + offset;
  return `${Math.floor(months / 12)}-${twoDigits((months % 12) + 1)}-${twoDigits(day)}`;
}
