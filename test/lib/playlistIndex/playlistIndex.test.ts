import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { Fault } from '../../../lib/errors';
import type { PlaylistChange } from '../../../lib/playlistIndex';
import { readDue } from '../../../lib/playlistIndex/refresh';
import { longestUnread, settling } from '../../../lib/playlistIndex/rows';
import { type Sandbox, startSandbox } from '../../sandbox';
import { account, playlists, videos } from '../../sandbox/seed';
import { accountId, indexWorld } from './world';

let sandbox: Sandbox;
let world: Awaited<ReturnType<typeof indexWorld>>;
let putBack: () => void;

beforeAll(async () => {
  sandbox = await startSandbox();
  world = await indexWorld(sandbox);
  putBack = sandbox.remember();
});
beforeEach(() => putBack());
afterAll(() => sandbox.close());

const mine = playlists.filter(({ channelId, manualSort }) => channelId === account.channelId && manualSort);
const jazz = mine[0] ?? playlists[0];
const [first = '', second = '', third = ''] = videos.map(({ id }) => id);

/** Changes of playlists; playlists, items and positions are picked by number among those that exist. */
const change = fc.record({
  what: fc.constantFrom('add', 'remove', 'move', 'create', 'rename', 'delete'),
  list: fc.nat(20),
  item: fc.nat(20),
  place: fc.nat(20),
  video: fc.nat(videos.length - 1),
});
type Change = typeof change extends fc.Arbitrary<infer Made> ? Made : never;

/** Makes the change on the platform, and returns what the index may learn of it; undefined if it does not apply. */
async function carryOut({ what, list, item, place, video }: Change): Promise<PlaylistChange | undefined> {
  const { client } = world;
  const videoId = videos[video]?.id ?? '';
  const lists = sandbox.video.playlists(account.channelId).filter(({ manualSort }) => manualSort);
  if (what === 'create') {
    const title = `Made ${list}`;
    const { id } = await client.playlists.insert({ part: ['snippet'] }, { snippet: { title } });
    return { kind: 'playlistNamed', playlistId: id, title };
  }
  const chosen = lists[list % lists.length];
  if (chosen === undefined) return undefined;
  const { id: playlistId, title } = chosen;
  const items = sandbox.video.playlistItems(playlistId);
  const resource = (id: string) =>
    ({ playlistId, resourceId: { kind: 'youtube#video', videoId: id } }) as const;

  if (what === 'rename') {
    const renamed = `${title.slice(0, 20)} ${place}`;
    await client.playlists.update({ part: ['snippet'] }, { id: playlistId, snippet: { title: renamed } });
    return { kind: 'playlistNamed', playlistId, title: renamed };
  }
  if (what === 'delete') {
    await client.playlists.delete({ id: playlistId });
    return { kind: 'playlistGone', playlistId };
  }
  if (what === 'add') {
    const snippet = resource(videoId);
    const { id: itemId } = await client.playlistItems.insert({ part: ['snippet'] }, { snippet });
    return { kind: 'membership', playlistId, title, videoId, holds: true, itemId };
  }
  const picked = items[item % items.length];
  if (picked === undefined) return undefined;
  const { id: itemId } = picked;
  if (what === 'remove') {
    await client.playlistItems.delete({ id: itemId });
    return { kind: 'membership', playlistId, title, videoId: picked.videoId, holds: false, itemId };
  }
  const position = place % items.length;
  const snippet = { ...resource(picked.videoId), position };
  await client.playlistItems.update({ part: ['snippet'] }, { id: itemId, snippet });
  return { kind: 'itemMoved', playlistId, itemId, position };
}

describe('the index', () => {
  it('equals the platform after any of our own writes, without a request', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(change, { maxLength: 12 }), async (changes) => {
        putBack();
        const index = world.empty();
        await index.refresh();
        for (const one of changes) {
          const news = await carryOut(one);
          if (news) await index.learn(news);
          const { known } = index;
          expect(await known()).toEqual(world.truth());
        }
        // The platform's next listing agrees, so that only playlists created meanwhile are read.
        world.pass(settling + 1);
        const made = changes.filter(({ what }) => what === 'create').length;
        expect(await index.refresh()).toBeLessThanOrEqual(1 + made);
      }),
      { numRuns: 10 },
    );
  });

  it('equals the platform in the end, after any changes between refreshes', async () => {
    const step = fc.oneof(
      { weight: 4, arbitrary: fc.record({ by: fc.constantFrom('us', 'others'), change }) },
      {
        weight: 1,
        arbitrary: fc.record({ by: fc.constant('refresh' as const), wait: fc.nat(2 * settling) }),
      },
    );
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 14 }), async (steps) => {
        putBack();
        const index = world.empty();
        for (const one of steps) {
          if (one.by === 'refresh') {
            world.pass(one.wait);
            await index.refresh();
            continue;
          }
          const news = await carryOut(one.change);
          if (news && one.by === 'us') await index.learn(news);
        }
        world.pass(longestUnread + 1);
        await index.refresh();
        expect(await index.known()).toEqual(world.truth());
      }),
      { numRuns: 10 },
    );
  });

  it('writes simultaneous changes together with the same result as one by one', async () => {
    const { index, learn, store } = world.empty();
    const commit = vi.spyOn(store, 'commit');
    const news = (list: string, at: number) =>
      ({ kind: 'membership', playlistId: list, title: list, videoId: `v${at}`, holds: true }) as const;
    const arrivals = Array.from({ length: 40 }, (_, at) => ({
      ...news(at % 2 ? 'PLodd' : 'PLeven', at),
      itemId: `i${at}`,
    }));
    const [left] = arrivals.filter(({ playlistId }) => playlistId === 'PLodd');
    await Promise.all(
      [...arrivals, { ...left, holds: false } as const, arrivals[2]].map((one) =>
        learn(one as PlaylistChange),
      ),
    );
    const readIds = async (list: string) => (await index.items(accountId, list)).map(({ itemId }) => itemId);
    const expected = arrivals.map(({ itemId }) => itemId);
    expect(await readIds('PLeven')).toEqual(expected.filter((_, at) => at % 2 === 0));
    expect(await readIds('PLodd')).toEqual(expected.filter((_, at) => at % 2 === 1 && at !== 1));
    // All added items, the removed one, and the one known already.
    expect(commit).toHaveBeenCalledTimes(3);
  });

  it('finds the playlists of many videos, and deletes all rows with the account', async () => {
    const { index, refresh, store } = world.empty();
    await refresh();
    await index.learn('somebody else', {
      kind: 'membership',
      playlistId: 'PLother',
      title: 'Other',
      videoId: first,
      holds: true,
    });
    const asked = [...videos.map(({ id }) => id), 'never heard of'];
    const held = await index.holding(accountId, asked);
    const expected = asked.flatMap((videoId) => {
      const lists = sandbox.video
        .playlists(account.channelId)
        .filter(({ id }) => sandbox.video.playlistItems(id).some((item) => item.videoId === videoId));
      return lists.length > 0 ? [[videoId, lists.map(({ id }) => id).sort()]] : [];
    });
    expect(expected.length).toBeGreaterThan(3);
    expect(
      [...held].map(([videoId, rows]) => [videoId, rows.map(({ playlistId }) => playlistId).sort()]),
    ).toEqual(expect.arrayContaining(expected));
    expect(held.size).toBe(expected.length);

    await index.forget(accountId);
    expect(await index.state(accountId)).toBeUndefined();
    expect((await store.all('playlistItems')).map(({ video }) => video)).toEqual([`somebody else|${first}`]);
    expect((await store.all('playlists')).map(({ title }) => title)).toEqual(['Other']);
  });
});

describe('reading', () => {
  it('costs a page of playlists, and then only the changed playlists', async () => {
    const { refresh } = world.empty();
    const lists = sandbox.video.playlists(account.channelId).length;
    expect(await refresh()).toBe(1 + lists);
    expect(await refresh()).toBe(1);
    await carryOut({ what: 'add', list: 0, item: 0, place: 0, video: 0 });
    putBack = sandbox.remember();
    expect(await refresh()).toBe(2);
    world.pass(longestUnread + 1);
    expect(await refresh()).toBe(1 + lists);
  });

  it('resumes after the worker stopped with the remaining playlists', async () => {
    const { refresh, known } = world.empty();
    const before = sandbox.video.quota.used();
    let reads = 0;
    const dies = async () => {
      if (reads++ === 2) throw new Error('the worker died');
      return true;
    };
    await expect(refresh({ mayRead: dies })).rejects.toThrow('died');
    await refresh();
    expect(await known()).toEqual(world.truth());
    const lists = sandbox.video.playlists(account.channelId).length;
    expect(sandbox.video.quota.used() - before).toBe(2 + lists);
  });

  it('does not spend the reserve', async () => {
    const { refresh } = world.empty();
    const before = sandbox.video.quota.used();
    await expect(refresh({ mayRead: async () => false })).rejects.toMatchObject({
      data: { kind: 'quota', reason: 'reserveReached' },
    });
    expect(sandbox.video.quota.used() - before).toBe(1);
  });

  it("ignores the platform's data on a playlist that was just written to", async () => {
    const { refresh, learn, known } = world.empty();
    await refresh();
    const { id: playlistId = '', title = '' } = jazz ?? {};
    // Reads do not show the write yet.
    await learn({ kind: 'membership', playlistId, title, videoId: third, holds: true, itemId: 'ours' });
    await refresh();
    expect((await known())[playlistId]?.items.at(-1)).toBe('ours');
    world.pass(settling + 1);
    await refresh();
    expect(await known()).toEqual(world.truth());
  });

  /** Answers the pages of one playlist with 404, as the platform sometimes does for one that exists. */
  const refusing = (client: typeof world.client, playlistId: string): typeof world.client => ({
    ...client,
    playlistItems: {
      ...client.playlistItems,
      async list(query, ...rest) {
        if (query.playlistId === playlistId)
          throw new Fault({ kind: 'notFound', reason: 'playlistNotFound', status: 404 });
        return client.playlistItems.list(query, ...rest);
      },
    },
  });

  it('keeps a playlist whose pages are not found while the list of playlists has it', async () => {
    const { parts, refresh, known, index } = world.empty();
    await refresh();
    const before = await known();
    const { id: playlistId = '' } = jazz ?? {};
    world.pass(longestUnread + 1);
    const client = refusing(parts.client, playlistId);
    await refresh({ client });
    expect(await known()).toEqual(before);
    await expect(
      readDue({ ...parts, client }, { since: Number.MAX_SAFE_INTEGER, playlistId }),
    ).rejects.toMatchObject({
      data: { reason: 'playlistNotFound' },
    });
    expect(await known()).toEqual(before);
    await refresh();
    expect((await index.items(accountId, playlistId)).length).toBe(before[playlistId]?.items.length);
  });

  it('keeps the titles of videos that vanish, and says why they are gone', async () => {
    const talks = mine.find(({ title }) => title === 'Talks');
    const [deleted = '', hidden = '', unseen = ''] = talks?.videoIds ?? [];
    const { index, refresh } = world.empty();
    const nameOf = (videoId: string) => videos.find(({ id }) => id === videoId)?.title;
    const rows = async () => {
      const items = await index.items(accountId, talks?.id ?? '');
      return items
        .slice(0, 3)
        .map(({ title, gone, channelTitle }) => ({ title, gone, isOwned: channelTitle !== undefined }));
    };
    sandbox.video.removeVideo(unseen);
    await refresh();
    sandbox.video.removeVideo(deleted);
    sandbox.video.hideVideo(hidden);
    const vanished = [
      { title: nameOf(deleted), gone: 'deleted', isOwned: true },
      { title: nameOf(hidden), gone: 'private', isOwned: true },
      { title: undefined, gone: 'deleted', isOwned: false },
    ];
    // The second reading has only what the first one kept.
    for (const _reading of [1, 2]) {
      world.pass(longestUnread + 1);
      const paged: unknown[] = [];
      await refresh({ paged: (key, items) => key.endsWith(talks?.id ?? '?') && paged.push(items[0]?.title) });
      expect(await rows()).toEqual(vanished);
      expect(paged).toEqual([nameOf(deleted)]);
    }
  });

  it('takes the title of a vanished video from another playlist that holds it', async () => {
    const live = playlists.find(({ title }) => title === 'Live');
    const { id = '', videoIds = [] } = jazz ?? {};
    const videoId = videoIds.find((known) => live?.videoIds.includes(known)) ?? '';
    const { index, refresh, store } = world.empty();
    await refresh();
    await store.commit([{ clear: 'playlistItems', prefix: `${accountId}|${id}|` }]);
    sandbox.video.removeVideo(videoId);
    world.pass(longestUnread + 1);
    await refresh();
    const item = (await index.items(accountId, id)).find((row) => row.videoId === videoId);
    expect(item).toMatchObject({
      gone: 'deleted',
      title: videos.find((video) => video.id === videoId)?.title,
    });
  });

  it('deletes a playlist that is not found once the list of playlists is without it', async () => {
    const { parts, refresh, known } = world.empty();
    await refresh();
    const { id: playlistId = '' } = jazz ?? {};
    await world.client.playlists.delete({ id: playlistId });
    world.pass(longestUnread + 1);
    await readDue(parts, { since: Number.MAX_SAFE_INTEGER, playlistId });
    expect(Object.keys(await known())).not.toContain(playlistId);
  });

  it('of a playlist that is written to meanwhile is discarded', async () => {
    const { parts, learn, index, refresh } = world.empty();
    const { id: playlistId = '', title = '' } = jazz ?? {};
    await refresh({
      client: {
        ...parts.client,
        playlistItems: {
          ...parts.client.playlistItems,
          async list(query, ...rest) {
            const page = await parts.client.playlistItems.list(query, ...rest);
            if (query.playlistId === playlistId)
              await learn({
                kind: 'membership',
                playlistId,
                title,
                videoId: third,
                holds: true,
                itemId: 'ours',
              });
            return page;
          },
        },
      },
    });
    expect((await index.items(accountId, playlistId)).map(({ itemId }) => itemId)).toEqual(['ours']);
    const standing = await index.standing(accountId, third);
    expect(standing.find(({ playlist }) => playlist.playlistId === playlistId)).toMatchObject({
      holds: true,
      isSure: false,
    });
  });
});

describe('a read of one video', () => {
  const { id: playlistId = '', title = '' } = jazz ?? {};
  const readStanding = async (index: ReturnType<typeof world.empty>, videoId: string) =>
    (await index.index.standing(accountId, videoId)).find(
      ({ playlist }) => playlist.playlistId === playlistId,
    );

  it('changes nothing if it agrees with the index', async () => {
    const index = world.empty();
    await index.refresh();
    const itemIds = sandbox.video
      .playlistItems(playlistId)
      .filter(({ videoId }) => videoId === first)
      .map(({ id }) => id);
    await index.learn({ kind: 'checked', playlistId, title, videoId: first, itemIds });
    expect(await readStanding(index, first)).toMatchObject({ isSure: true, holds: itemIds.length > 0 });
  });

  it('replaces the index if it differs, and the playlist is read again', async () => {
    const index = world.empty();
    await index.refresh();
    await index.learn({ kind: 'checked', playlistId, title, videoId: second, itemIds: ['surprise'] });
    expect(await readStanding(index, second)).toMatchObject({ isSure: false, holds: true });
    await index.refresh();
    expect(await index.known()).toEqual(world.truth());
  });
});
