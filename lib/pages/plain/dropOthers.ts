import type { FoundEvent } from '../foundEvent';
import { isFreeDay, isNoneOf, isNothing } from './calledOff';
import { isAction, isBulletin, isMinutesOf } from './labels';
import { findRegistration, isAnnouncement, isClosure, isLimit } from './notices';
import { getRank, type PlainPage } from './page';
import type { PlainRecord } from './record';
import { findSentence } from './sentences';
import { dropTimetables } from './timetables';
import { findAround, type PagePart } from './tree';

/** A record and the event that was read of it. */
export interface ReadRecord {
  record: PlainRecord;
  event: FoundEvent;
}

const eventWords =
  /event|calendar|meeting|concert|gig|fixture|termin|veranstaltung|sitzung|événement|réunion|agenda|evento|reunion|reunião|riunion|appuntament|evenement|vergadering|wydarze|spotka|koncert|kalend|イベント|予定/i;

/**
 * Leaves out what is no event: news, which have no times, are all over and begin with the latest; and sentences that
 * mention a day beside an event with a time.
 */
export function dropOthers(page: PlainPage, read: readonly ReadRecord[]): ReadRecord[] {
  if (read.some(({ record }) => record.isTaught)) return [...read];
  const isTimed = read.some(({ event }) => !event.allDay);
  const days = read.map(({ event }) => event.start.local.slice(0, 10));
  const arePast = days.every((day) => day < page.reader.today);
  const areFalling = days.length > 1 && days.every((day, at) => at === 0 || day <= (days[at - 1] ?? ''));
  const names = `${page.outline.title} ${page.outline.heading ?? ''}`;
  const headings = read.flatMap(({ record }) =>
    page.getHeadings(record.dateLine).map(({ line }) => line.node.text),
  );
  if (!isTimed && arePast && areFalling && !eventWords.test(`${names} ${headings.join(' ')}`)) return [];
  // The time that all share, or that of the next line, is none of a sentence
  const isProse = ({ record: { dateLine, dateText }, event }: ReadRecord) => {
    const { clocks, words } = dateText === undefined ? page.read(dateLine) : page.reader.read(dateText);
    const isOver = event.start.local.slice(0, 10) < page.reader.today;
    return (
      (event.allDay || clocks.length === 0) &&
      /^(?:p|div|line)$/.test(dateLine.kind) &&
      !isLedByDate(page, dateLine) &&
      words.length > (isOver && event.allDay ? 40 : 60) &&
      (isOver || !isAnnouncement(dateText ?? findSentence(page, dateLine)))
    );
  };
  const isProseBeside = (one: ReadRecord) =>
    isProse(one) &&
    read.some(
      (other) =>
        !isProse(other) && (!other.event.allDay || other.event.start.local === one.event.start.local),
    );
  const isIssue = ({ record: { dateLine }, event }: ReadRecord) =>
    event.allDay &&
    (getRank(dateLine) !== undefined || /^(?:p|line|div)$/.test(dateLine.kind)) &&
    isBulletin(dateLine.node.text ?? '');
  // Documents of a meeting that is over, beside those to come
  const isOver = ({ record: { dateLine }, event }: ReadRecord) =>
    event.allDay &&
    event.start.local.slice(0, 10) < page.reader.today &&
    isAction(page.read(dateLine).words.replaceAll(',', ''));
  const isRecorded = ({ record: { dateLine }, event }: ReadRecord) =>
    event.allDay &&
    event.start.local.slice(0, 10) < page.reader.today &&
    isMinutesOf(page.read(dateLine).words);
  // The day on which the page was written: nothing else of the page stands in such a place
  const places = read.map(({ record: { dateLine } }) => placeOf(dateLine));
  const isFirst = ({ record: { dateLine } }: ReadRecord) =>
    read.every(({ record }) => record.dateLine.from >= dateLine.from);
  const isPosting = ({ record, record: { dateLine }, event }: ReadRecord) =>
    event.allDay &&
    event.end === undefined &&
    event.start.local.slice(0, 10) <= page.reader.today &&
    page.getText(dateLine) === dateLine.node.text &&
    places.filter((place) => place === placeOf(dateLine)).length === 1 &&
    bylineOrNothing.test(page.read(dateLine).words) &&
    (page.countDated(dateLine.parent ?? dateLine) < 3 || isFirst({ record, event }));
  const isRegistering = ({ record: { dateLine } }: ReadRecord) =>
    getRank(dateLine) === undefined &&
    (isOfRegistration(page, dateLine) ||
      isClosure(page.getText(dateLine), dateLine.kind) ||
      isLimit(page.getText(dateLine), page.read(dateLine).dates, page.read(dateLine).words));
  // The day above the text, repeated with its time below it
  const timed = new Set(read.flatMap(({ event }) => (event.allDay ? [] : toDay(event))));
  const isRepeated = ({ event }: ReadRecord) =>
    event.allDay && event.end === undefined && timed.has(toDay(event));
  const events = dropFree(page, read, `${names} ${headings.join(' ')}`);
  const others = events.filter((one) => !isRegistering(one));
  const own = dropTimetables(page, dropArchives(page, others.length > 0 ? others : events)).filter(
    (one) =>
      (arePast || !isRecorded(one)) &&
      !isRepeated(one) &&
      !isProseBeside(one) &&
      !(isTimed && !arePast && (isIssue(one) || isOver(one))) &&
      !(!arePast && isPosting(one)),
  );
  return dropFrames(page, own);
}

/** Whether a line begins with its date, apart from what follows: 'Friday 9 October – Meeting …'. */
const isLedByDate = (page: PlainPage, line: PagePart): boolean => {
  const { dates } = page.read(line);
  const isApart = ({ to }: { to: number }) => /^\s*[:–—|-]/.test(page.getText(line).slice(to));
  return dates[0]?.from === 0 && dates.some(isApart);
};

const bylineOrNothing = /^(?:(?:by|par|por|von|door|av|autor:?) \p{Lu}[\p{L}.' -]{1,40})?$/u;
const toDay = ({ title, start }: FoundEvent): string => `${start.local.slice(0, 10)} ${title.toLowerCase()}`;

/** Part of the events of a list that have a time, for the others to be exceptions. */
const mostTimed = 0.6;

/**
 * Leaves out days on which nothing takes place. Among days without times a free one is an entry of its own.
 * @param names what the page and its lists are about
 */
function dropFree(page: PlainPage, read: readonly ReadRecord[], names: string): readonly ReadRecord[] {
  const titles = `${names} ${read.map(({ event: { title } }) => title).join(' ')}`;
  const isTimed = ({ record: { lines } }: ReadRecord) =>
    lines.some((line) => page.read(line).clocks.length > 0);
  const isFree = (one: ReadRecord) =>
    isNoneOf(one.event.title, titles) ||
    (isFreeDay(one.event.title) && one.event.end === undefined && !isTimed(one));
  const events = read.filter(({ event }) => !isNothing(event.title));
  const held = events.filter((one) => !isFree(one));
  const timed = held.filter(({ event }) => !event.allDay);
  return timed.length > 0 && timed.length >= held.length * mostTimed ? held : events;
}

/** Whether the sentence of a date is of registration, and not of that on a later day: '5 May, 2 pm; book by 1 May'. */
function isOfRegistration(page: PlainPage, line: PagePart): boolean {
  const sentence = findSentence(page, line);
  const at = findRegistration(sentence);
  const [first, ...others] = page.reader.read(sentence).dates;
  return at >= 0 && !(first?.from === 0 && first.to <= at && others.some(({ from }) => from > at));
}

/** The kinds of the parts around a line, from the page to the line. */
function placeOf(line: PagePart): string {
  const kinds: string[] = [];
  for (let part: PagePart | undefined = line; part; part = part.parent) kinds.unshift(part.kind);
  return kinds.join('>');
}

const lists = /^(?:table|ul|ol|dl)$/;

/** What holds a record with those of its kind: its list, else the heading of its section, unless that is a month. */
function findGroup(page: PlainPage, { dateLine }: PlainRecord): PagePart | undefined {
  let part = dateLine.parent;
  while (part && !lists.test(part.kind)) part = part.parent;
  if (part) return part;
  // Articles beside each other are one list, though each has a heading
  const article = findAround(dateLine, 'article');
  if (article?.parent && article.parent.parts.filter(({ kind }) => kind === 'article').length > 1)
    return article.parent;
  const heading = page.getHeadings(dateLine).find(({ rank }) => rank < 7)?.line;
  return heading && page.read(heading).month === undefined && !page.isDated(heading) ? heading : undefined;
}

/** Leaves out lists and sections of which all is over, where others of the page have events to come. */
function dropArchives(page: PlainPage, read: readonly ReadRecord[]): readonly ReadRecord[] {
  const isComing = ({ event: { start, end } }: ReadRecord) =>
    (end ?? start).local.slice(0, 10) >= page.reader.today;
  const coming = new Set(read.filter(isComing).map(({ record }) => findGroup(page, record)));
  return coming.size === 0
    ? read
    : read.filter((one) => {
        const group = findGroup(page, one.record);
        return group === undefined || coming.has(group) || one.event.alternatives !== undefined;
      });
}

/** Leaves out the days of a whole programme, told in a heading above the events of its days. */
function dropFrames(page: PlainPage, read: readonly ReadRecord[]): ReadRecord[] {
  const [first, ...others] = read;
  if (!first || others.length < 2) return [...read];
  const { start, end, allDay } = first.event;
  if (!allDay || end === undefined) return [...read];
  const { dateLine } = first.record;
  const isBare = getRank(dateLine) !== undefined && page.read(dateLine).words === '';
  if (!isBare && others.some(({ event }) => event.allDay)) return [...read];
  const isWithin = ({ event }: ReadRecord) =>
    event.start.local.slice(0, 10) >= start.local.slice(0, 10) && event.start.local <= end.local;
  return others.every(isWithin) ? others : [...read];
}
