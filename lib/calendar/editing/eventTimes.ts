import { Fault } from '../../errors';
import type { CalendarEvent } from '../shared/resources';
import { findInstants, isDay, sendableZone, toDigits, toWallClock, wallClockAt } from '../shared/time';

/** A time as a person saw it. */
export interface SeenTime {
  /** `YYYY-MM-DDTHH:mm`, with seconds or without. */
  local: string;
  /** `+02:00`, where the page said so: the calendar would ignore it. */
  offset?: string | undefined;
}

/** When an event is, in the fields that are always sent together. */
export interface EventTimes {
  start_date: string;
  end_date: string;
  timezone: string;
  all_day: boolean;
}

/**
 * Times as the calendar takes them. What it would misread is converted (a time with another offset than the event's
 * zone has), or refused: it rolls over days that do not exist, moves times inside the spring gap, takes the first of
 * two in autumn, and accepts an end before the start but shows it in no list (calendar API behaviour, section 6).
 * A zone that the browser does not know is left to the server to judge.
 * @throws Fault `badInput` about `start` or `end`: impossibleDate, noSuchTime, twiceThatDay, zoneUnknown, endBeforeStart
 */
export function sendableTimes(event: {
  start: SeenTime;
  end: SeenTime;
  timeZone: string;
  allDay: boolean;
}): EventTimes {
  const { allDay } = event;
  const timeZone = sendableZone(event.timeZone);
  const start = allDay ? wholeDay(event.start, 'start') : timeOf(event.start, timeZone, 'start');
  const end = allDay ? wholeDay(event.end, 'end') : timeOf(event.end, timeZone, 'end');
  if (end.order < start.order) throw refusal('endBeforeStart', 'end');
  return { start_date: start.wallClock, end_date: end.wallClock, timezone: timeZone, all_day: allDay };
}

interface Time {
  wallClock: string;
  /** Milliseconds; of the clock's digits alone where the zone is not known. */
  order: number;
}

function wholeDay({ local }: SeenTime, about: 'start' | 'end'): Time {
  const day = local.slice(0, 10);
  if (!isDay(day)) throw refusal('impossibleDate', about);
  const wallClock = `${day} ${about === 'start' ? '00:00:00' : '23:59:59'}`;
  return { wallClock, order: toDigits(wallClock) };
}

function timeOf({ local, offset }: SeenTime, zone: string, about: 'start' | 'end'): Time {
  const wallClock = local.replace('T', ' ').padEnd(19, ':00');
  const digits = toDigits(wallClock);
  if (Number.isNaN(digits) || !isDay(wallClock)) throw refusal('impossibleDate', about);
  if (offset !== undefined) return converted(digits, offset, zone, about);
  const instants = findInstants(wallClock, zone);
  const [instant, second] = instants ?? [digits];
  if (instant === undefined) throw refusal('noSuchTime', about);
  if (second !== undefined) throw refusal('twiceThatDay', about);
  return { wallClock, order: instant };
}

/** By the clocks of the event's zone, where that says the same instant to the calendar. */
function converted(digits: number, offset: string, zone: string, about: 'start' | 'end'): Time {
  const [order = Number.NaN] = findInstants(toWallClock(digits), offset) ?? [];
  const wallClock = wallClockAt(order, zone);
  if (Number.isNaN(order) || wallClock === undefined) throw refusal('zoneUnknown', about);
  if (findInstants(wallClock, zone)?.[0] !== order) throw refusal('twiceThatDay', about);
  return { wallClock, order };
}

function refusal(
  reason: 'impossibleDate' | 'noSuchTime' | 'twiceThatDay' | 'zoneUnknown' | 'endBeforeStart',
  about: string,
): Fault {
  return new Fault({ kind: 'badInput', reason, about });
}

/**
 * What is wrong with the times that the calendar answered after a write: they are not those sent, or its UTC is not
 * that of the zone sent, or of the event's own where none was. To be shown, for the event stands on the calendar at another time than the person saw. Nothing is said of a
 * zone that the browser does not know.
 * @returns Fault `conflict`: timeMoved or utcDiffers, about the time sent or computed and the one answered
 */
export function timeFault(answer: CalendarEvent, sent?: EventTimes): Fault | undefined {
  for (const field of ['start_date', 'end_date'] as const) {
    const wallClock = answer[field];
    if (sent !== undefined && wallClock !== sent[field])
      return new Fault({ kind: 'conflict', reason: 'timeMoved', about: `${sent[field]} → ${wallClock}` });
    const theirs = answer[`utc_${field}`];
    const ours = findInstants(wallClock, sent?.timezone ?? answer.timezone)?.map(toWallClock);
    if (ours?.includes(theirs) === false)
      return new Fault({ kind: 'conflict', reason: 'utcDiffers', about: `${ours.join(' / ')} → ${theirs}` });
  }
  return undefined;
}
