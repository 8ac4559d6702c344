import { beforeEach, describe, expect, it } from 'vitest';
import { comments, heldComments, spamComments } from '../../../lib/collections/comments';
import { createMirror } from '../../../lib/collections/mirror';
import { openStore } from '../../../lib/store';
import type { VideoClient } from '../../../lib/video';
import { freshSandbox } from '../../sandbox/fresh';
import { heldVideoId } from '../../sandbox/seedCommunity';
import { workbench } from '../actions/workbench';

const sandbox = await freshSandbox();
let video: VideoClient;
beforeEach(async () => {
  ({ video } = (await workbench(sandbox)).clients);
});

const read = (collection: typeof comments, position?: string) =>
  collection.readPage(video, position, async () => new Map());

describe('comments', () => {
  it('are listed by their state, with the titles of their videos, as plain text', async () => {
    const { rows } = await read(comments);
    expect(rows.map(({ commentId }) => commentId).sort()).toEqual([
      'UgSandboxThread0001',
      'UgSandboxThread0002',
    ]);
    const first = rows.find(({ commentId }) => commentId === 'UgSandboxThread0001');
    expect(first).toMatchObject({
      text: 'What an evening!\nWe sat in the <second> row.',
      replies: 2,
      canReply: true,
      videoTitle: expect.any(String),
    });
    expect((await read(heldComments)).rows).toMatchObject([{ text: 'Is the choir for hire?' }]);
    expect((await read(spamComments)).rows).toMatchObject([{ status: 'likelySpam' }]);
  });

  it('come in pages at the declared price', async () => {
    for (let at = 0; at < 70; at++)
      sandbox.video.addComment({
        id: `UgHeld${at}`,
        videoId: heldVideoId,
        moderationStatus: 'heldForReview',
      });
    const first = await read(heldComments);
    const before = sandbox.video.quota.used();
    const second = await read(heldComments, first.next);
    expect(sandbox.video.quota.used() - before).toBe(heldComments.pagePrice);
    expect(first.rows.length + second.rows.length).toBe(71);
    expect(second.next).toBeUndefined();
  });

  it('published ones are read by id, and those that are not published are left out', async () => {
    const ids = ['UgSandboxThread0002', 'UgSandboxThread0003', 'UgNobody'];
    const rows = await comments.readSome(video, ids);
    expect(rows.map(({ commentId }) => commentId)).toEqual(['UgSandboxThread0002']);
  });
});

describe('the mirror of comments', () => {
  const of = (collection: 'heldComments' | 'comments') => ({ accountId: 'video|UC', collection });
  const free = { spend: async () => undefined, changed: () => undefined };

  it('goes on behind the end of a reading that was cut, for as many again', async () => {
    for (let at = 0; at < 70; at++)
      sandbox.video.addComment({ id: `UgThread${at}`, videoId: heldVideoId, moderationStatus: 'published' });
    const store = openStore('more comments');
    const mirror = createMirror(store);
    const reading = { ...of('comments'), ...free, client: video };
    const count = async () => (await mirror.changes(of('comments'), undefined, 1_000)).rows.length;
    const { mostRows } = comments;
    comments.mostRows = 40;
    try {
      await mirror.read(reading);
      expect([await count(), (await mirror.state(of('comments')))?.isCut]).toEqual([50, true]);
      const before = sandbox.video.quota.used();
      await mirror.read({ ...reading, isMore: true });
      expect(sandbox.video.quota.used() - before).toBe(comments.pagePrice);
      const { isCut, cut, mostRows } = (await mirror.state(of('comments'))) ?? {};
      expect([await count(), isCut, cut]).toEqual([72, false, undefined]);
      // Later readings read as many
      await mirror.read(reading);
      expect([await count(), mostRows]).toEqual([72, 90]);
      expect((await mirror.state(of('comments')))?.isCut).toBe(false);
      // There is nothing to go on with
      const { changes } = (await mirror.state(of('comments'))) ?? {};
      await mirror.read({ ...reading, isMore: true });
      expect((await mirror.state(of('comments')))?.changes).toBe(changes);
    } finally {
      comments.mostRows = mostRows;
      store.close();
    }
  });

  it('knows at once what an action did, and after its undo has the comments again', async () => {
    const store = openStore('comments');
    const mirror = createMirror(store);
    for (const collection of ['heldComments', 'comments'] as const)
      await mirror.read({ ...of(collection), ...free, client: video });
    const waiting = async () => {
      const { rows } = await mirror.changes(of('heldComments'), undefined, 100);
      return rows.map(({ row }) => (row as { status: string }).status);
    };
    const ids = ['UgSandboxThread0003'];
    await mirror.learn('video|UC', { kind: 'comments', ids, status: 'published' });
    expect(await waiting()).toEqual(['published']);
    expect((await mirror.state(of('comments')))?.doubted).toMatchObject({
      UgSandboxThread0003: expect.anything(),
    });
    await mirror.learn('video|UC', { kind: 'comments', ids, status: 'heldForReview' });
    expect(await waiting()).toEqual(['heldForReview']);
    expect((await mirror.state(of('heldComments')))?.isOutdated).toBe(true);
    store.close();
  });
});
