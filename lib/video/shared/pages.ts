import { Fault } from '../../errors';

/** A bound listing: `client.playlistItems.list`. */
type Listing<Query, Answer> = (query: Query, body?: undefined, options?: Options) => Promise<Answer>;

interface Options {
  signal?: AbortSignal;
}

interface Page<Item> {
  items: readonly Item[];
  nextPageToken?: string | undefined;
}

interface Paged {
  pageToken?: string | undefined;
}

/**
 * The pages of a listing, each asked for when it is wanted and charged by itself. Only a missing token ends it: totals
 * are estimates, and a page in the middle may be empty (video API behaviour, section 3).
 * @throws Fault `answer/pagesRepeat` when a token comes again: what has come is then not known to be all
 */
export async function* pages<Query extends Paged, Answer extends Page<unknown>>(
  list: Listing<Query, Answer>,
  query: Query,
  options?: Options,
): AsyncGenerator<Answer, void, undefined> {
  const seen = new Set([query.pageToken]);
  for (let { pageToken } = query; ; ) {
    const page = await list({ ...query, pageToken }, undefined, options);
    yield page;
    pageToken = page.nextPageToken;
    if (pageToken === undefined) return;
    if (seen.has(pageToken)) throw new Fault({ kind: 'answer', reason: 'pagesRepeat' });
    seen.add(pageToken);
  }
}

/** The items of all pages, one after the other. */
export async function* everyItem<Query extends Paged, Item>(
  list: Listing<Query, Page<Item>>,
  query: Query,
  options?: Options,
): AsyncGenerator<Item, void, undefined> {
  for await (const { items } of pages(list, query, options)) yield* items;
}
