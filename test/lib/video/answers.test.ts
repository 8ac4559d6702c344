import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { videoMethods } from '../../../lib/video';
import { described, resolve } from './description';
import { fullSample, sampleOf, scalarsOf } from './samples';
import { seed } from './seed';

const answering = Object.entries(videoMethods).filter(([, method]) => method.response !== undefined);

/** Members that pass through unread: relics, totals that are estimates, what only partners get to see. */
const unread = [
  ...['kind', 'eventId', 'visitorId', 'tokenPagination', 'pageInfo', 'regionCode'],
  ...['ageGating', 'brandPartner', 'monetizationDetails'],
];
/** One member for each of seventy boards, of which the platform's own is read. */
const isUnread = (path: readonly (string | number)[]) =>
  path.some((name) => unread.includes(String(name))) ||
  (path.includes('contentRating') && path.at(-1) !== 'ytRating');

const isListing = (id: string) => 'items' in (resolve(described(id).response ?? {}).properties ?? {});

type Json = { [name: string]: Json } | Json[] | string | number | boolean | undefined;

const at = (value: Json, path: readonly (string | number)[]): Json =>
  path.reduce<Json>((found, name) => (found as Record<string | number, Json> | undefined)?.[name], value);

/** A copy in which something that is no scalar stands where a scalar belongs. */
function spoilt(sample: unknown, path: readonly (string | number)[]): Json {
  const copy = structuredClone(sample) as Json;
  const holder = at(copy, path.slice(0, -1)) as Record<string | number, Json>;
  holder[path.at(-1) ?? ''] = { odd: true };
  return copy;
}

describe.each(answering)('the answer of %s', (id, method) => {
  const fact = described(id).response ?? {};

  it('is read whole, whatever the description allows', () => {
    const response = method.response?.();
    fc.assert(
      fc.property(sampleOf(fact), (sample) => {
        const parsed = response?.safeParse(sample);
        expect(parsed).toEqual({ success: true, data: isListing(id) ? { items: [], ...sample } : sample });
      }),
      { seed, numRuns: 25 },
    );
  });

  it('is known member by member: an odd one counts as missing', () => {
    const response = method.response?.();
    const full = fullSample(fact);
    const paths = scalarsOf(fact).filter((path) => !isUnread(path));
    const passedThrough = paths.filter((path) => {
      const parsed = response?.safeParse(spoilt(full, path));
      return parsed?.success && at(parsed.data as Json, path) !== undefined;
    });
    expect(paths.length).toBeGreaterThan(0);
    expect(passedThrough.map((path) => path.join('.'))).toEqual([]);
  });

  it('keeps what nobody knows yet', () => {
    const full = fullSample(fact) as Record<string, unknown>;
    expect(method.response?.().safeParse({ ...full, novelty: 1 })).toMatchObject({
      success: true,
      data: { novelty: 1 },
    });
  });

  it('is none when it is something else', () => {
    expect(method.response?.().safeParse('<html>')?.success).toBe(false);
  });
});

describe.each(answering.filter(([id]) => isListing(id)))('the listing of %s', (id, method) => {
  it('loses nothing but an item that is broken', () => {
    const { items } = fullSample(described(id).response ?? {}) as { items: unknown[] };
    const broken = [null, 'x', 7];
    const parsed = method.response?.().safeParse({ items: [...broken, ...items] });
    expect(parsed).toEqual({ success: true, data: { items } });
  });

  it('is empty without items, and none where they are no list', () => {
    expect(method.response?.().safeParse({})).toEqual({ success: true, data: { items: [] } });
    expect(method.response?.().safeParse({ items: 'many' })?.success).toBe(false);
  });
});
