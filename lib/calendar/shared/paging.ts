import { Fault } from '../../errors';
import { getPageLimit, mostPages } from '../../shared/pageLimit';

/** One page of a listing: its items are under the name of their resource. */
type Page<Key extends string, Item> = Record<Key, Item[]> & { total_pages: number };

type List<Key extends string, Item, Query> = (query: Query) => Promise<Page<Key, Item>>;

/**
 * Yields every item of a listing. Requests a page only when its first item is needed: `for await (const event of
 * everyItem(client.events.list, 'events', { search }))`.
 *
 * Pages are counted here, because the links in answers lose filters; a page past the end is a 404 or an empty list; and
 * totals can count items that are not in the listing (calendar API behaviour, section 5). An item that moves to the
 * next page meanwhile is yielded once; an item that moves to an earlier page may be missed. Only one page is held in
 * memory.
 * @throws Fault of the first page that cannot be read; `answer/pagesEndless` after more pages than `getPageLimit`;
 *   `answer/answerTooLarge` if a page has more items than were requested
 */
export async function* everyItem<
  Key extends string,
  Item extends { id: number },
  Query extends { page?: number; per_page?: number },
>(list: List<Key, Item, Query>, key: Key, query: Query): AsyncGenerator<Item, void> {
  const perPage = query.per_page ?? 50;
  const first = query.page ?? 1;
  let before = new Set<number>();
  let limit = mostPages;
  for (let page = first; ; page++) {
    if (page > limit) throw new Fault({ kind: 'answer', reason: 'pagesEndless' });
    const answer = await pastTheEnd(list({ ...query, per_page: perPage, page }));
    if (answer === undefined) return;
    if (answer[key].length > perPage) throw new Fault({ kind: 'answer', reason: 'answerTooLarge' });
    // Only the first answer counts: a total that grows with each page would never be reached
    if (page === first) limit = getPageLimit(answer.total_pages);
    const items = answer[key].filter(({ id }) => !before.has(id));
    yield* items;
    // Some sites answer every page number with the same items, so the listing would never end
    if (items.length === 0) return;
    if (page >= answer.total_pages && answer[key].length < perPage) return;
    before = new Set(answer[key].map(({ id }) => id));
  }
}

/**
 * The page that a call returns; undefined if it is past the end of the listing. There, events, venues and organizers
 * answer 404, and terms an empty list (calendar API behaviour, section 5).
 */
export async function pastTheEnd<Answer>(page: Promise<Answer>): Promise<Answer | undefined> {
  try {
    return await page;
  } catch (error) {
    if (error instanceof Fault && /-archive-page-not-found$/.test(error.data.reason)) return undefined;
    throw error;
  }
}
