import { Fault } from '../../errors';

/** One page of a listing: the items under the key of their resource. */
type Page<Key extends string, Item> = Record<Key, Item[]> & { total_pages: number };

type List<Key extends string, Item, Query> = (
  query: Query,
  body?: undefined,
  options?: { signal?: AbortSignal },
) => Promise<Page<Key, Item>>;

/**
 * Every item of a listing, page by page, as long as somebody asks for more:
 * `for await (const event of everyItem(client.events.list, 'events', { search }))`.
 *
 * Pages are counted here, because the links in answers drop filters; a page past the end may be a 404 or an empty
 * list; and totals can count items that the listing does not hold (calendar API behaviour, section 5). What moves to the
 * next page meanwhile is given once; what moves to an earlier one may be missed. Only one page is kept in mind, however
 * long the listing.
 * @throws Fault of the first page that cannot be read
 */
export async function* everyItem<
  Key extends string,
  Item extends { id: number },
  Query extends { page?: number; per_page?: number },
>(
  list: List<Key, Item, Query>,
  key: Key,
  query: Query,
  options?: { signal?: AbortSignal },
): AsyncGenerator<Item, void> {
  const perPage = query.per_page ?? 50;
  let before = new Set<number>();
  for (let page = query.page ?? 1; ; page++) {
    const answer = await pastTheEnd(list({ ...query, per_page: perPage, page }, undefined, options));
    if (answer === undefined) return;
    const items = answer[key].filter(({ id }) => !before.has(id));
    yield* items;
    // A site that answers every page with the same items never comes to an end of its own.
    if (items.length === 0) return;
    if (page >= answer.total_pages && answer[key].length < perPage) return;
    before = new Set(answer[key].map(({ id }) => id));
  }
}

/**
 * A page of a listing; undefined past its end, where events, venues and organizers answer 404, terms an empty list
 * (behaviour, section 5).
 */
export async function pastTheEnd<Answer>(page: Promise<Answer>): Promise<Answer | undefined> {
  try {
    return await page;
  } catch (error) {
    if (error instanceof Fault && /-archive-page-not-found$/.test(error.data.reason)) return undefined;
    throw error;
  }
}
