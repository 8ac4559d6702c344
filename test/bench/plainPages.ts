import { Window } from 'happy-dom';
import { outlineText, readOutline } from '../../lib/pages/plain/outline';
import { readEventText } from '../../lib/pages/text';
import { type PlainCase, readCase, toContext, toHtml, toLine } from '../lib/pages/plain/plainCase';
import { plainSets } from '../lib/pages/plain/plainSets';
import { type PlainScore, score } from '../lib/pages/plain/score';
import type { Row } from './row';

const { DOMParser } = new Window();
const parse = (html: string) => new DOMParser().parseFromString(html, 'text/html') as unknown as Document;

/** The event that a naive reader finds: the first date of the page's text, with its first line as title. */
function readFirst(page: PlainCase): string[] {
  const text = outlineText(readOutline(parse(toHtml(page))));
  const event = readEventText(text, toContext(page));
  return event ? [toLine(event)] : [];
}

const readOurs = (page: PlainCase): string[] => readCase(page, parse).map(toLine);

const figures: [id: keyof PlainScore, what: string, unit: Row['unit']][] = [
  ['starts', 'right starts', 'percent'],
  ['lists', 'whole lists', 'percent'],
  ['frameTitles', 'titles from navigation', 'events'],
  ['wrongEnds', 'ends that the page does not say', 'events'],
  ['extra', 'events beside the right ones', 'events'],
  ['titles', 'right titles of these starts', 'percent'],
  ['places', 'right places of these starts', 'percent'],
];

/** How well pages without structured data are read, set by set, beside the first date of their text. */
export const measurePlainPages = (): Row[] =>
  plainSets().flatMap(({ id, name, pages, toWanted }) => {
    const scoreOf = (read: (page: PlainCase) => string[]) =>
      score(
        pages.map((page) => {
          const lines = read(page);
          return { wanted: toWanted(page, lines), read: lines };
        }),
      );
    const [ours, naive] = [scoreOf(readOurs), scoreOf(readFirst)];
    return figures.map(
      ([figure, what, unit]): Row => ({
        id: `plainPages.${id}.${figure}`,
        what: `${name} (${pages.length}), ${what}`,
        unit,
        ours: ours[figure],
        baseline: { what: 'the first date of the text', value: naive[figure] },
        samples: pages.length,
      }),
    );
  });
