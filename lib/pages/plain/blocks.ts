import { findRole, isAction, isEnd } from './labels';
import { isHeading, toRecords } from './lineGroups';
import { findGridRecords } from './monthGrid';
import { getRank, type PlainPage } from './page';
import type { PlainRecord } from './record';
import { findTableRecords, isHeaded } from './tables';
import type { PagePart } from './tree';

/** Finds the events of a page as groups of lines, in document order. */
export function findRecords(page: PlainPage): PlainRecord[] {
  const records = collect(page, page.root);
  const grids = findTables(page.root)
    .filter((table) => page.countDated(table) === 0)
    .flatMap((table) => findGridRecords(page, table) ?? []);
  if (grids.length === 0) return records;
  return [...records, ...grids].sort((one, other) => one.dateLine.from - other.dateLine.from);
}

function findTables(part: PagePart, found: PagePart[] = []): PagePart[] {
  if (part.kind === 'table') found.push(part);
  for (const inner of part.parts) findTables(inner, found);
  return found;
}

function collect(page: PlainPage, part: PagePart): PlainRecord[] {
  const count = page.countDated(part);
  if (count === 0) return [];
  if (part.kind === 'table') {
    const records = findTableRecords(page, part);
    if (records) return records;
  }
  if (part.parts.length === 0) return toRecords(page, [part]);
  if (count === 1) return collectOne(page, part);
  if (isOneEvent(page, part)) return toRecords(page, getLines(page, part));
  return collectSiblings(page, part.parts);
}

/** A part with one date: the smallest one around it that has a heading, else everything. */
function collectOne(page: PlainPage, part: PagePart): PlainRecord[] {
  const inner = part.parts.find((child) => page.countDated(child) > 0);
  const rows = inner?.kind === 'table' ? findTableRecords(page, inner) : undefined;
  if (rows) return rows;
  const isName = (line: PagePart) =>
    isSectionHeading(line) && !page.isDated(line) && findRole(line.node.text ?? '') === undefined;
  const hasHeading = inner && getLines(page, inner).some(isName);
  return inner && hasHeading && inner.parts.length > 1
    ? collect(page, inner)
    : toRecords(page, untilNextSection(page, getLines(page, part)));
}

/** The lines around the only date up to the next heading of the rank of its own, except headings that are labels. */
function untilNextSection(page: PlainPage, lines: PagePart[]): PagePart[] {
  const at = lines.findIndex((line) => page.isDated(line));
  const date = lines[at];
  const own =
    date && page.getHeadings(date).find(({ line, rank }) => rank < 7 && line.from >= (lines[0]?.from ?? 0));
  if (!own) return lines;
  const end = lines.findIndex(
    (line, place) =>
      place > at && (getRank(line) ?? 9) <= own.rank && findRole(line.node.text ?? '') === undefined,
  );
  return end < 0 ? lines : lines.slice(0, end);
}

const getLines = (page: PlainPage, { from, to }: PagePart): PagePart[] => page.lines.slice(from, to);

const items = /^(?:li|tr|article|dd|details|td)$/;
/** Whether the dates of a part are all of one event: the same day written twice, or its start and its end. */
function isOneEvent(page: PlainPage, part: PagePart): boolean {
  if (page.countDated(part) > 4) return false;
  const all = getLines(page, part).filter((line) => page.isDated(line));
  // What is shown on further days, in the text of a card
  const dated =
    part.kind === 'article'
      ? all.filter((line, at) => at === 0 || line.kind !== 'p' || page.read(line).dates.length < 2)
      : all;
  const blocks = part.parts.filter((child) => items.test(child.kind) && page.countDated(child) > 0);
  if (blocks.length > 1) return false;
  const keys = dated.map((line) => {
    const [first] = page.read(line).dates;
    const day = first?.date.readings[0];
    return isEnd(page.getText(line)) ? 'end' : day && `${day.month}-${day.day}`;
  });
  const days = new Set(keys.filter((key) => key !== 'end'));
  const clocks = dated.filter((line) => page.read(line).clocks.length > 0 && page.read(line).words !== '');
  return days.size === 1 && !days.has(undefined) && clocks.length < 2;
}

/** The events among siblings: those with several dates by themselves, the others in runs. */
function collectSiblings(page: PlainPage, parts: readonly PagePart[]): PlainRecord[] {
  const records: PlainRecord[] = [];
  const dates = findRepeatedDates(page, parts);
  let run: PagePart[] = [];
  const endRun = () => {
    records.push(...splitRun(page, run));
    run = [];
  };
  for (const part of parts) {
    const date = dates.get(part);
    if (date) {
      endRun();
      records.push(...toRecords(page, getLines(page, part), date));
      continue;
    }
    const isMany = page.countDated(part) > 1 && part.parts.length > 0;
    if (isMany || (part.kind === 'table' && page.countDated(part) > 0) || holdsHeadedTable(page, part)) {
      endRun();
      records.push(...collect(page, part));
    } else run.push(part);
  }
  endRun();
  return records;
}

/** Whether the only date of a part stands in a table with headings of columns. */
function holdsHeadedTable(page: PlainPage, part: PagePart): boolean {
  let inner: PagePart | undefined = page.countDated(part) === 1 ? part : undefined;
  while (inner && inner.kind !== 'table') inner = inner.parts.find((child) => page.countDated(child) > 0);
  return inner !== undefined && isHeaded(page, inner);
}

/** Most dates in a block of one event. */
const mostDates = 6;

/**
 * Where siblings repeat a block of one event, those among them that mention further days are of one event as well: its
 * date stands where the only date of the others does. Returns these blocks with the lines of their dates.
 */
function findRepeatedDates(page: PlainPage, parts: readonly PagePart[]): Map<PagePart, PagePart> {
  const found = new Map<PagePart, PagePart>();
  const blocks = parts.filter((part) => part.parts.length > 0 && page.countDated(part) > 0);
  const areArticles = blocks.every(({ kind }) => kind === 'article');
  const single = blocks.filter(
    (part) => page.countDated(part) === 1 || (areArticles && isOneEvent(page, part)),
  );
  if (single.length === 0) return findFirstDates(page, blocks);
  if (single.length < 2 || single.length === blocks.length || single.length < blocks.length * 0.6)
    return found;
  const places = single.map((part) => getPath(part, page.lines[page.findDated(part)] as PagePart));
  const [place] = places;
  if (place === undefined || places.filter((other) => other === place).length < places.length * 0.6)
    return found;
  for (const part of blocks) {
    if (single.includes(part) || page.countDated(part) > mostDates) continue;
    const dated = getLines(page, part).filter((line) => page.isDated(line));
    const [date, ...others] = dated.filter((line) => getPath(part, line) === place);
    // What the event mentions stands in words
    const isList = !areArticles && dated.filter((line) => page.read(line).words === '').length > 2;
    if (date && (others.length === 0 || areArticles) && dated[0] === date && !isList) found.set(part, date);
  }
  return found;
}

/**
 * Where each of several blocks begins with a date alone and then mentions a day in words, at the same places in all of
 * them, the first is the date of its event: '16 May', 'Registration until 2 May'.
 */
function findFirstDates(page: PlainPage, blocks: readonly PagePart[]): Map<PagePart, PagePart> {
  const found = new Map<PagePart, PagePart>();
  let places: string | undefined;
  for (const part of blocks) {
    if (page.countDated(part) !== 2) return new Map();
    const [date, other] = getLines(page, part).filter((line) => page.isDated(line));
    if (!date || !other || page.read(date).words !== '' || page.read(other).words === '') return new Map();
    if (page.read(other).clocks.length > 0 || isEnd(page.getText(other))) return new Map();
    const own = `${getPath(part, date)} ${getPath(part, other)} ${other.from - date.from}`;
    places ??= own;
    if (own !== places) return new Map();
    found.set(part, date);
  }
  return found.size > 2 ? found : new Map();
}

/** The kinds of the parts from a block to a line in it. */
function getPath(block: PagePart, line: PagePart): string {
  const kinds: string[] = [];
  for (let part: PagePart | undefined = line; part && part !== block; part = part.parent)
    kinds.unshift(part.kind);
  return kinds.join('>');
}

const isSectionHeading = (part: PagePart) => (getRank(part) ?? 9) < 7;

/** Splits siblings with one date or none each into events: each with its heading before it, or each from its date on. */
function splitRun(page: PlainPage, run: readonly PagePart[]): PlainRecord[] {
  const dated = run.flatMap((part, at) => (page.countDated(part) > 0 ? [at] : []));
  const starts = dated.map((at, place) => findHeadingBefore(page, run, (dated[place - 1] ?? -1) + 1, at));
  const led = starts.filter((start) => start !== undefined).length;
  const isLed = led > 0 && led >= dated.length * 0.6 && !dated.every((at) => isHeading(run[at] as PagePart));
  const before = isLed ? 0 : countTitlesBefore(page, run, dated);
  const mostAfter = isLed ? run.length : findMostBetween(dated);
  return dated.flatMap((at, place) => {
    const start = (isLed || isNamedAbove(page, run, at) ? starts[place] : undefined) ?? at - before;
    const nextAt = dated[place + 1];
    const next =
      nextAt === undefined ? run.length : ((isLed ? starts[place + 1] : undefined) ?? nextAt - before);
    const isLast = nextAt === undefined;
    const end = before > 0 ? at + 1 : findEnd(page, run, at, isLast ? Math.min(next, at + mostAfter) : next);
    const lines = run.slice(start, end).flatMap((part) => getLines(page, part));
    return [...toRecords(page, lines), ...continueDay(page, run, at, end, next)];
  });
}

/** The events of the siblings behind one with a date that begin with a time and are of the same day. */
function continueDay(
  page: PlainPage,
  run: readonly PagePart[],
  at: number,
  end: number,
  next: number,
): PlainRecord[] {
  const day = run[at] as PagePart;
  const others = run.slice(end, next);
  const isTimed = ({ kind, from, to }: PagePart) =>
    kind === day.kind &&
    !/^(?:p|line)$/.test(kind) &&
    to > from &&
    page.read(page.lines[from] as PagePart).isTimed;
  const last = others.findIndex((part) => !isTimed(part));
  const dateLine = getLines(page, day).find((line) => page.isDated(line));
  if (!dateLine || end !== at + 1) return [];
  const { dates, clocks, words } = page.read(dateLine);
  const [date] = dates;
  return others.slice(0, last < 0 ? others.length : last).flatMap((part) => {
    const [first, ...lines] = getLines(page, part);
    if (clocks.length === 0 && words === '') return toRecords(page, [dateLine, ...getLines(page, part)]);
    if (!date || !first) return [];
    const text = page.getText(dateLine).slice(date.from, date.to);
    return [{ lines: [first, ...lines], dateLine, dateText: `${text}, ${page.getText(first)}` }];
  });
}

/** Whether a sibling is a heading of nothing but a date, just below the heading that names its event. */
function isNamedAbove(page: PlainPage, run: readonly PagePart[], at: number): boolean {
  const [date, name] = [run[at] as PagePart, run[at - 1]];
  if (!name || !isSectionHeading(date) || !isSectionHeading(name) || !isBelow(date, name)) return false;
  return page.read(date).words === '' && page.read(name).month === undefined;
}

/** The most siblings from one date to the next: what follows the last date beyond these is of no event. */
const findMostBetween = (dated: readonly number[]): number =>
  dated.length < 2
    ? Number.POSITIVE_INFINITY
    : Math.max(...dated.slice(1).map((at, place) => at - (dated[place] ?? 0)));

/** The last heading in a range of siblings. */
function findHeadingBefore(
  page: PlainPage,
  run: readonly PagePart[],
  from: number,
  to: number,
): number | undefined {
  for (let at = to - 1; at >= from; at--) {
    const part = run[at] as PagePart;
    if (isHeading(part) && !page.isBoldTime(part)) return at;
  }
  return undefined;
}

/** Number of lines before each date that are its title: the same for all, with nothing after the last date. */
function countTitlesBefore(page: PlainPage, run: readonly PagePart[], dated: readonly number[]): number {
  const [first, second] = dated;
  if (first === undefined || second === undefined || dated.at(-1) !== run.length - 1) return 0;
  const gap = second - first - 1;
  const isEven = dated.every((at, place) => place === 0 || at - (dated[place - 1] ?? 0) - 1 === gap);
  const areBare = dated.every((at) => {
    const part = run[at] as PagePart;
    return part.parts.length === 0 && page.read(part).words === '';
  });
  return gap > 0 && gap < 4 && first >= gap && isEven && areBare ? gap : 0;
}

/** The end of an event that begins at a sibling: before the next one, and before a heading of another section. */
function findEnd(page: PlainPage, run: readonly PagePart[], at: number, next: number): number {
  const part = run[at] as PagePart;
  const isComplete =
    !isAboveTimes(page, run, at, next) &&
    (part.kind === 'li' ||
      part.kind === 'article' ||
      (part.parts.length > 0 &&
        getLines(page, part).some(
          (line) => page.read(line).words !== '' && !isAction(line.node.text ?? ''),
        )));
  if (isComplete) return at + 1;
  // 'Friday, March 6' above the heading that names its event
  const name = run[at + 1];
  const isNamed = name && isSectionHeading(part) && isSectionHeading(name) && page.read(part).words === '';
  for (let end = at + (isNamed ? 2 : 1); end < next; end++)
    if (
      isSectionHeading(run[end] as PagePart) &&
      !(isSectionHeading(part) && isBelow(run[end] as PagePart, part))
    )
      return end;
  return next;
}

/** Whether a sibling is a date without a time, alone in its row, and one of the next begins with a time. */
function isAboveTimes(page: PlainPage, run: readonly PagePart[], at: number, next: number): boolean {
  const [line, ...others] = getLines(page, run[at] as PagePart);
  if (!line || others.length > 0 || getRank(line) === undefined || page.read(line).clocks.length > 0)
    return false;
  return run.slice(at + 1, Math.min(next, at + 4)).some((part) => {
    const first = page.lines[part.from];
    return first !== undefined && part.to > part.from && page.read(first).isTimed;
  });
}

const isBelow = (one: PagePart, other: PagePart) => (getRank(one) ?? 9) > (getRank(other) ?? 9);
