import 'fake-indexeddb/auto';
import fc from 'fast-check';
import { afterEach, describe, expect, it } from 'vitest';
import type { SiteEvent } from '../../../lib/collections/events';
import { createMirror, type Mirror } from '../../../lib/collections/mirror';
import { openStore, type Store } from '../../../lib/store';
import { createSite, type FakeEvent, type Site } from './site';
import { arbitraryPause, createWorker, happenAll } from './worker';

const of = { accountId: 'calendar|site', collection: 'events' } as const;
const start = Date.UTC(2026, 10, 27);
const free = { spend: async () => undefined, changed: () => undefined };

let stores: Store[] = [];
afterEach(() => {
  for (const store of stores) store.close();
  stores = [];
});
let opened = 0;
function open(): Store {
  const store = openStore(`site-mirror-${opened++}`);
  stores.push(store);
  return store;
}

const createEvent = (id: number, more: Partial<FakeEvent> = {}): FakeEvent => ({
  id,
  title: `Event ${id}`,
  status: 'publish',
  isHidden: false,
  hasEnded: false,
  modified: 0,
  ...more,
});

/** Rows of the mirror: id → title and status. */
async function readRows(mirror: Mirror): Promise<Record<string, string>> {
  const { rows } = await mirror.changes(of, undefined, 1_000);
  const there = rows.filter(({ row }) => row !== undefined);
  return Object.fromEntries(
    there.map(({ id, row }) => [id, `${(row as SiteEvent).title} ${(row as SiteEvent).status}`]),
  );
}
const toTruth = (site: Site) =>
  Object.fromEntries(site.events.map(({ id, title, status }) => [String(id), `${title} ${status}`]));

describe('the mirror of a site’s events', () => {
  const some = () => [
    createEvent(1),
    createEvent(2, { hasEnded: true }),
    createEvent(3, { status: 'draft' }),
    createEvent(4, { status: 'trash' }),
    createEvent(5, { isHidden: true }),
    createEvent(6, { isHidden: true, status: 'private' }),
  ];

  it('has what is listed, in the trash and hidden, and their text without markup', async () => {
    const site = createSite(some(), 2);
    const mirror = createMirror(open(), () => start);
    await mirror.read({ ...of, ...free, client: site.clients });
    expect(await readRows(mirror)).toEqual(toTruth(site));
    expect((await mirror.state(of))?.isPartial).toBe(undefined);
    const { rows } = await mirror.changes(of, undefined, 1);
    expect(rows[0]?.row).toMatchObject({ text: 'About Event 1 & more' });
  });

  it('says that it lacks some where WordPress’s list may not be read', async () => {
    const site = createSite([createEvent(1)]);
    site.mayEdit = false;
    const mirror = createMirror(open(), () => start);
    await mirror.read({ ...of, ...free, client: site.clients });
    expect(await mirror.state(of)).toMatchObject({ isPartial: true, readAt: start });
    expect((await mirror.state(of))?.fault).toBe(undefined);
    expect(await readRows(mirror)).toEqual(toTruth(site));
  });

  it('asks for one hidden event again only if it was changed', async () => {
    const site = createSite(some());
    let now = start;
    const mirror = createMirror(open(), () => now++);
    await mirror.read({ ...of, ...free, client: site.clients });
    site.calls.length = 0;
    site.events[4] = createEvent(5, { isHidden: true, modified: 1, title: 'Secret' });
    await mirror.read({ ...of, ...free, client: site.clients });
    expect(site.calls.filter((call) => call.startsWith('read'))).toEqual(['read 5']);
    expect(await readRows(mirror)).toEqual(toTruth(site));
  });

  it('learns what changed elsewhere with two requests, and reads those events alone', async () => {
    const site = createSite(Array.from({ length: 30 }, (_, at) => createEvent(at + 1)));
    const mirror = createMirror(open(), () => start);
    await mirror.read({ ...of, ...free, client: site.clients });
    site.calls.length = 0;
    site.events[6] = createEvent(7, { title: 'Other', modified: 1 });
    site.events.push(createEvent(31, { modified: 2 }));
    await mirror.catchUp({ ...of, ...free, client: site.clients });
    expect(site.calls).toEqual(['wordpress any 1', 'wordpress trash 1', 'include 31,7']);
    expect(await readRows(mirror)).toEqual(toTruth(site));
  });

  it('lets an event go that was deleted while others are in the trash', async () => {
    const site = createSite(some().filter(({ isHidden }) => !isHidden));
    let now = start;
    const mirror = createMirror(open(), () => now++);
    await mirror.read({ ...of, ...free, client: site.clients });
    site.events.shift();
    await mirror.read({ ...of, ...free, client: site.clients });
    expect((await mirror.state(of))?.fault).toBe(undefined);
    expect(await readRows(mirror)).toEqual(toTruth(site));
  });

  it('ends where a site gives the same events for any page', async () => {
    const site = createSite(Array.from({ length: 50 }, (_, at) => createEvent(at + 1)));
    const { list } = site.clients.calendar.events;
    const repeats = {
      ...site.clients,
      calendar: {
        ...site.clients.calendar,
        events: {
          ...site.clients.calendar.events,
          list: async (query: Parameters<typeof list>[0]) => ({
            ...(await list({ ...query, page: 1 })),
            total_pages: 1_000,
          }),
        },
      },
    } as unknown as Site['clients'];
    const mirror = createMirror(open(), () => start);
    await mirror.read({ ...of, ...free, client: repeats });
    expect(site.calls.length).toBeLessThan(10);
    expect(await readRows(mirror)).toEqual(toTruth(site));
  });
});

/** What may happen; `at` picks an event by its place. */
const happenings = fc.array(
  fc.record({
    kind: fc.constantFrom(
      ...(['start', 'catchUp', 'kill', 'added', 'deleted', 'trashed', 'renamed', 'hidden', 'ended'] as const),
      ...(['weRename', 'weDelete', 'weAdd'] as const),
    ),
    at: fc.nat(9),
    pause: arbitraryPause,
  }),
  { maxLength: 25, size: 'max' },
);

describe('whatever happens to events meanwhile', () => {
  it('the mirror ends in what the site has', async () => {
    await fc.assert(
      fc.asyncProperty(happenings, fc.scheduler(), async (all, scheduler) => {
        const store = open();
        let now = start;
        let count = 0;
        const site = createSite(
          Array.from({ length: 7 }, (_, at) => createEvent(at + 1, { isHidden: at === 3 })),
          2,
        );
        const begin = () => {
          const worker = createWorker(scheduler);
          return {
            ...{ worker, running: new Set<string>(), client: worker.give(site.clients) },
            mirror: createMirror(worker.give(store), () => now),
          };
        };
        let alive = begin();
        /** As in the worker, one of each at a time. */
        const run = (how: 'read' | 'catchUp') => {
          const { mirror, running, client } = alive;
          if (running.has(how)) return;
          running.add(how);
          void mirror[how]({ ...of, ...free, client }).then(() => running.delete(how));
        };
        const learn = (id: number) =>
          alive.mirror.learn(of.accountId, { kind: 'siteWritten', resource: 'event', ids: [id] });
        const happen = async ({ kind, at }: (typeof all)[number]) => {
          now += 1_000;
          if (kind === 'added' || kind === 'weAdd') {
            const id = 100 + count++;
            site.events.unshift(createEvent(id, { modified: count }));
            if (kind === 'weAdd') void learn(id);
          }
          if (kind === 'start') run('read');
          if (kind === 'catchUp') run('catchUp');
          if (kind === 'kill') {
            alive.worker.kill();
            alive = begin();
          }
          const event = site.events[at % Math.max(1, site.events.length)];
          if (event === undefined) return;
          if (kind === 'deleted' || kind === 'weDelete')
            site.events = site.events.filter((other) => other !== event);
          if (kind === 'trashed') event.status = 'trash';
          if (kind === 'hidden') event.isHidden = true;
          if (kind === 'ended') event.hasEnded = true;
          if (kind === 'renamed' || kind === 'weRename') event.title = `Title ${count++}`;
          if (['trashed', 'hidden', 'renamed', 'weRename'].includes(kind)) event.modified = ++count;
          if (kind === 'weRename' || kind === 'weDelete') void learn(event.id);
        };
        await happenAll(scheduler, all, happen);
        alive.worker.kill();
        const mirror = createMirror(store, () => now);
        now += 61_000;
        // One reading that was begun, and a whole one. A hidden event that has ended is in no list
        for (let time = 0; time < 2; time++) {
          await mirror.read({ ...of, ...free, client: site.clients });
          expect((await mirror.state(of))?.fault).toBe(undefined);
        }
        const rows = await readRows(mirror);
        const found = site.events.filter(
          ({ id, isHidden, hasEnded, status }) =>
            !(isHidden && (hasEnded || status === 'trash')) || rows[String(id)] !== undefined,
        );
        expect(rows).toEqual(
          Object.fromEntries(found.map(({ id, title, status }) => [String(id), `${title} ${status}`])),
        );
        // What we write is known without a whole reading
        const [event] = site.events;
        if (event === undefined) return;
        event.title = 'Ours';
        await mirror.learn(of.accountId, { kind: 'siteWritten', resource: 'event', ids: [event.id] });
        await mirror.catchUp({ ...of, ...free, client: site.clients });
        expect((await readRows(mirror))[String(event.id)]).toBe(`Ours ${event.status}`);
        expect((await mirror.state(of))?.doubted).toBe(undefined);
      }),
      { numRuns: 50 },
    );
  }, 60_000);
});
