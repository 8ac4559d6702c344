import { daysBetween } from '../../lib/shared/time';
import type { RowTime } from './monthDays';
import { lengthen, type Shift, shiftTimes } from './moveTimes';
import { turnPages } from './turnPages';

/** A row that is being moved, and where it would be. */
export interface Moved<Row> {
  row: Row;
  times: RowTime;
  by: 'pointer' | 'keys';
}

/** A day under the pointer; where the day has hours, the minute of the day. */
export interface Spot {
  day: string;
  minutes?: number | undefined;
}

/** How far a pointer goes before a press is a drag, in CSS pixels. */
const slack = 5;

/** How long a finger rests on a row until it is held, in milliseconds. */
const holdTime = 450;

interface Dragged<Row> {
  row: Row;
  /** When it is before it is moved. */
  time: RowTime;
  /** The place under a point of the window. */
  findSpot: (x: number, y: number) => Spot | undefined;
  /** Shows another month or week. */
  onDay: (day: string) => void;
  latest: { readonly current: Moved<Row> | undefined };
  show: (moved: Moved<Row>) => void;
  drop: () => void;
  cancel: () => void;
  /** Ends what was under way; the signal aborts when this ends. */
  begin: () => { signal: AbortSignal };
  /** To be called when other days are drawn under the pointer. */
  placeAgain: { current: (() => void) | undefined };
}

/**
 * Moves a row with the pointer, from the press on, until it is released: by its edge (`data-edge`) its end alone. Where
 * it rests on what leads to another month or week, that is shown; Escape leads back.
 */
export function dragRow<Row>(pressed: PointerEvent, dragged: Dragged<Row>): void {
  const { row, time, findSpot, onDay, latest, show, drop, cancel, begin, placeAgain } = dragged;
  const origin = findSpot(pressed.clientX, pressed.clientY);
  if (pressed.button !== 0 || origin === undefined) return;
  const isEdge = pressed.target instanceof Element && pressed.target.closest('[data-edge]') !== null;
  const options = begin();
  const hold = () => show({ row, times: time, by: 'pointer' });
  const isHeld = pressed.pointerType === 'touch' ? holdByFinger(hold, options.signal) : () => true;
  let isTurned = false;
  const turn = turnPages((day) => {
    isTurned = true;
    onDay(day);
  }, options.signal);
  const place = ({ clientX, clientY }: PointerEvent) => {
    const spot = findSpot(clientX, clientY);
    if (spot === undefined) return;
    const by = toShiftBetween(origin, spot);
    const times = isEdge ? lengthen(time, by) : shiftTimes(time, by);
    if (JSON.stringify(times) !== JSON.stringify(latest.current?.times)) show({ row, times, by: 'pointer' });
  };
  const follow = (at: PointerEvent) => {
    const isDrag = Math.hypot(at.clientX - pressed.clientX, at.clientY - pressed.clientY) > slack;
    if (isDrag && !isHeld()) return cancel();
    if (!isDrag && !latest.current) return;
    turn(at.clientX, at.clientY);
    placeAgain.current = () => place(at);
    place(at);
  };
  const end = () => {
    if (latest.current) ignoreNextClick();
    drop();
  };
  const leave = () => {
    cancel();
    if (isTurned) onDay(time.start.slice(0, 10));
  };
  options.signal.addEventListener('abort', () => {
    placeAgain.current = undefined;
  });
  addEventListener('pointermove', follow, options);
  addEventListener('pointerup', end, options);
  addEventListener('pointercancel', leave, options);
  addEventListener('keydown', (event) => event.key === 'Escape' && leave(), options);
}

/** A finger that moves at once scrolls the page; one that has rested moves the row. */
function holdByFinger(hold: () => void, signal: AbortSignal): () => boolean {
  let isHeld = false;
  const timer = setTimeout(() => {
    isHeld = true;
    hold();
  }, holdTime);
  signal.addEventListener('abort', () => clearTimeout(timer));
  const keep = (event: Event) => isHeld && event.preventDefault();
  for (const name of ['touchmove', 'contextmenu']) addEventListener(name, keep, { signal, passive: false });
  return () => isHeld;
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
