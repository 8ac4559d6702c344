import { useRef, useState } from 'preact/hooks';
import { i18n, locale } from '#i18n';
import { findWeekStart, toMonthDays } from '../../../../components/collection/monthDays';
import { dayLabel } from '../../../../components/event/wallClock';
import { forward } from '../../../../components/ui/forward';
import { dateText } from '../../../../lib/i18n/times';

import { addMonths, shiftDay } from '../../../../lib/shared/time';

/** Most months that are shown. */
const mostMonths = 12;

interface MonthPickerProps {
  /** The day of the event, which stays. */
  own: string;
  chosen: ReadonlySet<string>;
  onToggle: (day: string) => void;
}

/**
 * The months from an event to the last of the chosen days; a press adds a day, or leaves it out. Tab stops at one day,
 * arrows go from day to day.
 */
export function MonthPicker({ own, chosen, onToggle }: MonthPickerProps) {
  const days = [own, ...chosen].sort();
  const [first = own, last = own] = [days[0]?.slice(0, 7), days.at(-1)?.slice(0, 7)];
  const months: string[] = [];
  for (let month = first; month <= last && months.length < mostMonths; month = addMonths(month, 1))
    months.push(month);
  const root = useRef<HTMLDivElement>(null);
  const [current, setCurrent] = useState<string>();
  const isOffered = (day: string) => day !== own && months.includes(day.slice(0, 7));
  const stop = [current ?? own, ...days, shiftDay(own, 1), shiftDay(own, -1)].find(isOffered);
  const press = (event: KeyboardEvent, day: string) => {
    const moves = { ArrowLeft: -forward(), ArrowRight: forward(), ArrowUp: -7, ArrowDown: 7 };
    const move = new Map(Object.entries(moves)).get(event.key);
    if (move === undefined) return;
    event.preventDefault();
    const next = [1, 2].map((steps) => shiftDay(day, steps * move)).find(isOffered);
    root.current?.querySelector<HTMLElement>(`[data-date="${next}"]`)?.focus();
  };
  const weekStart = findWeekStart(locale());
  const weekdays = toMonthDays(first, weekStart)
    .slice(0, 7)
    .map(({ day }) => dateText(Date.parse(day), { weekday: 'narrow', timeZone: 'UTC' }));
  return (
    <div ref={root} class="small-months">
      {months.map((month) => (
        <section key={month} aria-label={monthLabel(month)}>
          <p class="small">{monthLabel(month)}</p>
          <div class="small-month">
            {weekdays.map((name, at) => (
              <span key={at} class="small soft" aria-hidden="true">
                {name}
              </span>
            ))}
            {toMonthDays(month, weekStart).map(({ day, isOther }) =>
              isOther ? (
                <span key={day} />
              ) : (
                <button
                  key={day}
                  type="button"
                  class={day === own ? 'small-day small-own' : 'small-day'}
                  aria-label={dayLabel(day)}
                  aria-pressed={day === own || chosen.has(day)}
                  disabled={day === own}
                  data-date={day}
                  tabIndex={day === stop ? 0 : -1}
                  onFocus={() => setCurrent(day)}
                  onKeyDown={(event) => press(event, day)}
                  onClick={() => onToggle(day)}
                >
                  {Number(day.slice(8))}
                </button>
              ),
            )}
          </div>
        </section>
      ))}
      {last > (months.at(-1) ?? last) && <p class="soft small">{i18n.t('events.laterDates')}</p>}
    </div>
  );
}

const monthLabel = (month: string) =>
  dateText(Date.parse(`${month}-01`), { month: 'long', year: 'numeric', timeZone: 'UTC' });
