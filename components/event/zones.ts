import { isZone as isNamedZone } from '../../lib/pages/times/dates';
import { toClock } from '../../lib/pages/times/zones';

/** All zone names the browser knows, with the site's own first. */
export function zoneNames(siteZone: string): string[] {
  return [...new Set([siteZone, 'UTC', ...Intl.supportedValuesOf('timeZone')])];
}

const offsetForm = /^(?:UTC|GMT)?(?:([+-]\d{1,2})(?:[:.]?(\d{1,2}))?)?$/;

/** A zone the calendar accepts: an IANA name, or a manual offset such as `UTC+5.5` or `+05:30`. */
export const isZone = (name: string): boolean => name !== '' && (offsetForm.test(name) || isNamedZone(name));

/** How far the zone's clocks are from UTC at that wall clock, in minutes; undefined for an unknown zone. */
export function offsetAt(local: string, zone: string): number | undefined {
  if (!isZone(zone) || offsetForm.test(zone)) return undefined;
  const wall = Date.parse(`${local}Z`);
  if (Number.isNaN(wall)) return undefined;
  // Two rounds: the first guess takes the wall clock for UTC and may land on the other side of a change.
  const guess = shownIn(zone, wall) - wall;
  return (shownIn(zone, wall - guess) - (wall - guess)) / 60_000;
}

/** The zone's wall clock at an instant, in whole minutes, itself written as if it were UTC. */
const shownIn = (zone: string, at: number): number => Date.parse(`${toClock(at, zone).slice(0, 16)}Z`);

/** Where the form's zone comes from, so that the form can say it. */
export type ZoneReason = 'named' | 'offsetFits' | 'offset' | 'assumed';

/**
 * The zone of an event's wall clock. A bare offset fits many zones: the site's own is taken if it agrees on that day,
 * then the person's, else the offset itself as the calendar writes it.
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
