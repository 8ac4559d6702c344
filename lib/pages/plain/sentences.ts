import type { PlainPage } from './page';
import type { PagePart } from './tree';

/** Most sentences of a paragraph that are read one by one. */
const mostSentences = 20;

/**
 * The parts of a paragraph that tell of one event each: its sentences, if each date, or each weekday of this week, has a
 * time of its own; or what happens at each time of its only day: 'Christmas Eve: Crib Service 4pm and Midnight Mass
 * 11.30pm'. None if a sentence has several dates or no time.
 */
export function splitSentences(page: PlainPage, line: PagePart): string[] {
  const { dates, clocks } = page.read(line);
  if (clocks.length === 0 || dates.length === 0) return [];
  const sentences = toSentences(page, page.getText(line));
  if (sentences.length > mostSentences) return [];
  const dated = sentences.filter((sentence) => page.reader.read(sentence).dates.length > 0);
  const isOwn = (sentence: string) => {
    const reading = page.reader.read(sentence);
    const [only, ...others] = reading.dates;
    // 'The camp is from 4 to 11 July. The parents meet on 21 May at 7.'
    return (
      only !== undefined && others.length === 0 && (reading.clocks.length > 0 || only.date.last !== undefined)
    );
  };
  const isWhole = dated.length === dates.length || dates.length === 1;
  return dated.length > 1 && isWhole && dated.every(isOwn)
    ? dated.map((one) => one.trim())
    : splitTimes(page, line);
}

const name = /(?:^|[^\p{L}])\p{Lu}\p{L}{2}/u;

/** What happens at each of several times of the only day of a line, each with a name before it. */
function splitTimes(page: PlainPage, line: PagePart): string[] {
  const text = page.getText(line);
  const { dates, clocks, isSeries, hasRoles } = page.read(line);
  const [date, ...others] = dates;
  if (
    !date ||
    clocks.length < 2 ||
    others.length > 0 ||
    date.date.more.length > 0 ||
    isSeries ||
    hasRoles ||
    text.slice(0, date.from).trim() !== ''
  )
    return [];
  const day = text.slice(0, date.to);
  const begin = text.slice(date.to).search(/[^\s,;:.–—-]/u) + date.to;
  if (text.startsWith(clocks[0] ?? ' ', begin)) return splitLedTimes(text, day, begin, clocks);
  const parts: string[] = [];
  let from = date.to;
  for (const clock of clocks) {
    const at = text.indexOf(clock, from);
    const words = text.slice(from, at).replace(/^[\s,;:.–—-]*(?:(?:and|und|et|y|e|en|i|&)\s)?/u, '');
    if (at < 0 || words.startsWith('(') || !name.test(words) || /[.!?]\s/.test(words)) return [];
    parts.push(`${day}, ${clock}\n${words}`);
    from = at + clock.length;
  }
  return parts;
}

/** 'Sunday: 9.30 at St Mary's and 11 at St John's': a name behind each of several times. */
function splitLedTimes(text: string, day: string, begin: number, clocks: readonly string[]): string[] {
  const parts: string[] = [];
  let from = begin;
  for (const [at, clock] of clocks.entries()) {
    const next = clocks[at + 1];
    const end = next === undefined ? text.length : text.indexOf(next, from + clock.length);
    const words = text
      .slice(from + clock.length, end < 0 ? undefined : end)
      .replace(/(?<![\s,;])[\s,;]+$/u, '')
      .replace(/[\s,;]{1,3}(?:and|und|et|y|e|en|i|&)$/u, '');
    if (end < 0 || !name.test(words) || /[.!?]\s+\p{Lu}/u.test(words)) return [];
    parts.push(`${day}, ${clock} ${words}`);
    from = end;
  }
  return parts;
}

/** The sentences of a text; '4. Juli' is within one. */
function toSentences(page: PlainPage, text: string): string[] {
  const sentences: string[] = [];
  for (const piece of text.split(/(?<=[\p{L}\d)]{2}[.!?]\s+)(?=\p{Lu})/u)) {
    const before = sentences.at(-1);
    const isMonth = () => page.reader.read(/^\p{L}+/u.exec(piece)?.[0] ?? '').month !== undefined;
    if (before !== undefined && /\d\.\s+$/.test(before) && isMonth())
      sentences.push(`${sentences.pop()}${piece}`);
    else sentences.push(piece);
  }
  return sentences;
}

/** The sentence of a line in which its first date stands. */
export function findSentence(page: PlainPage, line: PagePart): string {
  const from = page.read(line).dates[0]?.from ?? 0;
  let end = 0;
  for (const sentence of toSentences(page, page.getText(line))) {
    end += sentence.length;
    if (end > from) return sentence;
  }
  return page.getText(line);
}
