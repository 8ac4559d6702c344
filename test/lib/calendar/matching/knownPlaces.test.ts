import { expect, it, vi } from 'vitest';
import type { CalendarClient } from '../../../../lib/calendar';
import { knownOrganizers, knownVenues } from '../../../../lib/calendar/matching/knownPlaces';

interface Query {
  search?: string;
  page: number;
  per_page: number;
}

/** A site that has so many venues and organizers; a search finds those whose id begins with it. */
function openSite(size: number) {
  const ids = Array.from({ length: size }, (_, index) => index + 1);
  const list = (key: string) =>
    vi.fn(async ({ search = '', page, per_page }: Query) => {
      const found = ids.filter((id) => String(id).startsWith(search));
      const items = found.slice((page - 1) * per_page, page * per_page).map((id) => ({ id }));
      return { [key]: items, total_pages: Math.ceil(found.length / per_page) };
    });
  const [venues, organizers] = [list('venues'), list('organizers')];
  const client = { venues: { list: venues }, organizers: { list: organizers } };
  return { client: client as unknown as CalendarClient, venues, organizers };
}

const range = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, index) => from + index);

it.each<[string, number, number[]]>([
  ['all of a small site', 120, range(1, 120)],
  [
    'the first 500 of a large one, and those that the names find',
    720,
    [...range(1, 500), ...range(600, 720)],
  ],
  // A search, too, reads 500 records: 6, 60 to 69, 600 to 699, and 389 of those from 6,000.
  ['500 for each name at most', 7_000, [...range(1, 500), ...range(600, 699), ...range(6_000, 6_388)]],
])('venues and organizers are matched with %s', async (_name, size, ids) => {
  const { client, venues, organizers } = openSite(size);
  const names = size === 720 ? ['6', '7'] : ['6'];
  for (const found of [await knownVenues(client, names), await knownOrganizers(client, names)])
    expect(found.map(({ id }) => id)).toStrictEqual(ids);
  expect(venues.mock.calls).toStrictEqual(organizers.mock.calls);
});
