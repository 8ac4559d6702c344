import { shiftDay } from '../shared/time';
import { writeCsv } from './csv';

/** An event as files hold it. Times are wall clocks of `timeZone`, `YYYY-MM-DDTHH:mm`. */
export interface ExportedEvent {
  /** Names the event for good: other programs recognise it by this. */
  uid: string;
  title: string;
  start: string;
  /** All-day events end at 23:59 of their last day. */
  end: string;
  allDay: boolean;
  /** An IANA name, or the site's own offset (`UTC+2`). */
  timeZone: string;
  status: string;
  venue: string;
  organizers: string[];
  categories: string[];
  tags: string[];
  cost: string;
  website: string;
  image: string;
  /** Address on the site. */
  url: string;
  /** Plain text. */
  description: string;
}

const isPlace = (zone: string) => zone.includes('/') || zone === 'UTC';

/**
 * A calendar file (RFC 5545), with a line of its own for each value. Times of a site that is set to an offset have no
 * zone, since no other program would know its name.
 */
export function writeEventsIcs(name: string, events: readonly ExportedEvent[], now = new Date()): string {
  const stamp = `${now.toISOString().replace(/[-:]/g, '').slice(0, 15)}Z`;
  const head = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Cuecard//Events//EN',
    line('X-WR-CALNAME', name),
  ];
  return [...head, ...events.flatMap((event) => toEntry(event, stamp)), 'END:VCALENDAR', '']
    .map(fold)
    .join('\r\n');
}

function toEntry(event: ExportedEvent, stamp: string): string[] {
  const { uid, title, start, end, allDay, timeZone, status, venue, organizers, categories, tags } = event;
  const { website, image, description } = event;
  const zone = isPlace(timeZone) ? `;TZID=${timeZone}` : '';
  const time = (name: string, local: string) => `${name}${zone}:${toDigits(local)}00`;
  const day = (name: string, local: string) => `${name};VALUE=DATE:${toDigits(local).slice(0, 8)}`;
  return [
    'BEGIN:VEVENT',
    ...[line('UID', uid), `DTSTAMP:${stamp}`, line('SUMMARY', title)],
    // The end of whole days is the day after
    ...(allDay
      ? [day('DTSTART', start), day('DTEND', shiftDay(end.slice(0, 10), 1))]
      : [time('DTSTART', start), time('DTEND', end)]),
    `STATUS:${['publish', 'future', 'private'].includes(status) ? 'CONFIRMED' : 'TENTATIVE'}`,
    ...(description === '' ? [] : [line('DESCRIPTION', description)]),
    ...(venue === '' ? [] : [line('LOCATION', venue)]),
    ...organizers.map((organizer) => `ORGANIZER;CN="${organizer.replace(/["\r\n]/g, ' ')}":invalid:nomail`),
    ...[...categories, ...tags].map((category) => line('CATEGORIES', category)),
    ...(website === '' ? [] : [`URL:${website}`]),
    ...(image === '' ? [] : [`IMAGE;VALUE=URI:${image}`]),
    'END:VEVENT',
  ];
}

const toDigits = (local: string) => local.replace(/[-:]/g, '').slice(0, 13);

const line = (name: string, text: string) =>
  `${name}:${text.replace(/[\\;,]/g, '\\$&').replace(/\r\n?|\n/g, '\\n')}`;

/** Lines have at most 75 bytes; the rest goes on in the next one, after a blank. */
function fold(text: string): string {
  const parts: string[] = [];
  let part = '';
  let bytes = 0;
  for (const sign of text) {
    const size = new TextEncoder().encode(sign).length;
    if (bytes + size > 74) {
      parts.push(part);
      part = '';
      bytes = 0;
    }
    part += sign;
    bytes += size;
  }
  return [...parts, part].join('\r\n ');
}

/** A JSON file: `{ "events": [ … ] }`, with all members of `ExportedEvent`. */
export const writeEventsJson = (name: string, events: readonly ExportedEvent[]): string =>
  JSON.stringify({ program: 'Cuecard', calendar: name, events }, undefined, 1);

/** Columns of a file of events, by the names that The Events Calendar's own importer has for them. */
export const eventColumns = {
  title: 'Event Name',
  startDate: 'Event Start Date',
  startTime: 'Event Start Time',
  endDate: 'Event End Date',
  endTime: 'Event End Time',
  allDay: 'All Day Event',
  timeZone: 'Timezone',
  venue: 'Event Venue Name',
  organizers: 'Event Organizers',
  categories: 'Event Category',
  tags: 'Event Tags',
  cost: 'Event Cost',
  website: 'Event Website',
  image: 'Event Featured Image',
  description: 'Event Description',
} as const;
export type EventColumn = keyof typeof eventColumns;

/** Names in one text, those with commas in quotes. */
export const toNameList = (names: readonly string[]): string =>
  names.map((name) => (/[,"]/.test(name) ? `"${name.replaceAll('"', "'")}"` : name)).join(', ');

/** A CSV file with the columns of {@link eventColumns}. */
export function writeEventsCsv(events: readonly ExportedEvent[]): string {
  const rows = events.map((event) => {
    const { title, start, end, allDay, timeZone, venue, organizers, categories, tags } = event;
    const values: Record<EventColumn, string> = {
      title,
      startDate: start.slice(0, 10),
      startTime: allDay ? '' : start.slice(11, 16),
      endDate: end.slice(0, 10),
      endTime: allDay ? '' : end.slice(11, 16),
      allDay: allDay ? 'TRUE' : 'FALSE',
      timeZone,
      venue,
      organizers: toNameList(organizers),
      categories: toNameList(categories),
      tags: toNameList(tags),
      cost: event.cost,
      website: event.website,
      image: event.image,
      description: event.description,
    };
    return Object.values(values);
  });
  return writeCsv([Object.values(eventColumns), ...rows]);
}
