import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createTransport } from '../../../lib/http';
import { createVideoClient, videoErrors, videoMethods } from '../../../lib/video';
import { catchFault } from '../http/catchFault';
import { described, resolve } from './description';
import { fullSample, generateSample, listScalars } from './samples';
import { seed } from './seed';

const answering = Object.entries(videoMethods).filter(([, method]) => method.response !== undefined);

/** Members that no schema has: deprecated ones, estimated totals, and those that only partners get. */
const unread = [
  ...['kind', 'eventId', 'visitorId', 'tokenPagination', 'pageInfo', 'regionCode'],
  ...['ageGating', 'brandPartner', 'monetizationDetails'],
];
/** contentRating has one member for each of seventy boards; only the platform's own is read. */
const isUnread = (path: readonly (string | number)[]) =>
  path.some((name) => unread.includes(String(name))) ||
  (path.includes('contentRating') && path.at(-1) !== 'ytRating');

const isListing = (id: string) => 'items' in (resolve(described(id).response ?? {}).properties ?? {});

type Json = { [name: string]: Json } | Json[] | string | number | boolean | undefined;

const at = (value: Json, path: readonly (string | number)[]): Json =>
  path.reduce<Json>((found, name) => (found as Record<string | number, Json> | undefined)?.[name], value);

/** A copy with a value of a wrong type in place of a scalar. */
function spoilt(sample: unknown, path: readonly (string | number)[]): Json {
  const copy = structuredClone(sample) as Json;
  const holder = at(copy, path.slice(0, -1)) as Record<string | number, Json>;
  holder[path.at(-1) ?? ''] = { odd: true };
  return copy;
}

describe.each(answering)('the answer of %s', (id, method) => {
  const fact = described(id).response ?? {};

  it('is read completely, for all values that the description allows', () => {
    // A sample may have no members
    const response = method.response?.(true);
    fc.assert(
      fc.property(generateSample(fact), (sample) => {
        const parsed = response?.safeParse(sample);
        expect(parsed).toStrictEqual({
          success: true,
          data: isListing(id) ? { items: [], ...sample } : sample,
        });
      }),
      { seed, numRuns: 25 },
    );
  });

  it('is read member by member: one of a wrong type counts as missing', () => {
    const response = method.response?.();
    const full = fullSample(fact);
    const paths = listScalars(fact).filter((path) => !isUnread(path));
    const passedThrough = paths.filter((path) => {
      const parsed = response?.safeParse(spoilt(full, path));
      return parsed?.success && at(parsed.data as Json, path) !== undefined;
    });
    expect(paths.length).toBeGreaterThan(0);
    expect(passedThrough.map((path) => path.join('.'))).toStrictEqual([]);
  });

  it('keeps unknown members', () => {
    const full = fullSample(fact) as Record<string, unknown>;
    expect(method.response?.().safeParse({ ...full, novelty: 1 })).toMatchObject({
      success: true,
      data: { novelty: 1 },
    });
  });

  it('is refused if it is something else', () => {
    expect(method.response?.().safeParse('<html>')?.success).toBe(false);
  });
});

describe.each(answering.filter(([id]) => isListing(id)))('the listing of %s', (id, method) => {
  const full = () => fullSample(described(id).response ?? {}) as { items: Record<string, unknown>[] };
  const isRead = (answer: unknown, isPartial?: boolean) =>
    method.response?.(isPartial).safeParse(answer).success;

  it.each([null, 'x', 7, []])('is refused if one of its items is %j', (broken) => {
    const { items } = full();
    expect(isRead({ items })).toBe(true);
    expect(isRead({ items: [...items, broken] })).toBe(false);
    expect(isRead({ items: [broken, ...items] }, true)).toBe(false);
  });

  it('is refused if an item has no id, unless `fields` limits the answer', () => {
    const { items } = full();
    const named = items.filter(({ id }) => id !== undefined);
    const nameless = named.map(({ id: _id, ...others }) => others);
    if (nameless.length > 0) expect(isRead({ items: nameless })).toBe(false);
    expect(method.response?.(true).safeParse({ items: nameless })).toStrictEqual({
      success: true,
      data: { items: nameless },
    });
    for (const item of named) expect(isRead({ items: [{ ...item, id: 7 }] }, true)).toBe(false);
  });

  it('is empty if a listing has no items', () => {
    const kind = `youtube#${id}Response`;
    const empty = { kind, etag: 'e', pageInfo: { totalResults: 0 } };
    expect(method.response?.().safeParse(empty)).toMatchObject({ success: true, data: { items: [] } });
    expect(method.response?.(true).safeParse({})).toStrictEqual({ success: true, data: { items: [] } });
  });

  it.each([
    {},
    { items: 'many' },
    { items: null },
    { items: {} },
    { ok: true },
    { error: { code: 500 } },
    { kind: 'youtube#video', id: 'x' },
    { message: 'Sign in to the network', kind: 'portal' },
    [],
  ])('is refused if the answer is %j', (answer) => {
    expect(isRead(answer)).toBe(false);
    if (Object.keys(answer).length > 0) expect(isRead(answer, true)).toBe(false);
  });
});

describe('a listing that is read over HTTP', () => {
  const read = (answer: unknown, fields?: string) => {
    const errors = videoErrors;
    const fetch = async () => Response.json(answer);
    const base = 'https://youtube.googleapis.com/youtube/v3';
    const client = createVideoClient(createTransport({ base, errors, fetch }));
    return client.playlistItems.list({ part: ['id'], playlistId: 'PLa', ...(fields && { fields }) });
  };
  const item = { id: 'a', kind: 'youtube#playlistItem' };

  it.each([{}, { ok: true }, { items: 'many' }])('throws oddAnswer for %j', async (answer) => {
    expect(await catchFault(read(answer))).toMatchObject({ kind: 'answer', reason: 'oddAnswer' });
  });

  it('throws oddAnswer if an item is invalid', async () => {
    const odd = { kind: 'answer', reason: 'oddItem', about: 'playlistItems.list' };
    expect(await catchFault(read({ items: [item, { kind: item.kind }] }))).toMatchObject(odd);
    expect(await catchFault(read({ items: [null, item] }, 'items(id)'))).toMatchObject(odd);
  });

  it('has only the requested fields', async () => {
    expect(await read({}, 'nextPageToken,items(id)')).toStrictEqual({ items: [] });
    expect(await read({ items: [{ etag: 'e' }] }, 'items/etag')).toStrictEqual({ items: [{ etag: 'e' }] });
    expect(await read({ kind: 'youtube#playlistItemListResponse', pageInfo: {} })).toMatchObject({
      items: [],
    });
  });
});
