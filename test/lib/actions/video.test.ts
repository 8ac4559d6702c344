import { beforeEach, describe, expect, it } from 'vitest';
import { findAction } from '../../../lib/actions';
import { freshSandbox } from '../../sandbox/fresh';
import { account, channels, playlists, videos } from '../../sandbox/seed';
import { type Workbench, workbench } from './workbench';

const sandbox = await freshSandbox();
let bench: Workbench;

beforeEach(async () => {
  bench = await workbench(sandbox);
});

const [jazz, live] = playlists as unknown as [(typeof playlists)[0], (typeof playlists)[0]];
const fresh = videos[2]?.id ?? '';
const inJazz = videos[17]?.id ?? '';
const idsIn = (playlistId: string) => sandbox.video.playlistItems(playlistId).map((item) => item.videoId);

/** Answer of the platform about something that an insert names. */
const missing = (reason: string) => ({
  error: {
    code: 404,
    message: 'gone',
    errors: [{ message: 'gone', domain: 'youtube.playlistItem', reason }],
  },
});

describe('save to playlist', () => {
  const input = { videoId: fresh, playlistId: jazz.id, playlistTitle: 'Jazz' };

  it('adds the video once, and undo removes it', async () => {
    const job = await bench.run('video.save', input);
    expect(job.state).toBe('done');
    expect(idsIn(jazz.id).filter((id) => id === fresh)).toHaveLength(1);
    await bench.undo(job);
    expect(idsIn(jazz.id)).toEqual(jazz.videoIds);
  });

  it('adds it once even if the answer is lost', async () => {
    sandbox.faults.set({ method: 'POST', path: /playlistItems/, kind: 'drop', when: 'after', times: 1 });
    expect((await bench.run('video.save', input)).state).toBe('done');
    expect(idsIn(jazz.id).filter((id) => id === fresh)).toHaveLength(1);
  });

  it('adds a duplicate on request, and undo removes only that one', async () => {
    const job = await bench.run('video.save', { ...input, videoId: inJazz });
    expect(idsIn(jazz.id).filter((id) => id === inJazz)).toHaveLength(2);
    await bench.undo(job);
    expect(idsIn(jazz.id)).toEqual(jazz.videoIds);
  });

  it('reports a deleted playlist', async () => {
    const job = await bench.run('video.save', { ...input, playlistId: 'PLSandboxHarbourHall-Gone-0000000x' });
    expect(job).toMatchObject({ state: 'failed', fault: { reason: 'playlistNotFound' } });
  });

  const inserts = () =>
    sandbox.requests.filter(({ method, path }) => method === 'POST' && /Items$/.test(path));

  it.each(['before', 'after'] as const)(
    'handles a playlist wrongly reported as missing, %s the write',
    async (when) => {
      const body = missing('playlistNotFound');
      const rule = { method: 'POST', path: /playlistItems/, kind: 'body', body, status: 404 } as const;
      sandbox.faults.set({ ...rule, when, times: 1 });
      const job = await bench.run('video.save', input);
      expect(job.state).toBe('done');
      expect(idsIn(jazz.id).filter((id) => id === fresh)).toHaveLength(1);
      expect(inserts()).toHaveLength(when === 'after' ? 1 : 2);
    },
  );

  it('handles a playlist reported as missing that cannot be read', async () => {
    const body = missing('playlistNotFound');
    sandbox.faults.set({ method: 'POST', path: /playlistItems/, kind: 'body', body, status: 404, times: 1 });
    sandbox.faults.set({ method: 'GET', path: /playlists$/, kind: 'status', status: 403, times: 1 });
    expect((await bench.run('video.save', input)).state).toBe('done');
    expect(inserts()).toHaveLength(2);
  });

  it('fails at once if the video was deleted', async () => {
    const reads = () =>
      sandbox.requests.filter(({ path }) => path.startsWith('/youtube/')).length - inserts().length;
    const job = await bench.run('video.save', { ...input, videoId: 'gone_______' });
    expect(job).toMatchObject({ state: 'failed', fault: { reason: 'videoNotFound', outcome: 'refused' } });
    // Reads: the items before, and whether the video exists. An unclear insert is checked twice more.
    expect(reads()).toBe(2);
  });

  for (const fault of ['html', 'empty'] as const) {
    it(`handles an answer that is ${fault}, and loses nothing`, async () => {
      sandbox.faults.set({ method: 'POST', path: /playlistItems/, kind: fault, when: 'after', times: 1 });
      expect((await bench.run('video.save', input)).state).toBe('done');
      expect(idsIn(jazz.id).filter((id) => id === fresh)).toHaveLength(1);
    });
  }
});

describe('save to a new playlist', () => {
  it('creates it, saves the video, and undo deletes it', async () => {
    const job = await bench.run('video.saveToNew', {
      videoId: fresh,
      title: 'Tides',
      privacyStatus: 'unlisted',
    });
    const made = sandbox.video.playlists(account.channelId).find(({ title }) => title === 'Tides');
    expect(made).toMatchObject({ privacyStatus: 'unlisted' });
    expect(idsIn(made?.id ?? '')).toEqual([fresh]);
    await bench.undo(job);
    expect(sandbox.video.playlists(account.channelId).map(({ title }) => title)).not.toContain('Tides');
  });

  it('saves to it even if the platform does not find it yet', async () => {
    const input = { videoId: fresh, title: 'Tides', privacyStatus: 'private' };
    const body = missing('playlistNotFound');
    // Reads find it even later than writes do.
    sandbox.faults.set({ method: 'GET', path: /playlists$/, kind: 'body', body: { items: [] }, times: 2 });
    sandbox.faults.set({ method: 'POST', path: /playlistItems$/, kind: 'body', body, status: 404, times: 1 });
    const job = await bench.run('video.saveToNew', input);
    expect(job.state).toBe('done');
    const made = sandbox.video.playlists(account.channelId).filter(({ title }) => title === 'Tides');
    expect(made.map(({ id }) => idsIn(id))).toEqual([[fresh]]);
  });

  it('on undo, removes only its own item from a playlist that others saved to', async () => {
    const job = await bench.run('video.saveToNew', {
      videoId: fresh,
      title: 'Tides',
      privacyStatus: 'private',
    });
    const playlistId =
      sandbox.video.playlists(account.channelId).find(({ title }) => title === 'Tides')?.id ?? '';
    const other = { videoId: jazz.videoIds[0] ?? '', playlistId, playlistTitle: 'Tides' };
    await bench.run('video.save', other);
    const undone = await bench.undo(job);
    expect(undone).toMatchObject({ state: 'undone', fault: { reason: 'playlistInUse' } });
    expect(idsIn(playlistId)).toEqual([other.videoId]);
    const effects = findAction('video.saveToNew')?.effects(undone.input, undone.result, true, undone.fault);
    expect(effects).toMatchObject([{ kind: 'membership', playlistId, videoId: fresh, holds: false }]);
  });

  it('creates one even if the answer is lost', async () => {
    sandbox.faults.set({ method: 'POST', path: /playlists$/, kind: 'drop', when: 'after', times: 1 });
    await bench.run('video.saveToNew', { videoId: fresh, title: 'Tides', privacyStatus: 'private' });
    const made = sandbox.video.playlists(account.channelId).filter(({ title }) => title === 'Tides');
    expect(made).toHaveLength(1);
  });

  it('creates one playlist for two clicks, and each undo removes what its click added', async () => {
    const later = { title: 'Watch later', privacyStatus: 'private', reuse: true };
    const [first, again, other] = await Promise.all([
      bench.run('video.saveToNew', { ...later, videoId: fresh }),
      bench.run('video.saveToNew', { ...later, videoId: fresh }),
      bench.run('video.saveToNew', { ...later, videoId: inJazz }),
    ]);
    const made = () =>
      sandbox.video.playlists(account.channelId).filter(({ title }) => title === later.title);
    expect(made()).toMatchObject([{ privacyStatus: 'private' }]);
    const playlistId = made()[0]?.id ?? '';
    expect(idsIn(playlistId).sort()).toEqual([fresh, inJazz].sort());
    expect([first, again, other].map(({ state }) => state)).toEqual(['done', 'done', 'done']);
    await bench.undo(other);
    expect(idsIn(playlistId)).toEqual([fresh]);
  });
});

describe('remove from playlist', () => {
  it('is offered for each playlist that holds the video, and for no other', async () => {
    const playlists = [
      { playlistId: 'a', title: 'A', holds: true },
      { playlistId: 'b', title: 'B', holds: false },
      { playlistId: 'c', title: 'C', holds: true },
      { playlistId: 'd', title: 'D' },
    ];
    const state = { kind: 'video', videoId: fresh, title: '', playlists } as const;
    const offers = findAction('video.remove')?.offers({ ...state, playlists });
    expect(offers?.map(({ input }) => input.playlistId)).toEqual(['a', 'c']);
  });

  it('is undone at the same position', async () => {
    const job = await bench.run('video.remove', {
      videoId: inJazz,
      playlistId: jazz.id,
      playlistTitle: 'Jazz',
    });
    expect(idsIn(jazz.id)).not.toContain(inJazz);
    await bench.undo(job);
    expect(idsIn(jazz.id)).toEqual(jazz.videoIds);
  });

  it('is undone without a second item if the video was saved there again', async () => {
    const list = { playlistId: jazz.id, playlistTitle: 'Jazz' };
    const job = await bench.run('video.remove', { videoId: inJazz, ...list });
    await bench.run('video.save', { videoId: inJazz, ...list });
    expect((await bench.undo(job)).state).toBe('undone');
    expect(idsIn(jazz.id).filter((id) => id === inJazz)).toHaveLength(1);
  });

  it('is undone at the end of a list that has become shorter, and says so', async () => {
    const input = { playlistId: jazz.id, playlistTitle: 'Jazz' };
    const [first, ...others] = jazz.videoIds;
    const job = await bench.run('video.remove', { ...input, videoId: others.at(-1) });
    await bench.run('video.remove', { ...input, videoId: first });
    expect(await bench.undo(job)).toMatchObject({ state: 'undone', fault: { reason: 'putAtEnd' } });
    expect(idsIn(jazz.id)).toEqual(others);
  });

  it('is undone at the sorted position in a list without manual order, and says so', async () => {
    const videoId = live.videoIds[0] ?? '';
    const job = await bench.run('video.remove', { videoId, playlistId: live.id, playlistTitle: 'Live' });
    expect(await bench.undo(job)).toMatchObject({ state: 'undone', fault: { reason: 'putWhereSorted' } });
    expect([...idsIn(live.id)].sort()).toEqual([...live.videoIds].sort());
  });
});

describe('rating', () => {
  const mine = (videoId: string) =>
    sandbox.video.ratings(account.channelId).find((row) => row.videoId === videoId)?.rating;

  it('is set, and undo restores the previous one', async () => {
    const liked = videos[16]?.id ?? '';
    const job = await bench.run('video.dislike', { videoId: liked, title: 'A video' });
    expect(mine(liked)).toBe('dislike');
    await bench.undo(job);
    expect(mine(liked)).toBe('like');
  });

  it('is kept by undo if the person changed it meanwhile, and undo says so', async () => {
    const job = await bench.run('video.like', { videoId: fresh });
    await bench.clients.video.videos.rate({ id: fresh, rating: 'dislike' });
    expect(await bench.undo(job)).toMatchObject({ state: 'done', fault: { reason: 'ratingChanged' } });
    expect(mine(fresh)).toBe('dislike');
  });

  it('is liked and cleared', async () => {
    await bench.run('video.like', { videoId: fresh });
    expect(mine(fresh)).toBe('like');
    await bench.run('video.clearRating', { videoId: fresh });
    expect(mine(fresh)).toBeUndefined();
  });
});

describe('subscription', () => {
  const to = () => sandbox.video.subscriptions(account.channelId).map((row) => row.publisherId);
  const stranger = channels[4] as (typeof channels)[number];

  it('is created from a video, and undone', async () => {
    const video = videos.find(({ channelId }) => channelId === stranger.id);
    const job = await bench.run('channel.subscribe', { channel: { videoId: video?.id } });
    expect(to()).toContain(stranger.id);
    await bench.undo(job);
    expect(to()).not.toContain(stranger.id);
  });

  it('is created once even if the answer is lost', async () => {
    sandbox.faults.set({ method: 'POST', path: /subscriptions/, kind: 'drop', when: 'after', times: 1 });
    const job = await bench.run('channel.subscribe', { channel: { handle: stranger.handle } });
    expect(job.state).toBe('done');
    expect(to().filter((id) => id === stranger.id)).toHaveLength(1);
  });

  it('is kept by undo if it existed before', async () => {
    const known = to()[0] ?? '';
    const job = await bench.run('channel.subscribe', { channel: { channelId: known } });
    await bench.undo(job);
    expect(to()).toContain(known);
  });

  it('counts as success if it was created elsewhere meanwhile, and undo keeps it', async () => {
    const error = {
      code: 400,
      errors: [{ reason: 'subscriptionDuplicate', domain: 'youtube.subscription' }],
    };
    const refusal = {
      method: 'POST',
      path: /subscriptions/,
      kind: 'status',
      status: 400,
      body: { error },
    } as const;
    sandbox.faults.set({ ...refusal, times: 1 });
    const job = await bench.run('channel.subscribe', { channel: { channelId: stranger.id }, title: 'Quay' });
    expect(job).toMatchObject({ state: 'done' });
    expect(job.fault).toBeUndefined();
    expect((await bench.undo(job)).state).toBe('undone');
    expect(sandbox.requests.filter(({ method }) => method === 'DELETE')).toEqual([]);
  });

  it('is removed, and undo creates it again', async () => {
    const known = to()[0] ?? '';
    const job = await bench.run('channel.unsubscribe', { channel: { channelId: known } });
    expect(to()).not.toContain(known);
    await bench.undo(job);
    expect(to()).toContain(known);
  });

  it('has a concurrency key by the channel’s id, and all keys while the id is unknown', async () => {
    const getKeys = async (channel: object) =>
      findAction('channel.unsubscribe')?.concurrencyKeys({ channel }) ?? [];
    const [named, ofVideo] = [await getKeys({ handle: '@quay' }), await getKeys({ videoId: fresh })];
    const known = await Promise.all(channels.map(({ id }) => getKeys({ channelId: id })));
    expect(new Set(known.flat()).size).toBeGreaterThan(1);
    expect(await getKeys({ channelId: stranger.id })).toEqual(known[4]);
    for (const [key = '', ...more] of known) {
      expect(more).toEqual([]);
      expect(named).toContain(key);
      expect(ofVideo).toContain(key);
    }
  });
});
