import type { WrittenDate } from './dates';
import { addDays, getWeekday, nextWeekday } from './days';
import type { DayItem, SeriesDay } from './items';
import type { Scanner } from './scanner';
import { type DayOptions, type Days, readWrittenDate } from './writtenDays';

const weekdayCodes = ['SU', 'MO', 'TU', 'WE', 'TH', 'FR', 'SA'];

/** Most dates of a series that are offered if the text gives no first one. */
const offeredDates = 4;

/** The dates of a series: the one that the text gives, else the next few to choose from. */
export function readSeries(
  scanner: Scanner,
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
  const options = dated && !isUntil(scanner, dated) ? readWrittenDate(dated, undefined, today) : [];
  const [first] = options;
  if (first && first.last === undefined && options.length === 1) {
    if (!days.some(({ weekday }) => weekday === getWeekday(first.date))) {
      const near: DayOptions = {
        ...first,
        date: nextWeekday(first.date, days[0]?.weekday ?? 0),
        reason: 'weekday',
      };
      return {
        options: [{ ...first, reason: 'weekday' }, near],
        recurrence,
        isYearAssumed: dated?.readings[0]?.year === undefined,
      };
    }
    return { options, recurrence, isYearAssumed: dated?.readings[0]?.year === undefined };
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

const isUntil = (scanner: Scanner, date: WrittenDate): boolean =>
  [1, 2, 3].some((before) => {
    const phrase =
      scanner.vocabulary.find(date.from - before, 'until') ??
      scanner.vocabulary.find(date.from - before, 'to');
    return phrase?.next === date.from;
  });

function isOn(date: string, { weekday, nth }: SeriesDay): boolean {
  if (getWeekday(date) !== weekday) return false;
  if (nth === undefined) return true;
  const day = Number(date.slice(8));
  if (nth > 0) return Math.ceil(day / 7) === nth;
  return addDays(date, 7).slice(0, 7) !== date.slice(0, 7);
}
