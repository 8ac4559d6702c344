import { toGroupedTexts } from './dayGroups';
import { isAction } from './labels';
import { toListedTexts } from './listedDays';
import { toListedTimes } from './listedTimes';
import { getRank, type PlainPage } from './page';
import type { PlainRecord } from './record';
import { readRows } from './rows';
import { splitSentences } from './sentences';
import { findAround, type PagePart } from './tree';

/** Most lines of one event. */
const mostLines = 30;
/** Lines above a date that can belong to its event where nothing else bounds it. */
const linesBefore = 10;

/** Whether a part is a heading, or the term of a definition. */
export const isHeading = (part: PagePart): boolean => part.kind === 'dt' || getRank(part) !== undefined;

/** The events of a group of lines with one date: one for each time below it, and one for each date of a list of dates. */
export function toRecords(
  page: PlainPage,
  all: readonly PagePart[],
  dateLine = all.find((line) => page.isDated(line)),
): PlainRecord[] {
  if (!dateLine) return [];
  const at = all.indexOf(dateLine);
  const lines = all.slice(Math.max(0, at - linesBefore), at + mostLines);
  const reading = page.read(dateLine);
  const grouped = toGroupedTexts(page, dateLine);
  if (grouped.length > 1) return grouped.map((dateText) => ({ lines, dateLine, dateText }));
  const sentences = splitSentences(page, dateLine);
  if (sentences.length > 1) return sentences.map((dateText) => ({ lines: [dateLine], dateLine, dateText }));
  const isListed = reading.dates.some(({ date }) => date.more.length > 0);
  const listed = isListed || reading.clocks.length === 0 ? splitListed(page, lines, dateLine) : [];
  if (reading.dates.length > 2 && listed.length === 0 && !hasSpan(page, dateLine))
    return splitDates(page, lines, dateLine);
  const days = readDaysOfMonth(dateLine);
  if (days.length > 1)
    return days.map((dateText) => ({
      lines: lines.filter((line) => line.from <= dateLine.from),
      dateLine,
      dateText,
    }));
  const several = listed.length > 0 ? listed : splitListed(page, lines, dateLine);
  if (several.length > 1) return several;
  const timed = lines.filter(
    (line) => line !== dateLine && line.from > dateLine.from && page.read(line).isTimed,
  );
  // '19:00' above 'Introduction', '19:30' above 'Der Freischütz'
  const isTimeFirst = timed.length > 1 && lines[0] === dateLine && lines[1] === timed[0];
  const titles = timed.map((line) => findTimedTitle(page, line, isTimeFirst));
  const isProgramme = reading.clocks.length === 0 && titles.length > 0 && titles.every(Boolean);
  // One line with a time can be a part of the event; a row with a time and a title of its own is none
  const isMany = titles.length > 1 || titles[0] !== timed[0];
  const areRows = timed.length > 1 && timed.every((line, place) => titles[place] !== line);
  const isDayOnly = reading.words === '' || isDayName(page, reading.words);
  if (isProgramme && isMany && (isHeading(dateLine) || isDayOnly || areRows)) {
    const entries = timed.flatMap((line, place): Entry[] => [
      { line, title: titles[place] ?? line },
      ...findSpanned(page, line),
    ]);
    return entries.flatMap(({ title, time, line }, place): PlainRecord[] => {
      const begin = (at: number) =>
        Math.min(entries[at]?.line.from ?? Infinity, entries[at]?.title.from ?? Infinity);
      const own = lines.filter(({ from }) => from >= begin(place) && from < begin(place + 1));
      const record = { lines: [dateLine, ...own], dateLine, title };
      // '9 & 11 am Worship'
      const times = time ? [] : toListedTimes(page.getText(line));
      if (times.length > 1)
        return times.map((text) => ({ ...record, dateText: `${page.getText(dateLine)}, ${text}` }));
      return [{ ...record, ...(time && time !== line && { time }) }];
    });
  }
  // 'Monday 30 November (St Andrew)' above '7.30pm Synod'
  const isRemark = reading.clocks.length === 0 && /^\([^()]*\)$/.test(reading.words);
  const [only, ...more] = isRemark && isHeading(dateLine) ? timed : [];
  return [{ lines, dateLine, ...(only && more.length === 0 && titles[0] === only && { title: only }) }];
}

const churchDays =
  /(?<!\p{L})(?:adven\p{L}*|avent|avvento|adwent\p{L}*|weihnachtstag|ostertag|pfingsttag|lent|easter|trinity|epiphany|ordinary time|fastensonntag|passionszeit|trinitatis|epiphanias|ostern|carême|pâques|temps ordinaire|adviento|cuaresma|pascua|tiempo ordinario|quaresima|tempo (?:ordinario|comum)|quaresma|páscoa|veertigdagentijd|wielkiego postu|wielkanoc\p{L}*|zwykł\p{L}*|fastan|påsk\p{L}*|efter trefaldighet)(?!\p{L})/iu;
/** Characters of the name of a day. */
const longestDayName = 50;

/** Whether words beside a date name no event but the day: '3. Advent', '(St Andrew)', 'Christmas Eve'. */
const isDayName = (page: PlainPage, words: string): boolean =>
  words.length < longestDayName &&
  (/^\([^()]*\)$/.test(words) || churchDays.test(words) || page.reader.read(words).feast !== undefined);

/** The events of a line that lists several days or times; the times can stand in a line of their own behind it. */
function splitListed(page: PlainPage, lines: PagePart[], dateLine: PagePart): PlainRecord[] {
  const isApart = page.read(dateLine).clocks.length === 0;
  const timeLine = isApart
    ? lines.find((line) => line.from > dateLine.from && hasOnlyClocks(page, line))
    : undefined;
  const own = lines.filter((line) => line !== timeLine);
  return toListedTexts(page, dateLine, timeLine).map((dateText) => ({ lines: own, dateLine, dateText }));
}

/** An event of a programme: the line that it begins with, its title, and its time, if that stands in a row above. */
interface Entry {
  line: PagePart;
  title: PagePart;
  time?: PagePart;
}

/** The events of the rows into which the cell of a time reaches from above. */
function findSpanned(page: PlainPage, time: PagePart): Entry[] {
  const { rows = 1 } = time.node;
  const table = rows > 1 ? findAround(time, 'table') : undefined;
  if (!table) return [];
  const below = readRows(table).filter(({ cells }) =>
    cells.some((cell) => cell && !cell.isOwn && cell.part === time),
  );
  return below.flatMap(({ part: { from, to } }) => {
    const title = page.lines.slice(from, to).find((line) => page.read(line).words !== '');
    return title ? [{ line: title, title, time }] : [];
  });
}

/** Whether a line has times and no date. */
const hasOnlyClocks = (page: PlainPage, line: PagePart): boolean =>
  page.read(line).clocks.length > 0 && page.read(line).dates.length === 0;

/** 'January 14, 28': the days of a month in a line of nothing else. */
function readDaysOfMonth({ node: { text = '' } }: PagePart): string[] {
  const match = /^(\p{L}{3,12}\.?) (\d{1,2}(?:(?:,| and|,? &) \d{1,2}){1,6})$/u.exec(text);
  return match?.[2]?.split(/\D+/).map((day) => `${match[1]} ${day}`) ?? [];
}

/** The words beside a time: in its line, in the next cell of its row, or in the heading above it in the same block. */
function findTimedTitle(page: PlainPage, line: PagePart, isTimeFirst: boolean): PagePart | undefined {
  const { words } = page.read(line);
  if (words !== '' && !words.startsWith('@')) return line;
  const below = page.lines[line.from + 1];
  const canName = below && !page.isDated(below) && !page.read(below).isTimed && page.read(below).words !== '';
  const row = line.parent?.kind === 'tr' ? line.parent.parts : [];
  if (isTimeFirst && canName && row.length === 0) return below;
  const above = page.lines[line.from - 1];
  const isAbove = above !== undefined && above.parent === line.parent && getRank(above) !== undefined;
  if (isAbove && !page.isDated(above) && page.read(above).words !== '') return above;
  const at = row.indexOf(line);
  const beside = [...row.slice(0, Math.max(0, at)), ...row.slice(at + 1, at + 2)];
  const name = beside.find(
    (cell) => cell.node.text && page.read(cell).words !== '' && !isAction(cell.node.text),
  );
  if (name) return name;
  // A time heads its block
  const isHead =
    line.parent?.parts[0] === line && getRank(line) !== undefined && below?.parent === line.parent;
  if (isHead && canName) return below;
  return words === '' ? undefined : line;
}

/** Whether two of the dates of a line are a span. */
function hasSpan(page: PlainPage, line: PagePart): boolean {
  const text = page.getText(line);
  const { dates } = page.read(line);
  return dates.some(({ from }, at) => {
    const before = dates[at - 1];
    return (
      before !== undefined &&
      /^\s*(?:[-–—~〜]|to|through|thru|until|bis|au|al|a|t\/m|do|tot)\s*$/i.test(text.slice(before.to, from))
    );
  });
}

/** '12 December (no market)'. */
const noneForm =
  /^\s*[([](?:no|not|kein|entfällt|pas|annulé|sin|no hay|sem|nessun|geen|brak|cancelled|canceled)(?!\p{L})/iu;

/** '… on these dates: 20 January, 17 February, 17 March': the words and the time of the line are those of each. */
function splitDates(page: PlainPage, lines: PagePart[], dateLine: PagePart): PlainRecord[] {
  const text = page.getText(dateLine);
  const { dates } = page.read(dateLine);
  // 'Notice: Board meetings: 23 January, 8 May …'
  const before = text.slice(0, dates[0]?.from);
  const lead = /(?:^|[:.]\s*)([^:.,]{3,80}):\s*$/.exec(before)?.[1];
  let rest = '';
  let from = lead === undefined ? 0 : before.length;
  for (const date of dates) {
    rest += ` ${text.slice(from, date.from)}`;
    from = date.to;
  }
  rest += ` ${text.slice(from)}`;
  const words = rest
    .replace(/\s+/g, ' ')
    .replace(/[,;&](?: (?:and|und|et|y|e|en|i|&))?(?= ?[,;&.]|$)/g, '')
    .trim();
  const { clocks } = page.read(dateLine);
  const [clock] = clocks;
  // 'Saturdays, 8 am. Next markets: 28 November, 12 December (no market), …'
  const shared = clock !== undefined && before.includes(clock) && lead !== undefined ? [clock] : [];
  const isOff = (at: number) => noneForm.test(text.slice(dates[at]?.to, dates[at + 1]?.from));
  const held = dates.filter((_, at) => !isOff(at));
  return held.map((date) => ({
    lines: lines.filter((line) => line.from <= dateLine.from),
    dateLine,
    dateText: [
      [text.slice(date.from, date.to), ...shared].join(', '),
      ...(lead === undefined ? [] : [lead]),
      words,
    ].join('\n'),
  }));
}
