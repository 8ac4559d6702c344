import type { FoundEvent } from '../foundEvent';
import { isHall } from '../text/siteWords';
import { findRole, isAction, isAddress, isContact, isField, readPlaceField } from './labels';
import { isRegistration } from './notices';
import type { PlainPage } from './page';
import type { PlainRecord } from './record';
import { findSite } from './sitePhrases';
import type { PagePart } from './tree';

/** A place and the line that names it. */
export interface PlaceBeside {
  name: string;
  line: PagePart;
}

const mapLabel = /(?<![\s(])[\s(]+(?:show on )?(?:map|karte|plan|kaart|mapa|mappa|地図)\)?$/i;

/** A line that is only the label of a place, with the place below it in the same block. */
const isPlaceLabel = (line: PagePart | undefined): boolean => {
  const text = line?.node.text ?? '';
  return (
    text.length < 20 && findRole(text) === 'place' && !/[:：]\s*\S/.test(text) && !/\s\p{Lu}/u.test(text)
  );
};

/** Whether a line stands below the label of a place, and so is no title. */
export function isPlaceValue({ lines }: PlainPage, line: PagePart): boolean {
  const label = lines[line.from - 1];
  if (!isPlaceLabel(label)) return false;
  // The value can be a block of several lines
  const block = line.parent?.parts[0] === line && line.parent.parent?.parts.length === 2;
  return label?.parent === line.parent || (block && label?.parent === line.parent?.parent);
}

/** The line below the label of a place in a block of an event, such as 'Where' above 'Town Hall'. */
export const findPlaceField = (page: PlainPage, { lines, dateLine }: PlainRecord): PlaceBeside | undefined =>
  lines
    .filter((line) => line.from > dateLine.from && isPlaceValue(page, line))
    .map((line) => ({ name: line.node.text ?? '', line }))
    .find(({ name }) => name !== '' && !isAction(name));

/**
 * The place of an event by its position: the line above an address, a line with a link to a map, what stands behind the
 * time, or a room in the sentence of the date. Undefined if none of these is there.
 */
export function findPlaceBeside(
  page: PlainPage,
  record: PlainRecord,
  title: string,
): PlaceBeside | undefined {
  const { lines, dateLine, dateText } = record;
  const after = lines.filter((line) => line.from > dateLine.from && !page.isDated(line));
  for (const [at, line] of after.entries()) {
    const text = line.node.text ?? '';
    const name = readPlaceField(text) ?? (isPlaceLabel(after[at - 1]) ? text : undefined);
    if (name !== undefined && !isAction(name) && name !== title) return { name, line };
    if (text.includes(title)) continue;
    if (mapLabel.test(text) && text.length < 100) return { name: text.replace(mapLabel, ''), line };
    const next = after[at + 1];
    const isAbove = next !== undefined && isAddress(next.node.text ?? '');
    if (isAbove && text.length < 70 && /^\p{Lu}/u.test(text) && !isField(text) && !isAction(text))
      return { name: text, line };
  }
  const beside = [dateLine, ...after]
    .map((line) => ({ line, name: page.read(line).words }))
    .find(
      ({ line, name }) =>
        page.read(line).clocks.length > 0 &&
        isHall(name) &&
        !name.includes(title) &&
        (line.node.text ?? '').endsWith(name),
    );
  if (beside) return beside;
  const timed = after.filter((line) => page.read(line).clocks.length > 0);
  for (const line of [dateLine, ...timed]) {
    const text = (line === dateLine ? dateText : undefined) ?? page.getText(line);
    const room = page.reader.findRoom(text) ?? findOwnSite(page, text, title);
    if (room !== undefined) return { name: room, line };
  }
  return undefined;
}

/** The place behind a preposition in the sentence of a text that has its date or time. */
function findOwnSite({ reader }: PlainPage, text: string, title: string): string | undefined {
  const { dates, clocks } = reader.read(text);
  const from = dates[0]?.from ?? text.indexOf(clocks[0] ?? '');
  const sentences = text.split(/(?<=(?:\p{L}{3}|[ap]\.?m|[\d)])[.!?])\s(?=\p{Lu})/gu);
  const own = sentences.find((one, at) => sentences.slice(0, at).join(' ').length + one.length + 1 > from);
  const site = own === undefined ? undefined : findSite(own, reader.context.pageLanguage);
  // 'Quiet morning at the abbey' says it by its name
  return site !== undefined && (/\p{Lu}|\s/u.test(site) || !title.includes(site)) ? site : undefined;
}

/** The line below the date that is no more than a hall: 'St.-Nikolai-Kirche Wesenau'. */
export function findHallLine(
  { lines }: PlainPage,
  record: PlainRecord,
  title: string,
): PlaceBeside | undefined {
  const next = lines[record.dateLine.from + 1];
  const name = next?.node.text ?? '';
  if (!next || !record.lines.includes(next) || !/^(?:bold|line|p|div)$/.test(next.kind)) return undefined;
  const isOther = isField(name) || isAction(name) || title.includes(name) || /[.!?:]$|\d[.:]\d\d/.test(name);
  return isHall(name) && !isOther ? { name, line: next } : undefined;
}

const held =
  /(?<!\p{L})(?:meets?|(?:are|is) held|takes? place|gespielt|finden|findet|tagt|treffen|ont lieu|se tiennent|se réunit|se celebran|se realizan|gehouden|vinden|si svolgono|si tengono|realizam-se|hålls|rendez-vous (?:à|au|devant)|ritrovo|treffpunkt|samling|(?:are|sind|sont|son|sono|são|zijn) (?:at|in|im|in der|à|au|en|nell?a?|all?a?|n[ao]|bij))(?!\p{L})/iu;

/** Whether a sentence says where or when something is held: 'The council meets … in the Council Chambers'. */
export const isHeld = (text: string): boolean => held.test(text);

const afterPlace =
  /,?\s(?:unless|except|and on|statt|begin(?:nen|nt)?|start|commencent|débutent|comienzan|empiezan|iniziano|começam|aanvangen)(?!\p{L})/u;

/** The name of a place without what a sentence goes on with: 'City Hall and on this page'. */
export const withoutRest = (name: string): string => name.split(afterPlace, 1)[0] ?? '';

/** The text of a cell without a time in it, and without a remark with a date behind it: 'Rabenfels (register by 3 May)'. */
export function toPlaceName(page: PlainPage, place: PagePart): string {
  const { text = '' } = place.node;
  const [, before = '', remark = ''] = /^([^()]{3,80}) \(([^()]+)\)$/.exec(text) ?? [];
  const { dates, isOther } = page.reader.read(remark);
  const isApart = before !== '' && (dates.length > 0 || isOther || isRegistration(remark));
  const name = isApart ? before : text;
  const { clocks, words } = page.reader.read(name);
  return clocks.length > 0 && /\p{L}{3}/u.test(words) ? words : name;
}

/** The words behind the place of a line are its end: 'at Harbour Chamber 1210 W. Rosedale'. */
export function joinPlace(page: PlainPage, { dateLine, dateText }: PlainRecord, read: FoundEvent): void {
  if (!read.venue || read.title === '') return;
  const text = dateText ?? page.getText(dateLine);
  const separator = ['. ', ...(isContact(read.title) ? [', '] : [])].find((sign) =>
    text.includes(`${read.venue?.name}${sign}${read.title}`),
  );
  if (separator === undefined) return;
  read.venue = { name: `${read.venue.name}${separator}${read.title}` };
  read.title = '';
}
