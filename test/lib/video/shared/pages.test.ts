import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { everyItem, pages } from '../../../../lib/video';
import { catchFault } from '../../http/catchFault';
import { seed } from '../seed';

interface Query {
  pageToken?: string | undefined;
}

/** A list method whose pages have any size, also none, and whose tokens are opaque. */
function createListing(content: number[][], totalResults: number) {
  const asked: (string | undefined)[] = [];
  const toToken = (page: number) => `token-${(page * 7919) % 10_007}`;
  const list = async ({ pageToken }: Query) => {
    asked.push(pageToken);
    const at = content.findIndex((_page, n) => (n === 0 ? undefined : toToken(n)) === pageToken);
    const nextPageToken = at + 1 < content.length ? toToken(at + 1) : undefined;
    return { items: content[at] ?? [], nextPageToken, pageInfo: { totalResults } };
  };
  return { list, asked };
}

const collect = async <Item>(all: AsyncIterable<Item>) => {
  const items: Item[] = [];
  for await (const item of all) items.push(item);
  return items;
};

describe('pages and everyItem', () => {
  it('yield every item once, in order, whatever the total says', async () => {
    const contents = fc.array(fc.array(fc.integer(), { maxLength: 5 }), { minLength: 1, maxLength: 12 });
    await fc.assert(
      fc.asyncProperty(contents, fc.nat(), async (content, total) => {
        const { list, asked } = createListing(content, total);
        expect(await collect(everyItem(list, {}))).toStrictEqual(content.flat());
        expect(asked).toHaveLength(content.length);
      }),
      { seed },
    );
  });

  it('request a page only when it is needed', async () => {
    const { list, asked } = createListing([[1, 2], [3], [4]], 4);
    for await (const item of everyItem(list, {})) if (item === 2) break;
    expect(asked).toHaveLength(1);
  });

  it('begin at the given token, and keep the other parameters', async () => {
    const questions: object[] = [];
    const list = async (query: Query & { part: string[] }) => {
      questions.push(query);
      return { items: [1] };
    };
    await collect(pages(list, { part: ['id'], pageToken: 'x' }));
    expect(questions).toStrictEqual([{ part: ['id'], pageToken: 'x' }]);
  });

  it('throw if a token is repeated, since the listing would never end', async () => {
    let calls = 0;
    const list = async (_query: Query) => ({ items: [], nextPageToken: calls++ % 2 === 0 ? 'a' : 'b' });
    const stopped = { kind: 'answer', reason: 'pagesRepeat' };
    expect(await catchFault(collect(pages(list, {})))).toMatchObject(stopped);
    expect(calls).toBe(3);
    const sameAgain = async (_query: Query) => ({ items: [], nextPageToken: 'x' });
    expect(await catchFault(collect(pages(sameAgain, { pageToken: 'x' })))).toMatchObject(stopped);
  });

  it('throw after the most pages, if every token is new', async () => {
    let calls = 0;
    const endless = async (_query: Query) => ({ items: [], nextPageToken: `page ${calls++}` });
    expect(await catchFault(collect(pages(endless, {})))).toMatchObject({ reason: 'pagesEndless' });
    expect(calls).toBe(10_000);
  });
});
