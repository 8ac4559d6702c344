import { twoDigits } from '../times/dates';
import { isAction } from './labels';
import type { PlainPage } from './page';
import type { PlainRecord } from './record';
import { readRows } from './rows';
import type { PagePart } from './tree';

/** Rows of a month: five or six weeks, and their weekdays' names. */
const mostRows = 9;

/** The events of a month that is drawn as a table of weeks; undefined if the table is none. */
export function findGridRecords(page: PlainPage, table: PagePart): PlainRecord[] | undefined {
  const rows = readRows(table);
  if (rows.length < 4 || rows.length > mostRows) return undefined;
  const days = rows.flatMap(({ part }) => part.parts.map((cell) => readDay(page, cell)));
  const numbers = days.filter((day) => day !== undefined).map(({ day }) => day);
  const rises = numbers.filter((day, at) => at === 0 || day === (numbers[at - 1] ?? 0) + 1).length;
  if (numbers.length < 28 || rises < numbers.length - 3) return undefined;
  const month = findMonth(page, table);
  if (!month) return undefined;
  const records: PlainRecord[] = [];
  // A number in the twenties first is of the month before
  let offset = (numbers[0] ?? 1) > 1 ? -1 : 0;
  let last = 0;
  for (const cell of days) {
    if (!cell) continue;
    if (cell.day < last) offset++;
    last = cell.day;
    const date = toDay(month, offset, cell.day);
    for (const { line, text } of cell.entries)
      records.push({ lines: [line], dateLine: line, dateText: `${date}\n${text}` });
  }
  return records;
}

/** The number of a cell and what is written in it. */
function readDay(
  page: PlainPage,
  cell: PagePart,
): { day: number; entries: { line: PagePart; text: string }[] } | undefined {
  const lines = page.lines.slice(cell.from, cell.to);
  const match = /^(\d{1,2})(?!\d)[.:]?\s*(.*)$/su.exec(lines[0]?.node.text ?? '');
  const day = Number(match?.[1]);
  if (!match || day < 1 || day > 31) return undefined;
  const entries = lines.map((line, at) => ({
    line,
    text: at === 0 ? (match[2] ?? '') : (line.node.text ?? ''),
  }));
  return { day, entries: entries.filter(({ text }) => /\p{L}{2}/u.test(text) && !isAction(text)) };
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
  const named = [...around, title].find(({ month }) => month !== undefined);
  const year = [...(named ? [named] : []), ...around, title].flatMap(({ years }) => years)[0];
  return named?.month !== undefined && year !== undefined ? { year, month: named.month } : undefined;
}

function toDay({ year, month }: { year: number; month: number }, offset: number, day: number): string {
  const months = year * 12 + month - 1 + offset;
  return `${Math.floor(months / 12)}-${twoDigits((months % 12) + 1)}-${twoDigits(day)}`;
}
