import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { findSameEvents, isSameEvent } from '../../../../lib/calendar/matching/sameEvents';
import { everyItem } from '../../../../lib/calendar/shared/paging';
import { CalendarEvent } from '../../../../lib/calendar/shared/resources';
import { Fault } from '../../../../lib/errors';
import { openSite } from '../site';

async function all<Item>(items: AsyncIterable<Item>): Promise<Item[]> {
  const found: Item[] = [];
  for await (const item of items) found.push(item);
  return found;
}

interface Query {
  page?: number;
  per_page?: number;
}

/** A list method that answers with these pages, and the queries it got. */
function listing(pages: number[][], total_pages: number, end: 'empty' | Fault = 'empty') {
  const asked: Query[] = [];
  const list = async (query: Query) => {
    asked.push(query);
    const ids = pages[(query.page ?? 1) - 1];
    if (ids === undefined && end !== 'empty') throw end;
    return { things: (ids ?? []).map((id) => ({ id })), total_pages };
  };
  return { asked, read: (query: Query = {}) => all(everyItem(list, 'things', query)) };
}

const pastTheEnd = new Fault({ kind: 'notFound', reason: 'event-archive-page-not-found' });
const ids = (items: { id: number }[]) => items.map(({ id }) => id);

describe('everyItem', () => {
  it('reads to the last page, and no further', async () => {
    const { asked, read } = listing([[1, 2], [3, 4], [5]], 3);
    expect(ids(await read({ per_page: 2 }))).toStrictEqual([1, 2, 3, 4, 5]);
    expect(asked).toStrictEqual([1, 2, 3].map((page) => ({ page, per_page: 2 })));
  });

  it('reads on after a full page, although the total is smaller', async () => {
    expect(ids(await listing([[1, 2], [3, 4], [5]], 1, pastTheEnd).read({ per_page: 2 }))).toStrictEqual([
      1, 2, 3, 4, 5,
    ]);
  });

  it('ends at an empty page, although the total is larger', async () => {
    const { asked, read } = listing([[], []], 9);
    expect(await read()).toStrictEqual([]);
    expect(asked).toHaveLength(1);
  });

  it('ends at a 404 past the end, but throws other errors', async () => {
    expect(ids(await listing([[1, 2]], 4, pastTheEnd).read({ per_page: 2 }))).toStrictEqual([1, 2]);
    const away = new Fault({ kind: 'notFound', reason: 'rest_no_route' });
    await expect(listing([[1, 2]], 4, away).read({ per_page: 2 })).rejects.toBe(away);
  });

  it('stops after far more pages than announced, and at the ceiling, if the pages never end', async () => {
    const endless = (total: (page: number) => number) => {
      let calls = 0;
      const list = async ({ page = 1 }: Query) => {
        calls++;
        return { things: [{ id: page }], total_pages: total(page) };
      };
      return { calls: () => calls, read: () => all(everyItem(list, 'things', { per_page: 1 })) };
    };
    const stopped = { data: { kind: 'answer', reason: 'pagesEndless' } };
    for (const total of [() => 3, (page: number) => page + 2]) {
      const { calls, read } = endless(total);
      await expect(read()).rejects.toMatchObject(stopped);
      expect(calls()).toBe(16);
    }
    const { calls, read } = endless(() => 1e9);
    await expect(read()).rejects.toMatchObject(stopped);
    expect(calls()).toBe(2_000);
  });

  it('refuses a page with more items than were requested', async () => {
    const { read } = listing([Array.from({ length: 140_000 }, (_, id) => id)], 1);
    await expect(read()).rejects.toMatchObject({ data: { reason: 'answerTooLarge' } });
  });

  it('yields an item that moved to the next page once, and ends if every page is the same', async () => {
    expect(ids(await listing([[1, 2], [2, 3], [4]], 3).read({ per_page: 2 }))).toStrictEqual([1, 2, 3, 4]);
    expect(
      ids(
        await listing(
          Array.from({ length: 99 }, () => [1, 2]),
          99,
        ).read(),
      ),
    ).toStrictEqual([1, 2]);
  });

  it('requests a page only when it is needed', async () => {
    const { client, requests } = await openSite();
    for await (const event of everyItem(client.events.list, 'events', { per_page: 1 })) {
      expect(event.id).toBeGreaterThan(0);
      break;
    }
    expect(requests).toHaveLength(1);
  });
});

describe('listings of a calendar', () => {
  let site: Awaited<ReturnType<typeof openSite>>;
  beforeAll(async () => {
    site = await openSite();
  });
  beforeEach(() => site.reset());

  const draft = { start_date: '2027-03-01 10:00:00', end_date: '2027-03-01 12:00:00' };

  it('yield every event, venue and tag with pages of one item', async () => {
    const { client, world } = site;
    const events = await all(
      everyItem(client.events.list, 'events', { per_page: 1, starts_after: '1970-01-02' }),
    );
    expect(ids(events).sort()).toStrictEqual(ids(world.events() as { id: number }[]).sort());
    const venues = await all(everyItem(client.venues.list, 'venues', { per_page: 1 }));
    expect(venues).toHaveLength(world.venues().length);
    const tags = await all(everyItem(client.tags.list, 'tags', { per_page: 1, hide_empty: false }));
    expect(tags).toHaveLength(world.tags().length);
  });

  it('end after a search without hits', async () => {
    expect(
      await all(everyItem(site.client.venues.list, 'venues', { search: 'no such hall', per_page: 1 })),
    ).toStrictEqual([]);
  });

  it.each(['https://calendar.example/wp-json/', 'https://calendar.example/?rest_route=/'])(
    'is paged through below %s',
    async (restRoot) => {
      const { client, world } = await openSite({ restRoot });
      world.switches.plainPermalinks = restRoot.includes('?');
      const found = await all(everyItem(client.organizers.list, 'organizers', { per_page: 1 }));
      expect(found).toHaveLength(world.organizers().length);
    },
  );

  it('find an existing event by its title, however the site changes it', async () => {
    const { id } = await site.client.events.create({
      ...draft,
      title: 'Lecture on "tides" -- and more',
      status: 'draft',
    });
    const wanted = { title: 'lecture on “tides” – and more', start_date: draft.start_date };
    expect(ids(await findSameEvents(site.client, wanted))).toStrictEqual([id]);
    expect(await findSameEvents(site.client, { ...wanted, start_date: '2027-03-01 10:30:00' })).toStrictEqual(
      [],
    );
    expect(await findSameEvents(site.client, { ...wanted, title: 'Lecture' })).toStrictEqual([]);
  });

  it('find an existing event by its website', async () => {
    const website = 'http://www.tides.example/talk/';
    const { id } = await site.client.events.create({ ...draft, title: 'Renamed', website });
    const wanted = {
      title: 'Tides',
      start_date: draft.start_date,
      website: 'https://tides.example/talk#when',
    };
    expect(ids(await findSameEvents(site.client, wanted))).toStrictEqual([id]);
  });

  it.each(['Pacific/Kiritimati', 'Pacific/Pago_Pago', 'Europe/Paris'])(
    'finds an event of %s although the site goes by its own clock',
    async (timezone) => {
      site.world.switches.allEventsInSiteZone = true;
      for (const start_date of ['2027-03-01 00:00:00', '2027-03-01 23:30:00']) {
        const made = await site.client.events.create({
          title: 'Tides',
          start_date,
          end_date: '2027-03-01 23:59:00',
          timezone,
        });
        expect(ids(await findSameEvents(site.client, { title: 'Tides', start_date }))).toContain(made.id);
      }
    },
  );

  it('do not match an event without a website by an empty one', () => {
    const event = CalendarEvent().parse({ id: 1, title: 'A', start_date: draft.start_date });
    expect(isSameEvent(event, { title: 'B', start_date: draft.start_date, website: '' })).toBe(false);
  });
});
