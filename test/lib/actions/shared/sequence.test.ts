import { beforeEach, describe, expect, it } from 'vitest';
import { type ActionId, findAction, type KnownAction } from '../../../../lib/actions';
import { addEvent } from '../../../../lib/actions/events/addEvent';
import { saveToNewPlaylist } from '../../../../lib/actions/playlists/saveToNewPlaylist';
import { saveToPlaylist } from '../../../../lib/actions/playlists/saveToPlaylist';
import { like } from '../../../../lib/actions/ratings/ratings';
import { sequence } from '../../../../lib/actions/shared/sequence';
import type { VideoState } from '../../../../lib/actions/shared/state';
import { freshSandbox } from '../../../sandbox/fresh';
import { account } from '../../../sandbox/seed';
import { fresh, inJazz, inList, jazz } from '../subjects';
import { workbench } from '../workbench';

const saveAndLike = sequence(
  { id: 'video.saveAndLike', version: 1, surfaces: ['popup'], menu: ['page'] },
  saveToPlaylist,
  like,
);
const id = saveAndLike.id as ActionId;
const find = (asked: string) =>
  (asked === saveAndLike.id ? saveAndLike : findAction(asked)) as unknown as KnownAction;

const sandbox = await freshSandbox();
const input = { videoId: fresh, ...inList };
const bench = (agreeFor = 20) => workbench(sandbox, 'robin', agreeFor, undefined, find);

const saved = () => sandbox.video.playlistItems(jazz.id).filter(({ videoId }) => videoId === fresh).length;
const rating = () =>
  sandbox.video.ratings(account.channelId).find(({ videoId }) => videoId === fresh)?.rating ?? 'none';
const before = { saved: 0, rating: 'none' };
const after = { saved: 1, rating: 'like' };
const standing = () => ({ saved: saved(), rating: rating() });
const refuse = (path: RegExp) =>
  sandbox.faults.set({ method: 'POST', path, kind: 'status', status: 403, body: {}, times: 1 });
const writes = (requests: readonly string[]) =>
  requests.filter((line) => !line.startsWith('GET')).map((line) => line.split(/[?{]/)[0]?.trim());

beforeEach(() => sandbox.reset());

describe('an action made of saving and liking', () => {
  it('does both in one job, and takes both back in reverse order', async () => {
    const { run, undo, requests } = await bench();
    expect(standing()).toEqual(before);
    const job = await run(id, input);
    expect(job).toMatchObject({ state: 'done', result: [expect.any(String), { was: 'none' }] });
    expect(standing()).toEqual(after);
    requests.length = 0;
    expect(await undo(job)).toMatchObject({ state: 'undone' });
    expect(standing()).toEqual(before);
    expect(writes(requests)).toEqual(['POST /youtube/v3/videos/rate', 'DELETE /youtube/v3/playlistItems']);
  });

  it.each([/^GET .*playlistItems/, /^POST .*playlistItems/, /^GET .*getRating/, /^POST .*rate$/])(
    'does each once if the worker stops after %s',
    async (at) => {
      const { runKilled, undo, requests } = await bench();
      const job = await runKilled(id, input, at);
      expect(job.state).toBe('done');
      expect(standing()).toEqual(after);
      expect(writes(requests).filter((line) => line?.endsWith('/playlistItems'))).toHaveLength(1);
      await undo(job);
      expect(standing()).toEqual(before);
    },
  );

  it('costs what both cost, and holds the keys of both', () => {
    expect(saveAndLike.price).toBe(saveToPlaylist.price + like.price);
    expect(saveAndLike.concurrencyKeys(input)).toEqual([`playlist-${jazz.id}`, `rating-${fresh}`]);
    expect(saveAndLike.version).toBe(saveToPlaylist.version + like.version - 1);
  });

  it('says that the first part was done if the second fails, and undoes that part', async () => {
    const { run, undo } = await bench();
    refuse(/rate/);
    const job = await run(id, input);
    expect(job).toMatchObject({ state: 'failed', fault: { kind: 'notAllowed' } });
    expect(job.steps[saveAndLike.halfway ?? '']).toMatchObject({ phase: 'done' });
    expect(standing()).toEqual({ saved: 1, rating: 'none' });
    expect((await undo(job)).state).toBe('undone');
    expect(standing()).toEqual(before);
  });

  it('goes on with the second part if a failed job is retried', async () => {
    const { run, retry } = await bench();
    refuse(/rate/);
    const job = await retry(await run(id, input), (same) => same);
    expect(job.state).toBe('done');
    expect(standing()).toEqual(after);
  });

  it('undoes the one part if the other was changed elsewhere, and says which it left', async () => {
    const { run, undo, clients } = await bench();
    const job = await run(id, input);
    await clients.video.videos.rate({ id: fresh, rating: 'dislike' });
    const undone = await undo(job);
    expect(undone).toMatchObject({ state: 'undone', fault: { reason: 'ratingChanged' } });
    expect(standing()).toEqual({ saved: 0, rating: 'dislike' });
  });

  it('keeps at undo what was there before', async () => {
    const { run, undo, clients, requests } = await bench();
    await clients.video.videos.rate({ id: fresh, rating: 'like' });
    const job = await run(id, input);
    requests.length = 0;
    await undo(job);
    expect(standing()).toEqual({ saved: 0, rating: 'like' });
    expect(writes(requests)).toEqual(['DELETE /youtube/v3/playlistItems']);
  });

  it('waits for no write that concerns the other part alone', async () => {
    const { run, requests } = await bench(4_000);
    await run('video.save', { ...inList, videoId: inJazz });
    const { steps } = await run(id, input);
    expect(Object.keys(steps)).toEqual(['add', 'video.save', 'read', 'rate']);
    // A read that seems to lag is repeated
    expect(requests.filter((line) => line.includes('getRating'))).toHaveLength(1);
  });

  it('tells the index what the part tells', async () => {
    const [effects, undone] = [false, true].map((isUndone) =>
      saveAndLike.effects(input, ['item', { was: 'none' }], isUndone),
    );
    expect(effects).toEqual(saveToPlaylist.effects(input, 'item', false));
    expect(undone).toEqual(saveToPlaylist.effects(input, 'item', true));
  });

  it('is offered if both are and need no more, with the input of both', () => {
    const playlists = [{ playlistId: 'p', title: 'Jazz' }];
    const video: VideoState = { kind: 'video', videoId: 'v', title: 'Tides', rating: 'none', playlists };
    const [offer] = saveAndLike.offers(video);
    expect(offer?.needs).toBe('nothing');
    expect(saveAndLike.parse(offer?.input)).toMatchObject({
      videoId: 'v',
      playlistId: 'p',
      parts: [{ videoTitle: 'Tides' }, { title: 'Tides' }],
    });
    expect(saveAndLike.offers({ ...video, playlists: [] })).toEqual([]);
    expect(saveAndLike.offers({ ...video, rating: 'like' })).toEqual([]);
    expect(saveAndLike.surfaces).toEqual(['popup', 'page']);
    expect(saveAndLike.needs).toBe('playlist');
  });
});

it('actions of two services, or of which two make something, are refused at once', () => {
  const declared = { id: 'video.both', version: 1 };
  expect(() => sequence(declared, like, addEvent)).toThrow('video.both');
  expect(() => sequence(declared, saveToNewPlaylist, saveToNewPlaylist)).toThrow('video.both');
});

it('parts with a step of the same name are refused before the second one writes', async () => {
  const twice = sequence({ id: 'video.twice', version: 1 }, saveToPlaylist, {
    ...saveToPlaylist,
    id: 'video.again',
  });
  sandbox.reset();
  const { run } = await workbench(sandbox, 'robin', 20, undefined, () => twice as unknown as KnownAction);
  expect(await run(twice.id as ActionId, input)).toMatchObject({ state: 'failed' });
  expect(saved()).toBe(1);
});
