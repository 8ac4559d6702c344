import ICAL from 'ical.js';
import { Fault } from '../errors';
import type { EventTime, FoundEvent } from './foundEvent';
import { readStatus } from './markup/eventReader';
import { withEvidence, writtenAs } from './markup/evidence';
import { parseDegrees, readEmail, withoutEmpty } from './markup/places';
import { limits } from './markup/reading';
import { formattedMarkup, oneLine, tidy, toPlainText, webAddress } from './plainText';
import { readMarkup } from './readRichText';
import { compareTimes, dayAfter, lastDayBefore, timeAfter } from './times/dates';
import { findZone } from './times/zones';

type Component = InstanceType<typeof ICAL.Component>;
type Property = InstanceType<typeof ICAL.Property>;

const fileLimit = 20_000_000;
const eventLimit = 10_000;

/** A VEVENT of a calendar file. Its recurrence rule is `event.recurrence`. */
export interface CalendarEntry {
  event: FoundEvent;
  /** Starts that the series has besides those of its rule (RDATE). All occurrences last as long as the first one. */
  extraStarts: EventTime[];
  /** Starts that are excluded from the series (EXDATE). */
  excludedStarts: EventTime[];
  /** The start of the one occurrence that this entry replaces (RECURRENCE-ID). */
  replaces?: EventTime;
}

/** The readable events of a calendar file. */
export interface CalendarEntries {
  entries: CalendarEntry[];
  /** Number of events that were skipped: without a title, without a start that exists, or malformed. */
  unreadable: number;
  /** The file holds more than 10,000 events; the rest was not read. */
  isCutShort: boolean;
}

/**
 * Reads the events of a calendar file (RFC 5545), in the file's order, at most 10,000. Skips a malformed event, or one
 * without a title or start, and reads the others. The end of an all-day event is exclusive in the file and becomes
 * 23:59:59 of its last day. A zone with an unknown name is dropped; its name is in the evidence.
 * @throws Fault `badInput`, reason `notACalendar` or `tooLarge` (over 20 million characters)
 */
export function readCalendarFile(text: string): FoundEvent[] {
  return readCalendarEntries(text).entries.map(({ event }) => event);
}

/** Like `readCalendarFile`, with the data that the occurrences of series are computed from. Throws the same faults. */
export function readCalendarEntries(text: string): CalendarEntries {
  if (text.length > fileLimit) throw new Fault({ kind: 'badInput', reason: 'tooLarge' });
  const lines = unfold(text);
  if (!lines.some((line) => /^BEGIN:VCALENDAR\s*$/i.test(line))) {
    throw new Fault({ kind: 'badInput', reason: 'notACalendar' });
  }
  const fileZone = readFileZone(lines);
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
  const [replaces] = times('recurrence-id');
  return {
    event,
    extraStarts: times('rdate'),
    excludedStarts: times('exdate'),
    ...(replaces && { replaces }),
  };
}

/** Splits a file into logical lines: a line that begins with white space continues the line before it. */
function unfold(text: string): string[] {
  return text
    .replace(/^\ufeff/, '')
    .replace(/\r?\n[ \t]/g, '')
    .split(/\r?\n|\r/);
}

/** Characters that ical.js may scan in one line; lines of real files stay far below. */
const maximumScanned = 20_000_000;
/** Characters. A shorter line cannot reach the limit, since a parameter takes at least three characters. */
const harmlessLength = 10_000;

/**
 * Whether ical.js would need time quadratic in the length of this line: at every parameter (a name between `;` and `=`)
 * it searches again for the `:` that ends the parameters.
 */
function isTooSlowToParse(line: string): boolean {
  if (line.length <= harmlessLength) return false;
  let scanned = 0;
  let colon = 0;
  let isName = false;
  for (const { 0: sign, index } of line.matchAll(/[;=]/g)) {
    if (sign === '=' && isName) {
      if (colon < index) colon = line.indexOf(':', index);
      if (colon === -1) colon = line.length;
      scanned += colon - index;
    }
    isName = sign === ';';
  }
  return scanned > maximumScanned;
}

/** The lines of each VEVENT, without lines that are no property or too slow to parse. */
function eventBlocks(lines: string[]): string[][] {
  const blocks: string[][] = [];
  let block: string[] | undefined;
  for (const line of lines) {
    if (/^BEGIN:VEVENT\s*$/i.test(line)) block = [];
    if (block && /^[A-Za-z0-9-]+[;:]/.test(line) && !isTooSlowToParse(line)) block.push(line.trimEnd());
    if (block && /^END:VEVENT\s*$/i.test(line)) {
      blocks.push(block);
      block = undefined;
    }
  }
  return blocks;
}

/** The zone of a file's floating times: X-WR-TIMEZONE, a property that many programs write. */
function readFileZone(lines: string[]): string | undefined {
  const named = lines.slice(0, 1_000).find((line) => /^X-WR-TIMEZONE[;:]/i.test(line));
  return findZone(named?.replace(/^[^:]*:/, '').trim() ?? '');
}

function readEvent(component: Component, fileZone: string | undefined): FoundEvent | undefined {
  const title = oneLine(getText(component, 'summary'), limits.title);
  const evidence: FoundEvent['evidence'] = {};
  const first = readTime(component, 'start', fileZone, evidence);
  if (!title || !first) return undefined;
  const end = readEnd(component, first, fileZone, evidence);
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
    url: webAddress(getText(component, 'url').trim(), 'about:blank'),
    image: readImage(component),
    status: readStatus(getText(component, 'status')),
    recurrence: getText(component, 'rrule'),
    uid: oneLine(getText(component, 'uid'), limits.line),
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
  return withEvidence(event, evidence);
}

type OptionalFields = Required<
  Pick<
    FoundEvent,
    'description' | 'descriptionTree' | 'end' | 'venue' | 'url' | 'image' | 'status' | 'recurrence' | 'uid'
  >
>;

/** Some programs write markup into DESCRIPTION, which is for plain text; others write it into X-ALT-DESC. */
function readDescription(component: Component) {
  const text = getText(component, 'description');
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

/** The first value of a property as text; empty if the property is absent. */
function getText(component: Component, property: string): string {
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
  evidence: FoundEvent['evidence'],
): FileTime | undefined {
  const property = component.getFirstProperty(`dt${edge}`);
  const [read] = property ? writtenTimes(property, fileZone) : [];
  if (!property || !read) return undefined;
  const identifier = property.getFirstParameter('tzid');
  const isLost = identifier && !findZone(identifier);
  const note = isLost ? ({ code: 'leftOut', about: oneLine(identifier, 100) } as const) : undefined;
  evidence[edge] = writtenAs('ics', read.written, note);
  return read;
}

/** The dates and times in a property; of a period, its start. Skips values on days that do not exist. */
function writtenTimes(property: Property, fileZone: string | undefined): (FileTime & { written: string })[] {
  const identifier = property.getFirstParameter('tzid');
  const zone = identifier ? findZone(identifier) : fileZone;
  // Reads the file's own text, because ICAL.Time turns 30 February into 2 March
  return property
    .toJSON()
    .slice(3)
    .flatMap((value: unknown) => {
      // A period is an array of its start and its end or duration
      const written: unknown = Array.isArray(value) ? value[0] : value;
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
  evidence: FoundEvent['evidence'],
): EventTime | undefined {
  const written = readTime(component, 'end', fileZone, evidence);
  const duration = getText(component, 'duration');
  const after = written ? written.time : duration ? timeAfter(start.time, duration) : undefined;
  if (!after) return undefined;
  if (!written) evidence.end = writtenAs('ics', duration);
  const isBefore = compareTimes(after, start.time) < 0;
  if (isBefore || !start.dateOnly) return isBefore ? undefined : after;
  // Some programs write DTEND equal to DTSTART for an event of one day
  const day = after.local === start.time.local ? after.local.slice(0, 10) : lastDayBefore(after);
  return { local: `${day}T23:59:59` };
}

function readVenue(component: Component): FoundEvent['venue'] {
  const [latitude, longitude] = getText(component, 'geo').split(/[,;]/);
  const north = parseDegrees(latitude, 90);
  const east = parseDegrees(longitude, 180);
  return withoutEmpty({
    name: oneLine(getText(component, 'location'), limits.line),
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
