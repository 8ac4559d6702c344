import * as z from 'zod/mini';
import { Fault } from '../../errors';
import { commentUrl } from '../../pages/videoAddress';
import { comments, commentThreads, everyItem, type VideoClient } from '../../video';
import { action } from '../shared/action';
import { ignoreNotFound } from '../shared/ignoreNotFound';
import { reflectsComments } from '../shared/reflects';
import { makes, removes, updates } from '../shared/writes';

/** The platform refuses texts of more characters. */
const mostText = 10_000;
const Text = () => z.string().check(z.regex(/\S/), z.maxLength(mostText));

/** Jobs about comments follow each other. */
const shared = { version: 1, service: 'video', concurrencyKey: () => 'comments' } as const;

type Context = Parameters<Parameters<typeof action>[0]['run']>[0];

const isSameText = (one: string | undefined, other: string) => one?.trim() === other.trim();

/** Deletes a comment as one step; one that is gone already counts as success. */
const remove = ({ step, video }: Pick<Context, 'step' | 'video'>, commentId: string) =>
  step('delete', {
    writes: removes('comment', commentId),
    run: () => ignoreNotFound(video.comments.delete({ id: commentId })),
  });

/** Ids of the replies of a thread that have this text and are our own: their authors alone get the text as typed. */
async function findReplies(video: VideoClient, threadId: string, text: string): Promise<string[]> {
  const found: string[] = [];
  const query = { part: ['snippet' as const], parentId: threadId, maxResults: 100 };
  for await (const { id, snippet } of everyItem(video.comments.list, query))
    if (isSameText(snippet?.textOriginal, text)) found.push(id);
  return found;
}

/** Ids of the newest comments on a video that have this text and are our own. */
async function findComments(video: VideoClient, videoId: string, text: string): Promise<string[]> {
  const query = { part: ['snippet' as const], videoId, maxResults: 100, order: 'time' as const };
  const { items } = await video.commentThreads.list(query);
  return items.flatMap(({ snippet }) => {
    const first = snippet?.topLevelComment;
    return first && isSameText(first.snippet?.textOriginal, text) ? first.id : [];
  });
}

/** Replies to a comment. Undo deletes the reply. */
export const replyToComment = action({
  ...shared,
  id: 'comment.reply',
  methods: [comments.list, comments.insert],
  input: () =>
    z.object({ threadId: z.string(), videoId: z.string(), text: Text(), author: z.catch(z.string(), '') }),
  async run({ input: { threadId, text }, step, readLatest, video }) {
    return step('reply', {
      writes: makes('comment'),
      before: () => readLatest(() => findReplies(video, threadId, text), reflectsComments),
      run: async () => {
        const snippet = { parentId: threadId, textOriginal: text };
        return (await video.comments.insert({ part: ['snippet'], fields: 'id' }, { snippet })).id;
      },
      check: async (known) => (await findReplies(video, threadId, text)).find((id) => !known.includes(id)),
    });
  },
  async undo({ result, ...context }) {
    if (result !== undefined) await remove(context, result);
  },
  substitutions: ({ author }) => [author],
  link: ({ videoId }, result) => result && commentUrl(videoId, result),
  // The thread has another number of replies
  effects: ({ threadId }, result) =>
    result === undefined ? [] : [{ kind: 'comments', ids: [threadId], isNew: true }],
});

/** Writes a comment on a video. Undo deletes it. */
export const writeComment = action({
  ...shared,
  id: 'comment.write',
  methods: [commentThreads.list, commentThreads.insert],
  input: () => z.object({ videoId: z.string(), title: z.catch(z.string(), ''), text: Text() }),
  async run({ input: { videoId, text }, step, readLatest, video }) {
    return step('write', {
      writes: makes('comment'),
      before: () => readLatest(() => findComments(video, videoId, text), reflectsComments),
      run: async () => {
        const snippet = { videoId, topLevelComment: { snippet: { textOriginal: text } } };
        return (await video.commentThreads.insert({ part: ['snippet'], fields: 'id' }, { snippet })).id;
      },
      check: async (known) => (await findComments(video, videoId, text)).find((id) => !known.includes(id)),
    });
  },
  async undo({ result, ...context }) {
    if (result !== undefined) await remove(context, result);
  },
  videoTitle: ({ title }) => title || undefined,
  substitutions: ({ videoId, title }) => [title || videoId],
  link: ({ videoId }, result) => result && commentUrl(videoId, result),
  effects: (_input, result, undone) =>
    result === undefined
      ? []
      : [{ kind: 'comments', ids: [result], ...(undone ? { isGone: true } : { isNew: true }) }],
});

/** Changes the text of a comment of one's own. Undo writes the former text, unless it was changed since. */
export const editComment = action({
  ...shared,
  id: 'comment.edit',
  methods: [comments.list, comments.update],
  input: () => z.object({ commentId: z.string(), videoId: z.string(), text: Text() }),
  async run({ input: { commentId, text }, step, readLatest, video }) {
    const before = await step('read', { run: () => readLatest(() => readText(video, commentId)) });
    if (isSameText(before, text)) return {};
    await writeText({ step, video }, commentId, text);
    return { before };
  },
  isUnchanged: ({ before }) => before === undefined,
  async undo({ input: { commentId, text }, result, step, readLatest, video }) {
    const before = result?.before;
    if (before === undefined) return undefined;
    const isOurs = await step('compare', {
      run: async () => {
        const now = await readLatest(
          () => readText(video, commentId),
          (found) => isSameText(found, text),
        );
        return isSameText(now, text) || isSameText(now, before);
      },
    });
    if (!isOurs) throw new Fault({ kind: 'conflict', reason: 'commentChangedAgain' });
    await writeText({ step, video }, commentId, before);
    return undefined;
  },
  substitutions: () => [],
  link: ({ videoId, commentId }) => commentUrl(videoId, commentId),
  effects: ({ commentId, text }, result, undone) => {
    if (result?.before === undefined) return [];
    return [{ kind: 'comments', ids: [commentId], text: undone ? result.before : text }];
  },
});

/** Writes the text of a comment as one step. */
const writeText = ({ step, video }: Pick<Context, 'step' | 'video'>, id: string, textOriginal: string) =>
  step('write', {
    writes: updates('comment', id),
    run: async () => {
      await video.comments.update({ part: ['snippet'], fields: 'id' }, { id, snippet: { textOriginal } });
      return true;
    },
    check: async () => isSameText(await readText(video, id), textOriginal) || undefined,
  });

/** The text of a comment as it was typed. @throws Fault `notFound`; `notAllowed` for a comment of somebody else */
async function readText(video: VideoClient, commentId: string): Promise<string> {
  const { items } = await video.comments.list({ part: ['snippet'], id: [commentId] });
  const [found] = items;
  if (found === undefined) throw new Fault({ kind: 'notFound', reason: 'commentNotFound' });
  const text = found.snippet?.textOriginal;
  if (text === undefined) throw new Fault({ kind: 'notAllowed', reason: 'commentNotYours' });
  return text;
}

/** Deletes a comment of one's own, with the replies to it. No undo: a new one would have another date and no replies. */
export const deleteComment = action({
  ...shared,
  id: 'comment.delete',
  methods: [comments.delete],
  input: () => z.object({ commentId: z.string(), threadId: z.string() }),
  run: ({ input: { commentId }, ...context }) => remove(context, commentId),
  substitutions: () => [],
  effects: ({ commentId, threadId }, result) =>
    result === undefined
      ? []
      : [
          { kind: 'comments', ids: [commentId], isGone: true },
          ...(threadId === commentId ? [] : [{ kind: 'comments' as const, ids: [threadId], isNew: true }]),
        ],
});
