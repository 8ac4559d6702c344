import { foreignSets, readPages, toWanted } from './foreignPages';
import { freshFirst } from './pages/freshFirst';
import { freshSecond } from './pages/freshSecond';
import { freshThird } from './pages/freshThird';
import { kinds } from './pages/kinds';
import { lists } from './pages/lists';
import { names } from './pages/names';
import { others } from './pages/others';
import { placeKinds } from './pages/placeKinds';
import { tables } from './pages/tables';
import { wholeBodies } from './pages/wholeBodies';
import { wholeClubs } from './pages/wholeClubs';
import { wholeEnglish } from './pages/wholeEnglish';
import { wholeLater } from './pages/wholeLater';
import { wholeMore } from './pages/wholeMore';
import { wholeOthers } from './pages/wholeOthers';
import { wholeUnseen } from './pages/wholeUnseen';
import type { PlainCase } from './plainCase';

/** Whole pages whose events were written down before the reader was known. */
export const wholePages: readonly PlainCase[] = [
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

/** Small pages, each of one form. */
export const smallPages: readonly PlainCase[] = [...tables, ...lists, ...others];

/** Pages with their right events, for a table of how well they are read. */
interface PlainSet {
  id: string;
  name: string;
  pages: readonly PlainCase[];
  /** The right events as lines; of several right values, the one that was read. */
  toWanted: (page: PlainCase, read: readonly string[]) => readonly string[];
}

const toEvents = ({ events }: PlainCase) => events;

function toForeign(pages: ReturnType<typeof readPages>): Pick<PlainSet, 'pages' | 'toWanted'> {
  const byPage = new Map<PlainCase, (typeof pages)[number]>(pages.map((page) => [page, page]));
  return {
    pages,
    toWanted: (one, read) => {
      const page = byPage.get(one);
      return page ? toWanted(page, read) : [];
    },
  };
}

/** All sets of pages without structured data. */
export const plainSets = (): PlainSet[] => [
  { id: 'small', name: 'small pages', pages: smallPages, toWanted: toEvents },
  { id: 'kinds', name: 'kinds of lists', pages: [...kinds, ...names, ...placeKinds], toWanted: toEvents },
  { id: 'whole', name: 'whole pages', pages: wholePages, toWanted: toEvents },
  ...foreignSets.map(({ id, name, folder }) => ({
    id,
    name: `pages of ${name}`,
    ...toForeign(readPages(folder)),
  })),
];
