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
  if (clocks.length < 2 || dates.length === 0) return [];
  const own = splitDays(page, line);
  if (own.length > 0) return own;
  const sentences = page.getText(line).split(/(?<=[\p{L}\d)]{2}[.!?])\s+(?=\p{Lu})/u);
  if (sentences.length > mostSentences) return [];
  const dated = sentences.filter((sentence) => page.reader.read(sentence).dates.length > 0);
  const isOwn = (sentence: string) => {
    const reading = page.reader.read(sentence);
    return reading.dates.length === 1 && reading.clocks.length > 0;
  };
  const isWhole = dated.length === dates.length || dates.length === 1;
  return dated.length > 1 && isWhole && dated.every(isOwn) ? dated : splitTimes(page, line);
}

const name = /(?:^|[^\p{L}])\p{Lu}\p{L}{2}/u;

/** What happens at each of several times of the only day of a line, each with a name before it. */
function splitTimes(page: PlainPage, line: PagePart): string[] {
  const text = page.getText(line);
  const { dates, clocks, isSeries, hasRoles } = page.read(line);
  const [date, ...others] = dates;
  if (
    !date ||
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

/** 'Sam. 23.01 20h30 et dim. 24.01 17h': days that each have a time, and no words between them. */
function splitDays(page: PlainPage, line: PagePart): string[] {
  const text = page.getText(line);
  const { dates, clocks } = page.read(line);
  if (dates.length < 2 || clocks.length !== dates.length) return [];
  const lead = text.slice(0, dates[0]?.from);
  const parts = dates.map(({ from }, at) => text.slice(from, dates[at + 1]?.from));
  const isOwn = (part: string, at: number) => {
    const reading = page.reader.read(part);
    const isLast = at === parts.length - 1;
    return (
      reading.clocks.length === 1 &&
      reading.dates.length === 1 &&
      (isLast || !/\p{L}{3}/u.test(reading.words))
    );
  };
  return parts.every(isOwn) ? parts.map((part) => `${part}\n${lead}`) : [];
}
