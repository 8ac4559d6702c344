import { addDays, findMonthDay } from '../text/days';
import { spellOutDays } from './dayLists';
import type { LineReader, LineReading } from './lineReader';
import { isDeadline } from './notices';
import { monthNames, withoutPickers } from './ownDays';
import { readRows } from './rows';
import { findAround, type PagePart } from './tree';

/** The month that stands above a line, and its year. */
export interface MonthAbove {
  month: number;
  year?: number | undefined;
}

/** 'Sat 3', '3 – Jumble sale', '12, 19 & 26', '16-17', 'Du 13 au 28', '30 e 31 sáb e dom'. */
const dayForm =
  /^(?:(?:du|del|dal|de|vom|van|from|od)\s(?=(?:\p{L}{2,13}\.?\s)?\d{1,2}[.º]?\s(?:au|al|a|bis|tot|t\/m|to|do)\s))?(?<weekday>\p{L}{2,13}(?:\.|['’])?,?\s+)?(?<day>\d{1,2})(?:st|nd|rd|th|er|\.|º|日)?(?:(?<list>(?:,\s\d{1,2}(?:st|nd|rd|th|er|\.|º|日)?(?!\d)){0,8},?\s?(?:&|\+|and|und|et|y|e|en|i|och|og)\s\d{1,2})(?:st|nd|rd|th|er|\.|º|日)?|\s?(?:[–—~〜>-]|(?:au|al|a|bis|tot|t\/m|to|do)\s)\s?(?:\p{L}{2,13}\.?\s)?(?<last>\d{1,2})[.º]?(?=\s?[:–—]\s|\s-\s|日?$))?(?:\s*[([]?(?<after>\p{L}{2,13}(?:\s(?:e|y|and|und|et|en|i|&)\s\p{L}{2,13})?)\.?[)\]]?)?(?=\s*(?:$|[:–—|-]))(?!\s*[:-]\d)(?!-\d)/u;
/** 'Lör 20 Årsmöte', 'Día 5, a las 18 h', 'Sat 3 10am': a weekday makes the number a day, whatever is behind it. */
const namedForm =
  /^(?<weekday>\p{L}{2,13}(?:\.|['’])?,?\s+)(?<day>\d{1,2})(?:st|nd|rd|th|er|\.|º)?(?=,\s|,?\s+(?:\d{1,2}(?:[:.h]\d|\s?[ap]m|\s?h|\s?uhr)|(?![AP]M\b)["“„«'‘(]?\p{Lu})|\s+(?:&|and|und|et|y|e|en|i|och|to|bis|au|al|a|tot|t\/m|do|[–-])\s+\p{L}{2,13}\.?,?\s\d{1,2}(?![\d:.]))/u;
/** 'Mer 7 à 18h': a weekday and a time behind it make the number a day. */
const timedForm =
  /^(?<weekday>\p{L}{2,13}(?:\.|['’])?,?\s+)(?<day>\d{1,2})(?:st|nd|rd|th|er|\.|º)?(?=,?\s+(?:(?:à|at|um|om|alle|ore|a las|às|o|@)\s+)?\d{1,2}(?:[:.]\d\d|\s?(?:h|[ap]m|uhr|uur))(?![\p{L}])|,?\s+(?:à\s+)?\d{1,2}h\d\d|,?\s+(?:kl\.?|godz\.?)\s+\d)/u;

/** '5 Julmarknad kl 10–15': a time in the line makes the number before a name a day. */
const namedDay = /^(?<day>\d{1,2})\.?(?=\s\p{Lu}\p{L}{2})/u;

/** 'Día 8'. */
const dayNoun = /^(?:d[ií]as?|days?|tage?|jours?|giorn[oi]|dag(?:en)?|dzień|dni)\s?$/iu;

/** '5日(土)', '1日(火)~27日(日)' below '12月'. */
const japaneseDay =
  /^(\d{1,2}日\s?(?:[(（]\p{sc=Han}{1,2}[)）])?)(?:\s?[~〜～–-]\s?(\d{1,2}日\s?(?:[(（]\p{sc=Han}{1,2}[)）])?))?(?![\d間目])/u;

/**
 * The dates of lines that name no more than the day of a month, in full: '3 – Jumble sale' or 'Sat 3' below 'May 2027',
 * or beside it in a table, if at least two lines of the page are such.
 * @param findMonth the month above a line
 */
export function findMonthDays(
  lines: readonly PagePart[],
  reader: LineReader,
  findMonth: (line: PagePart) => MonthAbove | undefined,
): [line: PagePart, text: string][] {
  const spelt: [PagePart, string][] = [];
  const found: { line: PagePart; text: string }[] = [];
  const isJapanese = reader.context.pageLanguage?.startsWith('ja');
  for (const line of lines) {
    const text = line.node.text ?? '';
    const whole = reader.context.order === 'monthFirst' ? text : spellOutDays(text);
    if (whole !== text) {
      spelt.push([line, whole]);
      continue;
    }
    // '8.5 THU' is in August
    const dotted = isJapanese ? /^(1[0-2]|0?[1-9])\.(\d{1,2})(?=$|\s*[(（]?\p{L})/u.exec(text) : null;
    if (dotted && Number(dotted[2]) < 32) {
      found.push({ line, text: `${dotted[1]}月${dotted[2]}日${text.slice(dotted[0].length)}` });
      continue;
    }
    const japanese = japaneseDay.exec(text);
    const month = japanese && findMonth(line);
    if (japanese && month) {
      const toDay = (day: string) =>
        `${month.year === undefined ? '' : `${month.year}年`}${month.month}月${day}`;
      const last = japanese[2] === undefined ? '' : `〜${toDay(japanese[2])}`;
      found.push({ line, text: `${toDay(japanese[1] ?? '')}${last}${text.slice(japanese[0].length)}` });
      continue;
    }
    const day = toDay(line, reader, () => findMonth(line));
    if (day !== undefined) found.push({ line, text: day });
  }
  const days = withoutPickers(found);
  return [
    ...spelt,
    ...(days.length > 1 ? days.map(({ line, text }): [PagePart, string] => [line, text]) : []),
  ];
}

/** The text of a line that begins with the day of a month, with that month. */
function toDay(
  { node: { text = '', bold = '' } }: PagePart,
  reader: LineReader,
  findMonth: () => MonthAbove | undefined,
): string | undefined {
  if (!/^[^\d]{0,16}\d/.test(text) || text.length >= 300) return undefined;
  const isDayName = (words = '') =>
    words === '' ||
    dayNoun.test(words) ||
    words.split(/\s(?:e|y|and|und|et|en|i|&)\s/u).every((word) => reader.isWeekday(word));
  const small = text.toLowerCase();
  const { clocks } = reader.read(text);
  // A weekday and a number in bold are a day, whatever follows
  const apart = dayForm.exec(bold.toLowerCase());
  const match = [
    dayForm.exec(small),
    namedForm.exec(text),
    timedForm.exec(small),
    clocks.length > 0 ? namedDay.exec(text) : null,
    apart?.groups?.weekday && apart[0] === bold.toLowerCase() ? apart : null,
  ].find((found) => found && isDayName(found.groups?.weekday) && isDayName(found.groups?.after));
  const { weekday = '', day = '', list = '', last, after = '' } = match?.groups ?? {};
  if (!match || Number(day) < 1 || Number(day) > 31) return undefined;
  const { dates, isNamedDay = false } = reader.read(text);
  // 'Sun 22 10 am Walk. Register by 10 August'
  const isBehind = weekday !== '' && dates.length === 1 && isDeadline(text, dates);
  if (dates.length > 0 && !isNamedDay && !isBehind) return undefined;
  const above = findMonth() ?? findByWeekday(reader, weekday, Number(day));
  if (!above) return undefined;
  const span = last === undefined ? list : `–${last}`;
  const name = dayNoun.test(weekday) ? '' : weekday;
  const date = `${name}${after} ${day}${span} ${monthNames[above.month - 1]} ${above.year ?? ''}`;
  return `${date.trim()}${spellOutLater(text.slice(match[0].length), { ...above, day: Number(day) }, reader)}`;
}

/** Further days of a line, each with its weekday: '…, ven 16 à 18h, dim 18 à 20h30'. */
const laterDay =
  /(?<=^|[,;]\s|\s(?:&|and|und|et|y|e|en|i|och|to|bis|au|al|a|tot|t\/m|do|[–-])\s)(\p{L}{2,13})\.?,?\s(\d{1,2})(?:st|nd|rd|th|er|º|\.)?(?=[\s,;:]|$)(?!\s?(?:[ap]\.?m|uhr|uur|hrs?|h)(?!\p{L})|:\d)/giu;

/** What follows the first day of a line, with the month of each further day: that of the first or the next. */
function spellOutLater(text: string, first: MonthAbove & { day: number }, reader: LineReader): string {
  let { month, year, day: last } = first;
  return text.replace(laterDay, (whole: string, name: string, number: string) => {
    const day = Number(number);
    if (day < 1 || day > 31 || !reader.isWeekday(name)) return whole;
    if (day < last && month === 12 && year !== undefined) year++;
    if (day < last) month = (month % 12) + 1;
    last = day;
    return `${name} ${day} ${monthNames[month - 1]} ${year ?? ''}`.trim();
  });
}

/** The month of a day in the span that a heading tells: 'Mer 7' below 'Semaine du 7 au 13 octobre 2026'. */
export function toMonthOfSpan(
  dates: LineReading['dates'],
  { node: { text = '' } }: PagePart,
): MonthAbove | undefined {
  const [only, ...others] = dates;
  const [first] = only?.date.readings ?? [];
  const last = only?.date.last;
  const day = Number(/^\p{L}{2,13}(?:\.|['’])?,? (\d{1,2})(?!\d)/u.exec(text)?.[1]);
  if (!first || !last || others.length > 0 || Number.isNaN(day)) return undefined;
  const { month } = day >= first.day ? first : last;
  const isIn =
    first.month === last.month ? day >= first.day && day <= last.day : day >= first.day || day <= last.day;
  return isIn ? { month, year: first.year ?? last.year } : undefined;
}

/** Days back in which a page that names no month can begin. */
const daysBack = 7;

/** The month of 'Thursday 14' where none is above it: the next one in which it is such a weekday. */
function findByWeekday(reader: LineReader, name: string, day: number): MonthAbove | undefined {
  const weekday = name === '' ? undefined : reader.findWeekday(name);
  const found =
    weekday === undefined ? undefined : findMonthDay(addDays(reader.today, -daysBack), weekday, day);
  const [year, month] = found?.split('-').map(Number) ?? [];
  return month === undefined ? undefined : { month, year };
}

/** 'October', 'okt. 2026'; whether it is a month shows when it is read. */
export const isMonthName = (text = ''): boolean => /^\p{L}{3,12}\.?(?:\s+\d{4})?$/u.test(text);

/** The cells before a line in its row that are only a month, by the line. */
export function findMonthsBeside(lines: readonly PagePart[]): Map<PagePart, PagePart[]> {
  const found = new Map<PagePart, PagePart[]>();
  const tables = new Set(
    lines.flatMap((line) => (line.kind === 'td' ? (findAround(line, 'table') ?? []) : [])),
  );
  for (const table of tables)
    for (const { cells } of readRows(table)) {
      const parts = cells.flatMap((cell) => (cell ? [cell] : []));
      const month = parts.find(({ part: { node } }) => isMonthName(node.text));
      if (month)
        for (const { part, isOwn } of parts) if (isOwn && part !== month.part) found.set(part, [month.part]);
    }
  return found;
}
