import { addDays, toDate, type WrittenDay } from '../text/days';
import { toDayText } from './ownDays';
import type { PlainPage } from './page';
import type { PagePart } from './tree';

const or = /(?<!\p{L})(?:or|oder|ou|o|u|of|lub)(?!\p{L})/iu;

/**
 * The texts of a line whose date lists several days, one for each: 'jeu. 26 et ven. 27 nov. à 20h30'. None where days
 * follow one upon the other without a time, which are one event, or are a choice.
 * @param isTimed whether a time is told of these days
 */
export function toListedDays(page: PlainPage, line: PagePart, isTimed: boolean): string[] {
  const text = page.getText(line);
  const { dates, isSeries } = page.read(line);
  const [only, ...others] = dates;
  if (!only || others.length > 0 || isSeries || or.test(text.slice(only.from, only.to))) return [];
  const { readings, more, last } = only.date;
  const [first] = readings;
  if (!first || readings.length > 1 || last || more.length === 0 || more.some((one) => one.last)) return [];
  const days = [first, ...more.map((one) => one.first)];
  if (!isTimed && areNeighbours(days)) return [];
  return days.map((day) => `${text.slice(0, only.from)}${toDayText(day)}${text.slice(only.to)}`);
}

/** Whether each day is the one after the day before it. */
const areNeighbours = (days: readonly WrittenDay[]): boolean =>
  days.every((day, at) => {
    const before = days[at - 1];
    return before === undefined || addDays(toDate(before) ?? '', 1) === toDate(day);
  });
