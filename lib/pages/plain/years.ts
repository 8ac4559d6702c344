import { addDays, toDate, type WrittenDay } from '../text/days';
import { getWeekday } from '../times/dates';
import type { PlainPage } from './page';
import type { PlainRecord } from './record';
import type { PagePart } from './tree';

/** The years that the date of an event can have. */
export interface KnownYears {
  /** The likeliest first; empty if the date has its own year, or nothing tells. */
  years: number[];
  /** No heading gives the year: it follows from the other dates of the list. */
  isAssumed: boolean;
}

/** Most days between a date of a list and the next one. */
const longestGap = 200;

interface Dated {
  day: WrittenDay;
  weekday: number | undefined;
}

/** Fewer months back are a list out of order, more are a turn of the year. */
const turn = 6;

/**
 * The years of the dates of a page that are written without one: from the nearest heading, else the address or the title
 * of the page; and where none of these has a year, the one in which the dates of the list come one after the other, fit
 * their weekdays and are not all over. A list that begins again with January runs on into the next year.
 * @param around years in the address and the title of the page
 */
export function findRecordYears(
  page: PlainPage,
  records: readonly PlainRecord[],
  around: readonly number[],
): KnownYears[] {
  const found: KnownYears[] = records.map(() => ({ years: [], isAssumed: false }));
  const open: number[] = [];
  let source: unknown;
  let last: { month: number; ahead: number } | undefined;
  for (const [at, record] of records.entries()) {
    const dated = readDated(page, record);
    if (!dated || dated.day.year !== undefined) continue;
    const near = page.findYears(record.dateLine);
    const years = near.years.length > 0 ? near.years : around;
    const [first] = years;
    if (first === undefined) {
      open.push(at);
      continue;
    }
    const { month } = dated.day;
    if (near.source !== source || !last) {
      // A list below that of 'December 2026' runs on into January
      const begin = near.source && page.read(near.source).month;
      const isNext = begin !== undefined && begin - month >= turn;
      last = { month, ahead: (years[1] === first + 1 && month < 7) || isNext ? 1 : 0 };
    } else if (last.month - month >= turn) last.ahead++;
    else if (month - last.month >= turn && last.ahead > 0) last.ahead--;
    source = near.source;
    last.month = month;
    found[at] = { years: [...new Set([first + last.ahead, ...years, ...around])], isAssumed: false };
  }
  const whole = assumeYears(page, records, open);
  const assumed =
    whole.length > 0
      ? whole
      : groupByList(page, records, open).flatMap((list) => assumeYears(page, records, list));
  for (const [at, year] of assumed) found[at] = { years: [year], isAssumed: true };
  return found;
}

/** Words of an entry of a list; a paragraph with more mentions its day in a sentence. */
const longestEntry = 40;

/** Dates of a list whose years are found by themselves. */
const leastOfList = 3;

/** The records of each list that has several dates, and all others together: what a sentence mentions is of no list. */
function groupByList(page: PlainPage, records: readonly PlainRecord[], open: readonly number[]): number[][] {
  const lists = new Map<PagePart | undefined, number[]>();
  for (const at of open) {
    let list = records[at]?.dateLine.parent;
    while (list && page.countDated(list) < leastOfList) list = list.parent;
    lists.set(list, [...(lists.get(list) ?? []), at]);
  }
  const groups = [...lists.values()];
  const others = groups.filter(({ length }) => length < leastOfList).flat();
  return [...groups.filter(({ length }) => length >= leastOfList), others.sort((one, other) => one - other)];
}

function readDated(page: PlainPage, { dateText, dateLine }: PlainRecord): Dated | undefined {
  const text = dateText ?? page.getText(dateLine);
  const [first] = page.reader.read(text).dates;
  const day = first?.date.readings[0];
  return first && day && { day: { ...day, ...yearOf(first.date.last) }, weekday: first.date.weekday };
}

const yearOf = (last: WrittenDay | undefined) => (last?.year === undefined ? {} : { year: last.year });

/** The years of the dates of a list in which no year is written; none for one date, or for dates out of order. */
function assumeYears(
  page: PlainPage,
  records: readonly PlainRecord[],
  open: readonly number[],
): [at: number, year: number][] {
  const all = open.flatMap((at) => {
    const record = records[at];
    const read = record && readDated(page, record);
    return read ? [{ at, ...read, key: `${read.day.month}-${read.day.day}` }] : [];
  });
  // A day that is told again, in a sentence around the list, is in the same year, and may say its weekday
  const isListed = ({ at }: (typeof all)[number]) => {
    const line = records[at]?.dateLine;
    return line !== undefined && !(line.kind === 'p' && page.read(line).words.length > longestEntry);
  };
  const listed = all
    .filter((one) => {
      const same = all.filter(({ key }) => key === one.key);
      return (same.find(isListed) ?? same[0]) === one;
    })
    .map((one) => ({
      ...one,
      weekday:
        one.weekday ?? all.find(({ key, weekday }) => key === one.key && weekday !== undefined)?.weekday,
    }));
  const dated = isFalling(listed.map(({ day }) => day)) ? listed.toReversed() : listed;
  if (dated.length < 2) return [];
  const thisYear = Number(page.reader.today.slice(0, 4));
  const choices = [thisYear - 1, thisYear, thisYear + 1, thisYear + 2].map((base) => {
    const dates = runOn(dated, base);
    const isInOrder = dates.every((date, at) => at === 0 || date >= (dates[at - 1] ?? ''));
    const fitting = dated.filter(
      ({ weekday }, at) => weekday !== undefined && getWeekday(dates[at] ?? '') === weekday,
    ).length;
    return { dates, isInOrder, fitting, isComing: findLast(dates) >= page.reader.today };
  });
  const usable = choices.filter(({ isInOrder }) => isInOrder);
  const most = Math.max(...usable.map(({ fitting }) => fitting));
  const best = usable.filter(({ fitting }) => fitting === most);
  const chosen = best.find(({ isComing }) => isComing) ?? best.at(-1);
  if (!chosen) return [];
  const dates = new Map(dated.map(({ key }, place) => [key, chosen.dates[place] ?? '']));
  return all.flatMap(({ at, key, weekday }): [number, number][] => {
    const date = dates.get(key);
    // A weekday is surer than the order
    const isOther = !date || (weekday !== undefined && getWeekday(date) !== weekday);
    return isOther ? [] : [[at, Number(date.slice(0, 4))]];
  });
}

/** Whether the days of a list stand the newest first. */
function isFalling(days: readonly WrittenDay[]): boolean {
  const steps = days.slice(1).map(({ month, day }, at) => {
    const before = days[at];
    return before ? (month - before.month) * 31 + day - before.day : 0;
  });
  const falls = steps.filter((step) => step < 0).length;
  return falls > 1 && falls > 3 * steps.filter((step) => step > 0).length;
}

/** The last date of a list; the one before it, if that is far from it: it is of no list. */
function findLast(dates: readonly string[]): string {
  const [before, last = ''] = dates.slice(-2);
  return before !== undefined && addDays(before, longestGap) < last ? before : last;
}

function runOn(dated: readonly Dated[], base: number): string[] {
  let [year, before] = [base, 0];
  return dated.map(({ day }) => {
    if (before - day.month >= turn) year++;
    before = day.month;
    return toDate({ ...day, year }) ?? '9999-99-99';
  });
}
