import { getWeekday } from '../times/dates';
import { isField, isGeneral, isOfAll } from './labels';
import { isOpening, isRegistration } from './notices';
import { getRank, type PlainPage } from './page';
import type { PlainRecord } from './record';
import { findSentenceAt } from './sentenceText';
import { isBesideCell, type PagePart } from './tree';

/** What belongs to one event or list alone, found once for all events of a page. */
export interface Owners {
  /** The block of an event by the lines in it behind its date. */
  blocks: ReadonlyMap<PagePart, PagePart>;
  /** Whether a line of a list has a time, by the list. */
  timed: Map<PagePart, boolean>;
  /** The lines that tell the time of a series, and are no event themselves. */
  rules: readonly PagePart[];
  records: readonly PlainRecord[];
  /** The dates of the events of the kind that a line is about, by the line. */
  kinds: Map<PagePart, ReadonlySet<PagePart>>;
}

/** Most rules of a page that are looked at. */
const mostRules = 20;

/** Finds the blocks that hold the dates of events together with further lines of theirs, and the rules of the page. */
export function findOwners(page: PlainPage, records: readonly PlainRecord[]): Owners {
  const blocks = new Map<PagePart, PagePart>();
  for (const { dateLine, lines } of records)
    for (const line of lines) {
      if (line.from <= dateLine.from) continue;
      let block = dateLine.parent;
      while (block && !holds(block, line)) block = block.parent;
      if (block) blocks.set(line, block);
    }
  const rules = page.lines.filter((line) => isRule(page, line) && !page.isDated(line));
  return { blocks, timed: new Map(), rules: rules.slice(0, mostRules), records, kinds: new Map() };
}

/** Whether an event of a list tells its own time, so that one that an event above the list tells is not of all. */
function isTimed(page: PlainPage, list: PagePart, { timed }: Owners): boolean {
  const known = timed.get(list);
  if (known !== undefined) return known;
  const lines = page.lines.slice(list.from, list.to);
  const found = lines.some((line) => page.read(line).clocks.length > 0);
  timed.set(list, found);
  return found;
}

const holds = (block: PagePart, line: PagePart): boolean => block.from <= line.from && line.to <= block.to;

/** Lines above a list that can tell what its events share. */
const linesAbove = 12;
/** Lists around a list that are looked at for what their events share. */
const mostLevels = 4;

/**
 * The lines above a list, and above the lists around it, that tell what all of its events share, the nearest first; and
 * the rule below it: 'Music starts at 9pm unless it says otherwise.'
 */
export function findShared(
  page: PlainPage,
  { dateLine, lines, dateText, apart }: PlainRecord,
  owners: Owners,
): PagePart[] {
  const found = new Set<PagePart>();
  // Days that the event's own text mentions make no list
  const own = dateText === undefined ? lines.filter((line) => page.isDated(line)).length : 1;
  let list = dateLine.parent;
  for (let level = 0; list && level < mostLevels; list = list.parent) {
    if (page.countDated(list) <= own) continue;
    level++;
    const begin = page.findDated(list);
    let isPastHeading = false;
    const first = page.lines[begin];
    const isLed = first && !lines.includes(first) && isRule(page, first);
    for (let at = isLed ? begin : begin - 1; at >= Math.max(0, begin - linesAbove); at--) {
      const line = page.lines[at];
      if (!line) break;
      if (apart?.includes(line) || isBesideCell(line, dateLine)) continue;
      const isDated = page.isDated(line);
      // 'Wednesdays, 6 pm to 8 pm. Register by 1 May.'
      if (isDated && (!isRule(page, line) || !isInSection(page, line, dateLine))) break;
      const text = line.node.text ?? '';
      // Above 'Schedule', fields with labels are those of all: 'Time: 3 pm'; so is the rule: 'every second Monday at 3'
      const owner = owners.blocks.get(line);
      if (owner && !holds(owner, dateLine)) continue;
      if (owner && !isRule(page, line) && isTimed(page, list, owners)) continue;
      if (!isPastHeading || isField(text) || isRule(page, line)) found.add(line);
      if (isDated) break;
      if ((getRank(line) ?? 9) >= 3) continue;
      if (isPastHeading || !isGeneral(text)) break;
      isPastHeading = true;
    }
  }
  const shared = [...found, ...findBelow(page, dateLine)];
  return shared.filter((line) => {
    const holders = findHolders(line, owners);
    return holders.size === 0 || holders.has(dateLine);
  });
}

const subjectForm =
  /^(?:(?:our|the|unsere|die|nos|les|nuestr[ao]s|las|los|i nostri|le nostre|onze|de) )?(?!all |alle |tou(?:s|tes) |tod[ao]s |tutt[ei] )(\p{L}[\p{L} '’-]{4,40}?) (?:are|is|will|take|start|begin|meet|finden|beginnen|sind|ont|sont|commencent|se|son|empiezan|comienzan|si|sono|iniziano|são|começam|zijn|beginnen|worden|odbywają)(?!\p{L})/u;
/** Words of the name of a kind of event; one alone, such as 'meetings', can be of all. */
const leastNames = 2;

/** The dates of the events of the kind that a line is about: 'Club nights are held …' above some of a list of outings. */
function findHolders(line: PagePart, { kinds, records }: Owners): ReadonlySet<PagePart> {
  const known = kinds.get(line);
  if (known) return known;
  const { text: whole = '' } = line.node;
  const subject = isOfAll(whole) ? undefined : subjectForm.exec(whole.toLowerCase())?.[1];
  const names = toWords(subject ?? '');
  const isNamed = ({ lines }: PlainRecord) => {
    const words = toWords(lines.map(({ node: { text = '' } }) => text).join(' '));
    return names.every((name) => words.includes(name));
  };
  const holders = names.length < leastNames ? [] : records.filter(isNamed);
  const found = new Set(holders.map(({ dateLine }) => dateLine));
  kinds.set(line, found);
  return found;
}

/** Whether the section of a line is that of a date, or around it: what a series of another section tells is its own. */
function isInSection(page: PlainPage, line: PagePart, dateLine: PagePart): boolean {
  const [around] = page.getHeadings(line);
  return !around || page.getHeadings(dateLine).some((heading) => heading.line === around.line);
}

const lists = /^(?:table|ul|ol|dl)$/;
/** Lines below a list that can tell the time of its events. */
const linesBelow = 2;

/** The rule right below the list of a date. */
function findBelow(page: PlainPage, { parent }: PagePart): PagePart[] {
  let list = parent;
  while (list && !lists.test(list.kind)) list = list.parent;
  if (!list || page.countDated(list) < 2) return [];
  return page.lines
    .slice(list.to, list.to + linesBelow)
    .filter((line) => page.read(line).clocks.length > 0 && isOfAll(line.node.text ?? ''));
}

/** Whether a line tells the time of all: 'Every second Monday at 3', 'Meetings start at 9 a.m.'. */
const isRule = (page: PlainPage, line: PagePart): boolean => {
  const { isSeries, clocks } = page.read(line);
  return clocks.length > 0 && (isSeries || isOfAll(line.node.text ?? ''));
};

const exceptions = /(?<!\p{L})(?:unless|except|wenn|sofern|sauf|salvo|exceto|tranne|tenzij)\s/iu;

/** The last two words of a rule with an exception: 'Music starts at 9pm unless it says early evening.' */
function findException(text: string): string | undefined {
  const at = text.search(exceptions);
  if (at < 0) return undefined;
  const words = text.slice(at).trim().toLowerCase().split(/\s+/);
  return words.length < 3 ? undefined : words.slice(-2).join(' ').replace(/[.!]$/, '');
}

/**
 * The time that all events of a list share.
 * @param date of the event: the time of a series on another weekday is not its time
 * @param text of the event, which can be the exception that the rule names
 */
export function findSharedClock(
  page: PlainPage,
  shared: readonly PagePart[],
  date: string,
  text: string,
): { text: string; line: PagePart } | undefined {
  for (const line of shared) {
    const { clocks, dates, weekdays, beginning } = page.read(line);
    const clock = beginning ?? clocks[0];
    const isOfDays =
      weekdays !== undefined && clocks.length > 1 && dates.length === 0 && beginning === undefined;
    const ofDay = isOfDays ? findClockOfDay(page, line, getWeekday(date)) : undefined;
    if (ofDay !== undefined) return { text: ofDay, line };
    if (weekdays && !weekdays.includes(getWeekday(date))) continue;
    const exception = findException(page.getText(line));
    if (exception !== undefined && text.toLowerCase().includes(exception)) continue;
    const sentence = findSentenceAt(page.getText(line), page.getText(line).indexOf(clock ?? ''));
    if (isOpening(sentence) || isRegistration(sentence)) continue;
    if (clock !== undefined) return { text: clock, line };
  }
  return undefined;
}

/** The time of a weekday, of a line that tells another for one: 'Always at 8 pm, Sundays at 5 pm'. */
function findClockOfDay(page: PlainPage, line: PagePart, weekday: number): string | undefined {
  const readings = (line.node.text ?? '')
    .split(/[,;()]|\s(?:und|and|et|y|e|en)\s/u)
    .map((piece) => page.reader.read(piece.trim()))
    .filter(({ clocks }) => clocks.length > 0);
  const own = readings.find(({ weekdays }) => weekdays?.includes(weekday));
  return (own ?? readings.find(({ weekdays }) => weekdays === undefined))?.clocks[0];
}

/**
 * The time of a series that is told above other headings than those of the list, in the section around it: 'The board
 * meets on the last Tuesday at 9' above '2027 board meetings'. It has the weekday of the event, and names what the
 * headings of the list name, or nothing: 'Meets every second Monday at 3'.
 */
export function findClockAround(
  page: PlainPage,
  { dateLine }: PlainRecord,
  date: string,
  text: string,
  { rules }: Owners,
): { text: string; line: PagePart } | undefined {
  const [nearest, ...wider] = page.getHeadings(dateLine).map(({ line }) => line);
  if (!nearest || wider.length === 0) return undefined;
  const names = toWords([nearest, ...wider].map(({ node: { text = '' } }) => text).join(' '));
  const isOfList = (line: PagePart) => {
    const [around] = page.getHeadings(line);
    if (line.from >= dateLine.from || !around || !wider.includes(around.line)) return false;
    const { words, isSeries, seriesDays } = page.read(line);
    if (isSeries && !seriesDays?.includes(getWeekday(date))) return false;
    return meets.test(words) || toWords(words).some((word) => names.includes(word));
  };
  return findSharedClock(page, rules.filter(isOfList).toReversed(), date, text);
}

const meets =
  /^(?:meets|tagt|trifft sich|se réunit|se reúne|reúne-se|si riunisce|vergadert|spotyka się)(?!\p{L})/iu;

/** The words of a text that tell what it is about, in the singular. */
const toWords = (text: string): string[] =>
  (text.toLowerCase().match(/\p{L}{4,}/gu) ?? []).map((word) => word.replace(/s$/, ''));
