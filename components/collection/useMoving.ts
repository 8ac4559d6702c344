import { useEffect, useRef, useState } from 'preact/hooks';
import { daysBetween } from '../../lib/shared/time';
import type { Month } from './declared';
import type { RowTime } from './monthDays';
import { lengthen, type Shift, shiftTimes } from './moveTimes';

/** A row that is being moved, and where it would be. */
interface Moved<Row> {
  row: Row;
  times: RowTime;
  by: 'pointer' | 'keys';
}

/** A day under the pointer; where the day has hours, the minute of the day. */
interface Spot {
  day: string;
  minutes?: number | undefined;
}

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

/** How far a pointer goes before a press is a drag, in CSS pixels. */
const slack = 5;

/** How long a finger rests on a row until it is held, in milliseconds. */
const holdTime = 450;

/** Shift of an arrow key; undefined for any other key. */
type ToShift = (key: string, isLength: boolean, time: RowTime) => Shift | undefined;

/**
 * Moves rows to another day or time, or changes their length: by the pointer, at the chip or at its edge
 * (`data-edge`), by a finger after it has rested there; by keys with Alt and an arrow, with Shift for the length, Enter to keep it and Escape to leave it.
 * @param findSpot the place under a point of the window
 * @param onDay shows a day: that to which keys move a row
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

  function grab(row: Row, pressed: PointerEvent): void {
    const origin = findSpot(pressed.clientX, pressed.clientY);
    if (pressed.button !== 0 || origin === undefined) return;
    const isEdge = pressed.target instanceof Element && pressed.target.closest('[data-edge]') !== null;
    const time = toTime(row);
    const options = begin();
    const isHeld = pressed.pointerType === 'touch' ? holdByFinger(row, time, options.signal) : () => true;
    const follow = ({ clientX, clientY }: PointerEvent) => {
      const isDrag = Math.hypot(clientX - pressed.clientX, clientY - pressed.clientY) > slack;
      if (isDrag && !isHeld()) return cancel();
      const spot = findSpot(clientX, clientY);
      if ((!isDrag && !latest.current) || spot === undefined) return;
      const by = toShiftBetween(origin, spot);
      show({ row, times: isEdge ? lengthen(time, by) : shiftTimes(time, by), by: 'pointer' });
    };
    const end = () => {
      if (latest.current) ignoreNextClick();
      drop();
    };
    addEventListener('pointermove', follow, options);
    addEventListener('pointerup', end, options);
    addEventListener('pointercancel', cancel, options);
    addEventListener('keydown', (event) => event.key === 'Escape' && cancel(), options);
  }

  /** A finger that moves at once scrolls the page; one that has rested moves the row. */
  function holdByFinger(row: Row, times: RowTime, signal: AbortSignal): () => boolean {
    let isHeld = false;
    const timer = setTimeout(() => {
      isHeld = true;
      show({ row, times, by: 'pointer' });
    }, holdTime);
    signal.addEventListener('abort', () => clearTimeout(timer));
    const keep = (event: Event) => isHeld && event.preventDefault();
    for (const name of ['touchmove', 'contextmenu']) addEventListener(name, keep, { signal, passive: false });
    return () => isHeld;
  }

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

/** Between hours and a day without any, the time of day stays as it is. */
function toShiftBetween(from: Spot, to: Spot): Shift {
  const minutes = from.minutes === undefined || to.minutes === undefined ? 0 : to.minutes - from.minutes;
  return { days: daysBetween(from.day, to.day), minutes };
}

/** The press that ends a drag is no click on the link below. */
function ignoreNextClick(): void {
  const ignore = (event: MouseEvent) => {
    event.preventDefault();
    event.stopPropagation();
  };
  addEventListener('click', ignore, { capture: true, once: true });
  setTimeout(() => removeEventListener('click', ignore, { capture: true }));
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
