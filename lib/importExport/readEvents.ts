import * as z from 'zod/mini';
import { Fault } from '../errors';
import type { EventTime, FoundEvent } from '../pages/foundEvent';
import type { CalendarEntries, CalendarEntry } from '../pages/ics';
import { type ColumnRole, findRole } from '../pages/plain/labels';
import { oneLine, resolveWebAddress, tidy } from '../pages/plainText';
import { isExistingDay, isZone } from '../shared/time';
import { type CsvRow, readCsv } from './csv';
import { type EventColumn, eventColumns, toNameList } from './eventFiles';
import { parseJsonFile } from './json';

/** Values of an event of a file, as texts. */
type Values = Partial<Record<EventColumn, string>>;

/** A table of events: its header, and its rows below. */
export interface EventTable {
  header: string[];
  rows: CsvRow[];
}

/** Which column of a table says what, by its index. */
export type ColumnChoice = Partial<Record<EventColumn, number>>;

/** How a table writes days with digits alone: the day or the month first. */
export type DayOrder = 'day' | 'month';

const limits = { rows: 10_000, line: 300, description: 20_000, list: 20 };

/** Reads a CSV file with a header. @throws Fault `badInput/noEventColumns` without rows; `badInput/quoteOpen` */
export function readEventTable(text: string): EventTable {
  const [header, ...rows] = readCsv(text);
  if (header === undefined || header.fields.length < 2)
    throw new Fault({ kind: 'badInput', reason: 'noEventColumns' });
  return { header: header.fields.map((field) => field.trim()), rows };
}

/** Names that columns have in files of other programs, in lower case; for other languages see `ofRoles`. */
const otherNames: Record<EventColumn, RegExp> = {
  title: /^(?:event ?)?(?:title|name|subject|summary|event)$/,
  startDate: /^(?:event )?(?:start ?date|date|day|start|begin(?:s|n)?|dtstart)$/,
  startTime: /^(?:event )?(?:start ?time|time|begin ?time)$/,
  endDate: /^(?:event )?(?:end ?date|end|ends|dtend|enddatum|ende)$/,
  endTime: /^(?:event )?end ?time$/,
  allDay: /^all[ -]?day(?: event)?$/,
  timeZone: /^time ?zone$/,
  venue: /^(?:event )?(?:venue(?: name)?|location|place|where)$/,
  organizers: /^(?:event )?(?:organi[sz]ers?(?: names?)?|host)$/,
  categories: /^(?:event )?(?:categor(?:y|ies)|kategorien?)$/,
  tags: /^(?:event )?tags?$/,
  cost: /^(?:event )?(?:cost|price|preis|prix|precio|prezzo)$/,
  website: /^(?:event )?(?:website|url|link|web)$/,
  image: /^(?:event )?(?:featured image|image|picture|photo|bild)$/,
  description: /^(?:event )?(?:description|details|text|notes|body|beschreibung)$/,
};

/** What columns of tables in pages are about, by the words of nine languages. */
const ofRoles: Partial<Record<EventColumn, ColumnRole>> = {
  title: 'title',
  startDate: 'date',
  startTime: 'time',
  venue: 'place',
};

/** The columns that the header names: in our own words, in those of other programs, or as tables in pages do. */
export function guessColumns({ header }: Pick<EventTable, 'header'>): ColumnChoice {
  const choice: ColumnChoice = {};
  const taken = new Set<number>();
  const names = header.map((name) => name.toLowerCase());
  const choose = (column: EventColumn, fits: (name: string) => boolean) => {
    if (choice[column] !== undefined) return;
    const at = names.findIndex((name, index) => !taken.has(index) && fits(name));
    if (at === -1) return;
    taken.add(at);
    choice[column] = at;
  };
  const columns = Object.keys(eventColumns) as EventColumn[];
  for (const column of columns) choose(column, (name) => name === eventColumns[column].toLowerCase());
  for (const column of columns) choose(column, (name) => otherNames[column].test(name));
  for (const column of columns)
    choose(column, (name) => ofRoles[column] !== undefined && findRole(name) === ofRoles[column]);
  return choice;
}

/** Whether the days of a table can be read both ways: `3/4/2027`. */
export function findDayOrder(table: EventTable, { startDate }: ColumnChoice): DayOrder | 'open' | undefined {
  if (startDate === undefined) return undefined;
  const found = table.rows.flatMap(({ fields }) => {
    const [, first, , second] = /^\s*(\d{1,2})([/.-])(\d{1,2})\2\d{4}/.exec(fields[startDate] ?? '') ?? [];
    return first === undefined ? [] : [[Number(first), Number(second)]];
  });
  if (found.length === 0) return undefined;
  if (found.some(([first = 0]) => first > 12)) return 'day';
  if (found.some(([, second = 0]) => second > 12)) return 'month';
  return table.rows.some(({ fields }) => /^\s*\d{1,2}\./.test(fields[startDate] ?? '')) ? 'day' : 'open';
}

/** The events of a table. @param order for days with digits alone */
export function readTableEvents(table: EventTable, choice: ColumnChoice, order: DayOrder): CalendarEntries {
  const values = table.rows.slice(0, limits.rows).map(({ fields }): Values => {
    const named = Object.entries(choice).map(([column, at]) => [column, fields[at] ?? '']);
    return Object.fromEntries(named);
  });
  return toEntries(values, order, table.rows.length > limits.rows);
}

const Texts = () => z.catch(z.array(z.string()), []);
const Text = () => z.catch(z.string(), '');
const Saved = () =>
  z.object({
    ...{ title: Text(), start: Text(), end: Text(), timeZone: Text(), venue: Text(), cost: Text() },
    ...{ website: Text(), image: Text(), description: Text(), uid: Text() },
    allDay: z.catch(z.boolean(), false),
    ...{ organizers: Texts(), categories: Texts(), tags: Texts() },
  });

/**
 * The events of a JSON file: an array of them, or an object with one in `events`, as `writeEventsJson` writes it.
 * @throws Fault `badInput/jsonBroken`, `badInput/noEventColumns`
 */
export function readJsonEvents(text: string): CalendarEntries {
  const parsed = z
    .union([z.array(z.unknown()), z.object({ events: z.array(z.unknown()) })])
    .safeParse(parseJsonFile(text));
  if (!parsed.success) throw new Fault({ kind: 'badInput', reason: 'noEventColumns' });
  const list = Array.isArray(parsed.data) ? parsed.data : parsed.data.events;
  const values = list.slice(0, limits.rows).flatMap((each): Values[] => {
    const read = Saved().safeParse(each);
    if (!read.success) return [{}];
    const { start, end, allDay, organizers, categories, tags, ...event } = read.data;
    const lists = {
      organizers: toNameList(organizers),
      categories: toNameList(categories),
      tags: toNameList(tags),
    };
    const from = { startDate: start.slice(0, 10), startTime: allDay ? '' : start.slice(11, 16) };
    const to = { endDate: end.slice(0, 10), endTime: allDay ? '' : end.slice(11, 16) };
    return [{ ...event, ...lists, ...from, ...to, allDay: String(allDay) }];
  });
  return toEntries(values, 'day', list.length > limits.rows);
}

const fromList = (text = ''): string[] =>
  (text.match(/"[^"]*"|[^,;|"]+/g) ?? [])
    .map((name) => oneLine(name.replaceAll('"', ''), limits.line))
    .filter(Boolean)
    .slice(0, limits.list);

function toEntries(all: readonly Values[], order: DayOrder, isCutShort: boolean): CalendarEntries {
  const read = all.map((values) => toEvent(values, order));
  return {
    entries: read.flatMap((event): CalendarEntry[] =>
      event ? [{ event, extraStarts: [], excludedStarts: [] }] : [],
    ),
    unreadable: all.flatMap(({ title = '', startDate = '' }, at) => (read[at] ? [] : [title || startDate])),
    todos: 0,
    journals: 0,
    isCutShort,
  };
}

function toEvent(values: Values, order: DayOrder): FoundEvent | undefined {
  const { startDate = '', startTime = '', endDate = '', endTime = '', timeZone = '' } = values;
  const title = oneLine(values.title ?? '', limits.line);
  // Some files have the time behind the day, in one column
  const day = readTableDay(startDate, order);
  const clock = readTableClock(startTime || startDate.replace(/^\s*[\d/.-]+[T ]?/, ''));
  if (title === '' || day === undefined || clock === 'unclear') return undefined;
  const lastDay = readTableDay(endDate, order) ?? day;
  const lastClock = readTableClock(endTime || endDate.replace(/^\s*[\d/.-]+[T ]?/, ''));
  const allDay = /^\s*(?:true|yes|1|ja|oui|s[ií])\s*$/i.test(values.allDay ?? '') || clock === undefined;
  const zone = isZone(timeZone) && timeZone.includes('/') ? { zone: timeZone } : {};
  const time = (date: string, at: string): EventTime => ({ local: `${date}T${at}:00`, ...zone });
  const start = time(day, allDay ? '00:00' : (clock ?? '00:00'));
  const isEnded = allDay ? endDate.trim() !== '' : lastClock !== undefined && lastClock !== 'unclear';
  const end = allDay
    ? { ...time(lastDay, '23:59'), local: `${lastDay}T23:59:59` }
    : time(lastDay, String(lastClock));
  const organizers = fromList(values.organizers).map((name) => ({ name }));
  const keywords = [...new Set([...fromList(values.categories), ...fromList(values.tags)])];
  const venue = oneLine(values.venue ?? '', limits.line);
  const texts = {
    description: tidy(values.description ?? '', limits.description),
    cost: oneLine(values.cost ?? '', limits.line),
    url: resolveWebAddress((values.website ?? '').trim(), 'about:blank'),
    image: resolveWebAddress((values.image ?? '').trim(), 'about:blank'),
  };
  return {
    title,
    start,
    ...(isEnded && end.local >= start.local && { end }),
    allDay,
    ...(venue !== '' && { venue: { name: venue } }),
    organizers,
    keywords,
    ...Object.fromEntries(Object.entries(texts).filter(([, text]) => text)),
    source: 'text',
    evidence: {},
  };
}

/** `2027-05-07` of a day in digits, whichever order they have; undefined for none that exists. */
export function readTableDay(text: string, order: DayOrder): string | undefined {
  const [, year, month, day] = /^\s*(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})/.exec(text) ?? [];
  const [, first, second, last] = /^\s*(\d{1,2})[-/.]\s?(\d{1,2})[-/.]\s?(\d{4})/.exec(text) ?? [];
  const parts = year
    ? [year, month, day]
    : last
      ? order === 'day'
        ? [last, second, first]
        : [last, first, second]
      : [];
  const date = parts.map((part = '') => part.padStart(2, '0')).join('-');
  return isExistingDay(date) ? date : undefined;
}

/** `19:30` of a time of day; undefined for none, `unclear` for a text that is none. */
export function readTableClock(text: string): string | undefined {
  const written = text.slice(0, 100).replace(/\s+/g, ' ').trim();
  if (written === '') return undefined;
  const [, hour, minute = '00', half] =
    /^(\d{1,2})(?:[:.h](\d{2}))?(?::\d{2})? ?(?:([ap])\.?m\.?)? ?(?:uhr|h)?$/i.exec(written) ?? [];
  if (hour === undefined) return 'unclear';
  const at = half ? (Number(hour) % 12) + (half.toLowerCase() === 'p' ? 12 : 0) : Number(hour);
  return at > 23 || Number(minute) > 59 ? 'unclear' : `${String(at).padStart(2, '0')}:${minute}`;
}
