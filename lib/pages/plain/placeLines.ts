import { hasSite, isSite } from '../text/siteWords';
import { findBehindTime } from './behindTime';
import { isAction, isAddress, isField } from './labels';
import { getRank, type PlainPage } from './page';
import type { PlaceBeside } from './places';
import type { PlainRecord } from './record';
import { findSite } from './sitePhrases';
import type { PagePart } from './tree';

/** Characters of the name of a place. */
const longestName = 80;
/** 'Pittsburgh, PA'. */
const townForm = /^\p{Lu}[\p{L}.' -]{2,30}, [A-Z]{2}$/u;
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
    for (const { key, ...place } of findCandidates(page, record))
      lines.set(key, [...(lines.get(key) ?? []), { record, place }]);
  }
  for (const group of lines.values()) {
    const sites = group.filter(({ place: { name } }) => isSite(name) || townForm.test(name)).length;
    if (group.length < leastEvents || sites < group.length * 0.5) continue;
    for (const { record, place } of group) {
      const { name } = place;
      const isName = hasSite(name.split(',')[0] ?? '') || name.split(' ').length <= mostWords;
      if (isName && !found.has(record)) found.set(record, place);
    }
  }
  return found;
}

/** The lines of an event that can name its place, and the words behind its time, each with its position. */
function findCandidates(page: PlainPage, record: PlainRecord): (PlaceBeside & { key: string })[] {
  const { lines, dateLine } = record;
  const named = lines.flatMap((line) => {
    const name = toPlaceName(page, record, line);
    const key = `${line.parent?.kind}>${line.kind} ${line.from - dateLine.from}`;
    return name === undefined ? [] : [{ name, line, key }];
  });
  const timed = [dateLine, ...lines].find((line) => page.read(line).clocks.length > 0) ?? dateLine;
  const behind = findBehindTime(page, timed);
  // The title stands elsewhere
  const isNamed = lines.some((line) => line !== timed && isTitle(page, line));
  const name = behind && (behind.isLed || isNamed) ? toOwnName(page, behind.name) : undefined;
  if (!behind || name === undefined) return named;
  return [...named, { name, line: timed, key: behind.isLed ? 'led' : 'behind' }];
}

/** Most words of a name that has no noun of a place. */
const mostWords = 6;

/** Words as the name of a place: with a capital, or a noun in small letters, without a preposition before it. */
function toOwnName({ reader }: PlainPage, words: string): string | undefined {
  const all = words.split(' ');
  const isName =
    all.length < 4 ||
    (all.length <= mostWords && hasSite(all[0] ?? '')) ||
    all.filter((word) => namesPlace.test(word)).length >= all.length * 0.4;
  if (namesPlace.test(words) && isName && (hasSite(words) || !/^\d/.test(words))) return words;
  const site = findSite(words, reader.context.pageLanguage);
  return site ?? (/^\p{Ll}+(?: \p{Ll}+)?$/u.test(words) && hasSite(words) ? words : undefined);
}

const namesPlace = /^[\p{Lu}\d\p{sc=Han}\p{sc=Katakana}]/u;

const isTitle = (page: PlainPage, line: PagePart): boolean =>
  (getRank(line) !== undefined || line.kind === 'dt') && !page.isDated(line) && !page.isBoldTime(line);

/** 'Departure: Market Square'. */
const withoutPlaceLabel = (name: string): string => name.replace(/^[^:：]{2,20}[:：]\s*(?=\S)/u, '');

/** The name that a line can be of a place: its first sentence, without numbers of times and prices. */
function toPlaceName(page: PlainPage, { dateLine, title }: PlainRecord, line: PagePart): string | undefined {
  const { text = '', bold } = line.node;
  if (line === dateLine || line === title || bold !== undefined || getRank(line) !== undefined)
    return undefined;
  const [first = ''] = text.split(/(?<=\p{L}{4}|\s\d{1,3})\.(?=\s|$)/u, 1);
  // 'Werkraum Schulhaus, ab 7 Jahren'
  const [name = ''] = first.split(/(?<=\p{L}{3}) \(|, (?=\p{Ll})/u, 1);
  if (name.length > longestName || !namesPlace.test(name)) return undefined;
  if (isField(name) || isAction(name) || isAddress(name) || /[€£$%]|\d{5,}/.test(name)) return undefined;
  const { dates, clocks } = page.reader.read(name);
  return dates.length > 0 || clocks.length > 0 ? undefined : toOwnName(page, name);
}
