import { dateText } from '../../lib/i18n/times';

interface DayChartProps {
  caption: string;
  /** Accessible name. */
  label: string;
  days: readonly ChartDay[];
  /** Where a line is drawn across all bars. */
  limit: number;
}

/** A day, `YYYY-MM-DD`, and its bar; `text` is its tooltip. */
export interface ChartDay {
  day: string;
  value: number;
  text: string;
}

/** Size in units of the drawing: a day is 10 wide, the space between two of them 4. */
const size = { day: 14, bar: 10, height: 64 };

/** A number of each day as a bar, the last one in colour. */
export function DayChart({ caption, label, days, limit }: DayChartProps) {
  const highest = Math.max(limit, ...days.map(({ value }) => value), 1);
  const width = days.length * size.day;
  const [first, last] = [days[0], days.at(-1)];
  if (first === undefined || last === undefined) return null;
  return (
    <figure class="day-chart">
      <figcaption class="soft small">{caption}</figcaption>
      <svg
        class="flips"
        viewBox={`0 0 ${width} ${size.height}`}
        preserveAspectRatio="none"
        role="img"
        aria-label={label}
      >
        <path class="day-chart-limit" d={`M0 ${toY(limit, highest)}H${width}`} />
        {days.map(({ day, value, text }, index) => {
          const y = value === 0 ? size.height - 1 : Math.min(toY(value, highest), size.height - 2);
          return (
            <rect
              key={day}
              class={index === days.length - 1 ? 'day-chart-last' : 'day-chart-bar'}
              x={index * size.day + (size.day - size.bar) / 2}
              y={y}
              width={size.bar}
              height={size.height - y}
            >
              <title>{text}</title>
            </rect>
          );
        })}
      </svg>
      <div class="row soft small" aria-hidden="true">
        <span class="grow">{chartDayText(first.day)}</span>
        <span>{chartDayText(last.day)}</span>
      </div>
    </figure>
  );
}

const toY = (value: number, highest: number) =>
  Math.round((1 - value / highest) * (size.height - 2) * 10) / 10 + 1;

/** A day as the chart names it. @param day `YYYY-MM-DD` */
export const chartDayText = (day: string) =>
  dateText(Date.parse(day), { day: 'numeric', month: 'short', timeZone: 'UTC' });
