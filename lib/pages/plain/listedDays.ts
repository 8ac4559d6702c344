import { addDays, toDate, type WrittenDay } from '../text/days';
import { toListedTimes } from './listedTimes';
import { toDayText } from './ownDays';
import type { PlainPage } from './page';
import type { PagePart } from './tree';

const or = /(?<!\p{L})(?:or|oder|ou|o|u|of|lub)(?!\p{L})/u;

/** What stands between two dates of a list. */
const links = /^[\s,;/&+]*(?:(?:and|und|u\.|et|y|e|en|i|och)\s+)?$/iu;

/**
 * The texts of a line that lists several days, one for each: 'jeu. 26 et ven. 27 nov. à 20h30', 'January 14 & 28, February
 * 11'. None where days follow one upon the other without a time, which are one event, or are a choice.
 * @param isTimed whether a time is told of these days
 */
function toListedDays(page: PlainPage, line: PagePart, isTimed: boolean): string[] {
  const text = page.getText(line);
  const { dates } = page.read(line);
  const [begin, end] = [dates[0]?.from ?? 0, dates.at(-1)?.to ?? 0];
  if (or.test(text.slice(begin, end).toLowerCase())) return [];
  const isList = dates.every(({ from }, at) => at === 0 || links.test(text.slice(dates[at - 1]?.to, from)));
  const isSpan = dates.some(
    ({ date: { readings, more, last } }) => readings.length > 1 || last || more.some((one) => one.last),
  );
  if (!isList || isSpan) return [];
  const days = dates.flatMap(({ date: { readings, more } }) => [
    ...readings,
    ...more.map(({ first }) => first),
  ]);
  if (days.length < 2 || (!isTimed && areNeighbours(days))) return [];
  return days.map((day, at) => {
    const year = day.year ?? days.slice(at).find((other) => other.year !== undefined)?.year;
    const written = toDayText({ ...day, ...(year !== undefined && { year }) });
    const rest =
      days.length === dates.length ? toHoursOf(page, text.slice(end), dates[at]?.date.weekday) : '';
    return `${text.slice(0, begin)}${written}${rest || text.slice(end)}`;
  });
}

/** A weekday before its hours. */
const dayHours =
  /(?<=[.,;(:]\s?|^\s?)(\p{L}{2,13})\.?:?\s(?:from |de |von |dalle |das |van )?\d[^.,;()]{0,25}/gu;

/** A text without the hours of other weekdays: 'Saturday 10 am – 4 pm, Sunday 10 am – 3 pm'; empty if it has none of this one. */
function toHoursOf({ reader }: PlainPage, text: string, weekday: number | undefined): string {
  const found = [...text.matchAll(dayHours)].map(([whole, name = '']) => ({
    whole,
    day: reader.findWeekday(name),
  }));
  if (weekday === undefined || !found.some(({ day }) => day === weekday)) return '';
  const others = found.filter(({ day }) => day !== undefined && day !== weekday);
  return others.reduce((rest, { whole }) => rest.replace(whole, ''), text);
}

/** Whether each day is the one after the day before it. */
const areNeighbours = (days: readonly WrittenDay[]): boolean =>
  days.every((day, at) => {
    const before = days[at - 1];
    return before === undefined || addDays(toDate(before) ?? '', 1) === toDate(day);
  });

/**
 * The texts of a date that lists several days or times of one thing, one for each event; none for one event.
 * @param timeLine the line with its times, if they stand apart: '12 December' above '3 pm and 5 pm'
 */
export function toListedTexts(page: PlainPage, dateLine: PagePart, timeLine?: PagePart): string[] {
  const { dates, clocks } = page.read(dateLine);
  if (dates.length === 0) return [];
  const days = toListedDays(page, dateLine, clocks.length > 0 || timeLine !== undefined);
  if (days.length === 0 && dates.length > 1) return [];
  const texts = days.length > 1 ? days : [page.getText(dateLine)];
  const isDate = (begin: number, end: number) => dates.some(({ from, to }) => from < end && to > begin);
  const apart = timeLine && page.getText(timeLine);
  const times = apart === undefined ? [] : toListedTimes(apart);
  const found = texts.flatMap((text) => {
    if (apart !== undefined) return (times.length > 0 ? times : [apart]).map((time) => `${text}, ${time}`);
    const listed = toListedTimes(text, isDate);
    return listed.length > 0 ? listed : [text];
  });
  return found.length > 1 ? found : [];
}
