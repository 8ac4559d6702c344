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
  if (!date || others.length > 0 || isSeries || hasRoles || text.slice(0, date.from).trim() !== '') return [];
  const day = text.slice(0, date.to);
  const parts: string[] = [];
  let from = date.to;
  for (const clock of clocks) {
    const at = text.indexOf(clock, from);
    const words = text.slice(from, at).replace(/^[\s,;:.–—-]*(?:(?:and|und|et|y|e|en|i|&)\s)?/u, '');
    if (at < 0 || !name.test(words) || /[.!?]\s/.test(words)) return [];
    parts.push(`${day}, ${clock}\n${words}`);
    from = at + clock.length;
  }
  return parts;
}
