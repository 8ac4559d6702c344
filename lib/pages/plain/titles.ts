import { isNothingInMonth, withoutCancelled } from './calledOff';
import {
  hasTitleLabel,
  isAction,
  isContact,
  isCount,
  isField,
  isGeneral,
  isKind,
  isOtherSection,
  isRemark,
  longestWhole,
  splitAddress,
  withoutControl,
  withoutDocuments,
  withoutLabel,
  withoutListWords,
  withoutTimeRemarks,
} from './labels';
import { getRank, type PlainPage } from './page';
import { isPlaceValue } from './places';
import type { PlainRecord } from './record';
import { withoutRemarks } from './titleRemarks';
import type { PagePart } from './tree';

/** The title of an event, and the line that it was read from. */
export interface PlainTitle {
  text: string;
  line?: PagePart;
}

/** Most characters of a title: a line of the page's text. */
const longest = 120;

/**
 * What names an event: its own cell, heading, link or first words; else the heading of the list. Never a date, never the
 * label of a control; undefined if nothing does.
 * @param read the title that the reader of sentences finds in the event's lines
 * @param titleKind the kind of the headings that name the events of the page, see `findTitleKind`
 */
export function findPlainTitle(
  page: PlainPage,
  record: PlainRecord,
  read: string,
  titleKind?: string,
): PlainTitle | undefined {
  const { isTaught, title: line } = record;
  const name = (isTaught && line?.node.text) || '';
  if (line && /[\p{L}\p{N}]/u.test(name)) return { line, text: cut(withoutCancelled(name) || name) };
  const found = findOwn(page, record, withoutDocuments(read), titleKind);
  const own = found?.line && isPlaceValue(page, found.line) ? undefined : found;
  const headings = findHeadings(page, record);
  const main = headings.find((one) => !isGeneral(one.text) && !isKind(one.text) && !isSentence(one));
  if (own && isKind(own.text) && main && !main.text.toLowerCase().includes(own.text.toLowerCase()))
    return { ...own, text: cut(`${main.text}: ${own.text}`) };
  const [first = ''] = page.outline.title.trim().split('\n');
  if (own && main && (isOfProse(page, record, own) || isRoom(page, own) || isInPlace(own))) return main;
  const talk = own && findTalk(page, record, own);
  if (talk) return talk;
  if (own && main?.line && isClause(page, record, own) && isFirstBelow(page, record, main.line)) return main;
  if (own && main && isSentenceOf(page, record, own, main)) return main;
  return own ?? main ?? headings[0] ?? (/\p{L}{2}/u.test(first) ? { text: cut(first) } : undefined);
}

function findOwn(
  page: PlainPage,
  record: PlainRecord,
  read: string,
  titleKind?: string,
): PlainTitle | undefined {
  const { title, lines, dateLine } = record;
  const labelled = lines.find((line) => hasTitleLabel(line.node.text ?? ''));
  // The only event of a page is named as the page is
  const [name = ''] = page.outline.title.trim().split(/\s[|–—·»-]\s/);
  const isOnly = record.dateText === undefined && !isGeneral(name);
  const same = isOnly ? lines.find(({ node }) => node.text === name) : undefined;
  const headings = lines.filter((line) => isHeadingOf(page, record, line));
  const heading = headings.find((line) => line.kind === titleKind) ?? headings[0];
  const named = record.isUnnamed ? [dateLine] : lines;
  const link = named.find(({ node: { link = '' } }) => {
    const { words } = page.reader.read(link);
    return isName(page, words) && withoutDocuments(words) === words;
  });
  const lead = lines.find((line) => isLead(page, line));
  const linked = link && { line: link, text: page.reader.read(link.node.link ?? '').words };
  return (
    (title && toTitle(page, title)) ??
    (labelled && toTitle(page, labelled)) ??
    (same && toTitle(page, same)) ??
    (heading && toTitle(page, heading)) ??
    (lead && { line: lead, text: clean(lead.node.bold ?? '') }) ??
    (linked && isName(page, linked.text) ? { ...linked, text: clean(linked.text) } : undefined) ??
    (isName(page, read) && !(record.isUnnamed && findLine(lines, read) !== dateLine)
      ? { text: clean(read), line: findLine(lines, read) ?? dateLine }
      : undefined) ??
    // '14 October (week 1)' above 'Counting trees'
    (dateLine.kind === 'dt' ? findBelow(page, record) : undefined)
  );
}

/** The first line below the term of a definition that names the event. */
function findBelow(page: PlainPage, { lines, dateLine }: PlainRecord): PlainTitle | undefined {
  const below = lines.filter(({ from }) => from > dateLine.from);
  return below.map((line) => toTitle(page, line)).find(Boolean);
}

/** Whether a long line begins with a name in bold: 'Craft fair – 3 May, 10 am. More than twenty stalls …'. */
function isLead(page: PlainPage, line: PagePart): boolean {
  const { bold = '', text = '' } = line.node;
  const isCry = /!$/.test(bold) && bold.split(' ').length > 4;
  return (
    text.length > longestWhole &&
    bold.length < longestWhole &&
    !isCry &&
    isName(page, bold) &&
    page.reader.read(bold).feast === undefined
  );
}

/** Whether a heading is a notice rather than a name: 'All meetings take place at the office.' */
const isSentence = ({ text, line }: PlainTitle): boolean =>
  (/\p{L}{2}[.!]$|^(?:all (?:board |committee )?meetings|please|the following)\s/iu.test(text) &&
    text.split(' ').length > 5) ||
  // 'Below are the scheduled meetings:'
  (/:$/.test(line?.node.text ?? '') && text.split(' ').length > 4);

/** Whether the title of the only event of a page is no more than a room: 'Sala Rossa'. */
const isRoom = (page: PlainPage, { text, line }: PlainTitle): boolean =>
  page.countDated(page.root) < 4 &&
  text.split(' ').length < 4 &&
  (line === undefined || getRank(line) === undefined || line.kind === 'bold') &&
  /^(?:sala|salle|saal|salón|salão|zaal|room|raum|aula)\s/i.test(text);

/** Whether a title is no more than where something is: 'in Huntington Place Room 352'. */
const isInPlace = ({ text }: PlainTitle): boolean =>
  /^(?:(?:in|at) )+(?:the )?(?:\p{Lu}.{0,60})?(?:Room|Hall|Building|Centre|Center|Library|Chambers)(?!\p{L})/u.test(
    text,
  );

/** Whether a title is the sentence of a series below the heading that names it: 'The Design Committee meets in …'. */
const isSentenceOf = (
  page: PlainPage,
  { dateLine }: PlainRecord,
  { text, line }: PlainTitle,
  main: PlainTitle,
): boolean =>
  line === dateLine &&
  main.line !== undefined &&
  page.read(dateLine).isSeries &&
  text.length > main.text.length &&
  text.toLowerCase().includes(main.text.toLowerCase());

/** Characters of a paragraph; a shorter one can be the entry of a list. */
const shortestProse = 150;

/** Whether a title is a sentence of a paragraph in which the date stands in another sentence. */
function isOfProse(
  page: PlainPage,
  { dateLine, dateText }: PlainRecord,
  { text, line }: PlainTitle,
): boolean {
  if (dateText !== undefined) return false;
  const isBeside = line !== undefined && line !== dateLine && line.node.bold === undefined;
  if (isBeside && /^(?:p|div|line)$/.test(line.kind) && (line.node.text ?? '').length >= shortestProse)
    return true;
  const whole = page.getText(dateLine);
  if (line !== dateLine || whole.length < shortestProse || getRank(dateLine) !== undefined) return false;
  if (!/^(?:p|div|line|td)$/.test(dateLine.kind)) return false;
  const end = whole.indexOf(text.slice(-20)) + Math.min(20, text.length);
  const [first] = page.read(dateLine).dates;
  return first !== undefined && first.from > end && /^[.!?…]/.test(whole.slice(end));
}

const speakerForm =
  /^(?:(?:Prof(?:essor)?|Dr|PD|Mag|Dott|Dra?)\b\.? ?){1,3}\p{Lu}[^,:.;]{2,50}(?: ?\([^()]{2,50}\))?$/u;

/** What a speaker talks of, in the line below the one that names no more than the speaker. */
function findTalk(
  page: PlainPage,
  { lines, dateLine }: PlainRecord,
  { line }: PlainTitle,
): PlainTitle | undefined {
  if (!line || line === dateLine || !speakerForm.test(line.node.text ?? '')) return undefined;
  const next = lines.find(({ from, parent }) => from === line.from + 1 && parent === line.parent);
  return next && !page.isDated(next) ? toTitle(page, next) : undefined;
}

/** Most characters of a name within a paragraph; a longer one is a sentence. */
const longestName = 60;

/** Whether a title is the sentence of a paragraph without its date, rather than a name in it. */
const isClause = (
  page: PlainPage,
  { dateLine, dateText }: PlainRecord,
  { text, line }: PlainTitle,
): boolean =>
  dateText === undefined &&
  line === dateLine &&
  getRank(line) === undefined &&
  /^(?:p|div|line|td)$/.test(line.kind) &&
  page.getText(line).length >= shortestProse &&
  (text.length > longestName || /^\p{Ll}/u.test(text));

/** Whether no other event is told between a heading and the date of an event; the day of publication is none. */
const isFirstBelow = (page: PlainPage, { dateLine }: PlainRecord, heading: PagePart): boolean =>
  page.countDated({ from: heading.from, to: dateLine.from }) < 2 &&
  page.lines
    .slice(heading.from, dateLine.from)
    .every((line) => !page.isDated(line) || page.read(line).words === '');

/** The kind of the headings that name the events of a page: the only one that most of its events have. */
export function findTitleKind(page: PlainPage, records: readonly PlainRecord[]): string | undefined {
  const counts = new Map<string, number>();
  for (const record of records) {
    const headings = record.lines.filter((line) => isHeadingOf(page, record, line));
    for (const kind of new Set(headings.map((line) => line.kind)))
      counts.set(kind, (counts.get(kind) ?? 0) + 1);
  }
  const common = [...counts].filter(([, count]) => count > 1 && count >= records.length * 0.8);
  return common.length === 1 ? common[0]?.[0] : undefined;
}

const isHeadingOf = (page: PlainPage, { dateLine }: PlainRecord, line: PagePart): boolean =>
  (getRank(line) !== undefined || line.kind === 'dt') &&
  (line === dateLine || !(page.isDated(line) || isNothingInMonth(page.read(line).words))) &&
  isName(page, page.read(line).words) &&
  !isGeneral(page.read(line).words) &&
  !isOtherSection(line.node.text ?? '');

const findLine = (lines: readonly PagePart[], title: string): PagePart | undefined =>
  lines.find(({ node }) => node.text?.includes(title.slice(0, 30)));

function toTitle(page: PlainPage, line: PagePart): PlainTitle | undefined {
  const { link = '', text = '' } = line.node;
  if (isWeekdayName(page, line)) return { text: clean(text), line };
  const { bold = '' } = line.node;
  // 'All-you-can-eat breakfast - adults $11, kids $6'
  if (isLead(page, line) && text.startsWith(bold) && /^\s*[-–—]\s/.test(text.slice(bold.length)))
    return { text: clean(bold), line };
  const words =
    text.startsWith(link) && isName(page, link)
      ? link
      : (findBeforeTime(page, line) ?? page.read(line).words);
  return isName(page, words) ? { text: clean(words), line } : undefined;
}

/** The name before a time with commas around it: 'School Council, 7pm, staffroom'. */
function findBeforeTime(page: PlainPage, line: PagePart): string | undefined {
  const { clocks, dates } = page.read(line);
  const [clock, ...others] = clocks;
  const [before = '', after] = page.getText(line).split(`, ${clock}, `);
  const isApart = clock !== undefined && others.length === 0 && dates.length === 0;
  return isApart && after !== undefined && isName(page, before) ? before : undefined;
}

/** Whether a line without a date or a time is a name that begins with a weekday: 'Wednesday Evening 1'. */
function isWeekdayName({ reader }: PlainPage, { node: { text = '' } }: PagePart): boolean {
  const [, weekday = ''] = /^(\p{Lu}\p{L}{4,12}) \p{Lu}\p{Ll}/u.exec(text) ?? [];
  const { dates, clocks, isSeries } = reader.read(text);
  return weekday !== '' && dates.length + clocks.length === 0 && !isSeries && reader.isWeekday(weekday);
}

/** A sentence of what was named before: 'Diese findet statt', 'It takes place'. */
const pronouns =
  /^(?:(?:this|it|these|they) (?:will|takes?|is|are)|(?:dies(?:e[rs]?)?|sie|er|es) (?:findet|wird|beginnt)|(?:elle|il|celle-ci|celui-ci|ce(?:la|tte)) (?:aura|se|est|sera)|(?:ést[ae]|est[ae]|es[ae]) (?:se|tendrá|será)|(?:quest[ao]|ess[ao]) (?:si|sarà|avrà)|(?:deze|dit|die|het) (?:vindt|wordt|is|zal)|(?:est[ae]|el[ae]) (?:realiza|terá|será))(?!\p{L})/u;

/** Whether words can name an event: they are no date and no label. */
function isName(page: PlainPage, words: string): boolean {
  // 'kl. 11–15' has no word
  if (!/\p{L}{3}|\p{Lu}\p{L}|[\p{sc=Han}\p{sc=Katakana}\p{sc=Hiragana}]/u.test(words) || isAction(words))
    return false;
  if (isField(words) || isContact(words) || isRemark(words) || isCount(words)) return false;
  if (pronouns.test(words.slice(0, 40).toLowerCase())) return false;
  // What is left of a time: '10時から(なくなり次第終了)'
  if (/^(?:から|より|まで|両日)/.test(words)) return false;
  // '(week 1)', '(doors open'
  if (/^https?:\/\/\S+$|^\([^()]{0,40}$/.test(words) || !/[\p{L}\p{N}]/u.test(withoutTimeRemarks(words)))
    return false;
  const { dates, month, words: rest } = page.reader.read(words);
  const isMonth = month !== undefined && /^\p{L}+\.?(?:\s+\d{4})?$/u.test(words);
  return rest !== '' && dates.length === 0 && !isMonth && withoutCancelled(words) !== '';
}

/** The headings around an event without their dates and years, the nearest first, and the names of the page. */
function findHeadings(page: PlainPage, { dateLine, shared }: PlainRecord): PlainTitle[] {
  const { title, heading } = page.outline;
  const pieces = title.split(/\s[|–—·»-]\s/).slice(0, 3);
  const around = page.getHeadings(dateLine).map(({ line }) => line);
  const lines = [...(shared ? [shared] : []), ...around].map((line) => ({
    text: cut(toName(page.read(line).words)),
    line,
  }));
  const names = [heading ?? '', ...pieces].map((text) => ({
    text: cut(toName(page.reader.read(text).words)),
  }));
  // 'Meeting time: 8:30 a.m.' above a list
  return [...lines.filter(({ line }) => !isField(line.node.text ?? '')), ...names].filter(({ text }) =>
    isName(page, text),
  );
}

/** 'Board of Health Meetings 2024', '2026/27 season'. */
const withoutYear = (heading: string): string =>
  heading
    .replace(/^(?:19|20)\d\d(?:[/–-]\d{2,4})?\s+/, '')
    .replace(/(?<![\s,:(–-])[\s,:(–-]+(?:19|20)\d\d(?:\s?[/–-]\s?\d{2,4})?\)?$/, '')
    .replace(/,? (?:fiscal|school|academic|calendar) year$/i, '')
    .trim();

/** A heading as a name: without its year, and without 'Schedule' at its end. */
const toName = (heading: string): string =>
  withoutListWords(withoutYear(withoutControl(heading))).replace(
    /^(?:(?:minutes|agendas|dates|schedule) (?:of|for) (?:the )?(?=\p{Lu})|(?:calendrier|dates|calendario|calendário) (?:(?:19|20)\d\d )?(?:des|de (?:los|las)|dos|das|delle|dei) )/iu,
    '',
  );

const timeWord =
  /(?<![\s,;:(–-])[\s,;:(–-]+(?:doors(?: open)?|einlass|beginn|türöffnung|aanvang|zaal open|ouverture des portes|portes|apertura(?: de puertas)?|inizio|abertura(?: de portas)?|początek|from|until|ab|bis|um|à|dès|ore|godz\.?|kl\.?)$/iu;

/** A title without the word for a time that stood behind it: 'Ball, Einlass' of 'Ball, Einlass 19 Uhr'. */
const withoutTimeWord = (title: string): string => title.replace(timeWord, '');

/** 'Chestnut run. Register' of 'Chestnut run. Register by 3 May'. */
const registrationBehind =
  /(?<=\p{L}{3}[)"”»]?)[.;] (?:Regist(?:er|ration)|Bookings?|Anmeldung|Inscriptions?|Inscripci(?:ón|ones)|Inscriç(?:ão|ões)|Iscrizion[ei]|Aanmeld(?:en|ing)|Zapisy)(?![\p{L}:])[^.;:]{0,60}$/u;

const clean = (title: string): string =>
  cut(
    splitAddress(
      withoutRemarks(withoutTimeWord(withoutControl(withoutLabel(withoutCancelled(title) || title)))),
    )
      .title.replace(registrationBehind, '')
      // A sentence in parentheses
      .replace(/(?<=\p{L}{3}.{0,80}) \([^()]{30,}\)\.?$/u, '')
      .replace(/(?<=.)(?:の|開催の)(?:お知らせ|おしらせ|ご案内)$/u, ''),
  );

/** A title of one line: the first sentence of a longer text, else as many words as fit. */
function cut(whole: string): string {
  // A date behind it was in the brackets
  const title = whole.replace(/(?<=\S{3}) \([^()]*$/, '');
  if (title.length <= longest) return title;
  const sentence = /^.{10,120}?\p{L}{2}(?=[.!?:;](?:\s|$))/u.exec(title)?.[0];
  return sentence ?? `${title.slice(0, longest).replace(/(?<!\s)\s+\S*$/, '')}…`;
}
