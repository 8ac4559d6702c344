import 'fake-indexeddb/auto';
import fc from 'fast-check';
import { afterEach, describe, expect, it } from 'vitest';
import type { CollectionId } from '../../../lib/collections';
import type { RowEffect } from '../../../lib/collections/collection';
import { createMirror, type Mirror, type MirrorOf } from '../../../lib/collections/mirror';
import type { VideoRow } from '../../../lib/collections/videos';
import { Fault } from '../../../lib/errors';
import { openStore, type Store } from '../../../lib/store';
import { createChannel, type Video } from './channel';
import { arbitraryPause, createWorker, happenAll } from './worker';

const ofVideos = { accountId: 'video|UC', collection: 'videos' } as const;
const start = Date.UTC(2026, 10, 27);
const many = (count: number) =>
  Array.from({ length: count }, (_, at) => ({ id: `v${at}`, title: `Title ${at}` }));

let stores: Store[] = [];
afterEach(() => {
  for (const store of stores) store.close();
  stores = [];
});
let opened = 0;
function open(): Store {
  const store = openStore(`mirror-${opened++}`);
  stores.push(store);
  return store;
}

/** A view that asks for what has changed since it asked last. */
function createView(of: MirrorOf = ofVideos) {
  const rows = new Map<string, string>();
  const gone = new Set<string>();
  let after: string | undefined;
  return {
    rows,
    gone,
    async follow(mirror: Mirror, limit = 3) {
      for (;;) {
        const changes = await mirror.changes(of, after, limit);
        if (changes.rows.length === 0) return;
        after = changes.after;
        for (const { id, row } of changes.rows) {
          if (row === undefined) gone.add(id);
          else rows.set(id, (row as VideoRow).title);
          if (row === undefined) rows.delete(id);
        }
      }
    },
  };
}

const free = { spend: async () => undefined, changed: () => undefined };

describe('the mirror of a collection', () => {
  it('is read once, tells what it costs, and answers from disk', async () => {
    const store = open();
    const channel = createChannel(many(120));
    const units: number[] = [];
    const mirror = createMirror(store, () => start);
    const spend = async (count: number) => void units.push(count);
    await mirror.read({ ...ofVideos, ...free, client: channel.client, spend });
    expect(units).toEqual([2, 2, 2]);
    expect(await createMirror(store).state(ofVideos)).toMatchObject({ readAt: start, changes: 120 });
    const view = createView();
    await view.follow(createMirror(store), 50);
    expect([...view.rows.values()]).toEqual(channel.videos.map(({ title }) => title));
  });

  it('tells views only what a later reading changed', async () => {
    const mirror = createMirror(open(), () => start);
    const channel = createChannel(many(60));
    await mirror.read({ ...ofVideos, ...free, client: channel.client });
    const { changes = 0 } = (await mirror.state(ofVideos)) ?? {};
    channel.videos[7] = { id: 'v7', title: 'Another' };
    await mirror.read({ ...ofVideos, ...free, client: channel.client });
    const { rows } = await mirror.changes(ofVideos, String(changes).padStart(12, '0'), 100);
    expect(rows).toMatchObject([{ id: 'v7', row: { title: 'Another' } }]);
  });

  it('keeps 5,000 rows while a worker is killed that refreshes them, and goes on where it was', async () => {
    const store = open();
    const channel = createChannel(many(5_000), 500);
    await createMirror(store, () => start).read({ ...ofVideos, ...free, client: channel.client });
    const view = createView();
    await view.follow(createMirror(store), 5_000);
    channel.videos = [{ id: 'new', title: 'New' }, ...channel.videos.filter(({ id }) => id !== 'v4321')];
    channel.videos[4_600] = { id: 'v4600', title: 'Another' };
    channel.calls.length = 0;
    let pages = 0;
    await new Promise<void>((killed) => {
      const spend = () => (++pages > 4 ? new Promise<void>(() => killed()) : Promise.resolve());
      void createMirror(store, () => start + 1_000).read({
        ...ofVideos,
        ...free,
        client: channel.client,
        spend,
      });
    });
    const mirror = createMirror(store, () => start + 2_000);
    await view.follow(mirror, 5_000);
    expect([view.rows.size, view.rows.get('v4600')]).toEqual([5_001, 'Title 4600']);
    await mirror.read({ ...ofVideos, ...free, client: channel.client });
    await view.follow(mirror, 5_000);
    expect(Object.fromEntries(view.rows)).toEqual(
      Object.fromEntries(channel.videos.map(({ id, title }) => [id, title])),
    );
    expect(channel.calls.filter((name) => name === 'playlistItems.list')).toHaveLength(10);
    expect(await mirror.state(ofVideos)).toMatchObject({ rows: 5_000, readAt: start + 1_000 });
  }, 60_000);

  it('begins anew where the platform no longer knows the page', async () => {
    const store = open();
    const channel = createChannel(many(60));
    const stop = async () => {
      if (channel.calls.length > 1) throw new Fault({ kind: 'transient', reason: 'stopped' });
    };
    const mirror = createMirror(store, () => start);
    await mirror.read({ ...ofVideos, ...free, client: channel.client, spend: stop });
    const { list } = channel.client.playlistItems;
    let isRefused = false;
    const client = {
      ...channel.client,
      playlistItems: {
        ...channel.client.playlistItems,
        list: async (...query: Parameters<typeof list>) => {
          const isStale = query[0].pageToken !== undefined && !isRefused;
          isRefused ||= isStale;
          if (isStale) throw new Fault({ kind: 'badInput', reason: 'invalidPageToken' });
          return list(...query);
        },
      },
    };
    await mirror.read({ ...ofVideos, ...free, client });
    const view = createView();
    await view.follow(mirror, 100);
    expect([view.rows.size, isRefused, (await mirror.state(ofVideos))?.fault]).toEqual([60, true, undefined]);
  });

  it('keeps a video that no page named, since others moved up while it was read', async () => {
    const mirror = createMirror(open(), () => start);
    const channel = createChannel(many(6), 2);
    await mirror.read({ ...ofVideos, ...free, client: channel.client });
    let pages = 0;
    const spend = async (units: number) => {
      if (units === 2 && ++pages === 2) channel.videos.shift();
    };
    await createMirror(stores[0] as Store, () => start + 1).read({
      ...ofVideos,
      ...free,
      client: channel.client,
      spend,
    });
    const view = createView();
    await view.follow(mirror);
    // The first was read before it went, so that the next reading tells it
    expect([...view.rows.keys()].sort()).toEqual(['v0', 'v1', 'v2', 'v3', 'v4', 'v5']);
  });

  it('has at once what an action of ours added or removed, and nothing of a collection that was never read', async () => {
    const mirror = createMirror(open(), () => start);
    const of = { accountId: 'video|UC', collection: 'subscriptions' } as const;
    const subscribe = (channelId: string, isSubscribed: boolean) =>
      mirror.learn(of.accountId, { kind: 'subscription', channelId, title: 'Quayside', isSubscribed });
    await subscribe('UCnew', true);
    expect(await mirror.state(of)).toBe(undefined);
    const channel = createChannel(many(3));
    await mirror.read({ ...of, ...free, client: channel.client });
    const view = createView(of);
    await view.follow(mirror);
    await subscribe('UCnew', true);
    await subscribe('v1', false);
    await view.follow(mirror);
    expect([...view.rows]).toEqual([
      ['v0', 'Title 0'],
      ['v2', 'Title 2'],
      ['UCnew', 'Quayside'],
    ]);
    // A reading may lag behind both
    await mirror.read({ ...of, ...free, client: channel.client });
    await view.follow(mirror);
    expect([...view.rows.keys()]).toEqual(['v0', 'v2', 'UCnew']);
  });

  it('is empty for a channel that never uploaded, and forgotten with the account', async () => {
    const store = open();
    const mirror = createMirror(store, () => start);
    const client = {
      ...createChannel([]).client,
      playlistItems: {
        list: () => Promise.reject(new Fault({ kind: 'notFound', reason: 'playlistNotFound' })),
      },
    };
    await mirror.read({ ...ofVideos, ...free, client: client as never });
    expect(await mirror.state(ofVideos)).toMatchObject({ readAt: start });
    await mirror.read({ ...ofVideos, ...free, client: createChannel(many(3)).client });
    await mirror.read({
      ...ofVideos,
      ...free,
      accountId: 'video|UC2',
      client: createChannel(many(2)).client,
    });
    await mirror.forget('video|UC');
    expect(await mirror.state(ofVideos)).toBe(undefined);
    expect(await store.size('mirror')).toBe(3);
  });
});

/** What may happen; `at` picks a row by its place. */
const happenings = fc.array(
  fc.oneof(
    fc.record({
      kind: fc.constantFrom(
        ...(['start', 'start', 'kill', 'view', 'added', 'removed', 'renamed', 'ours', 'oursAdded'] as const),
      ),
      at: fc.nat(9),
      pause: arbitraryPause,
    }),
    fc.record({ kind: fc.constant('wait'), at: fc.nat(90), pause: arbitraryPause }),
  ),
  { maxLength: 25, size: 'max' },
);

interface Kind {
  collection: CollectionId;
  /** Changes a row by an action of ours. Returns what it is then; undefined: it is gone. */
  ours(row: Video, title: string): [RowEffect, Video | undefined];
  /** Adds a row by an action of ours; left out if there is no such action. */
  add?(row: Video): RowEffect;
}

const subscription = ({ id, title }: Video, isSubscribed: boolean): RowEffect => ({
  kind: 'subscription',
  channelId: id,
  title,
  isSubscribed,
});
const kinds: Kind[] = [
  {
    collection: 'videos',
    ours: ({ id }, title) => [
      { kind: 'videoEdited', videoId: id, fields: { title } },
      { id, title },
    ],
  },
  {
    collection: 'subscriptions',
    ours: (row) => [subscription(row, false), undefined],
    add: (row) => subscription(row, true),
  },
];

describe('whatever happens meanwhile', () => {
  it.each(kinds)(
    'the mirror of $collection ends in what the service has, and lets nothing go that is there',
    async ({ collection, ours, add }) => {
      const of = { accountId: 'video|UC', collection };
      await fc.assert(
        fc.asyncProperty(happenings, fc.scheduler(), async (all, scheduler) => {
          const store = open();
          let now = start;
          let named = 0;
          const channel = createChannel(many(7), 2, () => now);
          const wereRemoved = new Set<string>();
          const view = createView(of);
          const begin = () => {
            const worker = createWorker(scheduler);
            const client = worker.give(channel.client);
            return { worker, client, isReading: false, mirror: createMirror(worker.give(store), () => now) };
          };
          let alive = begin();
          const replace = (row: Video, by: Video | undefined) => {
            channel.videos = channel.videos.flatMap((other) => (other === row ? (by ?? []) : other));
            if (by === undefined) wereRemoved.add(row.id);
          };
          /** A read within the next minute may tell what was there before our own write. */
          const learn = (id: string, before: Video | undefined, effect: RowEffect) => {
            channel.told.set(id, { video: before, until: now + 60_000 });
            void alive.mirror.learn(of.accountId, effect);
          };
          const happen = async ({ kind, at }: (typeof all)[number]) => {
            const row = channel.videos[at % Math.max(1, channel.videos.length)];
            const title = `Title ${named++}`;
            if (kind === 'added') channel.videos.unshift({ id: `n${named}`, title: 'New' });
            if (kind === 'wait') now += at * 1_000;
            if (kind === 'start' && !alive.isReading) {
              const { mirror, client } = alive;
              const mine = Object.assign(alive, { isReading: true });
              void mirror.read({ ...of, ...free, client }).then(() => {
                mine.isReading = false;
              });
            }
            if (kind === 'kill') {
              alive.worker.kill();
              alive = begin();
            }
            if (kind === 'view') await view.follow(createMirror(store, () => now));
            if (kind === 'oursAdded' && add) {
              const made = { id: `o${at}`, title };
              const there = channel.videos.find(({ id }) => id === made.id);
              if (there === undefined) {
                channel.videos.push(made);
                learn(made.id, undefined, add(made));
              }
            }
            if (row && kind === 'ours') {
              const [effect, after] = ours(row, title);
              replace(row, after);
              learn(row.id, row, effect);
            }
            if (row && (kind === 'removed' || kind === 'renamed')) {
              channel.told.delete(row.id);
              replace(row, kind === 'renamed' ? { ...row, title } : undefined);
            }
            for (const id of view.gone) expect(wereRemoved).toContain(id);
          };
          await happenAll(scheduler, all, happen);
          alive.worker.kill();
          const mirror = createMirror(store, () => now);
          now += 61_000;
          // One reading that was begun, and a whole one
          for (let time = 0; time < 2; time++) {
            await mirror.read({ ...of, ...free, client: channel.client });
            expect((await mirror.state(of))?.fault).toBe(undefined);
          }
          await view.follow(mirror);
          for (const id of view.gone) expect(wereRemoved).toContain(id);
          expect(Object.fromEntries(view.rows)).toEqual(
            Object.fromEntries(channel.videos.map(({ id, title }) => [id, title])),
          );
          expect((await mirror.state(of))?.rows).toBe(channel.videos.length);
          store.close();
        }),
        { numRuns: 100 },
      );
    },
    60_000,
  );
});
