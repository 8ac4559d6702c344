import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { byIds, everyItem, pages } from '../../../../lib/video';
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
});

describe('byIds', () => {
  type ToItem = (id: string) => { id?: string; videoId?: string };

  /** A list method that, like the platform, answers in any order and omits unknown ids. */
  function shelf(known: ReadonlySet<string>, toItem: ToItem) {
    const batches: string[][] = [];
    const list = async ({ id = [] }: { id?: string[]; part: string[] }) => {
      batches.push(id);
      return {
        items: id
          .filter((one) => known.has(one))
          .map(toItem)
          .reverse(),
      };
    };
    return { list, batches };
  }

  const id = fc.string({ minLength: 1, maxLength: 3 });
  const idLists = fc.array(id, { maxLength: 180, size: 'max' });

  const names: [string, ToItem][] = [
    ['id', (id) => ({ id })],
    ['videoId', (id) => ({ videoId: id })],
  ];

  it.each(names)(
    'are read 50 at a time, by %s, their order kept and the missing told',
    async (_name, toItem) => {
      await fc.assert(
        fc.asyncProperty(idLists, idLists, async (wanted, others) => {
          const known = new Set([...wanted.filter((_id, n) => n % 3 !== 0), ...others]);
          const { list, batches } = shelf(known, toItem);
          const { found, missing } = await byIds(list, { part: ['id'] }, wanted);
          const once = [...new Set(wanted)];
          expect(found).toStrictEqual(once.filter((id) => known.has(id)).map(toItem));
          expect(missing).toStrictEqual(once.filter((id) => !known.has(id)));
          expect(batches.flat()).toStrictEqual(once);
          expect(batches).toHaveLength(Math.ceil(once.length / 50));
          expect(Math.max(0, ...batches.map(({ length }) => length))).toBeLessThanOrEqual(50);
        }),
        { seed, numRuns: 40 },
      );
    },
  );
});
