import { getWeekday } from '../times/dates';
import type { WrittenDate } from './dates';
import { toDate, type WrittenDay } from './days';
import { type Item, isDay } from './items';
import { isEventYear, readLink, type WrittenSpan } from './numericDates';
import { numberAt, type Scanner } from './scanner';

/** Most words of a line that names the year of the dates below it. */
const longestHeading = 12;
/** Years after the present one in which a heading's year needs no weekday to confirm it. */
const yearsAhead = 2;

/**
 * Gives the dates without a year one of those that stand around the text, the nearest first: the first that fits the
 * weekday beside the date, else the first.
 */
export const withYears = (scanner: Scanner, items: readonly Item[], years: readonly number[]): Item[] =>
  items.map((item, at) => {
    if (!isOpen(item) || isSpanEnd(scanner, items, at)) return item;
    const year = years.find((one) => isFitting(item, one)) ?? years[0];
    return year === undefined ? item : withYear(item, year);
  });

/**
 * Gives the dates without a year that of a line above or below them: '2024 Board Meetings'. Such a line may name another year
 * ('Class of 1999'), so the weekday must fit it, or it is the present year or one of the next two.
 * @param today `YYYY-MM-DD`
 */
export function withHeadingYears(scanner: Scanner, items: readonly Item[], today: string): Item[] {
  if (!items.some(isOpen)) return [...items];
  const thisYear = Number(today.slice(0, 4));
  const headings = findHeadingYears(scanner, items);
  return items.map((item, at) => {
    if (!isOpen(item) || isSpanEnd(scanner, items, at)) return item;
    const heading = headings.findLast((one) => one.at < item.from) ?? headings[0];
    if (heading === undefined) return item;
    const { year } = heading;
    const isNear = item.weekday === undefined && year >= thisYear && year <= thisYear + yearsAhead;
    return isNear || (item.weekday !== undefined && isFitting(item, year)) ? withYear(item, year) : item;
  });
}

const isOpen = (item: Item): item is WrittenDate =>
  item.kind === 'date' && item.readings[0]?.year === undefined && item.last?.year === undefined;

/** The end of a span takes its year from the start, and may be in the next. */
function isSpanEnd(scanner: Scanner, items: readonly Item[], at: number): boolean {
  const [before, item] = [items[at - 1], items[at]];
  const link = before?.kind === 'date' ? readLink(scanner, before.to) : undefined;
  return link?.isSpan === true && link.next === item?.from;
}

function isFitting({ readings, weekday }: WrittenDate, year: number): boolean {
  if (weekday === undefined) return true;
  return readings.some((reading) => {
    const date = toDate({ ...reading, year });
    return date !== undefined && getWeekday(date) === weekday;
  });
}

/** A span over New Year ends in the next year. */
function withYear(item: WrittenDate, year: number): WrittenDate {
  const [first] = item.readings;
  const dated = (day: WrittenDay): WrittenDay => ({ ...day, year: day.year ?? year });
  const end = (begin: WrittenDay | undefined, last: WrittenDay): WrittenDay =>
    begin && last.year === undefined && last.month < begin.month ? { ...last, year: year + 1 } : dated(last);
  const span = ({ first: begin, last }: WrittenSpan): WrittenSpan => ({
    first: dated(begin),
    ...(last && { last: end(begin, last) }),
  });
  return {
    ...item,
    readings: item.readings.map(dated),
    more: item.more.map(span),
    ...(item.last && { last: end(first, item.last) }),
  };
}

/** The lines without a date that name exactly one year. */
function findHeadingYears(scanner: Scanner, items: readonly Item[]): { at: number; year: number }[] {
  const found: { at: number; year: number }[] = [];
  let begin = 0;
  for (let at = 0; at <= scanner.tokens.length; at++) {
    const token = scanner.tokens[at];
    if (token && token.kind !== 'break') continue;
    const years: number[] = [];
    for (let near = begin; near < at && at - begin <= longestHeading; near++) {
      const year = numberAt(scanner, near, 4) ?? 0;
      if (isEventYear(year)) years.push(year);
    }
    const [year, ...others] = years;
    const line = begin;
    const isDated = items.some((item) => isDay(item) && item.from >= line && item.from < at);
    if (year !== undefined && others.length === 0 && !isDated) found.push({ at: begin, year });
    begin = at + 1;
  }
  return found;
}
