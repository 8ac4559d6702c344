import { toDate } from '../text/days';
import { findBegins } from './beginLabels';
import { isNothingInMonth } from './calledOff';
import { datePart, isApart, isYear, mostParts, toDateText } from './dateParts';
import {
  findRole,
  isDocumentSection,
  isEnd,
  isField,
  isOtherSection,
  isPapersSection,
  isSignUpSection,
} from './labels';
import type { LineReader, LineReading } from './lineReader';
import { findMonthDays, findMonthsBeside, isMonthName, type MonthAbove, toMonthOfSpan } from './monthDays';
import { isDeadline, isPosting } from './notices';
import type { Outline } from './outline';
import { findDashedDays, findWeekdayHeadings, toDayText } from './ownDays';
import { isOnlyCell } from './rows';
import { findAround, isOutsideCell, type PagePart, ranks, toTree } from './tree';

/** A heading above a line, and the next wider one. */
export interface Heading {
  line: PagePart;
  rank: number;
  up: Heading | undefined;
  /** Its section is of another matter, once that was looked at. */
  isOther?: boolean;
}

/** Lines above a list that can tell its month. */
const linesAbove = 3;

/** Rank of a line in bold that is a date. */
const boldDate = 8.5;

/** The rank of a line as a heading: 1 for `h1`, 8 for a line in bold; undefined for other lines. */
export const getRank = (line: PagePart): number | undefined =>
  ranks[line.kind] ?? (isOnlyCell(line) ? 7.5 : isYear(line) ? 7.8 : undefined);

/** A date with the word or sign for 'to' behind it. */
const brokenSpan = /^(\S.{2,40}\S)\s?(?:[–—~〜-]|\s(?:to|bis|au|al|até|tot|t\/m|do|till))$/iu;

/** The lines of one page with what they say, and the headings above them. `isOfAllSections`: with minutes and archives. */
export class PlainPage {
  readonly root: PagePart;
  readonly lines: readonly PagePart[];
  readonly #headings: (Heading | undefined)[] = [];
  readonly #dated: number[] = [0];
  #is24Hours: boolean | undefined;
  /** A month stands alone in a line, so that 'this month' is the label of a control. */
  #namesMonth = false;
  /** 'Term ends' beside 'Term starts' is a day of a school. */
  #namesTerms = false;
  /** No line has a date of an event. */
  readonly isUndated: boolean;
  /** Texts of lines that name only the day of a month which stands in the heading. */
  readonly #dayTexts = new Map<PagePart, string>();

  constructor(
    readonly outline: Outline,
    readonly reader: LineReader,
    private readonly options: { isOfAllSections?: boolean } = {},
  ) {
    const { root, lines } = toTree(outline);
    this.root = root;
    this.lines = lines;
    this.#readHeadings();
    this.#namesTerms = lines.some(({ node }) => /^term (?:starts|begins)$/i.test(node.text ?? ''));
    this.#namesMonth = lines.some(
      (line) =>
        (getRank(line) !== undefined || isMonthName(line.node.text)) && this.read(line).month !== undefined,
    );
    this.#joinLabels();
    this.#joinDays();
    for (const [line, text] of findBegins(this)) this.#dayTexts.set(line, text);
    this.#readDays();
    this.#readThisWeekday();
    this.#readOwnDays();
    this.#readFeasts();
    this.isUndated = lines.every((line) => this.#isOther(line) || this.read(line).dates.length === 0);
    for (const [at, line] of lines.entries())
      this.#dated.push((this.#dated[at] ?? 0) + (this.isDated(line) ? 1 : 0));
  }

  /** The text of a line, with its date in full. */
  getText(line: PagePart): string {
    const { text = '', time = '' } = line.node;
    const known = this.#dayTexts.get(line);
    if (known !== undefined) return known;
    if (!/^\d{4}-\d\d-\d\d/.test(time) || isPosting(text) || this.reader.read(text).dates.length > 0)
      return text;
    const clock = this.reader.read(text).clocks.length > 0 ? '' : (/T(\d\d:\d\d)/.exec(time)?.[1] ?? '');
    return `${text} ${time.slice(0, 10)} ${clock}`.trim();
  }

  read(line: PagePart): LineReading {
    return this.reader.read(this.getText(line));
  }

  /** Whether a line has a date of an event, or a series with its time. */
  isDated(line: PagePart): boolean {
    if (this.#isOther(line) || this.isOfOtherMatter(line)) return false;
    const { dates, isSeries, clocks } = this.read(line);
    // 'Thursdays at 4 pm' above a list of dates is what they share
    const isSeriesAlone =
      isSeries &&
      clocks.length > 0 &&
      (this.isUndated || (/^(?:li|td|dd)$/.test(line.kind) && !isField(line.node.text ?? '')));
    return isSeriesAlone || (dates.length > 0 && !this.#isDeadlineOfDay(line));
  }

  /** Whether a line is below a heading of another matter, such as minutes. Papers of a day to come are of a meeting. */
  #isOther(line: PagePart): boolean {
    if (this.options.isOfAllSections) return false;
    let heading = this.#headings[line.from];
    while (heading && !this.#isOtherHeading(heading)) heading = heading.up;
    if (heading === undefined) return false;
    return !isDocumentSection(heading.line.node.text ?? '') || !this.#isComing(line);
  }

  /** Whether a line has a day in its year that is not over. Thousands of papers of years before are not read. */
  #isComing(line: PagePart): boolean {
    const thisYear = Number(this.reader.today.slice(2, 4));
    const years = [...(line.node.text ?? '').matchAll(/(?<!\d)(?:20)?(\d\d)(?!\d)/g)];
    if (years.every(([, year]) => Number(year) !== thisYear && Number(year) !== thisYear + 1)) return false;
    return this.read(line).dates.some(({ date: { readings } }) =>
      readings.some((day) => day.year !== undefined && (toDate(day) ?? '') >= this.reader.today),
    );
  }

  /** Whether a line below the heading of a day has only limits: '10:30 Race. Register by 10 September.' */
  #isDeadlineOfDay(line: PagePart): boolean {
    const isDay = ({ line: heading }: Heading) => this.read(heading).dates.length > 0;
    return isDeadline(this.getText(line), this.read(line).dates) && this.getHeadings(line).some(isDay);
  }

  /** Whether a line has a date of another matter: in a section of one, or with its label: 'Deadline'. */
  isOfOtherMatter(line: PagePart): boolean {
    if (this.#isOther(line)) return this.read(line).dates.length > 0;
    const { kind, parent, from } = line;
    if (kind !== 'dd' && !(/^(?:td|div|line|span)$/.test(kind) && parent?.parts.length === 2)) return false;
    const before = this.lines[from - 1];
    if (!before || before.parent !== parent || before.kind === 'dd' || getRank(before) !== undefined)
      return false;
    return findRole(before.node.text ?? '') === 'other' && !this.#namesTerms;
  }

  #isOtherHeading(heading: Heading): boolean {
    const text = heading.line.node.text ?? '';
    heading.isOther ??=
      isOtherSection(text) || ((isPapersSection(text) || isSignUpSection(text)) && !this.#isMain(heading));
    return heading.isOther;
  }

  /** Whether a heading is that of the whole page: a first one, or one without another that has dates. */
  #isMain({ line: main, rank, up }: Heading): boolean {
    if (rank === 1) return true;
    const isBelow = (line: PagePart) => this.getHeadings(line).some((heading) => heading.line === main);
    return (
      up === undefined && this.lines.every((line) => this.read(line).dates.length === 0 || isBelow(line))
    );
  }

  /** Number of lines with a date in a part. */
  countDated({ from, to }: Pick<PagePart, 'from' | 'to'>): number {
    return (this.#dated[to] ?? 0) - (this.#dated[from] ?? 0);
  }

  /** Whether all dates in a part are the same day. */
  isOfOneDay({ from, to }: PagePart): boolean {
    const days = this.lines
      .slice(from, to)
      .flatMap((line) => (this.isDated(line) ? (this.read(line).dates[0]?.date.readings[0] ?? []) : []));
    const [first] = days;
    return days.every(({ month, day }) => month === first?.month && day === first.day);
  }

  /** The index of the first line with a date in a part that has one. */
  findDated({ from, to }: PagePart): number {
    let [low, high] = [from, to];
    while (high - low > 1) {
      const middle = Math.floor((low + high) / 2);
      if (this.countDated({ from, to: middle }) > 0) high = middle;
      else low = middle;
    }
    return low;
  }

  /** Whether times are written on the clock of 24 hours: one of them is in the afternoon. */
  get is24Hours(): boolean {
    this.#is24Hours ??= this.lines.some(
      (line) =>
        !this.#isOther(line) &&
        this.read(line).clocks.some((clock) => /(?<!\d)(?:1[3-9]|2[0-3])[:.h]/.test(clock)),
    );
    return this.#is24Hours;
  }

  /** The headings above a line, the nearest first. */
  getHeadings(line: PagePart): Heading[] {
    const found: Heading[] = [];
    for (let heading = this.#headings[line.from]; heading; heading = heading.up) found.push(heading);
    return found;
  }

  /** The years that the headings above a line, the address and the title give, the nearest first. */
  findYears(line: PagePart): { years: number[]; source: PagePart | undefined } {
    for (const { line: heading } of this.getHeadings(line)) {
      const reading = this.read(heading);
      const dated = reading.dates.flatMap(({ date }) => date.readings[0]?.year ?? []);
      const years = [...new Set([...reading.years, ...dated])];
      if (years.length > 0) return { years, source: heading };
    }
    return { years: [], source: undefined };
  }

  #readHeadings(): void {
    let open: Heading | undefined;
    for (const line of this.lines) {
      const rank = this.#findRank(line);
      // A caption is a heading of its table
      const table = findAround(line, 'table');
      while (
        open &&
        ((rank !== undefined && open.rank >= rank) ||
          isOfOtherTable(open, table) ||
          (open.rank === ranks.bold && isOutsideCell(open.line, line)))
      )
        open = open.up;
      this.#headings.push(open);
      if (rank !== undefined) open = { line, rank, up: open };
    }
  }

  /** A date in bold is below a heading in bold, and a time in bold is none. */
  #findRank(line: PagePart): number | undefined {
    const rank = getRank(line);
    if (rank !== ranks.bold) return rank;
    if (this.read(line).dates.length > 0) return boldDate;
    // 'August – no meeting' in a list in bold
    return this.isBoldTime(line) || isNothingInMonth(this.read(line).words) ? undefined : rank;
  }

  /** Whether a line is no more than a time in bold, which heads nothing. */
  isBoldTime(line: PagePart): boolean {
    return line.kind === 'bold' && this.read(line).isTimed && this.read(line).words === '';
  }

  /** Joins the label and the time that are the two parts of a block: 'Start' beside '09/15/2026 - 10:00'. */
  #joinLabels(): void {
    for (const line of this.lines) {
      const { text = '' } = line.node;
      const parts = line.parent?.parts ?? [];
      // 'Start date:' above its value, in a block of several such
      const at = /[:：]$/.test(text) ? parts.indexOf(line) : 0;
      const [label, value] = parts.slice(at);
      const isPair = parts.length === 2 || (/[:：]$/.test(text) && (value?.node.text?.length ?? 99) < 40);
      if (line !== label || value?.node.text === undefined || !isPair) continue;
      if (text.length > 20 || /\d|[:：]\s*\S/.test(text) || /^(?:t[dh]|dt)$/.test(line.kind)) continue;
      const role = findRole(text);
      if (role !== 'date' && role !== 'time' && !isEnd(text)) continue;
      this.#dayTexts.set(value, `${text.replace(/(?<![\s:：])[\s:：]+$/, '')}: ${value.node.text}`);
      this.#dayTexts.set(line, '');
    }
  }

  /** Joins a date whose parts stand in lines of their own: '09' above 'Jan', '16' beside 'janvier 2027'. */
  #joinDays(): void {
    const thisYear = Number(this.reader.today.slice(0, 4));
    for (const [at, line] of this.lines.entries()) {
      // A year in two elements
      const [, century, rest = ''] = /^(19|20) (\d\d)$/.exec(line.node.text ?? '') ?? [];
      if (century !== undefined && getRank(line) !== undefined) this.#dayTexts.set(line, `${century}${rest}`);
      const [, day, year = ''] =
        /^(\p{L}{3,10}\.? \d{1,2}|\d{1,2} \p{L}{3,10}\.?) (\d\d)$/u.exec(line.node.text ?? '') ?? [];
      if (day !== undefined && Math.abs(2000 + Number(year) - thisYear) < 2)
        this.#dayTexts.set(line, `${day} ${2000 + Number(year)}`);
      if (this.#dayTexts.has(line) || this.#joinSpan(line, this.lines[at + 1])) continue;
      const parts = this.#findDateParts(at);
      const count = [mostParts, 3, 2].find(
        (length) => parts.length >= length && this.#isDate(parts.slice(0, length)),
      );
      if (count === undefined) continue;
      for (const part of this.lines.slice(at + 1, at + count)) this.#dayTexts.set(part, '');
      this.#dayTexts.set(line, toDateText(parts.slice(0, count)));
    }
  }

  /** Joins a span of days that is broken behind its dash: 'Sat 19 June –' above 'Sun 20 June'. */
  #joinSpan(line: PagePart, next: PagePart | undefined): boolean {
    const text = line.node.text ?? '';
    const isBare = (written: string) => {
      const { dates, words } = this.reader.read(written);
      return dates.length === 1 && words === '';
    };
    const first = brokenSpan.exec(text)?.[1];
    const last = next?.parent === line.parent ? (next?.node.text ?? '') : '';
    if (first === undefined || next === undefined || !isBare(first) || !isBare(last)) return false;
    this.#dayTexts.set(line, `${text} ${last}`);
    this.#dayTexts.set(next, '');
    return true;
  }

  /** The texts of a line and of those after it, as long as each can be a part of the same date. */
  #findDateParts(at: number): string[] {
    const first = this.lines[at] as PagePart;
    if (isYear(first)) return [];
    const lines = this.lines.slice(at, at + mostParts);
    const canBePart = (line: PagePart) =>
      (line === first || !isApart(first, line)) &&
      !this.#dayTexts.has(line) &&
      line.kind !== 'th' &&
      datePart.test(line.node.text ?? '');
    const end = lines.findIndex((line) => !canBePart(line));
    return lines.slice(0, end < 0 ? lines.length : end).map(({ node }) => node.text ?? '');
  }

  /** Whether texts are the parts of one date, of which none is a whole date with a year. */
  #isDate(parts: readonly string[]): boolean {
    const days = parts.filter((part) => /^\d{1,2}(?!\d)/.test(part) || /\s\d{1,2}(?!\d)/.test(part));
    if (days.length !== 1) return false;
    if (parts.some((part) => this.reader.read(part).dates.some(({ date }) => date.readings[0]?.year)))
      return false;
    const { dates, words, isNamedDay } = this.reader.read(toDateText(parts));
    return dates.length === 1 && words === '' && !isNamedDay;
  }

  #readDays(): void {
    const monthsBeside = findMonthsBeside(this.lines);
    const lines = this.lines.filter((line) => !this.#isOther(line) && !this.#dayTexts.has(line));
    const found = findMonthDays(lines, this.reader, (line) => this.#findMonthAbove(line, monthsBeside));
    for (const [line, text] of found) this.#dayTexts.set(line, text);
  }

  /** The month in the row of a line, or in a heading above it, and its year. */
  #findMonthAbove(line: PagePart, monthsBeside: ReadonlyMap<PagePart, PagePart[]>): MonthAbove | undefined {
    const headings = this.getHeadings(line).map(({ line: heading }) => heading);
    for (const { node } of [...(monthsBeside.get(line) ?? []), ...headings]) {
      const { month, dates, years, relativeMonth } = this.reader.read(node.text ?? '');
      if (month !== undefined && dates.length === 0) return { month, year: years[0] };
      const week = toMonthOfSpan(dates, line);
      if (week) return week;
      if (relativeMonth && !this.#namesMonth) return relativeMonth;
    }
    if (this.#namesMonth) return undefined;
    // 'Live music for this month' above a table
    const list = ['table', 'ul', 'ol', 'dl'].map((kind) => findAround(line, kind)).find(Boolean);
    const above = list ? this.lines.slice(Math.max(0, list.from - linesAbove), list.from) : [];
    return above.map(({ node }) => this.reader.read(node.text ?? '').relativeMonth).findLast(Boolean);
  }

  /** A feast in a cell beside a time, or in a heading above one, is its day, unless a date stands there. */
  #readFeasts(): void {
    for (const line of this.lines) {
      const { feast, feastBefore } = this.read(line);
      const above = this.lines[line.from - 1];
      // 'Christmas Eve Crib Service 4pm', unless it stands below its date
      const isBelowDate = above && this.read(above).dates.length > 0 && this.read(above).words === '';
      if (feastBefore && !isBelowDate && !this.#dayTexts.has(line))
        this.#dayTexts.set(
          line,
          `${toDayText(feastBefore.day)}: ${this.getText(line).slice(feastBefore.to).trim()}`,
        );
      if (!feast || this.#dayTexts.has(line)) continue;
      const next = this.lines[line.from + 1];
      const row = line.parent?.kind === 'tr' ? this.lines.slice(line.parent.from, line.parent.to) : [];
      const beside = row.length > 0 ? row : getRank(line) !== undefined && next ? [next] : [];
      const isTimed = beside.some((one) => this.read(one).isTimed);
      if (isTimed && beside.every((one) => this.read(one).dates.length === 0))
        this.#dayTexts.set(line, toDayText(feast));
    }
  }

  #readOwnDays(): void {
    const headings = findWeekdayHeadings(this.lines, this.reader, (line) => getRank(line) !== undefined);
    for (const [line, text] of [...findDashedDays(this.lines), ...headings])
      if (!this.#dayTexts.has(line)) this.#dayTexts.set(line, text);
  }

  /** 'This Sunday' above a list is the Sunday that a line above it names: 'Notices for Sunday 29 November 2026'. */
  #readThisWeekday(): void {
    for (const line of this.lines) {
      const { thisWeekday } = this.read(line);
      if (thisWeekday === undefined || getRank(line) === undefined) continue;
      const days = this.lines.slice(0, line.from).flatMap((above) => this.read(above).dates);
      const day = days.findLast(({ date }) => date.weekday === thisWeekday)?.date.readings[0];
      if (day?.year) this.#dayTexts.set(line, toDayText(day));
    }
  }
}

function isOfOtherTable({ line, rank }: Heading, table: PagePart | undefined): boolean {
  return rank === ranks.caption && line.kind === 'caption' && findAround(line, 'table') !== table;
}
