import ICAL from 'ical.js';
import { Fault } from '../errors';
import type { EventTime, FoundEvent } from './foundEvent';
import { readStatus } from './markup/eventReader';
import { withEvidence, writtenAs } from './markup/evidence';
import { parseDegrees, readEmail, withoutEmpty } from './markup/places';
import { limits } from './markup/reading';
import { formattedMarkup, oneLine, tidy, toPlainText, webAddress } from './plainText';
import { readMarkup } from './readRichText';
import { compareTimes, dayAfter, timeAfter } from './times/dates';
import { findZone } from './times/zones';

type Component = InstanceType<typeof ICAL.Component>;
type Property = InstanceType<typeof ICAL.Property>;

const fileLimit = 20_000_000;
const eventLimit = 10_000;

/** An event of a calendar file, with what makes it one of a series besides its rule. */
export interface CalendarEntry {
  event: FoundEvent;
  /** Starts that the series has besides (RDATE), and those that it leaves out (EXDATE). */
  also: EventTime[];
  without: EventTime[];
  /** The start of the one occurrence that this entry stands in for (RECURRENCE-ID). */
  instead?: EventTime;
}

export interface CalendarEntries {
  entries: CalendarEntry[];
  /** How many are beyond reading: without a title or a date that exists, or broken. */
  unreadable: number;
  /** There are more than are read. */
  isCutShort: boolean;
}

/**
 * The events of a calendar file (RFC 5545), in its order, at most 10,000. One broken event, without a title or
 * start or beyond reading, is left out and harms no other. An all-day event's end, exclusive in the file, becomes
 * its last day at 23:59:59. A zone that is not known by name is left out, and the evidence tells its name.
 * @throws Fault `badInput`, reason `notACalendar` or `tooLarge` (over 20 million characters)
 */
export function readCalendarFile(text: string): FoundEvent[] {
  return readCalendarEntries(text).entries.map(({ event }) => event);
}

/** The same with what tells the occurrences of a series. @throws Fault as `readCalendarFile` does */
export function readCalendarEntries(text: string): CalendarEntries {
  if (text.length > fileLimit) throw new Fault({ kind: 'badInput', reason: 'tooLarge' });
  const lines = unfold(text);
  if (!lines.some((line) => /^BEGIN:VCALENDAR\s*$/i.test(line))) {
    throw new Fault({ kind: 'badInput', reason: 'notACalendar' });
  }
  const fileZone = zoneOfFile(lines);
  const blocks = eventBlocks(lines);
  const read = blocks.slice(0, eventLimit);
  const entries = read.flatMap((block) => {
    try {
      return readEntry(new ICAL.Component(ICAL.parse(block.join('\r\n'))), fileZone) ?? [];
    } catch {
      return [];
    }
  });
  return { entries, unreadable: read.length - entries.length, isCutShort: blocks.length > eventLimit };
}

function readEntry(component: Component, fileZone: string | undefined): CalendarEntry | undefined {
  const event = readEvent(component, fileZone);
  if (event === undefined) return undefined;
  const times = (name: string) =>
    component
      .getAllProperties(name)
      .flatMap((property) => writtenTimes(property, fileZone))
      .map(({ time }) => time);
  const [instead] = times('recurrence-id');
  return { event, also: times('rdate'), without: times('exdate'), ...(instead && { instead }) };
}

/** Logical lines: a line that begins with white space goes on with the one before. */
function unfold(text: string): string[] {
  return text
    .replace(/^\ufeff/, '')
    .replace(/\r?\n[ \t]/g, '')
    .split(/\r?\n|\r/);
}

/** Characters; no line of an honest file comes near. */
const mostPassed = 20_000_000;
/** In lines up to this length the parser cannot pass as many: a parameter takes three characters. */
const alwaysRead = 10_000;

/**
 * Whether a line takes the parser time by the square of its length: at every parameter, which is a name between `;` and
 * `=`, it looks anew for the `:` that ends them all.
 */
function isBeyondParsing(line: string): boolean {
  if (line.length <= alwaysRead) return false;
  let passed = 0;
  let colon = 0;
  let isName = false;
  for (const { 0: sign, index } of line.matchAll(/[;=]/g)) {
    if (sign === '=' && isName) {
      if (colon < index) colon = line.indexOf(':', index);
      if (colon === -1) colon = line.length;
      passed += colon - index;
    }
    isName = sign === ';';
  }
  return passed > mostPassed;
}

/** The lines of each VEVENT, without lines that are no property, or beyond parsing. */
function eventBlocks(lines: string[]): string[][] {
  const blocks: string[][] = [];
  let block: string[] | undefined;
  for (const line of lines) {
    if (/^BEGIN:VEVENT\s*$/i.test(line)) block = [];
    if (block && /^[A-Za-z0-9-]+[;:]/.test(line) && !isBeyondParsing(line)) block.push(line.trimEnd());
    if (block && /^END:VEVENT\s*$/i.test(line)) {
      blocks.push(block);
      block = undefined;
    }
  }
  return blocks;
}

/** The zone a file names for its floating times (a property many programs write). */
function zoneOfFile(lines: string[]): string | undefined {
  const named = lines.slice(0, 1_000).find((line) => /^X-WR-TIMEZONE[;:]/i.test(line));
  return findZone(named?.replace(/^[^:]*:/, '').trim() ?? '');
}

function readEvent(component: Component, fileZone: string | undefined): FoundEvent | undefined {
  const title = oneLine(textOf(component, 'summary'), limits.title);
  const told: FoundEvent['evidence'] = {};
  const first = readTime(component, 'start', fileZone, told);
  if (!title || !first) return undefined;
  const end = readEnd(component, first, fileZone, told);
  const organizers = component
    .getAllProperties('organizer')
    .slice(0, limits.organizers)
    .flatMap(readOrganizer);
  const keywords = component
    .getAllProperties('categories')
    .flatMap((property) => property.getValues())
    .map((value) => oneLine(String(value), 100))
    .filter(Boolean);
  const optional = withoutEmpty<OptionalFields>({
    ...readDescription(component),
    end,
    venue: readVenue(component),
    url: webAddress(textOf(component, 'url').trim(), 'about:blank'),
    image: readImage(component),
    status: readStatus(textOf(component, 'status')),
    recurrence: textOf(component, 'rrule'),
    uid: oneLine(textOf(component, 'uid'), limits.line),
  });
  const event = {
    title,
    start: first.time,
    allDay: first.dateOnly,
    organizers,
    keywords: [...new Set(keywords)].slice(0, limits.keywords),
    source: 'ics' as const,
    ...optional,
  };
  return withEvidence(event, told);
}

type OptionalFields = Required<
  Pick<
    FoundEvent,
    'description' | 'descriptionTree' | 'end' | 'venue' | 'url' | 'image' | 'status' | 'recurrence' | 'uid'
  >
>;

/** Some programs write markup into the property for plain text, others into one of their own beside it. */
function readDescription(component: Component) {
  const text = textOf(component, 'description');
  const formatted = component.getFirstProperty('x-alt-desc');
  const isMarkup = /^text\/html$/i.test(String(formatted?.getFirstParameter('fmttype') ?? ''));
  const own = formattedMarkup(text);
  const markup = own ?? (isMarkup ? String(formatted?.getFirstValue() ?? '') : undefined);
  const plain = own === undefined ? tidy(text, limits.description) : '';
  const description = plain || toPlainText(markup ?? '', limits.description);
  return {
    description,
    descriptionTree: markup === undefined ? undefined : readMarkup(markup, 'about:blank'),
  };
}

/** The first value of a property as text; empty where it is absent. */
function textOf(component: Component, property: string): string {
  const value = component.getFirstPropertyValue(property);
  return value === null || value === undefined ? '' : String(value);
}

interface FileTime {
  time: EventTime;
  dateOnly: boolean;
}

function readTime(
  component: Component,
  edge: 'start' | 'end',
  fileZone: string | undefined,
  told: FoundEvent['evidence'],
): FileTime | undefined {
  const property = component.getFirstProperty(`dt${edge}`);
  const [read] = property ? writtenTimes(property, fileZone) : [];
  if (!property || !read) return undefined;
  const identifier = property.getFirstParameter('tzid');
  const isLost = identifier && !findZone(identifier);
  const note = isLost ? ({ code: 'leftOut', about: oneLine(identifier, 100) } as const) : undefined;
  told[edge] = writtenAs('ics', read.written, note);
  return read;
}

/** The dates, with or without a time, that a property gives; none for what is no date that exists. */
function writtenTimes(property: Property, fileZone: string | undefined): (FileTime & { written: string })[] {
  const identifier = property.getFirstParameter('tzid');
  const zone = identifier ? findZone(identifier) : fileZone;
  // As in the file: the library's own Time turns 30 February into 2 March
  return property
    .toJSON()
    .slice(3)
    .flatMap((written: unknown) => {
      const match = /^(\d{4}-\d{2}-\d{2})(?:T(\d{2}:\d{2}:\d{2}))?(Z)?$/.exec(String(written));
      const [, date = '', clock, utc] = match ?? [];
      if (Number.isNaN(Date.parse(`${date}T${clock ?? '00:00:00'}Z`)) || dayAfter(date, 0) !== date)
        return [];
      if (!clock) return { time: { local: `${date}T00:00:00` }, dateOnly: true, written: date };
      const time = { local: `${date}T${clock}`, ...(utc ? { offset: '+00:00' } : zone ? { zone } : {}) };
      return { time, dateOnly: false, written: String(written) };
    });
}

function readEnd(
  component: Component,
  start: FileTime,
  fileZone: string | undefined,
  told: FoundEvent['evidence'],
): EventTime | undefined {
  const written = readTime(component, 'end', fileZone, told);
  const duration = textOf(component, 'duration');
  const after = written ? written.time : duration ? timeAfter(start.time, duration) : undefined;
  if (!after) return undefined;
  if (!written) told.end = writtenAs('ics', duration);
  const isBefore = compareTimes(after, start.time) < 0;
  if (isBefore || !start.dateOnly) return isBefore ? undefined : after;
  const day = after.local.slice(0, 10);
  // Some programs write the first day again for an event of one day
  const isSameDay = day === start.time.local.slice(0, 10);
  return { local: `${isSameDay ? day : dayAfter(day, -1)}T23:59:59` };
}

function readVenue(component: Component): FoundEvent['venue'] {
  const [latitude, longitude] = textOf(component, 'geo').split(/[,;]/);
  const north = parseDegrees(latitude, 90);
  const east = parseDegrees(longitude, 180);
  return withoutEmpty({
    name: oneLine(textOf(component, 'location'), limits.line),
    ...(north === undefined || east === undefined ? {} : { latitude: north, longitude: east }),
  });
}

function readImage(component: Component): string | undefined {
  const images = component.getAllProperties('image');
  const attached = component
    .getAllProperties('attach')
    .filter((property) => /^image\//i.test(String(property.getFirstParameter('fmttype') ?? '')));
  return [...images, ...attached]
    .map((property) => webAddress(String(property.getFirstValue()), 'about:blank'))
    .find((address) => address !== undefined);
}

function readOrganizer(property: Property): FoundEvent['organizers'] {
  const address = String(property.getFirstValue() ?? '');
  const organizer = withoutEmpty({
    name: oneLine(String(property.getFirstParameter('cn') ?? ''), limits.line),
    email: readEmail(address),
    website: webAddress(address, 'about:blank'),
  });
  return organizer ? [organizer] : [];
}
