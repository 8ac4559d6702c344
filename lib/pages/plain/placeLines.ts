import { isAction, isAddress, isField, isSite } from './labels';
import { getRank, type PlainPage } from './page';
import type { PlaceBeside } from './places';
import type { PlainRecord } from './record';
import type { PagePart } from './tree';

/** Characters of the name of a place. */
const longestName = 80;
/** Events that have the line of their place at the same position. */
const leastEvents = 3;

/**
 * The places that events name at the same position of their blocks: in elements whose class says so, or in the line at
 * which most of them have the noun of a place, as in 'Corn Exchange' below the title of each gig.
 */
export function findPlaceLines(
  page: PlainPage,
  records: readonly PlainRecord[],
): ReadonlyMap<PlainRecord, PlaceBeside> {
  const found = new Map<PlainRecord, PlaceBeside>();
  const lines = new Map<string, { record: PlainRecord; place: PlaceBeside }[]>();
  for (const record of records) {
    const named = record.lines.filter(({ node }) => node.place !== undefined);
    const [first] = named;
    if (first && new Set(named.map(({ node }) => node.place)).size === 1)
      found.set(record, { name: withoutPlaceLabel(first.node.place ?? ''), line: first });
    for (const line of record.lines) {
      const name = toPlaceName(page, record, line);
      if (name === undefined) continue;
      const key = `${line.parent?.kind}>${line.kind} ${line.from - record.dateLine.from}`;
      lines.set(key, [...(lines.get(key) ?? []), { record, place: { name, line } }]);
    }
  }
  for (const group of lines.values()) {
    const sites = group.filter(({ place: { name } }) => isSite(name)).length;
    if (group.length < leastEvents || sites < group.length * 0.5) continue;
    for (const { record, place } of group) if (!found.has(record)) found.set(record, place);
  }
  return found;
}

/** 'Departure: Market Square'. */
const withoutPlaceLabel = (name: string): string => name.replace(/^[^:：]{2,20}[:：]\s*(?=\S)/u, '');

/** The name that a line can be of a place: its first sentence, without numbers of times and prices. */
function toPlaceName(page: PlainPage, { dateLine, title }: PlainRecord, line: PagePart): string | undefined {
  const { text = '', bold } = line.node;
  if (line === dateLine || line === title || bold !== undefined || getRank(line) !== undefined)
    return undefined;
  const [name = ''] = text.split(/(?<=\p{L}{4})\.(?=\s|$)/u);
  if (name.length > longestName || !/^[\p{Lu}\p{sc=Han}\p{sc=Katakana}\d]/u.test(name)) return undefined;
  if (isField(name) || isAction(name) || isAddress(name) || /[€£$%]|\d{5,}/.test(name)) return undefined;
  const { dates, clocks } = page.read(line);
  return dates.length > 0 || clocks.length > 0 ? undefined : name;
}
