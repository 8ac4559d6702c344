import { Fault } from '../../errors';
import { storableZone } from '../../shared/storableZone';
import { findInstants, isExistingDay, toClock, toInstant } from '../../shared/time';
import type { CalendarEvent } from '../shared/resources';
import type { WholeEvent } from './mergeEvent';

/** The time fields of an event, which are always sent together. Dates are `YYYY-MM-DD HH:MM:SS`. */
export type EventTimes = Pick<WholeEvent, 'start_date' | 'end_date' | 'timezone' | 'all_day'>;

/**
 * Converts local times, `YYYY-MM-DDTHH:mm` with seconds or without, to the form that the calendar stores correctly.
 * Times that the calendar would misread are refused: it moves days that do not exist into the next month, moves times
 * inside the gap in spring, takes the first of two equal times in autumn, and accepts an end before the start but lists
 * no such event (calendar API behaviour, section 6). The zone is one that the plugin's edit screen keeps, see
 * `storableZone`; one that the browser does not know is sent unchecked.
 * @throws Fault `badInput` about `start` or `end`: impossibleDate, noSuchTime, twiceThatDay, endBeforeStart
 */
export function sendableTimes(event: {
  start: string;
  end: string;
  timeZone: string;
  allDay: boolean;
}): EventTimes {
  const { allDay } = event;
  const timeZone = storableZone(event.timeZone, [event.start, event.end]);
  const start = allDay ? toDayEdge(event.start, 'start') : toTime(event.start, timeZone, 'start');
  const end = allDay ? toDayEdge(event.end, 'end') : toTime(event.end, timeZone, 'end');
  if (end.order < start.order) throw new Fault({ kind: 'badInput', reason: 'endBeforeStart', about: 'end' });
  return { start_date: start.wallClock, end_date: end.wallClock, timezone: timeZone, all_day: allDay };
}

/** The wall clock of UTC at an instant, as the calendar writes it. */
const toUtc = (instant: number) => toClock(instant, 'UTC').replace('T', ' ');

interface ParsedTime {
  wallClock: string;
  /** Milliseconds to sort by: the instant, or the local time read as UTC if the zone is unknown. */
  order: number;
}

function toDayEdge(local: string, about: 'start' | 'end'): ParsedTime {
  const day = local.slice(0, 10);
  if (!isExistingDay(day)) throw new Fault({ kind: 'badInput', reason: 'impossibleDate', about });
  const wallClock = `${day} ${about === 'start' ? '00:00:00' : '23:59:59'}`;
  return { wallClock, order: toInstant(wallClock, 'UTC') };
}

function toTime(local: string, zone: string, about: 'start' | 'end'): ParsedTime {
  const wallClock = local.replace('T', ' ').padEnd(19, ':00');
  const asUtc = toInstant(wallClock, 'UTC');
  if (Number.isNaN(asUtc)) throw new Fault({ kind: 'badInput', reason: 'impossibleDate', about });
  const [instant, second] = findInstants(wallClock, zone) ?? [asUtc];
  if (instant === undefined) throw new Fault({ kind: 'badInput', reason: 'noSuchTime', about });
  if (second !== undefined) throw new Fault({ kind: 'badInput', reason: 'twiceThatDay', about });
  return { wallClock, order: instant };
}

/**
 * Compares the times in the calendar's answer with those sent. The caller shows the fault, because the event is then on
 * the calendar at another time than the person saw. UTC is checked against the zone sent, or against the event's own
 * zone if none was sent; it is not checked in a zone that the browser does not know.
 * @returns undefined if the times are right; else a Fault `conflict`: `timeMoved` (local time differs from the one
 *   sent) or `utcDiffers` (UTC differs from the one computed), about both values
 */
export function timeFault(answer: CalendarEvent, sent?: EventTimes): Fault | undefined {
  for (const field of ['start_date', 'end_date'] as const) {
    const wallClock = answer[field];
    if (sent !== undefined && wallClock !== sent[field])
      return new Fault({ kind: 'conflict', reason: 'timeMoved', about: `${sent[field]} → ${wallClock}` });
    const theirs = answer[`utc_${field}`];
    const ours = findInstants(wallClock, sent?.timezone ?? answer.timezone)?.map(toUtc);
    if (ours?.includes(theirs) === false)
      return new Fault({ kind: 'conflict', reason: 'utcDiffers', about: `${ours.join(' / ')} → ${theirs}` });
  }
  return undefined;
}
