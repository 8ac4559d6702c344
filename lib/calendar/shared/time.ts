/**
 * Wall clocks and zones. A wall clock is `YYYY-MM-DD HH:MM:SS` without a zone, as the calendar writes it; the browser's
 * own zone data say what it means. Computed here with Intl, which costs no bytes.
 */

/** Whether its day is in the calendar: the server would roll 30 February over to March. */
export function isDay(wallClock: string): boolean {
  const read = new Date(`${wallClock.slice(0, 10)}T00:00:00Z`);
  return !Number.isNaN(read.getTime()) && read.toISOString().startsWith(wallClock.slice(0, 10));
}

/** The digits as if they were UTC, in milliseconds: a number to calculate with. */
export const toDigits = (wallClock: string) => Date.parse(`${wallClock.replace(' ', 'T')}Z`);

/** `YYYY-MM-DD HH:MM:SS`; empty for a moment that cannot be. */
export const toWallClock = (digits: number) =>
  isMoment(digits) ? new Date(digits).toISOString().slice(0, 19).replace('T', ' ') : '';

/** Dates reach 100 million days to either side of 1970 (ECMA-262, time values). */
const isMoment = (at: number) => !Number.isNaN(new Date(at).getTime());

const minute = 60_000;
const day = 24 * 60 * minute;

/** How many milliseconds a zone's clocks are ahead of UTC at an instant. */
type Zone = (instant: number) => number;

const zones = new Map<string, Zone | undefined>();

/** Undefined for a name that the browser does not know, although the server may. */
function zoneNamed(name: string): Zone | undefined {
  if (!zones.has(name)) zones.set(name, fixedZone(name) ?? namedZone(name));
  return zones.get(name);
}

/** The forms in which the calendar writes an offset: `UTC`, `UTC-3`, `UTC+5.5`, `+05:30`. */
function fixedZone(name: string): Zone | undefined {
  const match = /^(?:UTC(?:([+-])(\d{1,2}(?:\.\d+)?))?|([+-])(\d\d):?(\d\d))$/.exec(name);
  if (match === null) return undefined;
  const [, sign = match[3], hours = match[4] ?? 0, , , minutes = 0] = match;
  const ahead = (Number(hours) * 60 + Number(minutes)) * minute * (sign === '-' ? -1 : 1);
  return () => ahead;
}

/**
 * A zone in the form in which the calendar stores the right instant: it takes the whole hours of `UTC-4` for a zone with
 * summer time, an hour off in July, but not those of `-04:00` (calendar API behaviour, section 'Zones'). Names stay.
 */
export function sendableZone(name: string): string {
  const match = /^(?:UTC|GMT)?([+-])(\d{1,2})(?::?(\d\d)|\.(\d{1,2}))?$/.exec(name.trim());
  if (match === null) return name;
  const [, sign = '+', hours = '0', minutes, fraction] = match;
  const past = minutes ?? Math.round(Number(`0.${fraction ?? 0}`) * 60);
  if (Number(past) === 0 && Number(hours) === 0) return 'UTC';
  // `UTC+5.5` is right as it stands, and an event may have it already.
  if (fraction !== undefined && Number(past) > 0) return name;
  return `${sign}${hours.padStart(2, '0')}:${String(past).padStart(2, '0')}`;
}

function namedZone(name: string): Zone | undefined {
  // Browsers and servers differ on other abbreviations (AST is Anchorage or the Atlantic) and on further offsets.
  if (!/^[a-z]\w*\/|^(?:GMT|EST|MST|HST)$/i.test(name)) return undefined;
  try {
    const format = new Intl.DateTimeFormat('en-u-ca-gregory-hc-h23', {
      timeZone: name,
      year: 'numeric',
      month: 'numeric',
      day: 'numeric',
      hour: 'numeric',
      minute: 'numeric',
      second: 'numeric',
    });
    return (instant) => {
      const [month = 1, date, year = 0, hour, minutes, seconds] = (
        format.format(instant).match(/\d+/g) ?? []
      ).map(Number);
      return Date.UTC(year, month - 1, date, hour, minutes, seconds) - Math.floor(instant / 1000) * 1000;
    };
  } catch {
    return undefined;
  }
}

/**
 * The instants, in UTC milliseconds and in order, at which the clocks of a zone show a wall clock: one as a rule, none
 * when they are put forward past it, two when they are put back behind it. Undefined for a zone nobody knows.
 */
export function findInstants(wallClock: string, zone: string): number[] | undefined {
  const offsetAt = zoneNamed(zone);
  if (offsetAt === undefined) return undefined;
  const digits = toDigits(wallClock);
  if (!isMoment(digits - day) || !isMoment(digits + day)) return [];
  const offsets = new Set([offsetAt(digits - day), offsetAt(digits + day)]);
  return [...offsets]
    .map((offset) => digits - offset)
    .filter((instant) => instant + offsetAt(instant) === digits)
    .sort((one, other) => one - other);
}

/** What the clocks of a zone show at an instant. Undefined for a zone nobody knows, or a moment that cannot be. */
export function wallClockAt(instant: number, zone: string): string | undefined {
  const offsetAt = isMoment(instant) ? zoneNamed(zone) : undefined;
  return offsetAt && toWallClock(instant + offsetAt(instant));
}
