import type { EventTime } from '../foundEvent';
import { dayAfter } from '../times/dates';
import { findZone } from '../times/zones';
import type { FileCalendar } from './blocks';
import { findFileOffset } from './fileZones';
import { readDateValues, type WrittenValue } from './lines';

/** A date or time of a calendar file. */
export interface FileTime {
  time: EventTime;
  dateOnly: boolean;
  /** In the extended form of ISO 8601, whichever form the file has. */
  written: string;
  /** The TZID, if its zone could not be found. */
  unknownZone?: string;
}

/** How the times of an entry are read. */
export interface TimeReading {
  calendar: FileCalendar;
  /** The entry repeats: an offset that the file's own zone has on one day need not hold on the others. */
  isRepeated: boolean;
}

// Besides `20260501T193000Z`, programs write `2026-05-01T19:30:00`, `20260501T1930` and `20260501T193000+0200`
const form =
  /^(\d{4})-?(\d\d)-?(\d\d)(?:[T ](\d\d):?(\d\d)(?::?(\d\d))?(?:[.,]\d{1,9})?\s?(Z|[+-]\d\d:?\d\d)?)?$/i;

/** The dates and times of a property, of all its lines; of a period, its start. Skips those that do not exist. */
export function readFileTimes(lines: readonly string[], name: string, reading: TimeReading): FileTime[] {
  return readDateValues(lines, name).flatMap((value) => readValue(value, reading) ?? []);
}

function readValue({ value, zone, isDate }: WrittenValue, reading: TimeReading): FileTime | undefined {
  const [, year, month, day, hour, minute = '', second = '00', suffix = ''] =
    form.exec(value.split('/')[0] ?? '') ?? [];
  const date = `${year}-${month}-${day}`;
  if (dayAfter(date, 0) !== date) return undefined;
  const clock = hour === undefined ? undefined : `${hour}:${minute}:${second === '60' ? '59' : second}`;
  // Some programs mark a value as a date and write midnight behind it
  if (clock === undefined || (isDate && clock === '00:00:00'))
    return { time: { local: `${date}T00:00:00` }, dateOnly: true, written: date };
  const onDay = clock === '24:00:00' ? dayAfter(date) : date;
  const local = clock === '24:00:00' ? `${onDay}T00:00:00` : `${date}T${clock}`;
  if (onDay === undefined || Number.isNaN(Date.parse(`${local}Z`))) return undefined;
  const written = `${date}T${clock}${suffix.toUpperCase()}`;
  const found = /^z$/i.test(suffix)
    ? { offset: '+00:00' }
    : (readOffset(suffix) ?? findZoneAt(zone, local, reading));
  return { time: { local, ...found }, dateOnly: false, written, ...(found ? {} : { unknownZone: zone }) };
}

/** `GMT+0200` and `+02:00` as an offset. */
function readOffset(text: string): { offset: string } | undefined {
  const [, sign, hours, minutes] = /^(?:GMT|UTC)?([+-])(\d\d):?(\d\d)$/i.exec(text) ?? [];
  return hours === undefined || Number(hours) > 14 || Number(minutes) > 59
    ? undefined
    : { offset: `${sign}${hours}:${minutes}` };
}

/** The zone with this TZID or, without one, the calendar's; the offset if only the file knows the zone. */
function findZoneAt(
  identifier: string,
  local: string,
  { calendar, isRepeated }: TimeReading,
): Pick<EventTime, 'zone' | 'offset'> | undefined {
  if (identifier === '') return calendar.zone ? { zone: calendar.zone } : {};
  const own = calendar.zones.get(identifier);
  const zone = findZone(identifier) ?? own?.name;
  if (zone) return { zone };
  const offset = own && (own.parts.length === 1 || !isRepeated) ? findFileOffset(own, local) : undefined;
  return offset === undefined ? readOffset(identifier) : { offset };
}
