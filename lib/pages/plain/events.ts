import type { Evidence, FoundEvent, Note } from '../foundEvent';
import { addNote } from '../markup/evidence';
import { limits } from '../markup/reading';
import { oneLine, resolveWebAddress } from '../plainText';
import { readEventText } from '../text';
import { toDate } from '../text/days';
import { isEventYear } from '../text/numericDates';
import {
  isCancelled,
  isLedByCancelled,
  isNoMeeting,
  isNothingInMonth,
  isOnlyCancelled,
  isPostponed,
} from './calledOff';
import { dropOthers } from './dropOthers';
import {
  findPlaceAtEnd,
  findRole,
  isAction,
  isBulletin,
  isEnd,
  isGeneral,
  isWeekHours,
  splitAddress,
} from './labels';
import { dropRunningTime, moveNights, takeMorning } from './mendTimes';
import { isAnnouncement, isAtSameTime, isDeadline, isLimit, isRecordingLength } from './notices';
import { getRank, type PlainPage } from './page';
import { findPlaceLines } from './placeLines';
import {
  findHallLine,
  findPlaceBeside,
  findPlaceField,
  joinPlace,
  type PlaceBeside,
  toPlaceName,
} from './places';
import type { PlainRecord } from './record';
import { findClockAround, findOwners, findShared, findSharedClock, type Owners } from './shared';
import { findSharedPlace } from './sharedPlaces';
import { withoutPlace } from './titleRemarks';
import { findPlainTitle, findTitleKind, type PlainTitle } from './titles';
import type { PagePart } from './tree';
import { findRecordYears, type KnownYears } from './years';

/** Most events of a page. */
const mostEvents = 250;
/** Characters of an event's lines that are read. */
const longestText = 1_500;

/** Reads the events of a page's records, in their order. */
export function toEvents(page: PlainPage, records: readonly PlainRecord[], url: string): FoundEvent[] {
  const around = findAddressYears(page, url);
  const titleKind = findTitleKind(page, records);
  const chosen = chooseRecords(page, records);
  const owners = findOwners(page, chosen);
  const places = findPlaceLines(page, chosen);
  const known = findRecordYears(page, chosen, around);
  const read = known.flatMap((years, at) => {
    const record = chosen[at];
    const found = record && readRecord(page, record, years, { url, titleKind, owners, places });
    return record && found ? [{ record, ...found }] : [];
  });
  moveNights(read);
  // A line that tells the time of others is no event itself
  const rules = new Set(read.map(({ rule }) => rule));
  const events = new Map<string, FoundEvent>();
  for (const { event } of dropOthers(
    page,
    read.filter(({ record }) => !rules.has(record.dateLine)),
  )) {
    const key = `${event.title}\n${event.start.local}`;
    if (!events.has(key)) events.set(key, event);
  }
  return [...events.values()];
}

/** The records that are read; of too many, those of days to come rather than those that say that they are over. */
function chooseRecords(page: PlainPage, records: readonly PlainRecord[]): readonly PlainRecord[] {
  if (records.length <= mostEvents) return records;
  const isOver = ({ dateText, dateLine }: PlainRecord) => {
    const [first] = page.reader.read(dateText ?? page.getText(dateLine)).dates;
    const day = first?.date.last ?? first?.date.readings[0];
    return day?.year !== undefined && (toDate(day) ?? '') < page.reader.today;
  };
  const coming = records.filter((record) => !isOver(record)).slice(0, mostEvents);
  const over = records.filter(isOver).slice(0, mostEvents - coming.length);
  const kept = new Set([...coming, ...over]);
  return records.filter((record) => kept.has(record));
}

/** The years in the title and the address of a page. */
function findAddressYears(page: PlainPage, url: string): number[] {
  const { title, heading = '' } = page.outline;
  const [path = ''] = url.replace(/^[a-z]+:\/\/[^/]*/i, '').split(/[?#]/);
  const inPath = [...path.matchAll(/(?<!\d)(20\d\d)(?!\d)/g)].map(([, year]) => Number(year));
  return [
    ...new Set([...page.reader.read(heading).years, ...page.reader.read(title).years, ...inPath]),
  ].filter(isEventYear);
}

/** What is known of all events of a page before they are read. */
interface PageReading {
  url: string;
  titleKind: string | undefined;
  owners: Owners;
  places: ReadonlyMap<PlainRecord, PlaceBeside>;
}

function readRecord(
  page: PlainPage,
  record: PlainRecord,
  { years, isAssumed }: KnownYears,
  { url, titleKind, owners, places }: PageReading,
) {
  const context = { ...page.reader.context, years };
  const texts = toTexts(page, record);
  const text = texts.join('\n').slice(0, longestText);
  const shared = findShared(page, record, owners);
  const first = readEventText(text, context);
  // 'Early evening' is a time of its own
  const sentence = page.getText(record.dateLine);
  const isSentence = isAnnouncement(sentence) && !isAtSameTime(sentence);
  const isOpen =
    first?.allDay &&
    (first.end?.local ?? '').slice(0, 10) <= first.start.local.slice(0, 10) &&
    !isSentence &&
    !isBulletin(sentence) &&
    !first.alternatives?.some(({ reason }) => reason === 'partOfDay');
  const day = isOpen ? first.start.local.slice(0, 10) : undefined;
  const clock = day
    ? (findSharedClock(page, shared, day, text) ?? findClockAround(page, record, day, text, owners))
    : undefined;
  const read = clock
    ? readEventText([`${texts[0]}, ${clock.text}`, ...texts.slice(1)].join('\n'), context)
    : first;
  if (!read) return undefined;
  joinPlace(page, record, read);
  const { title: name, place: address } = splitAddress(read.title);
  // 'Quiz night – 3 May, 7 pm in the main hall', but not 'Night at the Museum'
  const apart = text.includes(name) ? undefined : findPlaceAtEnd(name);
  const title = findPlainTitle(page, record, apart?.title ?? name, titleKind);
  if (title === undefined) return undefined;
  const tail = findPlaceAtEnd(title.text);
  const place = address ?? apart?.place ?? tail?.place;
  // '12:00 Children's games in the main hall' is an entry of a programme
  if (tail && title.line && page.read(title.line).isTimed) title.text = tail.title;
  const event: FoundEvent = {
    ...read,
    ...(place && !read.venue && { venue: { name: place } }),
    title: oneLine(title.text, limits.title),
    ...readStatus(page, record, texts),
  };
  if (record.dateText !== undefined) delete event.recurrence;
  if (page.is24Hours) takeMorning(event);
  dropRunningTime(event, text);
  setDescription(page, record, title, event);
  setPlace(page, record, { shared, beside: places.get(record) }, event);
  const isSentenceOf = title.line === undefined || page.read(title.line).clocks.length > 0;
  if (isSentenceOf && getRank(title.line ?? record.dateLine) === undefined)
    event.title = withoutPlace(event.title, event.venue?.name ?? '');
  event.url = findAddress(page, record, title, url) ?? read.url ?? url;
  const { start, end } = read.evidence;
  event.evidence = {
    ...event.evidence,
    title: placeOf(title.line ?? record.dateLine),
    ...(start && { start: { ...start, ...toWritten(record, start) } }),
    ...(end && { end: { ...end, ...toWritten(record, end) } }),
    url: { source: 'text' },
  };
  if (clock) addNote(event, 'start', { code: 'fromSeries', about: clock.text });
  if (isAssumed) assumeYear(page, event);
  return { event, rule: clock?.line };
}

/** What a line of an event says of it as a whole; its line can tell the last day for refunds. */
function readStatus(
  page: PlainPage,
  { lines, dateLine }: PlainRecord,
  texts: readonly string[],
): Pick<FoundEvent, 'status'> {
  const own = lines.filter((line) => line !== dateLine).map(({ node }) => node.text ?? '');
  if (texts.some(isCancelled) || own.some((text) => isLedByCancelled(text) || isNoMeeting(text)))
    return { status: 'cancelled' };
  const isOpen = (text: string) => isPostponed(text) && page.reader.read(text).dates.length < 2;
  return texts.some(isOpen) ? { status: 'postponed' } : {};
}

/** The text of a time as the page shows it, and where. */
function toWritten(
  { dateLine, time }: PlainRecord,
  { written = '' }: Evidence,
): Pick<Evidence, 'written' | 'at'> {
  const { text = '', at } = dateLine.node;
  const clock = time && time !== dateLine ? ` … ${time.node.text}` : '';
  return { at, written: text.includes(written) ? written : `${text}${clock}`.slice(0, 100) };
}

const placeOf = ({ node: { at } }: PagePart): Evidence => ({ source: 'text', at });

/** The lines of an event as the reader of sentences gets them: date and time first, no labels of controls. */
function toTexts(page: PlainPage, record: PlainRecord): string[] {
  const { lines, dateLine, dateText, time, place } = record;
  // What follows the heading of an issue is told by itself
  if (getRank(dateLine) !== undefined && isBulletin(page.getText(dateLine))) return [page.getText(dateLine)];
  const end = lines.find((line) => line !== dateLine && page.isDated(line) && isEndOf(page, line));
  // The end follows the start, where a heading repeats the day: 'Board 9/15/26', 'Start: 9/15/26 10:00'
  const begin = lines.find(
    (line) => end && line.from < end.from && page.isDated(line) && page.read(line).clocks.length > 0,
  );
  const ending = end ? toEnd(page, end) : '';
  const date = `${dateText ?? withSpan(page, record)}${begin === undefined || begin === dateLine ? ending : ''}`;
  const isTable = time !== undefined || place !== undefined || record.title !== undefined || record.isTaught;
  const clock = time && time !== dateLine ? `, ${page.getText(time)}` : '';
  const others = lines.filter(
    (line) =>
      ![dateLine, end, time, place].includes(line) &&
      !isAction(line.node.text ?? '') &&
      // In a row of a table the next cell is not the name
      !(line.kind !== 'td' && isOnlyCancelled(line.node.text ?? '')) &&
      !isRecordingLength(line.node.text ?? '') &&
      !page.isOfOtherMatter(line) &&
      !isNothingInMonth(page.read(line).words) &&
      !isWeekHours(line.node.text ?? '') &&
      !isLabel(line) &&
      !isMonth(page, line) &&
      !(getRank(line) !== undefined && isGeneral(line.node.text ?? '')) &&
      !isOfOtherDay(page, record, line),
  );
  const own = others.map((line) => `${toLabel(line)}${page.getText(line)}${line === begin ? ending : ''}`);
  if (isTable || dateText !== undefined) return [`${date}${clock}`, ...own];
  const before = others.filter(({ from }) => from < dateLine.from).length;
  return own.toSpliced(before, 0, date);
}

/** Most characters of the label of an end, and of a weekday behind it. */
const longestEndLabel = 30;

/** Whether a line is the end of an event: 'Ends: 9 July', but not 'Until 1984 it was on 18 January.' */
const isEndOf = (page: PlainPage, line: PagePart): boolean =>
  isEnd(page.getText(line)) &&
  (page.read(line).dates[0]?.from ?? 0) < longestEndLabel &&
  !/\d/.test(page.getText(line).slice(0, page.read(line).dates[0]?.from));

/** Whether a line has dates, of which none is the event's: the day of another event, of publication, or in a name. */
function isOfOtherDay(
  page: PlainPage,
  { dateLine, dateText, isTaught, title }: PlainRecord,
  line: PagePart,
): boolean {
  const { dates, isOther, words, isTimed } = page.read(line);
  if (isDeadline(page.getText(line), dates)) return line !== title && !isTimed;
  if (isLimit(page.getText(line), dates, words)) return false;
  if (isTaught || isOther || dates.length !== 1) return isOther || (isTaught === true && page.isDated(line));
  const toDays = ({ date }: (typeof dates)[number]) =>
    date.readings.map(({ month, day }) => `${month}-${day}`);
  const own = page.reader.read(dateText ?? page.getText(dateLine)).dates.flatMap(toDays);
  return own.length > 0 && !dates.flatMap(toDays).some((day) => own.includes(day));
}

/** The text of the date; with the whole time, if another line repeats its beginning: '1:30pm' and '1:30pm – 4:00pm'. */
function withSpan(page: PlainPage, { lines, dateLine, time }: PlainRecord): string {
  const text = page.getText(dateLine);
  const [clock, ...others] = page.read(dateLine).clocks;
  if (clock === undefined || others.length > 0 || time) return text;
  const begin = clock.slice(clock.search(/\d/));
  for (const line of lines) {
    const [span = ''] = line === dateLine || page.isDated(line) ? [] : page.read(line).clocks;
    if (span.length > begin.length + 2 && span.startsWith(begin)) return text.replace(begin, span);
  }
  return text;
}

/** A line that is only a month gives it to the days below it. */
function isMonth(page: PlainPage, line: PagePart): boolean {
  const { month, dates } = page.read(line);
  return month !== undefined && dates.length === 0 && /^\p{L}+\.?(?:\s+\d{4})?$/u.test(line.node.text ?? '');
}

function toEnd(page: PlainPage, line: PagePart): string {
  const { dates, clocks } = page.read(line);
  const text = page.getText(line);
  const [first] = dates;
  return first ? ` – ${text.slice(first.from, first.to)} ${clocks[0] ?? ''}` : '';
}

/** Whether a line is the label of the next one: 'Venue' before 'Parish Hall' in a row or a block of two. */
function isLabel({ kind, node, parent }: PagePart): boolean {
  const isFirst = parent?.parts.length === 2 && /^[^\d]{1,24}$/.test(node.text ?? '');
  return (
    (isFirst || kind === 'dt') &&
    parent?.parts.at(-1)?.node !== node &&
    findRole(node.text ?? '') !== undefined
  );
}

function toLabel({ kind, node, parent }: PagePart): string {
  const before = parent?.parts[parent.parts.findIndex((part) => part.node === node) - 1];
  const isValue = kind !== 'dt' && before?.node.text !== undefined && isLabel(before);
  return isValue ? `${before.node.text?.replace(/(?<![\s:：])[\s:：]+$/, '')}: ` : '';
}

function setDescription(page: PlainPage, record: PlainRecord, title: PlainTitle, event: FoundEvent): void {
  const { lines, dateLine, time, place, dateText } = record;
  const skipped = [title.line, time, place, ...(dateText === undefined ? [] : [dateLine])];
  const rest = lines.filter(
    (line) =>
      !skipped.includes(line) &&
      (line !== dateLine || page.read(line).words.length > event.title.length + 20) &&
      !isAction(line.node.text ?? ''),
  );
  const description = rest.map(({ node }) => node.text ?? '').join('\n');
  if (description) event.description = description.slice(0, limits.description);
  else delete event.description;
}

function setPlace(
  page: PlainPage,
  record: PlainRecord,
  { shared, beside: known }: { shared: readonly PagePart[]; beside: PlaceBeside | undefined },
  event: FoundEvent,
): void {
  const { evidence } = event;
  const { place: hall, city } = record;
  const place = hall ?? city;
  const written = place && oneLine(toPlaceName(page, place), limits.line);
  // A cell can have no more than a dash, or 'TBA'
  const name = written && /[\p{L}\p{N}]/u.test(written) && !isToBeAnnounced(written) ? written : undefined;
  const town = hall && city ? oneLine(city.node.text ?? '', limits.line) : '';
  if (place && name) event.venue = { name, ...(town && { city: town }) };
  if (place && name) evidence.venue = placeOf(place);
  const isKnown = known && (known.line.node.place !== undefined || !event.title.includes(known.name));
  const own = isKnown ? known : findHallLine(page, record, event.title);
  const field = place ? undefined : (findPlaceField(page, record) ?? own);
  if (event.venue && !field) return;
  const beside = field ?? findPlaceBeside(page, record, event.title);
  if (beside) {
    event.venue = { name: oneLine(beside.name, limits.line) };
    evidence.venue = placeOf(beside.line);
    return;
  }
  const common = findSharedPlace(page, record, shared);
  if (!common) return;
  event.venue = { name: common.name };
  evidence.venue = { ...placeOf(common.line), notes: [{ code: 'fromSeries' }] };
}

/** Whether a text says that something is not known yet. */
const isToBeAnnounced = (text: string): boolean => /^(?:tb[acd]|t\.b\.[acd]\.?|n\.\s?n\.?)$/i.test(text);

/** The event's own page: the link of its title, else its first link. */
function findAddress(
  page: PlainPage,
  { lines }: PlainRecord,
  { line }: PlainTitle,
  url: string,
): string | undefined {
  const linked = [...(line ? [line] : []), ...lines].filter(({ node: { href = '' } }) =>
    /^(?!#)./.test(href),
  );
  const [first] = linked.toSorted((one, other) => Number(isControl(one)) - Number(isControl(other)));
  const address = resolveWebAddress(first?.node.href ?? '', url);
  return address && page.lines.length > 0 ? address : undefined;
}

const isControl = ({ node: { link = '' } }: PagePart): boolean => isAction(link);

/** Of a year that only the order of the list tells, the next stays possible where the date is over. */
function assumeYear(page: PlainPage, event: FoundEvent): void {
  const note: Note = { code: 'nextSuchDay' };
  addNote(event, 'start', note);
  const { start, end, allDay, alternatives = [] } = event;
  if (start.local.slice(0, 10) >= page.reader.today || alternatives.length > 0) return;
  const later = (time: FoundEvent['start']) => ({
    ...time,
    local: `${Number(time.local.slice(0, 4)) + 1}${time.local.slice(4)}`,
  });
  if (start.local.slice(5, 10) === '02-29') return;
  event.alternatives = [{ start: later(start), ...(end && { end: later(end) }), allDay, reason: 'year' }];
}
