import type { PlainPage } from './page';
import type { PagePart } from './tree';

/** Most sentences of a paragraph that are read one by one. */
const mostSentences = 20;

/** The sentences of a paragraph in which each date has a time of its own; none if a sentence has several or no time. */
export function splitSentences(page: PlainPage, line: PagePart): string[] {
  if (
    page.read(line).dates.length < 2 ||
    page.read(line).clocks.length < 2 ||
    line.node.text !== page.getText(line)
  )
    return [];
  const sentences = (line.node.text ?? '').split(/(?<=[\p{L}\d)]{2}[.!?])\s+(?=\p{Lu})/u);
  if (sentences.length > mostSentences) return [];
  const dated = sentences.filter((sentence) => page.reader.read(sentence).dates.length > 0);
  const isOwn = (sentence: string) => {
    const { dates, clocks } = page.reader.read(sentence);
    return dates.length === 1 && clocks.length > 0;
  };
  return dated.length === page.read(line).dates.length && dated.every(isOwn) ? dated : [];
}
