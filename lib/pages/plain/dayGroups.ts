import { addDays, readDay, toDate, type WrittenDay } from '../text/days';
import { getWeekday } from '../times/dates';
import { withoutTimeRemarks } from './labels';
import type { LineReading } from './lineReader';
import { toDayText } from './ownDays';
import type { PlainPage } from './page';
import { findSentence } from './sentences';
import type { PagePart } from './tree';

type PlainDate = LineReading['dates'][number];

/** A time in a line, and where it stands. */
interface Clock {
  text: string;
  from: number;
  to: number;
}

/** Days of a line and the times that are told of them. */
interface DayGroup {
  dates: PlainDate[];
  clocks: Clock[];
}

/**
 * The texts of a line that tells times for some days and others for further ones, one for each event: 'Fri 22 and Sat 23
 * January at 8.30pm, Sun 24 January at 4pm', '21–23 January, 7.30pm, Saturday matinee 2pm'. None for other lines.
 */
export function toGroupedTexts(page: PlainPage, line: PagePart): string[] {
  if (page.read(line).dates.length === 0) return [];
  const text = findSentence(page, line);
  const { dates, clocks, hasRoles, isSeries } = page.reader.read(text);
  const [date, ...others] = dates;
  if (!date || hasRoles || isSeries) return [];
  const sentence = { text, clocks: findClocks(text, clocks) };
  if (others.length > 0) return splitGroups(page, sentence, dates);
  const days = () => toDates(page, line, date);
  return splitException(page, sentence, date, days) ?? splitNights(sentence, date, days);
}

/** A sentence and its times in their order. */
interface Sentence {
  text: string;
  clocks: readonly Clock[];
}

function findClocks(text: string, clocks: readonly string[]): Clock[] {
  let from = 0;
  return clocks.map((clock) => {
    const at = text.indexOf(clock, from);
    from = at + clock.length;
    return { text: clock, from: at, to: from };
  });
}

function splitGroups(page: PlainPage, { text, clocks }: Sentence, dates: readonly PlainDate[]): string[] {
  const groups: DayGroup[] = [];
  for (const item of [...dates, ...clocks].sort((one, other) => one.from - other.from)) {
    const open = groups.at(-1);
    if ('date' in item) {
      if (open && isSpan(text.slice(open.clocks.at(-1)?.to ?? item.from, item.from))) return [];
      if (!open || open.clocks.length > 0) groups.push({ dates: [item], clocks: [] });
      else open.dates.push(item);
    } else if (open) open.clocks.push(item);
    else return [];
  }
  const [begin, end] = [dates[0]?.from ?? 0, clocks.at(-1)?.to ?? 0];
  const isWhole = groups.every((group) => group.clocks.length > 0);
  const isBare = !/\p{L}{3}/u.test(withoutTimeRemarks(page.reader.read(text.slice(begin, end)).words));
  if (groups.length < 2 || !isWhole || !isBare) return [];
  const year = dates.flatMap(({ date }) => date.readings[0]?.year ?? date.last?.year ?? []).at(-1);
  const rest = `${text.slice(0, begin)}${text.slice(end)}`;
  return groups.flatMap((group) =>
    group.dates.flatMap((date) =>
      toDays(text, date, year).flatMap((day) =>
        group.clocks.map((clock) => `${day}, ${withoutLink(clock.text)}\n${rest}`),
      ),
    ),
  );
}

/** '5 December 2pm – 6 December 6pm' is one event. */
const isSpan = (between: string): boolean =>
  /^\s*(?:[-–—~〜]|to|until|bis|au|al?|até|tot|do|till)\s*$/iu.test(between);

/** '2pm and 7pm' are two times. */
const withoutLink = (clock: string): string =>
  clock.replace(/^(?:and|und|et|y|e|en|i|och|&|\+)\s+(?=\S{3})/iu, '');

/** The text of each day of a date. */
const toDays = (text: string, { date, from, to }: PlainDate, year: number | undefined): string[] =>
  date.more.length === 0
    ? [text.slice(from, to)]
    : listDays(date).map((day) => toDayText({ ...(year !== undefined && { year }), ...day }));

const listDays = ({ readings, more }: PlainDate['date']): WrittenDay[] => [
  ...readings.slice(0, 1),
  ...more.map(({ first }) => first),
];

/** Most days of a span whose evenings are events of their own. */
const mostNights = 14;

/** The days of a list or a short span, with the year that the page gives or the next one. */
function toDates(page: PlainPage, line: PagePart, { date }: PlainDate): string[] {
  const [first] = date.readings;
  if (!first || date.more.some(({ last }) => last)) return [];
  const known =
    first.year ?? date.last?.year ?? date.more.at(-1)?.first.year ?? page.findYears(line).years[0];
  const toKnown = (day: WrittenDay) =>
    readDay({ ...day, ...(known !== undefined && { year: known }) }, page.reader.today, undefined)?.date ??
    '';
  if (!date.last) return listDays(date).map(toKnown);
  const last = toKnown(date.last);
  const begin = toDate({ ...first, year: Number(last.slice(0, 4)) }) ?? '';
  const days: string[] = [];
  for (let day = begin; day !== '' && day <= last && days.length <= mostNights; day = addDays(day, 1))
    days.push(day);
  return days.length > mostNights ? [] : days;
}

const toText = (date: string): string => {
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number);
  return toDayText({ year, month, day });
};

const further =
  /(?<!\p{L})(?:matin[eé]e?s?|also|extra|additional|plus|zusätzlich|auch|nachmittagsvorstellung|aussi|supplémentaire|también|además|anche|pomeridiana|também|ook|middagvoorstelling|także|dodatkowo|även|också)(?!\p{L})/iu;
/** Words between a day and a time of its own. */
const fillers =
  /^(?:with|a|an|and|on|at|the|performances?|shows?|only|mit|einer|eine|und|am|um|uhr|vorstellung|avec|une|et|le|la|à|séance|représentation|h|con|una|y|el|los|las|a|función|sesión|e|il|al|alle|ore|spettacolo|replica|com|uma|no|aos?|às|sessão|met|een|en|op|om|uur|voorstelling|oraz|w|o|spektakl|med|en|på|kl|föreställning|pm|am|p|m)$/iu;

/**
 * The days of one list or span with a time, one of which has another time, or one more: 'with a matinee on the Saturday
 * at 2.30pm', 'Sunday 4pm'.
 */
function splitException(
  page: PlainPage,
  { text, clocks }: Sentence,
  date: PlainDate,
  toDays: () => string[],
): string[] | undefined {
  const [clock, other, ...others] = clocks;
  if (!clock || !other || others.length > 0 || clock.from < date.to) return undefined;
  const between = text.slice(clock.to, other.from);
  const words = `${between} ${other.text}`.match(/\p{L}+/gu) ?? [];
  const toWeekday = (word: string) =>
    page.reader.findWeekday(word) ?? page.reader.findWeekday(word.replace(/s$/, ''));
  const weekdays = new Set(
    words.flatMap((word) => (word.length > 1 && !fillers.test(word) ? (toWeekday(word) ?? []) : [])),
  );
  const [weekday, ...more] = weekdays;
  const isPlain = words.every(
    (word) => fillers.test(word) || further.test(word) || every.test(word) || toWeekday(word) !== undefined,
  );
  if (weekday === undefined || more.length > 0 || !isPlain) return undefined;
  const days = toDays();
  if (!days.some((day) => getWeekday(day) === weekday)) return undefined;
  const rest = `${text.slice(0, date.from)}${text.slice(other.to)}`;
  const isFurther = further.test(between) || further.test(text.slice(other.to, other.to + 20));
  return days.flatMap((day) => {
    const isOwn = getWeekday(day) === weekday;
    const times = [...(isOwn ? [other] : []), ...(isOwn && !isFurther ? [] : [clock])];
    return times.map((time) => `${toText(day)}, ${time.text}\n${rest}`);
  });
}

const every =
  /(?<!\p{L})(?:nightly|each (?:night|evening|day)|every (?:night|evening)|jeweils|chaque soir|tous les soirs|cada noche|todas las noches|ogni sera|tutte le sere|cada noite|todas as noites|elke avond|telkens|co wieczór|varje kväll)(?!\p{L})|各日|毎晩/iu;

/** The evenings of a span of days with one time for each: '21–23 January, 7.30pm nightly'. */
function splitNights({ text, clocks }: Sentence, date: PlainDate, toDays: () => string[]): string[] {
  const [clock, ...others] = clocks;
  if (!date.date.last || !clock || others.length > 0 || !every.test(text)) return [];
  // '10–17 Uhr' is when something is open
  if (/\d\s?(?:[-–—]|to|bis|à|al?|t\/m|tot|do|till)\s?\d/iu.test(clock.text)) return [];
  const rest = `${text.slice(0, date.from)}${text.slice(Math.max(date.to, clock.to))}`.replace(every, '');
  return toDays().map((day) => `${toText(day)}, ${clock.text}\n${rest}`);
}
