// Local times and zones. A wall clock is `YYYY-MM-DD HH:MM:SS` without a zone, as the calendar writes it. Offsets come
// from the browser's own zone data (Intl), so no library is needed.

/** Whether the day of a wall clock exists. The server would move 30 February to March. */
export function isExistingDay(wallClock: string): boolean {
  const read = new Date(`${wallClock.slice(0, 10)}T00:00:00Z`);
  return !Number.isNaN(read.getTime()) && read.toISOString().startsWith(wallClock.slice(0, 10));
}

/** A wall clock read as if it were UTC, in milliseconds, to calculate with. NaN if malformed. */
export const toDigits = (wallClock: string) => Date.parse(`${wallClock.replace(' ', 'T')}Z`);

/** The inverse of `toDigits`: `YYYY-MM-DD HH:MM:SS`, empty for NaN or a value beyond the range of Date. */
export const toWallClock = (digits: number) =>
  isMoment(digits) ? new Date(digits).toISOString().slice(0, 19).replace('T', ' ') : '';

/** Whether a number is within the range of Date, 100 million days before and after 1970 (ECMA-262, time values). */
const isMoment = (at: number) => !Number.isNaN(new Date(at).getTime());

const minute = 60_000;
const day = 24 * 60 * minute;

/** The milliseconds that a zone is ahead of UTC at an instant (epoch ms). */
type Zone = (instant: number) => number;

const zones = new Map<string, Zone | undefined>();

/** Undefined for a name that the browser does not know; the server may know it. */
function findZone(name: string): Zone | undefined {
  if (!zones.has(name)) zones.set(name, parseOffsetZone(name) ?? createNamedZone(name));
  return zones.get(name);
}

/** Parses the forms in which the calendar writes an offset: `UTC`, `UTC-3`, `UTC+5.5`, `+05:30`. */
function parseOffsetZone(name: string): Zone | undefined {
  const match = /^(?:UTC(?:([+-])(\d{1,2}(?:\.\d+)?))?|([+-])(\d\d):?(\d\d))$/.exec(name);
  if (match === null) return undefined;
  const [, sign = match[3], hours = match[4] ?? 0, , , minutes = 0] = match;
  const ahead = (Number(hours) * 60 + Number(minutes)) * minute * (sign === '-' ? -1 : 1);
  return () => ahead;
}

function createNamedZone(name: string): Zone | undefined {
  // Browsers and servers disagree about other abbreviations (AST is Alaska or Atlantic time) and other forms of offsets
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
 * The instants (epoch ms, ascending) at which a zone has this local time: normally one; none in the gap when clocks are
 * put forward; two when they are put back. Undefined for an unknown zone.
 */
export function findInstants(wallClock: string, zone: string): number[] | undefined {
  const offsetAt = findZone(zone);
  if (offsetAt === undefined) return undefined;
  const digits = toDigits(wallClock);
  if (!isMoment(digits - day) || !isMoment(digits + day)) return [];
  const offsets = new Set([offsetAt(digits - day), offsetAt(digits + day)]);
  return [...offsets]
    .map((offset) => digits - offset)
    .filter((instant) => instant + offsetAt(instant) === digits)
    .sort((one, other) => one - other);
}
