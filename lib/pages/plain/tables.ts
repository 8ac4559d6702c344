import { isHall } from '../text/siteWords';
import { toGroupedTexts } from './dayGroups';
import { type ColumnRole, findRole, isAction, isDocumentSection, isEnd, isField } from './labels';
import { toListedTexts } from './listedDays';
import { findGridRecords } from './monthGrid';
import type { PlainPage } from './page';
import type { PlainRecord } from './record';
import { type Cell, type Row, readRows } from './rows';
import type { PagePart } from './tree';

/**
 * The events of a table, one for each row with a date. Undefined if the table only places other blocks, or holds one
 * event with a label in each row.
 */
export function findTableRecords(page: PlainPage, table: PagePart): PlainRecord[] | undefined {
  const grid = findGridRecords(page, table);
  if (grid) return grid;
  const rows = readRows(table);
  const cells = rows.flatMap((row) => row.part.parts);
  if (rows.length === 0 || cells.some((cell) => isLayout(page, cell))) return undefined;
  if (page.countDated(table) < 3 && isLabelled(page, rows)) return undefined;
  if (areHeadings(page, rows)) return undefined;
  const headRow = findHead(page, rows);
  const head = headRow?.cells ?? [];
  const roles = findRoles(page, rows, head);
  const places = findPlaceColumns(page, rows, head, roles);
  const records: PlainRecord[] = [];
  let above: Row['cells'] = [];
  for (const row of rows) {
    if (row === headRow) continue;
    const cells = continueDay(page, row.cells, above);
    if (page.countDated(row.part) > 0) above = cells;
    const own = { ...row, cells };
    records.push(...(places ? readPlaces(page, own, head, places) : readRow(page, own, head, roles)));
  }
  return records;
}

/** Whether a table has headings of columns, one of them that of the dates. */
export function isHeaded(page: PlainPage, table: PagePart): boolean {
  const head = findHead(page, readRows(table));
  return head?.cells.some((cell) => cell && findRole(textOf(page, cell.part)) === 'date') === true;
}

/** The roles of the columns. Dates that stand in the column of the agendas alone are those of the meetings. */
function findRoles(page: PlainPage, rows: readonly Row[], head: Row['cells']): (ColumnRole | undefined)[] {
  const labels = head.map((cell) => (cell ? textOf(page, cell.part) : ''));
  const roles = labels.map((label) => (label === '' ? undefined : findRole(label)));
  const isDated = (at: number) =>
    rows.some(({ cells }) => cells[at]?.isOwn && page.countDated(cells[at].part) > 0);
  const dated = labels.flatMap((_, at) => (isDated(at) ? [at] : []));
  const [only = -1, ...others] = dated;
  return others.length === 0 && roles[only] === 'other' && isDocumentSection(labels[only] ?? '')
    ? roles.with(only, 'date')
    : roles;
}

/**
 * The columns of a plan in which each has the events of one place, with their times: 'St. Mary' above '10.00 Mass'.
 * Undefined if the table is none.
 */
function findPlaceColumns(
  page: PlainPage,
  rows: readonly Row[],
  head: Row['cells'],
  roles: readonly (ColumnRole | undefined)[],
): number[] | undefined {
  const isFilled = (at: number) =>
    rows.some(({ cells }) => cells[at]?.isOwn && findTimed(page, cells[at].part).length > 0);
  const columns = head.flatMap((cell, at) => (cell && roles[at] === undefined && isFilled(at) ? [at] : []));
  return columns.length > 1 && !roles.includes('time') && !roles.includes('title') ? columns : undefined;
}

/** The lines of a cell that begin with a time and have words and no date. */
const findTimed = (page: PlainPage, { from, to }: PagePart): PagePart[] =>
  page.lines.slice(from, to).filter((line) => {
    const { isTimed, words, dates } = page.read(line);
    return isTimed && words !== '' && dates.length === 0;
  });

/** The events of a row of a plan with a column for each place. */
function readPlaces(
  page: PlainPage,
  row: Row,
  head: Row['cells'],
  columns: readonly number[],
): PlainRecord[] {
  const dateLine = row.cells
    .filter((cell, at) => cell && !columns.includes(at))
    .flatMap((cell) => (cell ? page.lines.slice(cell.part.from, cell.part.to) : []))
    .find((line) => page.isDated(line));
  if (!dateLine) return [];
  const places = columns.map((at) => page.lines[head[at]?.part.from ?? -1]);
  const arePlaces = places.some((line) => isHall(line?.node.text ?? ''));
  return columns.flatMap((at, order) => {
    const cell = row.cells[at];
    const place = places[order];
    return (cell ? findTimed(page, cell.part) : []).map((line) => ({
      lines: [dateLine, line],
      dateLine,
      title: line,
      ...(arePlaces && place && { place }),
    }));
  });
}

/** An empty cell below a date, beside a time, is of the same day. */
function continueDay(page: PlainPage, cells: Row['cells'], above: Row['cells']): Row['cells'] {
  const at = above.findIndex((cell) => cell && page.countDated(cell.part) > 0);
  const [own, day] = [cells[at], above[at]];
  const isTimed = cells.some(
    (cell) =>
      cell?.isOwn &&
      cell.part.to > cell.part.from &&
      page.read(page.lines[cell.part.from] as PagePart).isTimed,
  );
  if (!own?.isOwn || !day || own.part.to > own.part.from || !isTimed) return cells;
  return cells.with(at, { part: day.part, isOwn: false });
}

/** A cell with blocks of several dates places them; they can stand in a block that fills the cell. */
const isLayout = (page: PlainPage, cell: PagePart): boolean =>
  (page.countDated(cell) > 1 && hasParts(cell) && !page.isOfOneDay(cell) && !isOfDates(page, cell)) ||
  hasTable(cell);

const hasParts = ({ parts: [only, ...others] }: PagePart): boolean =>
  only !== undefined && (others.length > 0 || hasParts(only));

const hasTable = (part: PagePart): boolean =>
  part.kind === 'table' || part.parts.some((inner) => hasTable(inner));

/** Whether all lines of a cell are dates, the only ones of its row: those of a match of two days. */
const isOfDates = (page: PlainPage, { from, to, parent }: PagePart): boolean =>
  page.countDated({ from, to }) === to - from &&
  parent !== undefined &&
  page.countDated(parent) === to - from &&
  page.lines.slice(from, to).every((line) => page.read(line).words === '');

/** Whether each date stands alone in its row, above rows of other cells: 'Date: 3 May', 'Speaker: …', '11:00 | Title'. */
function areHeadings(page: PlainPage, rows: readonly Row[]): boolean {
  const dated = rows.filter(({ part }) => page.countDated(part) > 0);
  const others = rows.filter(({ part }) => page.countDated(part) === 0 && part.parts.length > 1);
  const isFirst = page.countDated(rows[0]?.part ?? { from: 0, to: 0 }) > 0;
  if (dated.length === 0 || !isFirst || !dated.every(({ part }) => part.parts.length === 1)) return false;
  const isBare = ({ part: { from, to } }: Row) =>
    page.lines.slice(from, to).every((line) => page.read(line).words === '');
  const named = rows.filter(({ part }) => page.countDated(part) === 0 && part.to > part.from);
  return (
    (dated.length > 1 && dated.every(isBare) && named.length >= dated.length) ||
    (others.length >= dated.length &&
      others.every(({ part }) =>
        page.lines.slice(part.from, part.to).some((line) => page.read(line).isTimed),
      ))
  );
}

/** Rows such as 'Date: 3 May', 'Time: 7 pm'. */
function isLabelled(page: PlainPage, rows: readonly Row[]): boolean {
  const labelled = rows.filter(
    ({ part }) => part.parts.length === 2 && findRole(textOf(page, part.parts[0] as PagePart)) !== undefined,
  );
  const first = rows[0]?.part.parts ?? [];
  // A head of two columns has two labels
  const isHead = first.every((cell) => findRole(textOf(page, cell)) !== undefined);
  return labelled.length > 1 && !isHead;
}

/** The first row whose cells are labels and have no date. */
function findHead(page: PlainPage, rows: readonly Row[]): Row | undefined {
  return rows.slice(0, 3).find(({ part }) => {
    if (part.parts.length < 2 || page.countDated(part) > 0) return false;
    const named = part.parts.filter((cell) => findRole(textOf(page, cell)) !== undefined);
    return part.parts.every((cell) => cell.kind === 'th') || named.length > 1;
  });
}

function readRow(
  page: PlainPage,
  row: Row,
  head: Row['cells'],
  roles: readonly (ColumnRole | undefined)[],
): PlainRecord[] {
  const isDated = (cell: Cell | undefined, at: number) =>
    cell !== undefined && roles[at] !== 'other' && page.countDated(cell.part) > 0;
  const dated = row.cells.flatMap((cell, at) => (isDated(cell, at) ? [at] : []));
  const hasOwn = row.cells.some((cell) => cell?.isOwn);
  if (dated.length === 0 || !hasOwn) return [];
  const chosen = dated.filter((at) => roles[at] === 'date');
  const [dateAt = 0] = chosen.length > 0 ? chosen : dated;
  const endAt = dated.find((at) => at > dateAt && isEnd(head[at] ? textOf(page, head[at].part) : ''));
  if (endAt !== undefined) return toSpanRecord(page, row, dateAt, endAt);
  if (chosen.length === 0 && dated.length > 1 && areBare(page, row, dated))
    return dated.map((at) => toColumnRecord(page, row, head, dated, at));
  const cellAt = (role: ColumnRole) =>
    row.cells.find((cell, at) => cell && at !== dateAt && roles[at] === role)?.part;
  const date = row.cells[dateAt]?.part as PagePart;
  const lines = row.cells.flatMap((cell, at) =>
    cell && (!isNoText(roles[at]) || at === dateAt) ? page.lines.slice(cell.part.from, cell.part.to) : [],
  );
  const dateLines = page.lines.slice(date.from, date.to).filter((line) => page.isDated(line));
  const [dateLine] = dateLines;
  if (!dateLine) return [];
  const cells = {
    title: findTitle(page, row, dateAt, roles),
    time: cellAt('time'),
    place: cellAt('place'),
    city: cellAt('city'),
  };
  // 'Parish hall, 18:00'
  if (!lines.some((line) => page.read(line).clocks.length > 0) && cells.place && isTimed(page, cells.place))
    cells.time ??= cells.place;
  const isNamed = cells.title !== undefined || roles.length === 0 || roles.includes('title');
  const { time, ...fields } = firstLines(page, cells);
  const apart = head.flatMap((cell, at) =>
    cell && at !== dateAt ? page.lines.slice(cell.part.from, cell.part.to) : [],
  );
  const record = { lines, dateLine, apart, ...fields, ...(!isNamed && { isUnnamed: true }) };
  // A start and an end are two
  if (dateLines.length > 2 && dateLines.every((line) => page.read(line).words === '')) {
    const others = lines.filter((line) => !dateLines.includes(line));
    return dateLines.map((line) => ({
      ...record,
      dateLine: line,
      lines: [line, ...others],
      ...(time && { time }),
    }));
  }
  const slots = readSlots(page, row, cells.title);
  if (slots.length > 1) return slots.map((slot) => ({ ...record, ...slot }));
  const grouped = toGroupedTexts(page, dateLine);
  const listed =
    grouped.length > 1 ? grouped : toListedTexts(page, dateLine, time === dateLine ? undefined : time);
  if (listed.length > 0) return listed.map((dateText) => ({ ...record, dateText }));
  const days = isOfDates(page, date) ? page.lines.slice(date.from, date.to) : [dateLine];
  return days.map((day) => ({
    ...record,
    lines: lines.filter((line) => line === day || !days.includes(line)),
    dateLine: day,
    ...(time && { time }),
  }));
}

/** The record of a row with a column for its first day and one for its last: 'Starts', 'Ends'. */
function toSpanRecord(page: PlainPage, row: Row, dateAt: number, endAt: number): PlainRecord[] {
  const findLine = (at: number) => {
    const cell = row.cells[at]?.part;
    return cell && page.lines.slice(cell.from, cell.to).find((line) => page.isDated(line));
  };
  const [dateLine, end] = [findLine(dateAt), findLine(endAt)];
  if (!dateLine || !end) return [];
  const cells = row.cells.flatMap((cell, at) => (cell && at !== endAt ? [cell.part] : []));
  const lines = cells.flatMap(({ from, to }) => page.lines.slice(from, to));
  const title = lines.find((line) => line !== dateLine && /\p{L}{2}/u.test(page.read(line).words));
  const dateText = `${page.getText(dateLine)} – ${page.getText(end)}`;
  return [{ lines, dateLine, dateText, ...(title && { title }) }];
}

/** Cells that are fields of their own, and those of other matters, are no text of the event. */
const isNoText = (role: ColumnRole | undefined): boolean =>
  role === 'other' || role === 'place' || role === 'city' || role === 'time';

/** The cell below 'Event'; else, in a table without such a column, the first with words that no heading explains. */
function findTitle(
  page: PlainPage,
  row: Row,
  dateAt: number,
  roles: readonly (ColumnRole | undefined)[],
): PagePart | undefined {
  const named = roles.indexOf('title');
  if (named >= 0 && named !== dateAt) return row.cells[named]?.part;
  return row.cells.find((cell, at) => {
    if (!cell || at === dateAt || (roles[at] !== undefined && roles[at] !== 'title')) return false;
    const text = textOf(page, cell.part);
    return /\p{L}{2}/u.test(page.reader.read(text).words) && !isAction(text) && !isField(text);
  })?.part;
}

/** The times of a cell, each in a line of nothing else, with the lines of the title's cell beside them. */
function readSlots(page: PlainPage, { cells }: Row, title: PagePart | undefined) {
  const linesOf = (cell: PagePart | undefined) => (cell ? page.lines.slice(cell.from, cell.to) : []);
  const isBare = (line: PagePart) =>
    page.read(line).isTimed && page.read(line).words === '' && page.read(line).dates.length === 0;
  const times = cells
    .map((cell) => (cell?.isOwn ? linesOf(cell.part) : []))
    .find((lines) => lines.length > 1 && lines.every(isBare));
  if (!times) return [];
  const titles = linesOf(title);
  return times.map((line, at) => ({
    time: line,
    ...(titles.length === times.length && { title: titles[at] as PagePart }),
  }));
}

const fields = ['title', 'time', 'place', 'city'] as const;
type Fields<Value> = Partial<Record<(typeof fields)[number], Value>>;

function firstLines(page: PlainPage, cells: Fields<PagePart | undefined>): Fields<PagePart> {
  const found: Fields<PagePart> = {};
  for (const name of fields) {
    const cell = cells[name];
    const line = cell && cell.to > cell.from ? page.lines[cell.from] : undefined;
    if (line) found[name] = line;
  }
  return found;
}

/** Whether all cells with a date have nothing else: a row of dates, each of an event. */
const areBare = (page: PlainPage, { cells }: Row, dated: readonly number[]): boolean =>
  dated.every((at) => {
    const part = cells[at]?.part;
    return part !== undefined && page.reader.read(textOf(page, part)).words === '';
  });

/** A date that is one of several in its row is of the event that the head of its column, or of its row, names. */
function toColumnRecord(
  page: PlainPage,
  row: Row,
  head: Row['cells'],
  dated: readonly number[],
  at: number,
): PlainRecord {
  const cell = row.cells[at]?.part as PagePart;
  const dateLine = page.lines[cell.from] as PagePart;
  const first = row.cells.find((other, place) => other && !dated.includes(place))?.part;
  const ofColumn = head[at]?.part;
  const isNamed = ofColumn && findRole(textOf(page, ofColumn)) === undefined;
  const shared = isNamed && ofColumn.to > ofColumn.from ? page.lines[ofColumn.from] : undefined;
  const title = first && first.to > first.from ? page.lines[first.from] : undefined;
  return { lines: [dateLine], dateLine, ...(title ? { title } : shared && { shared }) };
}

const isTimed = (page: PlainPage, { from, to }: PagePart): boolean =>
  page.lines.slice(from, to).some((line) => page.read(line).clocks.length > 0);

const textOf = (page: PlainPage, { from, to }: PagePart): string =>
  page.lines
    .slice(from, Math.min(to, from + 10))
    .map((line) => page.getText(line))
    .join(' ');
