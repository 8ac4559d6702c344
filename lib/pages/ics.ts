import { Fault } from '../errors';
import { toClock } from '../shared/time';
import { type FileBlock, readBlocks } from './calendarFile/blocks';
import {
  type Component,
  getProperties,
  getPropertyText,
  getTexts,
  type Property,
  parseProperties,
  unescapeText,
} from './calendarFile/component';
import { alignTo, type EntryTimes, findInclusiveEnds, readEntryTimes } from './calendarFile/eventTimes';
import type { FileTime } from './calendarFile/values';
import type { EventTime, FoundEvent, FoundOnline, FoundVenue } from './foundEvent';
import { readStatus } from './markup/eventReader';
import { withEvidence } from './markup/evidence';
import { parseDegrees, readEmail, withoutEmpty } from './markup/places';
import { limits } from './markup/reading';
import { formattedMarkup, oneLine, resolveWebAddress, tidy, toPlainText } from './plainText';
import { readMarkup } from './readRichText';

const fileLimit = 20_000_000;
const eventLimit = 10_000;

/** A VEVENT of a calendar file. Its recurrence rule is `event.recurrence`. */
export interface CalendarEntry extends Pick<EntryTimes, 'extraStarts' | 'excludedStarts' | 'replacesLater'> {
  event: FoundEvent;
  /** The start of the one occurrence that this entry replaces (RECURRENCE-ID). */
  replaces?: EventTime;
}

/** The readable events of a calendar file. */
export interface CalendarEntries {
  entries: CalendarEntry[];
  /**
   * The names of the events that were skipped: without a start that exists, or cut off. The UID stands for the title of an event without one; empty if it has neither.
   */
  unreadable: string[];
  /** Number of to-dos, which are no events. */
  todos: number;
  /** Number of journal entries, which are no events. */
  journals: number;
  /** The file holds more than 10,000 events; the rest was not read. */
  isCutShort: boolean;
}

/**
 * Reads the events of a calendar file (RFC 5545), in the file's order, at most 10,000. Skips an event that is cut off,
 * or one without a start, and reads the others. An event without a title is named by its place or the first line of
 * its description, and without either by `untitled`. The end of an all-day event is exclusive in the file, unless
 * the file's events of one day show otherwise, and becomes 23:59:59 of its last day. Of a zone that the file defines
 * itself, the offset is taken. A zone with an unknown name is dropped; its name is in the evidence.
 * @param untitled name of an event of which the file says nothing but when it is, which is skipped without such a name
 * @throws Fault `badInput`, reason `notACalendar` or `tooLarge` (over 20 million characters)
 */
export function readCalendarFile(text: string, untitled?: string): FoundEvent[] {
  return readCalendarEntries(text, untitled).entries.map(({ event }) => event);
}

/**
 * Like `readCalendarFile`, with the data that the occurrences of series are computed from, and what was skipped. Throws
 * the same faults.
 */
export function readCalendarEntries(text: string, untitled = ''): CalendarEntries {
  if (text.length > fileLimit) throw new Fault({ kind: 'badInput', reason: 'tooLarge' });
  const blocks = readBlocks(text);
  if (!blocks) throw new Fault({ kind: 'badInput', reason: 'notACalendar' });
  const events = blocks.filter(({ kind }) => kind === 'VEVENT');
  const read = events.slice(0, eventLimit);
  const inclusive = findInclusiveEnds(read);
  const drafts = read.map((block) => readDraft(block, inclusive.has(block.calendar)));
  const series = new Map(
    drafts.flatMap(({ times, uid, title }) =>
      times && !times.replaces ? [[uid || title, { times, title }]] : [],
    ),
  );
  const found = drafts.map((draft) => toEntry(draft, series, untitled));
  const count = (wanted: FileBlock['kind']) => blocks.filter(({ kind }) => kind === wanted).length;
  return {
    entries: found.flatMap((entry) => entry ?? []),
    unreadable: drafts.flatMap(({ title, uid }, at) => (found[at] ? [] : [title || uid])),
    todos: count('VTODO'),
    journals: count('VJOURNAL'),
    isCutShort: events.length > eventLimit,
  };
}

/** The members of an event that are read before the other events are known. */
interface Draft {
  block: FileBlock;
  component: Component;
  title: string;
  uid: string;
  times: EntryTimes | undefined;
}

function readDraft(block: FileBlock, isEndInclusive: boolean): Draft {
  const component = parseProperties(block.lines);
  return {
    block,
    component,
    title: oneLine(getPropertyText(component, 'SUMMARY'), limits.title),
    uid: oneLine(getPropertyText(component, 'UID'), limits.line),
    times: block.isCutOff ? undefined : readEntryTimes(block, isEndInclusive),
  };
}

/** @param series UID, or title without one → the series with it */
function toEntry(
  draft: Draft,
  series: ReadonlyMap<string, { times: EntryTimes; title: string }>,
  untitled: string,
): CalendarEntry | undefined {
  const { times } = draft;
  const own = times?.replaces && series.get(draft.uid || draft.title);
  // A cancelled occurrence may have no title of its own
  const title = draft.title || own?.title || nameUntitled(draft.component) || untitled;
  if (!times || !title) return undefined;
  const replaces = times.replaces && findReplaced(times.replaces, own?.times);
  return {
    event: readEvent(draft, times, title),
    extraStarts: times.extraStarts,
    excludedStarts: times.excludedStarts,
    ...(replaces && { replaces }),
    ...(times.replacesLater && { replacesLater: true as const }),
  };
}

/** The place of an event without a title, else the first line of its description. */
function nameUntitled(component: Component): string {
  const place = readVenue(component)?.name ?? readOnline(component)?.name ?? '';
  const [firstLine = ''] = (readDescription(component).description ?? '').trim().split('\n', 1);
  return place || oneLine(firstLine, limits.title);
}

/** The start of the occurrence in the zone of its series; RECURRENCE-ID may be in UTC, or only a day. */
function findReplaced(replaces: FileTime, series: EntryTimes | undefined): EventTime {
  if (!series) return replaces.time;
  const { local, offset } = alignTo({ time: series.start, dateOnly: series.allDay }, replaces);
  const { zone } = series.start;
  if (!offset || !zone) return { ...replaces.time, local };
  return { local: toClock(Date.parse(`${local}${offset}`), zone) || local, zone };
}

function readEvent({ component, block, uid }: Draft, times: EntryTimes, title: string): FoundEvent {
  const organizers = getProperties(component, 'ORGANIZER').slice(0, limits.organizers).flatMap(readOrganizer);
  const keywords = getProperties(component, 'CATEGORIES')
    .flatMap(getTexts)
    .map((value) => oneLine(value, 100))
    .filter(Boolean);
  const isWithdrawn = block.calendar.method === 'CANCEL';
  const optional = withoutEmpty<OptionalFields>({
    ...readDescription(component),
    end: times.end,
    venue: readVenue(component),
    online: readOnline(component),
    url: resolveWebAddress(getPropertyText(component, 'URL').trim(), 'about:blank'),
    image: readImage(component),
    status: isWithdrawn ? 'cancelled' : readStatus(getPropertyText(component, 'STATUS')),
    recurrence: times.recurrence,
    uid,
  });
  const event = {
    title,
    start: times.start,
    allDay: times.allDay,
    organizers,
    keywords: [...new Set(keywords)].slice(0, limits.keywords),
    source: 'ics' as const,
    ...optional,
  };
  return withEvidence(event, times.evidence);
}

type OptionalFields = Required<
  Pick<
    FoundEvent,
    | 'description'
    | 'descriptionTree'
    | 'end'
    | 'venue'
    | 'online'
    | 'url'
    | 'image'
    | 'status'
    | 'recurrence'
    | 'uid'
  >
>;

/** Some programs write markup into DESCRIPTION, which is for plain text; others write it into X-ALT-DESC. */
function readDescription(component: Component) {
  const text = getPropertyText(component, 'DESCRIPTION');
  const [formatted] = getProperties(component, 'X-ALT-DESC');
  const isMarkup = /^text\/html$/i.test(formatted?.parameters.get('FMTTYPE') ?? '');
  const own = formattedMarkup(text);
  const markup = own ?? (isMarkup ? unescapeText(formatted?.value ?? '') : undefined);
  const plain = own === undefined ? tidy(text, limits.description) : '';
  const description = plain || toPlainText(markup ?? '', limits.description);
  return {
    description,
    descriptionTree: markup === undefined ? undefined : readMarkup(markup, 'about:blank'),
  };
}

/** The location of an event, unless it is the address of an online meeting. */
function readVenue(component: Component): FoundVenue | undefined {
  const location = readLocation(component);
  const [latitude, longitude] = getPropertyText(component, 'GEO').split(/[,;]/);
  const north = parseDegrees(latitude, 90);
  const east = parseDegrees(longitude, 180);
  const position = north === undefined || east === undefined ? {} : { latitude: north, longitude: east };
  return withoutEmpty<FoundVenue>({ name: toMeeting(location) ? '' : location, ...position });
}

const readLocation = (component: Component) => oneLine(getPropertyText(component, 'LOCATION'), limits.line);

const toMeeting = (location: string) =>
  /^https?:\/\/\S+$/i.test(location) ? resolveWebAddress(location, 'about:blank') : undefined;

/**
 * The online meeting of an event: CONFERENCE (RFC 7986, section 5.11), the property of one of two large programs, or an
 * address as its location.
 */
function readOnline(component: Component): FoundOnline | undefined {
  for (const name of ['CONFERENCE', 'X-GOOGLE-CONFERENCE', 'X-MICROSOFT-SKYPETEAMSMEETINGURL'])
    for (const { value, parameters } of getProperties(component, name)) {
      const url = resolveWebAddress(unescapeText(value), 'about:blank');
      const label = oneLine(parameters.get('LABEL') ?? '', limits.line);
      if (url) return withoutEmpty<FoundOnline>({ name: label, url });
    }
  return withoutEmpty<FoundOnline>({ url: toMeeting(readLocation(component)) });
}

function readImage(component: Component): string | undefined {
  const images = getProperties(component, 'IMAGE');
  const attached = getProperties(component, 'ATTACH').filter(({ parameters }) =>
    /^image\//i.test(parameters.get('FMTTYPE') ?? ''),
  );
  return [...images, ...attached]
    .map(({ value }) => resolveWebAddress(value, 'about:blank'))
    .find((address) => address !== undefined);
}

function readOrganizer({ value, parameters }: Property): FoundEvent['organizers'] {
  const organizer = withoutEmpty({
    name: oneLine(parameters.get('CN') ?? '', limits.line),
    // EMAIL is for an organizer whose value is no email address (RFC 7986, section 6.2)
    email: readEmail(parameters.get('EMAIL') ?? '') ?? readEmail(value),
    website: resolveWebAddress(value, 'about:blank'),
  });
  return organizer ? [organizer] : [];
}
