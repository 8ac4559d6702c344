import { getWeekday, weekdayCodes } from '../times/dates';
import type { WrittenDate } from './dates';
import { addDays, nextWeekday } from './days';
import type { DayItem, SeriesDay } from './items';
import { type Days, readWrittenDate } from './writtenDays';

/** Most dates of a series that are offered if the text gives no first one. */
const offeredDates = 4;

/** The dates of a series: the one that the text gives, else the next few to choose from. */
export function readSeries(
  series: DayItem & { kind: 'series' },
  named: readonly DayItem[],
  today: string,
): Days {
  const { days, isAlternating } = series;
  const codes = [...new Set(days.map(({ weekday, nth = '' }) => `${nth}${weekdayCodes[weekday]}`))];
  const isMonthly = days.some(({ nth }) => nth !== undefined);
  const isDaily = codes.length === 7 && !isMonthly;
  const unit = isMonthly ? 'MONTHLY' : 'WEEKLY';
  const recurrence = isDaily
    ? 'FREQ=DAILY'
    : `FREQ=${unit};${isAlternating ? 'INTERVAL=2;' : ''}BYDAY=${codes.join(',')}`;
  const dated = named.find((item): item is WrittenDate => item.kind === 'date');
  const options = dated ? readWrittenDate(dated, undefined, today) : [];
  const [first] = options;
  if (first && first.last === undefined && options.length === 1) {
    const isYearAssumed = dated?.readings[0]?.year === undefined;
    if (days.some(({ weekday }) => weekday === getWeekday(first.date)))
      return { options, recurrence, isYearAssumed };
    const near = nextWeekday(first.date, days[0]?.weekday ?? 0);
    const both = [first.date, near].map((date) => ({ ...first, date, reason: 'weekday' as const }));
    return { options: both, recurrence, isYearAssumed };
  }
  const dates: string[] = [];
  for (let ahead = 0; ahead < 400 && dates.length < offeredDates; ahead++) {
    const date = addDays(first?.date ?? today, ahead);
    if (days.some((day) => isOn(date, day))) dates.push(date);
  }
  return {
    options: dates.map((date) => ({ date, reason: 'occurrence' as const, items: [series] })),
    recurrence,
    isYearAssumed: true,
  };
}

function isOn(date: string, { weekday, nth }: SeriesDay): boolean {
  if (getWeekday(date) !== weekday) return false;
  if (nth === undefined) return true;
  const day = Number(date.slice(8));
  if (nth > 0) return Math.ceil(day / 7) === nth;
  return addDays(date, 7).slice(0, 7) !== date.slice(0, 7);
}
