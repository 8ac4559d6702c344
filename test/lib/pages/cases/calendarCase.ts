import type { EventTime, FoundEvent } from '../../../../lib/pages/foundEvent';

/** A calendar file, and the fields that its events must have. A field that is `undefined` must be absent. */
export interface CalendarCase {
  name: string;
  file: string;
  events: Partial<FoundEvent>[];
  /** Names of the entries that cannot be read; none by default. */
  unreadable?: string[];
}

/** A file of one calendar with these lines. */
export const calendar = (...lines: string[]) =>
  ['BEGIN:VCALENDAR', 'VERSION:2.0', ...lines, 'END:VCALENDAR', ''].join('\r\n');

/** The lines of an event with a title. */
export const vevent = (...lines: string[]) => ['BEGIN:VEVENT', 'SUMMARY:A', ...lines, 'END:VEVENT'];

/** A file with one event. */
export const single = (...lines: string[]) => calendar(...vevent(...lines));

/** A local time with its zone, `+02:00` or an IANA name. */
export const time = (local: string, zone?: string): EventTime => {
  if (zone === undefined) return { local };
  return /^[+-]/.test(zone) ? { local, offset: zone } : { local, zone };
};
