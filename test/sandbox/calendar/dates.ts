/**
 * Wall clocks and time zones of the sandbox calendar. Zones are computed with Intl.DateTimeFormat on purpose:
 * the extension uses another implementation, so that a mistake in one of them shows.
 */

/** A wall clock reading written as the calendar writes it: `YYYY-MM-DD HH:MM:SS`, without a zone. */
export type WallClock = string;

export const noDate: WallClock = '0000-00-00 00:00:00';

/** Formatters are dear to make: one a zone is kept. */
function formatters(options: Intl.DateTimeFormatOptions): (zone: string) => Intl.DateTimeFormat {
  const made = new Map<string, Intl.DateTimeFormat>();
  return (zone) => {
    const formatter = made.get(zone) ?? new Intl.DateTimeFormat('en-US', { ...options, timeZone: zone });
    made.set(zone, formatter);
    return formatter;
  };
}

const getNamer = formatters({ timeZoneName: 'short' });
const getFormatter = formatters({
  hourCycle: 'h23',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
});

/** Minutes east of Greenwich of a zone written as an offset (`UTC+5.5`, `+05:30`), or nothing for a name. */
function fixedOffset(zone: string): number | undefined {
  if (zone === 'Z') return 0;
  const manual = /^UTC([+-]\d+(?:\.\d+)?)$/.exec(zone);
  if (manual) return Number(manual[1]) * 60;
  const minutes = /^UTC([+-])(\d+):(\d\d)$/.exec(zone);
  if (minutes) return (minutes[1] === '-' ? -1 : 1) * (Number(minutes[2]) * 60 + Number(minutes[3]));
  const clock = /^([+-])(\d{2}):?(\d{2})$/.exec(zone);
  if (clock) return (clock[1] === '-' ? -1 : 1) * (Number(clock[2]) * 60 + Number(clock[3]));
  return undefined;
}

/**
 * The zone that the live system takes for a manual offset of whole hours: one with summer time where there is such a
 * zone (calendar API behaviour, 'Zones'; which zone is PHP's choice for an offset without a name).
 */
const takenFor: Record<string, string> = {
  'UTC-9': 'America/Anchorage',
  'UTC-8': 'America/Los_Angeles',
  'UTC-7': 'America/Denver',
  'UTC-6': 'America/Chicago',
  'UTC-5': 'America/New_York',
  'UTC-4': 'America/Halifax',
  'UTC-1': 'Atlantic/Azores',
  'UTC+1': 'Europe/Berlin',
  'UTC+2': 'Europe/Helsinki',
  'UTC+12': 'Pacific/Auckland',
};

/** The zone that an event's times are reckoned in; everything else of a site takes an offset for what it is. */
export const eventZone = (timezone: string): string => takenFor[timezone] ?? timezone;

export function isTimeZone(zone: string): boolean {
  if (fixedOffset(zone) !== undefined) return true;
  try {
    getFormatter(zone);
    return true;
  } catch {
    return false;
  }
}

/** Reads the digits of a wall clock as if they were UTC: a number to calculate with, in milliseconds. */
export function digits(wall: WallClock): number {
  const [date = '', time = '00:00:00'] = wall.split(' ');
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number);
  const [hour = 0, minute = 0, second = 0] = time.split(':').map(Number);
  const read = new Date(0);
  read.setUTCFullYear(year, month - 1, day);
  read.setUTCHours(hour, minute, second);
  return read.getTime();
}

/** The reverse of `digits`; it is also the UTC wall clock of an instant. */
export function written(milliseconds: number): WallClock {
  return new Date(milliseconds).toISOString().slice(0, 19).replace('T', ' ');
}

/** Milliseconds that a zone's clock is ahead of UTC at an instant. */
export function offsetAt(instant: number, zone: string): number {
  const fixed = fixedOffset(zone);
  if (fixed !== undefined) return fixed * 60_000;
  const parts = Object.fromEntries(
    getFormatter(zone)
      .formatToParts(instant)
      .map((part) => [part.type, part.value]),
  );
  const local = `${parts.year}-${parts.month}-${parts.day} ${parts.hour}:${parts.minute}:${parts.second}`;
  return digits(local) - Math.floor(instant / 1000) * 1000;
}

export function wallClockAt(instant: number, zone: string): WallClock {
  return written(instant + offsetAt(instant, zone));
}

/** The instant of a wall clock; the first of two in autumn, moved an hour forward inside the spring gap. */
export function toInstant(wall: WallClock, zone: string): number {
  const read = digits(wall);
  const before = offsetAt(read - 86_400_000, zone);
  const after = offsetAt(read + 86_400_000, zone);
  const first = read - before;
  if (offsetAt(first, zone) === before) return first;
  const second = read - after;
  return offsetAt(second, zone) === after ? second : first;
}

export function toUtc(wall: WallClock, zone: string): WallClock {
  return written(toInstant(wall, zone));
}

/** A time inside the spring gap moves an hour forward (calendar API behaviour, section 6). */
export function throughGap(wall: WallClock, zone: string): WallClock {
  return wallClockAt(toInstant(wall, zone), zone);
}

export const dayBegin = (wall: WallClock): WallClock => `${wall.slice(0, 10)} 00:00:00`;
export const dayEnd = (wall: WallClock): WallClock => `${wall.slice(0, 10)} 23:59:59`;

/** `2026-12-01T10:00:00-05:00`, as JSON-LD has it. */
export function withOffset(wall: WallClock, zone: string): string {
  const minutes = offsetAt(toInstant(wall, zone), zone) / 60_000;
  const part = (value: number) => String(Math.floor(Math.abs(value))).padStart(2, '0');
  return `${wall.replace(' ', 'T')}${minutes < 0 ? '-' : '+'}${part(minutes / 60)}:${part(minutes % 60)}`;
}

/** Abbreviations that Intl spells as offsets although the live system names them. */
const namedInWinterAndSummer: Record<string, [string, string]> = {
  'Europe/Paris': ['CET', 'CEST'],
  'Europe/Berlin': ['CET', 'CEST'],
  'Europe/Madrid': ['CET', 'CEST'],
  'Europe/Rome': ['CET', 'CEST'],
  'Europe/Vienna': ['CET', 'CEST'],
  'Europe/London': ['GMT', 'BST'],
  'Asia/Tokyo': ['JST', 'JST'],
};

/** The zone's abbreviation at a time: `EST`, `CET`; an offset zone is its own; `+05:30` reads `GMT+0530`. */
export function abbreviation(wall: WallClock, zone: string): string {
  if (/^(?:UTC|GMT|Z$)/.test(zone)) return zone;
  const etc = /^Etc\/GMT([+-])(\d+)$/.exec(zone);
  if (etc) return `${etc[1] === '+' ? '-' : '+'}${(etc[2] ?? '').padStart(2, '0')}`;
  if (fixedOffset(zone) !== undefined) return `GMT${zone.replace(':', '')}`;
  const instant = toInstant(wall, zone);
  const named = namedInWinterAndSummer[zone];
  if (named) {
    const january = offsetAt(Date.UTC(Number(wall.slice(0, 4)), 0, 1), zone);
    return offsetAt(instant, zone) === january ? named[0] : named[1];
  }
  const parts = getNamer(zone).formatToParts(instant);
  const name = parts.find((part) => part.type === 'timeZoneName')?.value ?? zone;
  return zone === 'EST' || name === 'GMT-5' ? 'EST' : name;
}

export interface DateDetails {
  year: string;
  month: string;
  day: string;
  hour: string;
  minutes: string;
  seconds: string;
}

export function details(wall: WallClock): DateDetails {
  const [, year = '', month = '', day = '', hour = '', minutes = '', seconds = ''] =
    /^(\d+)-(\d+)-(\d+) (\d+):(\d+):(\d+)$/.exec(wall) ?? [];
  return { year, month, day, hour, minutes, seconds };
}
