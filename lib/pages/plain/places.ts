import { findRole, isAction, isAddress, isField, isHall, readPlaceField } from './labels';
import type { PlainPage } from './page';
import type { PlainRecord } from './record';
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
  const { lines, dateLine } = record;
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
  const [next] = after;
  const hall = next?.node.text ?? '';
  const isNext = next?.from === dateLine.from + 1 && /^(?:bold|line)$/.test(next.kind);
  if (!beside && isNext && isHall(hall) && !isField(hall) && !isAction(hall) && !title.includes(hall))
    return { name: hall, line: next };
  if (beside) return beside;
  const timed = after.filter((line) => page.read(line).clocks.length > 0);
  for (const line of [dateLine, ...timed]) {
    const room = page.reader.findRoom(page.getText(line));
    if (room !== undefined) return { name: room, line };
  }
  return undefined;
}

const held =
  /(?<!\p{L})(?:meets?|(?:are|is) held|takes? place|gespielt|finden|findet|tagt|treffen|ont lieu|se tiennent|se réunit|se celebran|se realizan|gehouden|vinden|si svolgono|si tengono|realizam-se)(?!\p{L})/u;

/** Whether a sentence says where or when something is held: 'The council meets … in the Council Chambers'. */
export const isHeld = (text: string): boolean => held.test(text);

const afterPlace = /,?\s(?:unless|except|and on|statt)(?!\p{L})/u;

/** The name of a place without what a sentence goes on with: 'City Hall and on this page'. */
export const withoutRest = (name: string): string => name.split(afterPlace, 1)[0] ?? '';
