import { beforeEach, describe, expect, it } from 'vitest';
import { commentsAtOnce } from '../../../lib/actions/comments/moderation';
import { freshSandbox } from '../../sandbox/fresh';
import { heldVideoId } from '../../sandbox/seedCommunity';
import { type Workbench, workbench } from './workbench';

const sandbox = await freshSandbox();
let bench: Workbench;
beforeEach(async () => {
  bench = await workbench(sandbox);
});

const statusOf = (id: string) =>
  sandbox.video.rows('comments').find((row) => row.id === id)?.moderationStatus;
const held = { commentId: 'UgSandboxThread0003', was: 'heldForReview' };
const spam = { commentId: 'UgSandboxThread0005', was: 'likelySpam' };
const published = { commentId: 'UgSandboxThread0002', was: 'published' };
const writes = () => bench.requests.filter((line) => line.startsWith('POST'));

/** Comments that wait for review, in order of their numbers. */
const addHeld = (count: number) =>
  Array.from({ length: count }, (_, at) => {
    const id = `UgHeld${String(at).padStart(4, '0')}`;
    sandbox.video.addComment({ id, videoId: heldVideoId, moderationStatus: 'heldForReview' });
    return { commentId: id, was: 'heldForReview' };
  });

describe('moderation of comments', () => {
  it('sets as many as a request may have at once, and undo sets each back to what it was', async () => {
    const comments = [...addHeld(commentsAtOnce - 2), spam, published];
    const job = await bench.run('comment.reject', { comments });
    expect(job).toMatchObject({ state: 'done' });
    expect(writes()).toHaveLength(1);
    for (const { commentId } of comments) expect(statusOf(commentId)).toBe('rejected');
    expect(await bench.undo(job)).toMatchObject({ state: 'undone', fault: { reason: 'spamMarkLost' } });
    for (const { commentId, was } of comments)
      expect(statusOf(commentId)).toBe(was === 'likelySpam' ? 'heldForReview' : was);
    expect(writes()).toHaveLength(3);
  });

  it('sends nothing for comments that are as wanted', async () => {
    const job = await bench.run('comment.approve', { comments: [published] });
    expect(job).toMatchObject({ state: 'done', result: { changed: [] } });
    expect(bench.requests).toEqual([]);
  });

  it('leaves out comments that are gone, and says so', async () => {
    const gone = { commentId: 'UgGone', was: 'heldForReview' };
    const job = await bench.run('comment.approve', { comments: [held, gone] });
    expect(job).toMatchObject({ state: 'done', result: { changed: [held], gone: 1 } });
    expect(statusOf(held.commentId)).toBe('published');
    expect(await bench.run('comment.approve', { comments: [gone] })).toMatchObject({
      state: 'failed',
      fault: { reason: 'commentNotFound' },
    });
  });

  it('bans authors with the same request', async () => {
    await bench.run('comment.ban', { comments: [held] });
    expect(writes()).toEqual([expect.stringContaining('banAuthor=true')]);
    expect(statusOf(held.commentId)).toBe('rejected');
  });

  it.each([1, 60, 250])('sets %i comments once each, though the answer is lost', async (count) => {
    const comments = addHeld(count).slice(-commentsAtOnce);
    sandbox.faults.set({ method: 'POST', path: /setModeration/, kind: 'drop', when: 'after', times: 1 });
    expect(await bench.run('comment.approve', { comments })).toMatchObject({ state: 'done' });
    expect(writes()).toHaveLength(1);
    for (const { commentId } of comments) expect(statusOf(commentId)).toBe('published');
  });

  it('sets them again if the request did not arrive', async () => {
    sandbox.faults.set({ method: 'POST', path: /setModeration/, kind: 'drop', when: 'before', times: 1 });
    await bench.run('comment.approve', { comments: [held] });
    expect(statusOf(held.commentId)).toBe('published');
  });

  it('goes on after the worker was stopped, without a second request', async () => {
    const comments = addHeld(50);
    const job = await bench.runKilled('comment.hold', { comments: [published] }, /setModeration/);
    expect(job).toMatchObject({ state: 'done' });
    bench.requests.length = 0;
    expect(await bench.runKilled('comment.approve', { comments }, /setModeration/)).toMatchObject({
      state: 'done',
    });
    expect(writes()).toHaveLength(1);
  });
});
