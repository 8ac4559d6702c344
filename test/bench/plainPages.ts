import { Window } from 'happy-dom';
import { outlineText, readOutline } from '../../lib/pages/plain/outline';
import { readEventText } from '../../lib/pages/text';
import { foreignPages, toWanted } from '../lib/pages/plain/foreignPages';
import { freshFirst } from '../lib/pages/plain/pages/freshFirst';
import { freshSecond } from '../lib/pages/plain/pages/freshSecond';
import { freshThird } from '../lib/pages/plain/pages/freshThird';
import { lists } from '../lib/pages/plain/pages/lists';
import { others } from '../lib/pages/plain/pages/others';
import { tables } from '../lib/pages/plain/pages/tables';
import { wholeBodies } from '../lib/pages/plain/pages/wholeBodies';
import { wholeClubs } from '../lib/pages/plain/pages/wholeClubs';
import { wholeEnglish } from '../lib/pages/plain/pages/wholeEnglish';
import { wholeLater } from '../lib/pages/plain/pages/wholeLater';
import { wholeMore } from '../lib/pages/plain/pages/wholeMore';
import { wholeOthers } from '../lib/pages/plain/pages/wholeOthers';
import { wholeUnseen } from '../lib/pages/plain/pages/wholeUnseen';
import { type PlainCase, readCase, toContext, toHtml, toLine } from '../lib/pages/plain/plainCase';
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

const toStart = (line = '') => line.split(' ')[0] ?? '';

/** How many pages without structured data are read right, beside the first date of their text. */
export function measurePlainPages(): Row[] {
  const pages = [...tables, ...lists, ...others];
  const judged = pages.map((page) => ({
    wanted: page.events,
    ours: readCase(page, parse).map(toLine),
    naive: readFirst(page),
  }));
  type Lines = (one: (typeof judged)[number]) => string[];
  const share = (isRight: (read: string[], wanted: string[]) => boolean, read: Lines) =>
    (100 * judged.filter((one) => isRight(read(one), one.wanted)).length) / judged.length;
  const row = (id: string, what: string, isRight: (read: string[], wanted: string[]) => boolean): Row => ({
    id: `plainPages.${id}`,
    what,
    unit: 'percent',
    ours: share(isRight, ({ ours }) => ours),
    baseline: { what: 'the first date of the text', value: share(isRight, ({ naive }) => naive) },
    samples: judged.length,
  });
  return [
    row(
      'start',
      'pages without data, first start',
      (read, wanted) => toStart(read[0]) === toStart(wanted[0]),
    ),
    row('all', 'pages without data, all events', (read, wanted) => read.join('\n') === wanted.join('\n')),
    ...measureWholePages(),
  ];
}

/** The same of whole pages whose events were written down before the reader was known. */
function measureWholePages(): Row[] {
  const pages = [
    ...wholeEnglish,
    ...wholeOthers,
    ...wholeLater,
    ...wholeBodies,
    ...wholeClubs,
    ...wholeUnseen,
    ...wholeMore,
    ...freshFirst,
    ...freshSecond,
    ...freshThird,
  ];
  const foreign = new Map<PlainCase, (read: string[]) => string[]>(
    foreignPages.map((page) => [page, (read) => toWanted(page, read)]),
  );
  return [
    ...toRows('whole', 'whole pages without data', pages, ({ events }) => events),
    ...toRows(
      'foreign',
      'pages of somebody else',
      foreignPages,
      (page, read) => foreign.get(page)?.(read) ?? [],
    ),
  ];
}

function toRows(
  kind: string,
  name: string,
  pages: readonly PlainCase[],
  toLines: (page: PlainCase, read: string[]) => string[],
): Row[] {
  const scoreOf = (read: (page: PlainCase) => string[]) =>
    score(
      pages.map((page) => {
        const lines = read(page);
        return { wanted: toLines(page, lines), read: lines };
      }),
    );
  const [ours, naive] = [scoreOf((page) => readCase(page, parse).map(toLine)), scoreOf(readFirst)];
  const row = (id: keyof PlainScore, what: string, unit: Row['unit']): Row => ({
    id: `plainPages.${kind}.${id}`,
    what: `${name}, ${what}`,
    unit,
    ours: ours[id],
    baseline: { what: 'the first date of the text', value: naive[id] },
    samples: pages.length,
  });
  return [
    row('starts', 'right starts', 'percent'),
    row('lists', 'lists with all events', 'percent'),
    row('frameTitles', 'titles from navigation', 'events'),
    row('wrongEnds', 'ends that the page does not say', 'events'),
    row('extra', 'events that are none', 'events'),
  ];
}
