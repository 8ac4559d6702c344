import { useLayoutEffect, useMemo, useRef } from 'preact/hooks';
import { i18n, locale } from '#i18n';
import { dateText } from '../../lib/i18n/times';
import { shiftClock, shiftDay, today } from '../../lib/shared/time';
import { useWidth } from '../hooks/useWidth';
import { forward } from '../ui/forward';
import { CalendarHeading, tellDay, tellDays } from './CalendarHeading';
import type { LayoutProps, Month } from './declared';
import { MovedRow } from './MovedRow';
import { countByMonth, findWeekStart, isLong, placeBars, placeOnDays, type RowTime } from './monthDays';
import { minuteStep } from './moveTimes';
import { RowBars } from './RowBars';
import { RowChip } from './RowChip';
import { findDayAt, type Moving, useMoving } from './useMoving';
import { useNow } from './useNow';
import { useViewKeys } from './useViewKeys';
import { placeInDay, toWeekDays } from './weekPlaces';

/** Height of an hour in CSS pixels, as in `week.css`. */
const hourHeight = 44;
/** The hour that stands at the top at first, unless something begins earlier or all begins later. */
const firstShown = 8;
/** The last hour that can stand at the top. */
const lastFirst = 15;
/** Least width that the hours of seven days need, CSS pixels, as in `week.css`. */
const weekWidth = 504;

/** The rows of a week by their hours; nothing for a collection whose rows have no time. */
export function CollectionWeek<Row>(props: LayoutProps<Row>) {
  const { month } = props.declared;
  return month && <WeekGrid {...props} month={month} />;
}

/**
 * A week: whole days above, the others at their hours. A press on an hour adds a row there. Keys as in the month; Page
 * Up and Page Down go to another week. Where seven days have no room, the hours are those of the current day.
 */
function WeekGrid<Row>(props: LayoutProps<Row> & { month: Month<Row> }) {
  const { declared, selection, month, day: current, onDay } = props;
  const { items } = selection;
  const grid = useRef<HTMLDivElement>(null);
  const hours = useRef<HTMLDivElement>(null);
  const isMoved = useRef(false);
  const isSingle = useWidth(grid) < weekWidth;
  const weekStart = findWeekStart(locale());
  const days = useMemo(() => toWeekDays(current, weekStart), [current, weekStart]);
  const moving = useMoving(month, findDayAt, toShift, onDay);
  const { moved } = moving;
  const rows = useMemo(
    () => placeOnDays(items, days, (row) => (moved?.row === row ? moved.times : month.toTime(row))),
    [items, month, moved, days],
  );
  useViewKeys({ t: () => onDay(today()) });
  const counts = useMemo(() => countByMonth(items, month.toTime), [items, month]);
  const of = (day: string, isAbove: boolean) =>
    (rows.get(day) ?? []).filter((row) => isLong(moving.timeOf(row)) === isAbove);
  const bars = placeBars(rows, days, moving.timeOf);
  const lanes = Math.max(0, ...bars.map(({ lane }) => lane + 1));
  const shown = isSingle ? [current] : days;
  useLayoutEffect(() => {
    const begins = shown.flatMap((day) =>
      of(day, false).map((row) => Number(moving.timeOf(row).start.slice(11, 13))),
    );
    const first = begins.length > 0 ? Math.min(lastFirst, ...begins) - 1 : firstShown;
    hours.current?.scrollTo({ top: Math.max(0, first) * hourHeight, behavior: 'instant' });
  }, [shown[0]]);
  useLayoutEffect(() => {
    if (isMoved.current) grid.current?.querySelector<HTMLElement>(`[data-stop="${current}"]`)?.focus();
    isMoved.current = false;
  }, [current]);

  function press(event: KeyboardEvent): void {
    if (event.target instanceof Element && !event.target.matches('[data-stop]')) return;
    const steps = { ArrowLeft: -forward(), ArrowRight: forward(), PageUp: -7, PageDown: 7 };
    const step = new Map(Object.entries(steps)).get(event.key);
    if (step !== undefined) {
      isMoved.current = true;
      onDay(shiftDay(current, step));
    } else if (event.key === 'Enter') location.hash = month.toNewAddress(current);
    else return;
    event.preventDefault();
  }

  const [before, after] = [shiftDay(current, -7), shiftDay(current, 7)];
  const title = tellDays(days[0] ?? current, days[6] ?? current);
  return (
    <div class="stack calendar">
      <CalendarHeading
        title={title}
        current={current}
        counts={counts}
        before={{ day: before, label: i18n.t('collection.weekBefore') }}
        after={{ day: after, label: i18n.t('collection.weekAfter') }}
        onShow={onDay}
      />
      {/* biome-ignore lint/a11y/useSemanticElements: columns of hours are no table */}
      <div
        ref={grid}
        role="group"
        class={isSingle ? 'week week-single panel' : 'week panel'}
        aria-label={title}
        data-before={before}
        data-after={after}
        onKeyDown={press}
      >
        <div class="week-days">
          <span />
          {days.map((day) => (
            // biome-ignore lint/a11y/useKeyWithClickEvents: the grid listens to keys
            // biome-ignore lint/a11y/useSemanticElements: holds links
            <div
              key={day}
              role="group"
              class={`week-day${day === today() ? ' month-today' : ''}${isSingle && day === current ? ' week-shown' : ''}`}
              data-day={day}
              data-stop={day}
              tabIndex={day === current ? 0 : -1}
              aria-current={day === today() ? 'date' : undefined}
              aria-label={i18n.t('collection.day', {
                day: tellDay(day, { weekday: 'long', day: 'numeric', month: 'long' }),
                count: rows.get(day)?.length ?? 0,
              })}
              onClick={(event) => (isSingle ? onDay(day) : add(event, month.toNewAddress(day)))}
            >
              <span class="soft small">{tellDay(day, { weekday: 'short' })}</span>{' '}
              <span class="month-number">{Number(day.slice(8))}</span>
              <RowBars {...props} bars={bars} day={day} lanes={lanes} moving={moving} />
            </div>
          ))}
        </div>
        <div ref={hours} class="week-hours">
          <div class="week-scale" aria-hidden="true">
            {Array.from({ length: 24 }, (_, hour) => (
              <span key={hour} class="soft small">
                {dateText(Date.UTC(2000, 0, 1, hour), { hour: 'numeric', timeZone: 'UTC' })}
              </span>
            ))}
          </div>
          {shown.map((day) => (
            <Hours key={day} {...props} of={day} rows={of(day, false)} moving={moving} />
          ))}
        </div>
      </div>
      <MovedRow moving={moving} toName={declared.toName} />
    </div>
  );
}

/** Arrows move by days, and by steps of time; with Shift, the end. */
function toShift(key: string, isLength: boolean, time: RowTime) {
  const side = { ArrowLeft: -forward(), ArrowRight: forward() };
  const days = new Map(Object.entries(side)).get(key);
  if (days !== undefined) return isLength && !isLong(time) ? undefined : { days, minutes: 0 };
  const minutes = new Map(Object.entries({ ArrowUp: -minuteStep, ArrowDown: minuteStep })).get(key);
  return minutes === undefined || time.isAllDay ? undefined : { days: 0, minutes };
}

/** Opens the form of a new row, unless a row was pressed. */
function add({ target }: MouseEvent, address: string): void {
  if (!(target instanceof Element && target.closest('a, button'))) location.hash = address;
}

interface HoursProps<Row> extends LayoutProps<Row> {
  of: string;
  rows: readonly Row[];
  moving: Moving<Row>;
}

/** The hours of a day, with its rows beside each other. */
function Hours<Row>({ of: day, rows, moving, ...props }: HoursProps<Row>) {
  const { month, toId } = props.declared;
  const places = placeInDay(rows, moving.timeOf);
  const now = useNow();
  const press = (event: MouseEvent) => {
    const minutes = findDayAt(event.clientX, event.clientY)?.minutes ?? 0;
    // The half hour before the pointer
    const at = shiftClock(`${day}T00:00`, { minutes: Math.floor(minutes / 30) * 30 });
    if (month) add(event, month.toNewAddress(day, at.slice(11)));
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the heading of the day does the same by keys
    // biome-ignore lint/a11y/useKeyWithClickEvents: the heading of the day does the same by keys
    <div class="week-column" data-day={day} data-hours title={i18n.t('collection.addOnDay')} onClick={press}>
      {day === now.day && (
        <div class="week-now" style={{ top: `${(now.minutes / 60) * hourHeight}px` }} aria-hidden="true" />
      )}
      {places.map(({ row, from, to, column, columns }) => (
        <RowChip
          key={toId(row)}
          {...props}
          row={row}
          moving={moving}
          edge="bottom"
          style={{
            top: `${(from / 60) * hourHeight}px`,
            height: `${((to - from) / 60) * hourHeight - 2}px`,
            insetInlineStart: `${(column / columns) * 100}%`,
            width: `${100 / columns}%`,
          }}
        />
      ))}
    </div>
  );
}
