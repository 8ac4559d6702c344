import * as z from 'zod/mini';
import { pastTheEnd } from '../calendar/shared/paging';
import { Fault } from '../errors';
import { getPageLimit, mostPages } from '../shared/pageLimit';
import { idsAtOnce } from './collection';

/** Where a page of a site's list begins: the list, the number of the page, most pages, first id of the page before. */
const Position = () => z.tuple([z.string(), z.int(), z.int(), z.int()]);
type Position = z.output<ReturnType<typeof Position>>;

interface SitePage<Item> {
  items: Item[];
  /** As the site says. */
  pages: number;
}

/** The list of a position, and the number of its page; of no position, `first`. */
export function parsePosition(position: string | undefined, first: string): Position {
  return position === undefined ? [first, 1, mostPages, 0] : Position().parse(JSON.parse(position));
}

/** The position of the first page of a list. */
export const toListStart = (list: string): string => JSON.stringify([list, 1, mostPages, 0]);

/**
 * Reads a page of a list of a site. The list ends as `everyItem` ends.
 * @returns the items, and the position of the next page; none after the last
 * @throws Fault `answer/pagesEndless`; `answer/answerTooLarge`
 */
export async function readSitePage<Item extends { id: number }>(
  [list, page, limit, before]: Position,
  read: (query: { page: number; per_page: number }) => Promise<SitePage<Item>>,
): Promise<{ items: readonly Item[]; next?: string }> {
  if (page > limit) throw new Fault({ kind: 'answer', reason: 'pagesEndless' });
  const answer = await pastTheEnd(read({ page, per_page: idsAtOnce }));
  const { items, pages } = answer ?? { items: [], pages: 0 };
  if (items.length > idsAtOnce) throw new Fault({ kind: 'answer', reason: 'answerTooLarge' });
  const first = items[0]?.id;
  // Some sites answer every page number with the same items
  if (first === undefined || (page > 1 && first === before)) return { items: [] };
  if (page >= pages && items.length < idsAtOnce) return { items };
  const most = page === 1 ? getPageLimit(pages) : limit;
  return { items, next: JSON.stringify([list, page + 1, most, first]) };
}

/** Reads items one by one; leaves out those that are gone, or that the account may no longer read. */
export async function readEach<Item>(
  ids: readonly (string | number)[],
  read: (id: number) => Promise<Item>,
): Promise<Item[]> {
  const found: Item[] = [];
  for (const id of ids) {
    try {
      found.push(await read(Number(id)));
    } catch (error) {
      if (!(error instanceof Fault) || !['notFound', 'notAllowed'].includes(error.data.kind)) throw error;
    }
  }
  return found;
}
