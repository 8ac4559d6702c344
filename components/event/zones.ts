import { isZone as isNamedZone } from '../../lib/pages/times/dates';
import { toClock } from '../../lib/pages/times/zones';

/** All time zones that the browser knows, the site's zone first. */
export function zoneNames(siteZone: string): string[] {
  return [...new Set([siteZone, 'UTC', ...Intl.supportedValuesOf('timeZone')])];
}

const offsetForm = /^(?:UTC|GMT)?(?:([+-]\d{1,2})(?:[:.]?(\d{1,2}))?)?$/;

/** Whether the calendar accepts the zone: an IANA name, or a manual offset such as `UTC+5.5` or `+05:30`. */
export const isZone = (name: string): boolean => name !== '' && (offsetForm.test(name) || isNamedZone(name));

/** Offset of the zone from UTC at that wall clock, in minutes; undefined for an unknown zone or a manual offset. */
export function offsetAt(local: string, zone: string): number | undefined {
  if (!isZone(zone) || offsetForm.test(zone)) return undefined;
  const wall = Date.parse(`${local}Z`);
  if (Number.isNaN(wall)) return undefined;
  // Computed twice: the first guess reads the wall clock as UTC and may be on the other side of a clock change.
  const guess = toWallClock(zone, wall) - wall;
  return (toWallClock(zone, wall - guess) - (wall - guess)) / 60_000;
}

/** The zone's wall clock at an instant, cut to minutes, as epoch milliseconds as if it were UTC. */
const toWallClock = (zone: string, at: number): number => Date.parse(`${toClock(at, zone).slice(0, 16)}Z`);

/** Source of the form's zone: stated, an offset that fits, an offset alone, or none. */
export type ZoneReason = 'named' | 'offsetFits' | 'offset' | 'assumed';

/**
 * The zone of an event's wall clock. For an offset alone: the site's zone if it has that offset on that day, else this
 * computer's zone if it has, else the offset itself in the calendar's notation.
 */
export function findZone(
  time: { local: string; zone?: string; offset?: string },
  siteZone: string,
  ownZone: string,
): { timeZone: string; reason: ZoneReason } {
  if (time.zone !== undefined) return { timeZone: time.zone, reason: 'named' };
  const minutes = time.offset === undefined ? undefined : offsetMinutes(time.offset);
  if (minutes === undefined) return { timeZone: siteZone || ownZone, reason: 'assumed' };
  const fitting = [siteZone, ownZone].find((zone) => offsetAt(time.local, zone) === minutes);
  if (fitting !== undefined) return { timeZone: fitting, reason: 'offsetFits' };
  return { timeZone: minutes === 0 ? 'UTC' : (time.offset ?? 'UTC'), reason: 'offset' };
}

function offsetMinutes(offset: string): number | undefined {
  const match = /^([+-])(\d\d):(\d\d)$/.exec(offset);
  if (!match) return undefined;
  return (match[1] === '-' ? -1 : 1) * (Number(match[2]) * 60 + Number(match[3]));
}
