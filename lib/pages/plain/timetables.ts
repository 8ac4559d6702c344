import type { FoundEvent } from '../foundEvent';
import type { PlainPage } from './page';
import type { PlainRecord } from './record';
import type { PagePart } from './tree';

/** A record and the event that was read of it. */
interface ReadRecord {
  record: PlainRecord;
  event: FoundEvent;
}

/** Entries that only the timetable of one event has. */
const breaks =
  /^(?:(?:coffee|tea|lunch|comfort) break|lunch|(?:kaffee|mittags)pause|mittagessen|pause(?:[ -](?:café|déjeuner))?|déjeuner|pausa(?:[ -](?:café|caffè|pranzo|almuerzo|almoço))?|coffee[ -]break|almuerzo|almoço|pranzo|(?:koffie|thee|lunch)pauze|przerwa(?: (?:kawowa|obiadowa))?|休憩|昼食)(?:休憩|(?= ?[(（])|$)/u;
/** Breaks by which a list is a timetable. */
const leastBreaks = 2;

const toDay = (local: string): string => local.slice(0, 10);

/** Leaves out the items of a timetable with breaks, below an event that takes all of its days: a conference. */
export function dropTimetables<Read extends ReadRecord>(page: PlainPage, read: readonly Read[]): Read[] {
  const sectionOf = ({ record: { dateLine } }: ReadRecord): PagePart | undefined =>
    page.getHeadings(dateLine).find(({ rank }) => rank < 7)?.line;
  const pauses = read.filter(({ event: { title } }) => breaks.test(title.toLowerCase()));
  if (pauses.length < leastBreaks) return [...read];
  const sections = new Set(pauses.map(sectionOf));
  const isItem = (one: Read) => !one.event.allDay && sections.has(sectionOf(one));
  const whole = read.filter((one) => one.event.allDay && !isItem(one));
  const isCovered = ({ event }: Read) =>
    whole.some(
      ({ event: { start, end } }) =>
        toDay(event.start.local) >= toDay(start.local) &&
        toDay(event.start.local) <= toDay((end ?? start).local),
    );
  return read.filter((one) => !(isItem(one) && isCovered(one)));
}
