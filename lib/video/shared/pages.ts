import { Fault } from '../../errors';

/** A list method of the client, such as `client.playlistItems.list`. */
type Listing<Query, Answer> = (query: Query) => Promise<Answer>;

/** Most pages of one listing: each costs a unit at least, and a day has 10,000. */
const mostPages = 10_000;

interface Page<Item> {
  items: readonly Item[];
  nextPageToken?: string | undefined;
}

interface Paged {
  pageToken?: string | undefined;
}

/**
 * Yields the pages of a listing. Each page is requested when it is needed and costs the price of the method. Only a
 * page without a token is the last: totals are estimates, and a page in the middle may be empty (video API behaviour,
 * section 3).
 * @throws Fault `answer/pagesRepeat` if a token is repeated, since the listing would never end;
 *   `answer/pagesEndless` after `mostPages`, if every token is new
 */
export async function* pages<Query extends Paged, Answer extends Page<unknown>>(
  list: Listing<Query, Answer>,
  query: Query,
): AsyncGenerator<Answer, void, undefined> {
  const seen = new Set([query.pageToken]);
  for (let { pageToken } = query; ; ) {
    const page = await list({ ...query, pageToken });
    yield page;
    pageToken = page.nextPageToken;
    if (pageToken === undefined) return;
    if (seen.has(pageToken)) throw new Fault({ kind: 'answer', reason: 'pagesRepeat' });
    if (seen.size >= mostPages) throw new Fault({ kind: 'answer', reason: 'pagesEndless' });
    seen.add(pageToken);
  }
}

/** Yields the items of all pages. Throws as `pages`. */
export async function* everyItem<Query extends Paged, Item>(
  list: Listing<Query, Page<Item>>,
  query: Query,
): AsyncGenerator<Item, void, undefined> {
  for await (const { items } of pages(list, query)) yield* items;
}
