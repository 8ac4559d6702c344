import { dayBegin, dayEnd, toInstant, type WallClock, wallClockAt, written } from './dates';
import { readDate } from './dateText';
import type { Site } from './site';
import type { EventPost } from './store';
import { asBoolean, invalidParameters, type Parameters } from './validation';

/** Which dates a list of events takes in: calendar API behaviour, section 5. */

type BoundName = 'start_date' | 'end_date' | 'starts_before' | 'starts_after' | 'ends_before' | 'ends_after';
export type Bounds = Partial<Record<BoundName, WallClock>>;
export const movableBounds: BoundName[] = ['starts_before', 'starts_after', 'ends_before', 'ends_after'];

/**
 * The window: from yesterday 23:59 UTC to two years ahead, widened to whole days; any of the four movable bounds
 * drops it. Explicit start and end dates beside `include` are discarded, the default window is not.
 */
export function boundsFrom(site: Site, parameters: Parameters): Bounds {
  const strict = asBoolean(parameters.strict_dates) === true;
  const included = parameters.include !== undefined;
  const moved = movableBounds.filter((name) => parameters[name] !== undefined);
  const bounds: Bounds = {};
  for (const name of moved) bounds[name] = boundFrom(site, parameters[name], strict, dayEnd);

  const addEdge = (
    name: 'start_date' | 'end_date',
    usual: WallClock,
    move: (wall: WallClock) => WallClock,
  ) => {
    const sent = included ? undefined : parameters[name];
    if (sent !== undefined) bounds[name] = boundFrom(site, sent, strict, move);
    else if (moved.length === 0) bounds[name] = included || strict ? usual : move(usual);
  };
  addEdge('start_date', defaultStart(site), dayBegin);
  addEdge('end_date', defaultEnd(site), dayEnd);
  return bounds;
}

/** A minute before the last midnight in UTC, as the site's clock shows it. */
export function defaultStart(site: Site): WallClock {
  const midnight = Math.floor(site.clock() / 86_400_000) * 86_400_000;
  return wallClockAt(midnight - 60_000, site.settings.timeZone);
}

export function defaultEnd(site: Site): WallClock {
  const end = new Date(site.clock());
  end.setUTCFullYear(end.getUTCFullYear() + 2);
  return written(end.getTime());
}

/** Strict values are UTC unless they name a zone, and become site time; others are moved to an end of their day. */
function boundFrom(
  site: Site,
  sent: unknown,
  strict: boolean,
  move: (wall: WallClock) => WallClock,
): WallClock {
  const read = readDate(String(sent), site.clock());
  if (!read) throw invalidParameters(['start_date']);
  const instant = read.instant ?? toInstant(read.wall, 'UTC');
  return strict ? wallClockAt(instant, site.settings.timeZone) : move(written(instant));
}

/**
 * An event is listed only if it lies inside the window. Its own wall clock is compared, whatever its zone, unless
 * the site shows all events in its own zone. An event that ends before it starts is in no list.
 */
export function inBounds(site: Site, event: EventPost, bounds: Bounds): boolean {
  if (event.fields.utcEnd < event.fields.utcStart) return false;
  const { start, end } = comparedTimes(site, event);
  return (
    (bounds.start_date === undefined || start >= bounds.start_date) &&
    (bounds.end_date === undefined || end <= bounds.end_date) &&
    (bounds.starts_before === undefined || start < bounds.starts_before) &&
    (bounds.starts_after === undefined || start > bounds.starts_after) &&
    (bounds.ends_before === undefined || end < bounds.ends_before) &&
    (bounds.ends_after === undefined || end > bounds.ends_after)
  );
}

/** The clock that an event is compared by. */
export function comparedTimes(site: Site, event: EventPost): { start: WallClock; end: WallClock } {
  if (!site.switches.allEventsInSiteZone) return event.fields;
  const inSiteZone = (utc: WallClock) => wallClockAt(toInstant(utc, 'UTC'), site.settings.timeZone);
  return { start: inSiteZone(event.fields.utcStart), end: inSiteZone(event.fields.utcEnd) };
}
