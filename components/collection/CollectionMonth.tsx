import { useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks';
import { i18n, locale } from '#i18n';
import { dateText } from '../../lib/i18n/times';
import { addMonths, shiftDay, today } from '../../lib/shared/days';
import { Button } from '../ui/Button';
import type { LayoutProps } from './declared';
import { findWeekStart, type MonthDay, placeOnDays, toMonthDays } from './monthDays';

/** Most rows that a day shows. */
const mostShown = 4;

const utc = (day: string) => Date.parse(`${day.slice(0, 10)}T00:00Z`);
const tell = (day: string, options: Intl.DateTimeFormatOptions) =>
  dateText(utc(day.length === 7 ? `${day}-01` : day), { ...options, timeZone: 'UTC' });

/**
 * The rows of a month, each on its days. A press on a day adds a row there. Keys: arrows go from day to day, Home and
 * End to the first and last day of the week, Page Up and Page Down to another month, Enter adds a row.
 */
export function CollectionMonth<Row>({ declared, selection, toAddress, open }: LayoutProps<Row>) {
  const { items } = selection;
  const { month: declaredMonth } = declared;
  const grid = useRef<HTMLTableElement>(null);
  /** The day that Tab stops at; its month is shown. */
  const [current, setCurrent] = useState(today);
  const isMoved = useRef(false);
  const month = current.slice(0, 7);
  const weekStart = findWeekStart(locale());
  const days = useMemo(() => toMonthDays(month, weekStart), [month, weekStart]);
  const rows = useMemo(
    () => (declaredMonth ? placeOnDays(items, declaredMonth.toTime) : new Map<string, Row[]>()),
    [items, declaredMonth],
  );
  useLayoutEffect(() => {
    if (isMoved.current) grid.current?.querySelector<HTMLElement>(`[data-day="${current}"]`)?.focus();
    isMoved.current = false;
  }, [current]);
  if (declaredMonth === undefined) return null;

  function press(event: KeyboardEvent): void {
    if (event.target instanceof Element && !event.target.matches('[data-day]')) return;
    const weekday = days.findIndex(({ day }) => day === current) % 7;
    const moves: Record<string, () => string> = {
      ArrowLeft: () => shiftDay(current, -1),
      ArrowRight: () => shiftDay(current, 1),
      ArrowUp: () => shiftDay(current, -7),
      ArrowDown: () => shiftDay(current, 7),
      Home: () => shiftDay(current, -weekday),
      End: () => shiftDay(current, 6 - weekday),
      PageUp: () => toMonth(current, -1),
      PageDown: () => toMonth(current, 1),
    };
    const move = new Map(Object.entries(moves)).get(event.key);
    if (move) {
      isMoved.current = true;
      setCurrent(move());
    } else if (event.key === 'Enter') location.hash = declaredMonth?.toNewAddress(current) ?? '';
    else return;
    event.preventDefault();
  }

  return (
    <div class="stack">
      <MonthHeading
        current={current}
        count={(of) => items.filter((row) => declaredMonth.toTime(row).start.startsWith(of)).length}
        onShow={setCurrent}
      />
      {/* biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: days are moved among by keys, as in any grid */}
      <table ref={grid} role="grid" class="month-grid panel" aria-label={tell(month, long)} onKeyDown={press}>
        <thead>
          <tr>
            {days.slice(0, 7).map(({ day }) => (
              <th key={day} scope="col" aria-label={tell(day, { weekday: 'long' })}>
                {tell(day, { weekday: 'short' })}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {toWeeks(days).map((week) => (
            <tr key={week[0]?.day}>
              {week.map((day) => (
                <Day
                  key={day.day}
                  {...day}
                  rows={rows.get(day.day) ?? []}
                  isStop={day.day === current}
                  declared={declared}
                  toAddress={toAddress}
                  open={open}
                />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

const long = { month: 'long', year: 'numeric' } as const;

/** The same day of another month; its last one if it is shorter. */
function toMonth(day: string, months: number): string {
  const month = addMonths(day.slice(0, 7), months);
  const last = shiftDay(`${addMonths(month, 1)}-01`, -1);
  const same = `${month}-${day.slice(8)}`;
  return same > last ? last : same;
}

const toWeeks = (days: readonly MonthDay[]): MonthDay[][] =>
  Array.from({ length: days.length / 7 }, (_, week) => days.slice(week * 7, week * 7 + 7));

interface MonthHeadingProps {
  current: string;
  /** How many rows begin in a month. */
  count: (month: string) => number;
  onShow: (day: string) => void;
}

/** The month that is shown, the way to others, and the months of its year with their counts. */
function MonthHeading({ current, count, onShow }: MonthHeadingProps) {
  const month = current.slice(0, 7);
  const year = month.slice(0, 4);
  const months = Array.from({ length: 12 }, (_, at) => `${year}-${String(at + 1).padStart(2, '0')}`);
  return (
    <>
      <div class="row">
        <h3 class="grow" aria-live="polite">
          {tell(month, long)}
        </h3>
        <Button small onClick={() => onShow(today())}>
          {i18n.t('collection.today')}
        </Button>
        <Button small bare icon="back" onClick={() => onShow(toMonth(current, -1))}>
          {i18n.t('collection.monthBefore')}
        </Button>
        <Button small bare icon="forward" onClick={() => onShow(toMonth(current, 1))}>
          {i18n.t('collection.monthAfter')}
        </Button>
      </div>
      <fieldset class="year-strip" aria-label={i18n.t('collection.monthsOf', { year })}>
        {months.map((of) => (
          <button
            key={of}
            type="button"
            class="chip"
            aria-pressed={of === month}
            onClick={() => onShow(`${of}-01`)}
          >
            {tell(of, { month: 'short' })}
            {count(of) > 0 && <span class="chip-count"> {count(of)}</span>}
          </button>
        ))}
      </fieldset>
    </>
  );
}

interface DayProps<Row> extends MonthDay, Pick<LayoutProps<Row>, 'declared' | 'toAddress' | 'open'> {
  rows: readonly Row[];
  isStop: boolean;
}

function Day<Row>({ day, isOther, rows, isStop, declared, toAddress, open }: DayProps<Row>) {
  const { month, toId, toName } = declared;
  const [isWhole, setWhole] = useState(false);
  const shown = isWhole ? rows : rows.slice(0, mostShown);
  const add = (event: MouseEvent) => {
    const isOnRow = event.target instanceof Element && event.target.closest('a, button');
    if (!isOnRow && month) location.hash = month.toNewAddress(day);
  };
  const kind = `month-day${isOther ? ' month-other' : ''}${day === today() ? ' month-today' : ''}`;
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the grid listens to keys
    <td
      class={kind}
      data-day={day}
      tabIndex={isStop ? 0 : -1}
      aria-current={day === today() ? 'date' : undefined}
      title={i18n.t('collection.addOnDay')}
      onClick={add}
    >
      <span class="month-number" aria-hidden="true">
        {Number(day.slice(8))}
      </span>
      <span class="unseen">
        {i18n.t('collection.day', {
          day: tell(day, { weekday: 'long', day: 'numeric', month: 'long' }),
          count: rows.length,
        })}
      </span>
      {shown.map((row) => (
        <a
          key={toId(row)}
          class={`month-row ${month?.toClass(row) ?? ''}`}
          aria-current={toId(row) === open || undefined}
          href={toAddress(row)}
          title={toName(row)}
        >
          {month && !month.toTime(row).isAllDay && (
            <span class="soft">{month.toTime(row).start.slice(11, 16)} </span>
          )}
          <span dir="auto">{toName(row)}</span>
        </a>
      ))}
      {rows.length > shown.length && (
        <Button small kind="quiet" onClick={() => setWhole(true)}>
          {i18n.t('collection.moreRows', { count: rows.length - shown.length })}
        </Button>
      )}
    </td>
  );
}
