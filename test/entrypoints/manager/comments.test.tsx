import { describe, expect, it, vi } from 'vitest';
import { CommentsSection } from '../../../entrypoints/manager/comments/CommentsSection';
import type { CommentRow } from '../../../lib/collections/comments';
import type { Failure, Remedy } from '../../../lib/messages';
import { control, shown } from '../../components/controls';
import { asChanges, mirrored } from '../../components/mirrored';
import { key, mount, questions, useEnglish } from '../../components/mounted';
import * as sample from '../../components/samples';

useEnglish();

const day = 86_400_000;
const comment = (commentId: string, row: Partial<CommentRow> = {}): CommentRow => ({
  commentId,
  threadId: commentId,
  videoId: 'v1',
  videoTitle: 'Low tide',
  author: '@quay',
  authorId: 'UCquay',
  text: `Text of ${commentId}`,
  publishedAt: new Date(Date.now() - day).toISOString(),
  replies: 0,
  canReply: true,
  status: 'heldForReview',
  ...row,
});
const answers = (rows: readonly CommentRow[], more = {}) => ({
  ...mirrored({ heldComments: asChanges(rows, 'commentId') }),
  planBatch: () => sample.plan,
  startBatch: () => null,
  readDraft: () => null,
  writeDraft: () => null,
  ...more,
});
const many = (count: number) => Array.from({ length: count }, (_, at) => comment(`Ug${at}`));
const show = (rows: readonly CommentRow[], more = {}) =>
  mount(<CommentsSection active={sample.acting} />, answers(rows, more));
const names = (root: ParentNode) => [...root.querySelectorAll<HTMLElement>('tbody .collection-name')];
const started = () => questions('startBatch') as { items: { action: string; input: unknown }[] }[];
const isApplied = (root: ParentNode) =>
  shown(root, () =>
    [...root.querySelectorAll('button')].find((one) => /^Apply to/.test(one.textContent ?? '')),
  );

describe('comments', () => {
  it('ask for a permission that was never given in a notice, not as an error', async () => {
    const remedy: Remedy = { kind: 'signIn', label: 'Sign in again', scopes: ['comments'] };
    const failure: Failure = { reason: 'scopeMissing', kind: 'scope', text: 'Not included.', remedy };
    const root = show([], { ...mirrored({}, { failure }), signIn: () => ({}), readCollection: () => null });
    const button = await shown(root, () => control(root, 'Sign in again'));
    expect(button.closest('.notice')?.className).toBe('notice notice-info');
    button.click();
    await vi.waitFor(() => expect(questions('signIn')).toMatchObject([{ scopes: ['comments'] }]));
  });

  it('are decided about by keys alone, and sent in as few requests as there can be', async () => {
    const root = show(many(120));
    await shown(root, () => names(root)[0]);
    key(document.body, '*');
    await shown(root, () => control(root, 'Approve'));
    key(document.body, 'a');
    await shown(root, () =>
      root.querySelector('.decision-bar')?.textContent?.includes('Approve: 120') ? root : null,
    );
    // One of them after all
    key(document.body, 'j');
    key(document.body, 'r');
    await shown(root, () =>
      root.querySelector('.decision-bar')?.textContent?.includes('Reject: 1') ? root : null,
    );
    key(document.body, 's');
    (await isApplied(root)).click();
    await vi.waitFor(() => expect(started()).toHaveLength(1));
    const [{ items } = { items: [] }] = started();
    expect(items.map(({ action }) => action)).toEqual([
      'comment.approve',
      'comment.approve',
      'comment.approve',
      'comment.reject',
    ]);
    const ids = items.flatMap(({ input }) =>
      (input as { comments: { commentId: string }[] }).comments.map(({ commentId }) => commentId),
    );
    expect(new Set(ids).size).toBe(120);
    expect(ids).toHaveLength(120);
    await shown(root, () =>
      root.querySelector('.decision-bar')?.textContent?.includes('Press “a”') ? root : null,
    );
  });

  it('a second press takes the decision back, and the next comment has the focus', async () => {
    const root = show(many(3));
    (await shown(root, () => names(root)[0])).focus();
    key(document.activeElement!, 'h');
    await vi.waitFor(() => expect(root.querySelectorAll('.comment-hold')).toHaveLength(1));
    await vi.waitFor(() => expect(document.activeElement).toBe(names(root)[1]));
    key(document.activeElement!, 'k');
    await vi.waitFor(() => expect(document.activeElement).toBe(names(root)[0]));
    key(document.activeElement!, 'h');
    await vi.waitFor(() => expect(root.querySelectorAll('.comment-hold')).toHaveLength(0));
  });

  it('warns before comments of more than 60 days are held, and before what cannot be undone', async () => {
    const old = comment('old', { publishedAt: new Date(Date.now() - 61 * day).toISOString() });
    const root = show([old, comment('new'), comment('bad')], {
      readDraft: () => ({ old: 'hold', new: 'hold', bad: 'ban' }),
    });
    await shown(root, () => root.querySelector('.comment-ban'));
    key(document.body, 's');
    await isApplied(root);
    expect(root.textContent).toContain('1 comment to be held is older than 60 days');
    expect(root.textContent).toContain('banned from your channel · cannot be undone');
  });

  it('that have left the list are not shown', async () => {
    const root = show([comment('here'), comment('gone', { status: 'published' })]);
    await shown(root, () => names(root)[0]);
    expect(names(root)).toHaveLength(1);
  });
});

describe('a comment', () => {
  const thread = comment('Ug1', { status: 'published', replies: 1 });
  const unknown = { image: undefined, publishedAt: undefined, updatedAt: undefined, likes: undefined };
  const replies = [
    {
      commentId: 'Ug1.a',
      author: '@me',
      authorId: sample.acting.video?.channelId,
      text: 'Glad you came.',
      ...unknown,
    },
  ];
  const open = (more = {}) =>
    mount(<CommentsSection active={sample.acting} item="published/Ug1" />, {
      ...answers([]),
      ...mirrored({ comments: asChanges([thread], 'commentId') }),
      commentReplies: () => replies,
      savedReplies: () => ['Thank you!'],
      act: () => ({ ...sample.savedJob, jobId: 'j1' }),
      outcome: () => ({ ...sample.savedJob, jobId: 'j1' }),
      seen: () => null,
      ...more,
    });
  const field = (root: ParentNode) => shown(root, () => root.querySelector<HTMLTextAreaElement>('textarea'));

  it('is replied to by keys alone, with a saved reply', async () => {
    const root = open();
    const text = await field(root);
    expect(document.activeElement).toBe(text);
    (await shown(root, () => control(root, 'Saved replies'))).click();
    (await shown(root, () => control(root, 'Thank you!'))).click();
    await vi.waitFor(() => expect(text.value).toBe('Thank you!'));
    text.dispatchEvent(
      new KeyboardEvent('keydown', { key: 'Enter', ctrlKey: true, bubbles: true, cancelable: true }),
    );
    await vi.waitFor(() =>
      expect(questions('act')).toMatchObject([
        { action: 'comment.reply', input: { threadId: 'Ug1', text: 'Thank you!' } },
      ]),
    );
    await vi.waitFor(() => expect(text.value).toBe(''));
    // The list above shows what was sent
    await vi.waitFor(() => expect(questions('commentReplies')).toHaveLength(2));
  });

  it('shows its replies; one’s own are edited, and deleted after it is said that there is no way back', async () => {
    const root = open();
    await shown(root, () => (root.textContent?.includes('Glad you came.') ? root : null));
    expect(root.querySelectorAll('.replies button')).toHaveLength(2);
    (await shown(root, () => control(root, 'Delete'))).click();
    await shown(root, () => (root.textContent?.includes('cannot be undone') ? root : null));
    [...root.querySelectorAll<HTMLElement>('.replies .button-danger')][0]?.click();
    await vi.waitFor(() =>
      expect(questions('act')).toMatchObject([
        { action: 'comment.delete', input: { commentId: 'Ug1.a', threadId: 'Ug1' } },
      ]),
    );
  });

  it('that waits for review is approved before it is replied to', async () => {
    const root = mount(<CommentsSection active={sample.acting} item="held/Ug2" />, answers([comment('Ug2')]));
    await shown(root, () => (root.textContent?.includes('Approve the comment first') ? root : null));
    expect(root.querySelector('textarea')).toBeNull();
  });
});
