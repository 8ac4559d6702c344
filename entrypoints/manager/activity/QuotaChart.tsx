import { i18n } from '#i18n';
import { dateText } from '../../../lib/i18n/times';
import type { QuotaView } from '../../../lib/messages';

interface QuotaChartProps {
  days: QuotaView['days'];
  /** Units that may be spent each day. */
  daily: number;
}

/** Size in units of the drawing: a day is 10 wide, the space between two of them 4. */
const size = { day: 14, bar: 10, height: 64 };

/** Units spent on each of the last days, as bars below the line of the daily quota. */
export function QuotaChart({ days, daily }: QuotaChartProps) {
  const highest = Math.max(daily, ...days.map(({ spent }) => spent), 1);
  const total = days.reduce((sum, { spent }) => sum + spent, 0);
  const width = days.length * size.day;
  const [first, last] = [days[0], days.at(-1)];
  if (first === undefined || last === undefined) return null;
  return (
    <figure class="quota-chart">
      <figcaption class="soft small">{i18n.t('manager.quotaDays', { count: days.length, total })}</figcaption>
      <svg
        class="flips"
        viewBox={`0 0 ${width} ${size.height}`}
        preserveAspectRatio="none"
        role="img"
        aria-label={i18n.t('manager.quotaDaysHighest', getHighest(days))}
      >
        <path class="quota-chart-limit" d={`M0 ${toY(daily, highest)}H${width}`} />
        {days.map(({ day, spent }, index) => {
          const y = spent === 0 ? size.height - 1 : Math.min(toY(spent, highest), size.height - 2);
          return (
            <rect
              key={day}
              class={index === days.length - 1 ? 'quota-chart-today' : 'quota-chart-day'}
              x={index * size.day + (size.day - size.bar) / 2}
              y={y}
              width={size.bar}
              height={size.height - y}
            >
              <title>{i18n.t('manager.quotaDay', { day: dayText(day), count: spent })}</title>
            </rect>
          );
        })}
      </svg>
      <div class="row soft small" aria-hidden="true">
        <span class="grow">{dayText(first.day)}</span>
        <span>{dayText(last.day)}</span>
      </div>
    </figure>
  );
}

const toY = (units: number, highest: number) =>
  Math.round((1 - units / highest) * (size.height - 2) * 10) / 10 + 1;

/** The day in Pacific time, whatever the time zone of this computer. */
const dayText = (day: string) =>
  dateText(Date.parse(day), { day: 'numeric', month: 'short', timeZone: 'UTC' });

function getHighest(days: QuotaView['days']): { day: string; count: number } {
  const [most] = [...days].sort((one, other) => other.spent - one.spent);
  return { day: dayText(most?.day ?? ''), count: most?.spent ?? 0 };
}
