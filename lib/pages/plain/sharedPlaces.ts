import { isHall, isSite } from '../text/siteWords';
import { isAddress, isField, isOfAll } from './labels';
import { isOpening, isRegistration } from './notices';
import { getRank, type PlainPage } from './page';
import { isHeld, type PlaceBeside, withoutRest } from './places';
import type { PlainRecord } from './record';
import { findSite } from './sitePhrases';
import type { PagePart } from './tree';

/** Most characters of a line that is no sentence, but the name of a place with its preposition. */
const longestLabel = 60;

/**
 * The place that a line above the list of an event tells for all of its events, those that say where something is held
 * first; else one at the beginning of a section around the list.
 */
export function findSharedPlace(
  page: PlainPage,
  record: PlainRecord,
  shared: readonly PagePart[],
): PlaceBeside | undefined {
  const isOther = (line: PagePart) => Number(!isHeld(page.getText(line)));
  const lines = shared.toSorted((one, other) => isOther(one) - isOther(other));
  for (const line of [...lines, ...findAround(page, record, lines)])
    for (const sentence of page.getText(line).split(/(?<=[\p{L}\d)]{3}[.!?])\s+(?=\p{Lu})/u)) {
      if (isOfOthers(page, record, sentence)) continue;
      const name = findName(page, line, sentence);
      if (name !== undefined) return { name, line };
    }
  return undefined;
}

/** Most lines at the beginning of a section that are looked at. */
const mostLines = 6;

/**
 * The lines at the beginning of the sections around that of an event, before all dates, that say where all is held:
 * 'Gespielt wird im Pfarrsaal' above the headings of two plays.
 */
function findAround(
  page: PlainPage,
  { dateLine }: PlainRecord,
  known: readonly PagePart[],
): readonly PagePart[] {
  return page
    .getHeadings(dateLine)
    .slice(1)
    .flatMap(({ line: heading }) => page.lines.slice(heading.to, heading.to + mostLines))
    .filter((line, at, all) => {
      const text = page.getText(line);
      const [around] = page.getHeadings(line);
      return (
        line.from < dateLine.from &&
        !known.includes(line) &&
        !page.isDated(line) &&
        around !== undefined &&
        all.indexOf(line) === at &&
        page.countDated({ from: around.line.from, to: line.from }) === 0 &&
        (isHeld(text) || isOfAll(text))
      );
    });
}

const ofEvents =
  /\s(?:(?:are|is) held|takes? place|finden|findet|ont lieu|se tiennent|se celebran?|se realizan|(?:worden|vinden|wordt) |si svolgono|si tengono|realizam-se|hålls)(?!\p{L})/iu;
/** Endings of a noun in the plural. */
const endings = /(?:en|er|es|or|ar|na|s|n|e|i|a)$/u;

/** Whether a sentence is of one kind of the events, and this one is of another: 'Our monthly meetings are held in …'. */
function isOfOthers(page: PlainPage, { lines }: PlainRecord, sentence: string): boolean {
  const at = sentence.search(ofEvents);
  const kinds = (
    sentence
      .slice(0, Math.max(0, at))
      .toLowerCase()
      .match(/\p{L}{6,}/gu) ?? []
  ).map((word) => word.replace(endings, ''));
  if (kinds.length === 0 || isOfAll(sentence)) return false;
  const own = lines.map(({ node: { text = '' } }) => text.toLowerCase()).join(' ');
  const all = getDatedText(page);
  return kinds.some((kind) => all.includes(kind)) && !kinds.some((kind) => own.includes(kind));
}

const datedTexts = new WeakMap<PlainPage, string>();

/** The text of all lines of a page with a date. */
function getDatedText(page: PlainPage): string {
  const known = datedTexts.get(page);
  if (known !== undefined) return known;
  const dated = page.lines.filter((line) => page.isDated(line));
  const text = dated.map(({ node }) => (node.text ?? '').toLowerCase()).join('\n');
  datedTexts.set(page, text);
  return text;
}

const ofTickets =
  /(?<!\p{L})(?:anmeld|einschreib|enrol|iscri|inscri|bookings?|register|registra|reserv|réserv|tickets?|karten|billet|biglie|bilhet|biljett|entradas|kaarten|aanmeld|anmäl)/iu;

/** Whether a sentence is of something else than the events: of tickets, or of the hours of an office. */
const isOfOther = (sentence: string): boolean =>
  ofTickets.test(sentence) || isRegistration(sentence) || isOpening(sentence);

function findName(page: PlainPage, line: PagePart, sentence: string): string | undefined {
  const text = page.getText(line);
  const { isSeries, clocks } = page.reader.read(sentence);
  if (isOfOther(sentence)) return undefined;
  const isTimed = clocks.length > 0;
  const isRule = isHeld(sentence) || isOfAll(sentence) || (isTimed && isSeries);
  // 'Coffee is served in the Lady Hall' tells nothing of the events
  if (!isRule && !isTimed && !isField(text) && text.length > longestLabel) return undefined;
  const site = isRule
    ? (findBehindClock(page, sentence) ?? findSite(sentence, page.reader.context.pageLanguage))
    : undefined;
  const found = withoutRest(page.reader.findPlace(sentence) ?? '');
  const isName = isHall(found) || isAddress(found) || isField(sentence) || isPlaceName(line, found);
  return !found || !isName || site?.includes(found) ? site : found;
}

/** 'Mittwochs, 18.15 – 19.45 Uhr, Hörsaal 3, Campus Nord.' */
function findBehindClock({ reader }: PlainPage, sentence: string): string | undefined {
  const clock = reader.read(sentence).clocks.at(-1);
  if (clock === undefined) return undefined;
  const rest = sentence.slice(sentence.lastIndexOf(clock) + clock.length);
  const name = /^(?:\s?(?:uhr|uur|h))?\s?[,|·–-]\s*([\p{Lu}\d][^.;()|]{3,60})\.?$/iu.exec(
    rest.trimEnd(),
  )?.[1];
  return name !== undefined && /^[\p{Lu}\d]/u.test(name) && isSite(name) ? name : undefined;
}

/** Whether words of a line above a list are a name: not those of 'im Advent und zu Weihnachten', 'na Casa até as férias'. */
const isPlaceName = (line: PagePart, words: string): boolean =>
  getRank(line) === undefined &&
  (/\d/.test(words) ||
    words
      .split(' ')
      .every((word) =>
        /^(?:\p{Lu}|d[eaio]s?$|d['’]|du$|of$|the$|l[ae]s?$|el$|del|der$|am$|an$|zum?r?$|van$|na$)/u.test(
          word,
        ),
      ));
