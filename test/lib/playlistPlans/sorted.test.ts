import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { PlaylistEntry } from '../../../lib/playlistPlans/entry';
import { type SortKey, sorted } from '../../../lib/playlistPlans/sorted';

const entry = (position: number, more: Partial<PlaylistEntry>): PlaylistEntry => ({
  itemId: `item${position}`,
  videoId: `video${position}`,
  position,
  ...more,
});
const places = (entries: PlaylistEntry[]) => entries.map(({ position }) => position);
const by = (key: SortKey, field: keyof PlaylistEntry, values: unknown[], locale = 'en', descending = false) =>
  places(
    sorted(
      values.map((value, position) => entry(position, { [field]: value })),
      { by: key, descending },
      locale,
    ),
  );

describe('sorting', () => {
  it('compares numbers in titles by value', () => {
    expect(by('title', 'title', ['Part 10', 'part 2', 'Part 1'])).toEqual([2, 1, 0]);
  });

  it('follows the language', () => {
    expect(by('title', 'title', ['Zebra', 'Äpple', 'Apple'], 'sv')).toEqual([2, 0, 1]);
    expect(by('title', 'title', ['Zebra', 'Äpple', 'Apple', 'Banane'], 'de')).toEqual([1, 2, 3, 0]);
  });

  it('compares dates by instant and numbers by value', () => {
    const dates = ['2024-01-01T00:00:00Z', '2023-12-31T23:00:00-05:00', '2023-12-31T00:00:00.000Z'];
    expect(by('published', 'publishedAt', dates)).toEqual([2, 0, 1]);
    expect(by('added', 'addedAt', dates)).toEqual([2, 0, 1]);
    expect(by('length', 'durationSeconds', [100, 9, 20])).toEqual([1, 2, 0]);
    expect(by('views', 'views', [100, 9, 20], 'en', true)).toEqual([0, 2, 1]);
  });

  it('puts unknown values last in both directions', () => {
    expect(by('views', 'views', [undefined, 2, undefined, 1])).toEqual([3, 1, 0, 2]);
    expect(by('views', 'views', [undefined, 2, undefined, 1], 'en', true)).toEqual([1, 3, 0, 2]);
    expect(by('published', 'publishedAt', ['no date', '2024-01-01T00:00:00Z'])).toEqual([1, 0]);
  });

  it('keeps the order of equal entries in both directions, and loses none', () => {
    const keys: SortKey[] = ['title', 'channel', 'length', 'views', 'added', 'published'];
    const some = fc.record({
      title: fc.constantFrom('a', 'A', 'b', undefined),
      channelTitle: fc.constantFrom('a', 'b'),
      durationSeconds: fc.option(fc.nat(3), { nil: undefined }),
      views: fc.option(fc.nat(3), { nil: undefined }),
    });
    const entries = fc.array(some).map((all) => all.map((each, position) => entry(position, each)));
    fc.assert(
      fc.property(entries, fc.constantFrom(...keys), fc.boolean(), (all, key, descending) => {
        const order = { by: key, descending };
        const once = sorted(all, order, 'en');
        expect([...places(once)].sort((one, other) => one - other)).toEqual(places(all));
        expect(sorted(once, order, 'en')).toEqual(once);
        for (const [index, each] of once.entries()) {
          const next = once[index + 1];
          if (next && next.views === each.views && key === 'views')
            expect(next.position).toBeGreaterThan(each.position);
        }
      }),
    );
  });
});
