import { limits } from '../markup/reading';
import { oneLine } from '../plainText';
import { toPart } from './cost';
import type { Item } from './items';
import { toNamePhrase } from './placeName';
import { isSign, type Scanner } from './scanner';
import { isSiteNoun } from './siteWords';
import { type Part, trimSigns } from './title';

/** The name of a place and the part of the text that names it, with the word before it. */
export interface TextPlace {
  name: string;
  part: Part;
}

/**
 * The place of an event: after a label, after a pin, or after a preposition before a name.
 * Undefined if the text names none.
 */
export function findTextPlace(
  scanner: Scanner,
  text: string,
  items: readonly Item[],
  covered: readonly Part[],
): TextPlace | undefined {
  return (
    findLabelled(scanner, text, items) ?? findPinned(text) ?? findAfterPreposition(scanner, text, covered)
  );
}

/** Marks that may be a part of a name: 'Zaal', 'Start', 'Open'. */
const placeless: ReadonlySet<string> = new Set(['venue', 'begin', 'end', 'doors']);

/** 'Venue: Town Hall', up to the end of the line or the next field in it. */
function findLabelled(scanner: Scanner, text: string, items: readonly Item[]): TextPlace | undefined {
  for (const item of items) {
    if (item.kind !== 'mark' || item.means !== 'venue' || !isSign(scanner, item.to, ':', '】', ']', '|'))
      continue;
    const begin = scanner.tokens[item.to]?.to ?? 0;
    const label = toPart(scanner, item).from;
    const lineEnd = text.indexOf('\n', begin) < 0 ? text.length : text.indexOf('\n', begin);
    const rest = items
      .filter(
        (other) =>
          other.from > item.to &&
          other.kind !== 'length' &&
          !(other.kind === 'mark' && placeless.has(other.means)),
      )
      .map((other) => toPart(scanner, other).from);
    const end = Math.min(lineEnd, ...rest.filter((from) => from > begin));
    const name = clean(text.slice(begin, end));
    if (name) return { name, part: { from: label, to: end } };
  }
  return undefined;
}

const pinForm = /[📍🏠🏛]\uFE0F?\s?(\S[^\n|]{1,150})/u;

function findPinned(text: string): TextPlace | undefined {
  const match = pinForm.exec(text);
  const name = clean(match?.[1] ?? '');
  return match && name ? { name, part: { from: match.index, to: match.index + match[0].length } } : undefined;
}

const english =
  /(?:^|[\s,])(?:at|@|(?:located|held) in)\s+((?:the\s+(?=\p{Lu}))?\p{Lu}[^\n,;.?!()|]{1,100})/u;
/** Prepositions of the other languages; a name after them begins with a capital. */
const others: Record<string, RegExp> = {
  de: /(?:^|[\s,])(?:im|in der|in den|beim|auf dem|auf der|@)\s(\p{Lu}[^\n,;?!()|]{1,80})/u,
  fr: /(?:^|[\s,])(?:au|à la|à l['’]|chez|dans la|dans le|@)\s?(\p{Lu}[^\n,;?!()|]{1,80})/u,
  es: /(?:^|[\s,])(?:en el|en la|en|@)\s((?:el |la )?\p{Lu}[^\n,;?!()|]{1,80})/u,
  it: /(?:^|[\s,])(?:al|alla|allo|presso|presso il|presso la|nel|nella|all['’]|@)\s?(\p{Lu}[^\n,;?!()|]{1,80})/u,
  pt: /(?:^|[\s,])(?:no|na|em|@)\s(\p{Lu}[^\n,;?!()|]{1,80})/u,
  nl: /(?:^|[\s,])(?:in de|in het|bij|in|@)\s(\p{Lu}[^\n,;?!()|]{1,80})/u,
  pl: /(?:^|[\s,])(?:w|we|@)\s(\p{Lu}[^\n,;?!()|]{1,80})/u,
  ja: /([\p{sc=Han}\p{sc=Katakana}\p{sc=Hiragana}A-Za-zー・]{2,40})にて|(?<=^|\n)[＠@]\s?([^\n,、（(|]{2,40})/u,
};
/** Nouns after 'im' that are no places. */
const notPlaces =
  /^(?:Bühne|Rahmen|Anschluss|Herbst|Winter|Sommer|Frühling|Frühjahr|Januar|Februar|März|April|Mai|Juni|Juli|August|September|Oktober|November|Dezember|Eintritt|Jahr|Monat|Alter)\b/u;

/** 'Salsa at Club X': in the parts that are no date, each on its own. */
function findAfterPreposition(
  scanner: Scanner,
  text: string,
  covered: readonly Part[],
): TextPlace | undefined {
  const [language = 'en'] = scanner.vocabulary.languages.lookUp;
  // Dates become separators of the same length
  let masked = text;
  for (const { from, to } of covered)
    masked = `${masked.slice(0, from)}${'|'.repeat(to - from)}${masked.slice(to)}`;
  for (const form of [...(others[language] ? [others[language]] : []), english]) {
    const match = form.exec(masked);
    const written = (match?.[1] ?? match?.[2] ?? '').replace(/^the\s/, '');
    const name = clean(language === 'ja' ? written : toNamePhrase(written, isSiteNoun));
    if (!match || !name || notPlaces.test(name)) continue;
    return { name, part: { from: match.index, to: match.index + match[0].length } };
  }
  return undefined;
}

/** Without the words that led to a date after it, the end of 'findet … statt', and a full stop. */
function clean(written: string): string {
  // 'Salón Cultural. Tique: 12 €', but not 'St. Marien'
  const sentence = /^.*?\p{Ll}{4}(?=\.\s\p{Lu})/u.exec(written)?.[0] ?? written;
  const name = trimSigns(
    sentence.replace(/ (?:statt\.?|on|from|until|for|am|um|at|with|le|el|il|op|bis|ab) ?$/, ''),
  );
  return oneLine(name.replace(/\.$/, ''), limits.line);
}
