import { beforeEach, describe, expect, it } from 'vitest';
import { commentsAtOnce } from '../../../lib/actions/comments/moderation';
import { freshSandbox } from '../../sandbox/fresh';
import { account } from '../../sandbox/seed';
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

describe('comments of one’s own', () => {
  const videoId = String(
    sandbox.video.rows('comments').find(({ id }) => id === published.commentId)?.videoId,
  );
  const textOf = (id: unknown) => sandbox.video.rows('comments').find((row) => row.id === id)?.text;
  const own = () => sandbox.video.rows('comments').filter(({ authorId }) => authorId === account.channelId);
  const reply = { threadId: published.commentId, videoId, text: 'Three seconds.', author: '@open' };

  it.each([
    ['comment.reply', reply],
    ['comment.write', { videoId, title: 'Tides', text: 'Thank you all.' }],
  ] as const)('%s is written once, though the answer is lost, and undo deletes it', async (id, input) => {
    const before = own().length;
    sandbox.faults.set({ method: 'POST', path: /comment/, kind: 'drop', when: 'after', times: 1 });
    const job = await bench.run(id, input);
    expect(job).toMatchObject({ state: 'done' });
    expect(textOf(job.result)).toBe(input.text);
    expect(writes()).toHaveLength(1);
    // The same once more is a second one
    expect(await bench.run(id, input)).toMatchObject({ state: 'done' });
    expect(own()).toHaveLength(before + 2);
    expect(await bench.undo(job)).toMatchObject({ state: 'undone' });
    expect(textOf(job.result)).toBeUndefined();
    expect(own()).toHaveLength(before + 1);
  });

  it('an edit is undone, unless the comment was edited again', async () => {
    const { result: commentId } = await bench.run('comment.reply', reply);
    const edit = (text: string) => bench.run('comment.edit', { commentId, videoId, text });
    const first = await edit('Four seconds.');
    expect(textOf(commentId)).toBe('Four seconds.');
    expect(await edit('Four seconds.')).toMatchObject({ state: 'done', result: {} });
    expect(await bench.undo(first)).toMatchObject({ state: 'undone' });
    expect(textOf(commentId)).toBe('Three seconds.');
    const second = await edit('Five seconds.');
    await edit('Six seconds.');
    expect(await bench.undo(second)).toMatchObject({ fault: { reason: 'commentChangedAgain' } });
    expect(textOf(commentId)).toBe('Six seconds.');
  });

  it('an edit whose answer is lost is written once', async () => {
    const { result: commentId } = await bench.run('comment.reply', reply);
    bench.requests.length = 0;
    sandbox.faults.set({ method: 'PUT', path: /comments/, kind: 'drop', when: 'after', times: 1 });
    await bench.run('comment.edit', { commentId, videoId, text: 'Four seconds.' });
    expect(textOf(commentId)).toBe('Four seconds.');
    expect(bench.requests.filter((line) => line.startsWith('PUT'))).toHaveLength(1);
  });

  it('comments of others are not edited', async () => {
    const input = { commentId: published.commentId, videoId, text: 'Mine' };
    expect(await bench.run('comment.edit', input)).toMatchObject({ fault: { reason: 'commentNotYours' } });
  });

  it('a deletion of what is gone counts as done', async () => {
    const { result: commentId } = await bench.run('comment.reply', reply);
    const input = { commentId, threadId: reply.threadId };
    for (const _each of [1, 2])
      expect(await bench.run('comment.delete', input)).toMatchObject({ state: 'done' });
    expect(textOf(commentId)).toBeUndefined();
  });
});
