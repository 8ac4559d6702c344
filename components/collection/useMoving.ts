import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import type { Month } from './declared';
import { dragRow, type Moved, type Spot } from './dragRow';
import type { RowTime } from './monthDays';
import { lengthen, type Shift, shiftTimes } from './moveTimes';

/** What the chip of a row does with pointer and keys. */
export interface ChipHandlers {
  onPointerDown: (event: PointerEvent) => void;
  onKeyDown: (event: KeyboardEvent) => void;
}

export interface Moving<Row> {
  moved: Moved<Row> | undefined;
  /** When a row is, or would be. */
  timeOf: (row: Row) => RowTime;
  handlers: (row: Row) => ChipHandlers | undefined;
}

/** Shift of an arrow key; undefined for any other key. */
type ToShift = (key: string, isLength: boolean, time: RowTime) => Shift | undefined;

/**
 * Moves rows to another day or time, or changes their length: by the pointer, at the chip or at its edge
 * (`data-edge`), by a finger after it has rested there; by keys with Alt and an arrow, with Shift for the length, Enter to keep it and Escape to leave it.
 * @param findSpot the place under a point of the window
 * @param onDay shows a day: that to which keys move a row, or which a button or an edge leads to where a dragged one rests
 */
export function useMoving<Row>(
  { toTime, mayMove, onMove }: Month<Row>,
  findSpot: (x: number, y: number) => Spot | undefined,
  toShift: ToShift,
  onDay: (day: string) => void,
): Moving<Row> {
  const [moved, setMoved] = useState<Moved<Row>>();
  const latest = useRef(moved);
  const show = (next: Moved<Row> | undefined) => {
    latest.current = next;
    setMoved(next);
  };
  const underWay = useRef<AbortController>(undefined);
  useEffect(() => () => underWay.current?.abort(), []);
  const placeAgain = useRef<() => void>(undefined);
  useLayoutEffect(() => placeAgain.current?.());

  const drop = () => {
    const last = latest.current;
    show(undefined);
    underWay.current?.abort();
    if (last && JSON.stringify(last.times) !== JSON.stringify(toTime(last.row)))
      onMove?.(last.row, last.times);
  };
  const cancel = () => {
    show(undefined);
    underWay.current?.abort();
  };
  const begin = () => {
    underWay.current?.abort();
    underWay.current = new AbortController();
    return { signal: underWay.current.signal };
  };

  const grab = (row: Row, pressed: PointerEvent) =>
    dragRow(pressed, {
      row,
      time: toTime(row),
      findSpot,
      onDay,
      latest,
      show,
      drop,
      cancel,
      begin,
      placeAgain,
    });

  function press(row: Row, event: KeyboardEvent): void {
    const isMoved = latest.current?.row === row;
    if (event.altKey) {
      const time = isMoved && latest.current ? latest.current.times : toTime(row);
      const by = toShift(event.key, event.shiftKey, time);
      if (by === undefined) return;
      if (!isMoved) {
        const isElsewhere = ({ target }: FocusEvent) =>
          target instanceof Element && target.getAttribute('data-moved') === null;
        addEventListener('focusin', (focus) => isElsewhere(focus) && cancel(), begin());
      }
      const times = event.shiftKey ? lengthen(time, by) : shiftTimes(time, by);
      show({ row, times, by: 'keys' });
      if (times.start.slice(0, 10) !== time.start.slice(0, 10)) onDay(times.start.slice(0, 10));
    } else if (isMoved && event.key === 'Enter') drop();
    else if (isMoved && event.key === 'Escape') {
      cancel();
      onDay(toTime(row).start.slice(0, 10));
    } else return;
    event.preventDefault();
    event.stopPropagation();
  }

  return {
    moved,
    timeOf: (row) => (moved?.row === row ? moved.times : toTime(row)),
    handlers: (row) =>
      onMove && (mayMove?.(row) ?? true)
        ? {
            onPointerDown: (event) => grab(row, event),
            onKeyDown: (event) => press(row, event),
          }
        : undefined,
  };
}

/** The day under a point, and in its hours the minute, to the quarter of an hour. */
export function findDayAt(x: number, y: number): Spot | undefined {
  // A bar lies over days that do not hold it
  const day = document
    .elementsFromPoint(x, y)
    .find((element): element is HTMLElement => element instanceof HTMLElement && 'day' in element.dataset);
  const name = day?.dataset.day;
  if (!day || name === undefined) return undefined;
  if (!('hours' in day.dataset)) return { day: name };
  const { top, height } = day.getBoundingClientRect();
  return { day: name, minutes: Math.round(((y - top) / height) * 96) * 15 };
}
