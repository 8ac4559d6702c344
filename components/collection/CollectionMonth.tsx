import { useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks';
import { i18n, locale } from '#i18n';
import { shiftDay, shiftMonth, today } from '../../lib/shared/time';
import { Button } from '../ui/Button';
import { forward } from '../ui/forward';
import { CalendarHeading, longMonth, tellDay } from './CalendarHeading';
import type { LayoutProps, Month } from './declared';
import { MovedRow } from './MovedRow';
import {
  countByMonth,
  findWeekStart,
  type MonthDay,
  placeBars,
  placeOnDays,
  toMonthDays,
  type WeekBar,
} from './monthDays';
import { RowBars, setVariables } from './RowBars';
import { RowChip } from './RowChip';
import { findDayAt, type Moving, useMoving } from './useMoving';
import { useViewKeys } from './useViewKeys';
import { useWeekHeight } from './useWeekHeight';

/** Most lanes of bars in a week; rows that have none are drawn on each of their days. */
const mostLanes = 3;

/** The rows of a month; nothing for a collection whose rows have no time. */
export function CollectionMonth<Row>(props: LayoutProps<Row>) {
  const { month } = props.declared;
  return month && <MonthGrid {...props} month={month} />;
}

/**
 * The rows of a month, each on its days. A press on a day adds a row there. Keys: arrows go from day to day, Home and
 * End to the first and last day of the week, Page Up and Page Down to another month, t to today, Enter adds a row. Rows are moved as
 * `useMoving` says.
 */
function MonthGrid<Row>(props: LayoutProps<Row> & { month: Month<Row> }) {
  const { declared, selection, month: declaredMonth, day: current, onDay } = props;
  const { items } = selection;
  const grid = useRef<HTMLTableElement>(null);
  const isMoved = useRef(false);
  const month = current.slice(0, 7);
  const weekStart = findWeekStart(locale());
  const days = useMemo(() => toMonthDays(month, weekStart), [month, weekStart]);
  const moving = useMoving(declaredMonth, findDayAt, toDays, onDay);
  const { moved } = moving;
  const room = useWeekHeight(grid, days.length / 7);
  const rows = useMemo(() => {
    const shown = days.map(({ day }) => day);
    return placeOnDays(items, shown, (row) => (moved?.row === row ? moved.times : declaredMonth.toTime(row)));
  }, [items, days, declaredMonth, moved]);
  useViewKeys({ t: () => onDay(today()) });
  const counts = useMemo(() => countByMonth(items, declaredMonth.toTime), [items, declaredMonth]);
  useLayoutEffect(() => {
    if (isMoved.current) grid.current?.querySelector<HTMLElement>(`[data-day="${current}"]`)?.focus();
    isMoved.current = false;
  }, [current]);

  function press(event: KeyboardEvent): void {
    if (event.target instanceof Element && !event.target.matches('[data-day]')) return;
    const weekday = days.findIndex(({ day }) => day === current) % 7;
    const moves: Record<string, () => string> = {
      ArrowLeft: () => shiftDay(current, -forward()),
      ArrowRight: () => shiftDay(current, forward()),
      ArrowUp: () => shiftDay(current, -7),
      ArrowDown: () => shiftDay(current, 7),
      Home: () => shiftDay(current, -weekday),
      End: () => shiftDay(current, 6 - weekday),
      PageUp: () => shiftMonth(current, -1),
      PageDown: () => shiftMonth(current, 1),
    };
    const move = new Map(Object.entries(moves)).get(event.key);
    if (move) {
      isMoved.current = true;
      onDay(move());
    } else if (event.key === 'Enter') location.hash = declaredMonth.toNewAddress(current);
    else return;
    event.preventDefault();
  }

  const title = tellDay(month, longMonth);
  const [before, after] = [shiftMonth(current, -1), shiftMonth(current, 1)];
  return (
    <div class="stack calendar">
      <CalendarHeading
        title={title}
        current={current}
        counts={counts}
        before={{ day: before, label: i18n.t('collection.monthBefore') }}
        after={{ day: after, label: i18n.t('collection.monthAfter') }}
        onShow={onDay}
      />
      <table
        ref={grid}
        // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: days are moved among by keys, as in any grid
        role="grid"
        class="month-grid panel"
        aria-label={title}
        data-before={before}
        data-after={after}
        style={setVariables({ '--week-height': `${room.height}px` })}
        onKeyDown={press}
      >
        <thead>
          <tr>
            {days.slice(0, 7).map(({ day }) => (
              <th key={day} scope="col" aria-label={tellDay(day, { weekday: 'long' })}>
                {tellDay(day, { weekday: 'short' })}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {toWeeks(days).map((week) => {
            const bars = placeBars(
              rows,
              week.map(({ day }) => day),
              moving.timeOf,
            ).filter(({ lane }) => lane < Math.min(mostLanes, room.rows));
            return (
              <tr key={week[0]?.day}>
                {week.map((day) => (
                  <Day
                    {...props}
                    key={day.day}
                    of={day}
                    rows={rows.get(day.day) ?? []}
                    bars={bars}
                    mostShown={room.rows}
                    isStop={day.day === current}
                    moving={moving}
                  />
                ))}
              </tr>
            );
          })}
        </tbody>
      </table>
      <MovedRow moving={moving} toName={declared.toName} />
    </div>
  );
}

/** Arrows move by days and weeks; with Shift, the last day by days. */
function toDays(key: string, isLength: boolean) {
  const days = {
    ArrowLeft: -forward(),
    ArrowRight: forward(),
    ...(!isLength && { ArrowUp: -7, ArrowDown: 7 }),
  };
  const found = new Map(Object.entries(days)).get(key);
  return found === undefined ? undefined : { days: found, minutes: 0 };
}

const toWeeks = (days: readonly MonthDay[]): MonthDay[][] =>
  Array.from({ length: days.length / 7 }, (_, week) => days.slice(week * 7, week * 7 + 7));

interface DayProps<Row> extends LayoutProps<Row> {
  of: MonthDay;
  rows: readonly Row[];
  /** Those of the week. */
  bars: readonly WeekBar<Row>[];
  /** Most of its rows that are shown at first. */
  mostShown: number;
  isStop: boolean;
  moving: Moving<Row>;
}

function Day<Row>({ of: { day, isOther }, rows, bars, mostShown, isStop, ...props }: DayProps<Row>) {
  const { month, toId } = props.declared;
  const { moving } = props;
  const moreSign = new Intl.NumberFormat(locale(), { signDisplay: 'always' });
  const [isWhole, setWhole] = useState(false);
  const here = bars.filter(({ row }) => rows.includes(row));
  const lanes = Math.max(0, ...here.map(({ lane }) => lane + 1));
  const others = rows.filter((row) => !here.some((bar) => bar.row === row));
  const shown = isWhole ? others : others.slice(0, mostShown - lanes);
  const add = (event: MouseEvent) => {
    const isOnRow = event.target instanceof Element && event.target.closest('a, button');
    if (!isOnRow && month) location.hash = month.toNewAddress(day);
  };
  /** Whole days, and what lasts for several, change their length at the last one. */
  const endsHere = (row: Row) => {
    const { start, end, isAllDay } = moving.timeOf(row);
    return end.startsWith(day) && (isAllDay || !start.startsWith(day));
  };
  const isTarget = moving.moved && moving.timeOf(moving.moved.row).start.startsWith(day);
  const kind = `month-day${isOther ? ' month-other' : ''}${day === today() ? ' month-today' : ''}`;
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the grid listens to keys
    <td
      class={isTarget ? `${kind} month-target` : kind}
      data-day={day}
      tabIndex={isStop ? 0 : -1}
      aria-current={day === today() ? 'date' : undefined}
      title={i18n.t('collection.addOnDay')}
      onClick={add}
    >
      <div class="month-head">
        <span class="month-number" aria-hidden="true">
          {Number(day.slice(8))}
        </span>
        {others.length > shown.length && (
          <Button small kind="quiet" onClick={() => setWhole(true)}>
            <span class="month-more" aria-hidden="true">
              {moreSign.format(others.length - shown.length)}
            </span>
            <span>{i18n.t('collection.moreRows', { count: others.length - shown.length })}</span>
          </Button>
        )}
      </div>
      <span class="unseen">
        {i18n.t('collection.day', {
          day: tellDay(day, { weekday: 'long', day: 'numeric', month: 'long' }),
          count: rows.length,
        })}
      </span>
      <RowBars {...props} bars={bars} day={day} lanes={lanes} />
      {shown.map((row) => (
        <RowChip key={toId(row)} {...props} row={row} edge={endsHere(row) ? 'end' : undefined} />
      ))}
    </td>
  );
}
