import * as z from 'zod/mini';
import type { VideoClient } from '../video';
import { type Collection, declareCollection, idsAtOnce, type RowEffect } from './collection';

/** States of comments that the platform lists; those that were rejected are in no list. */
type ListedStatus = 'published' | 'heldForReview' | 'likelySpam';

/** A comment on the channel's videos. Replies are rows of their own only while they wait for review. */
const CommentRow = () =>
  z.object({
    commentId: z.string(),
    /** Of its thread: that of the comment itself, or of the one that it replies to. */
    threadId: z.string(),
    videoId: z.string(),
    videoTitle: z.optional(z.string()),
    author: z.string(),
    authorId: z.optional(z.string()),
    /** Address of the author's picture. */
    image: z.optional(z.string()),
    text: z.string(),
    /** RFC 3339. */
    publishedAt: z.optional(z.string()),
    updatedAt: z.optional(z.string()),
    likes: z.optional(z.number()),
    /** How many replies its thread has. */
    replies: z.number(),
    canReply: z.boolean(),
    /** As the last reading, or an action of ours, left it; views leave out those with another than their collection's. */
    status: z.string(),
  });
export type CommentRow = z.output<ReturnType<typeof CommentRow>>;

const part = ['snippet', 'replies'] as const;
/** The fields of a comment that are shown. */
export const commentFields =
  'id,snippet(authorDisplayName,authorChannelId,authorProfileImageUrl,textDisplay,textOriginal,publishedAt,updatedAt,likeCount,moderationStatus)';
const thread = `id,snippet(videoId,canReply,totalReplyCount,topLevelComment(${commentFields})),replies/comments(${commentFields})`;
const query = { part: [...part], textFormat: 'plainText' as const };

type Thread = Awaited<ReturnType<VideoClient['commentThreads']['list']>>['items'][number];
type Comment = NonNullable<NonNullable<Thread['snippet']>['topLevelComment']>;

interface CommentsOf {
  status: ListedStatus;
  /** See `Collection`. */
  mostRows?: number;
  readSome: Collection<CommentRow, 'video'>['readSome'];
  somePrice: number;
}

/**
 * The comments of one status on all videos of the account's channel, newest first. 50 threads cost one unit, and one
 * for the titles of their videos.
 */
function declareComments({ status, ...more }: CommentsOf): Collection<CommentRow, 'video'> {
  return declareCollection<CommentRow, 'video'>({
    ...more,
    service: 'video',
    row: CommentRow,
    toId: ({ commentId }) => commentId,
    toName: ({ text }) => text.slice(0, 100),
    pagePrice: 2,

    async readPage(client, position) {
      const [channelId = await findChannel(client), pageToken] = parsePosition(position);
      const { items, nextPageToken } = await client.commentThreads.list({
        ...query,
        allThreadsRelatedToChannelId: channelId,
        moderationStatus: status,
        order: 'time',
        maxResults: idsAtOnce,
        pageToken,
        fields: `nextPageToken,items(${thread})`,
      });
      return {
        rows: await withTitles(
          client,
          items.flatMap((item) => toRows(item, status)),
        ),
        next: nextPageToken && JSON.stringify([channelId, nextPageToken]),
      };
    },

    learn: (effect) => (effect.kind === 'comments' ? learn(effect, status) : undefined),
  });
}

/**
 * Changes of rows that are known. The platform does not tell the status of comments that are asked for by id, so those
 * that come back for review are found by a whole reading.
 */
function learn({ ids, isGone, isNew, ...fields }: RowEffect & { kind: 'comments' }, own: ListedStatus) {
  const changes = ids.map((id) =>
    isGone ? { id, put: () => undefined } : { id, change: (row: CommentRow) => ({ ...row, ...fields }) },
  );
  const comesHere = fields.status === own || (isNew && own === 'published');
  if (!comesHere) return changes;
  return [...changes, own === 'published' ? { ids } : {}];
}

/** Comments on the channel's videos that everybody sees, without replies; the newest ones of a channel with many. */
export const comments = declareComments({
  status: 'published',
  mostRows: 2_500,
  somePrice: 2,
  async readSome(client, ids) {
    const { items } = await client.commentThreads.list({
      ...query,
      part: [...part],
      id: [...ids],
      fields: `items(${thread},snippet/isPublic)`,
    });
    const seen = items.filter(({ snippet }) => snippet?.isPublic);
    return withTitles(
      client,
      seen.flatMap((item) => toRows(item, 'published')),
    );
  },
});

/** What no page names is no longer held: comments that are read by id have no status. */
const unlisted = { readSome: async () => [], somePrice: 0 };

/** Comments and replies that wait for the channel's decision. */
export const heldComments = declareComments({ status: 'heldForReview', ...unlisted });

/** Comments and replies that the platform takes for spam. */
export const spamComments = declareComments({ status: 'likelySpam', ...unlisted });

/** The comments of a thread that have the status, or, if it is published, its first one. */
function toRows({ id: threadId, snippet, replies }: Thread, status: ListedStatus): CommentRow[] {
  const first = snippet?.topLevelComment;
  const all = [first, ...(status === 'published' ? [] : (replies?.comments ?? []))];
  return all.flatMap((one) => {
    if (one === undefined || (one.snippet?.moderationStatus ?? status) !== status) return [];
    return {
      ...toComment(one),
      threadId,
      videoId: snippet?.videoId ?? '',
      replies: one === first ? (snippet?.totalReplyCount ?? 0) : 0,
      canReply: snippet?.canReply ?? false,
      status,
    };
  });
}

/** What a comment says, and who says it. */
export const toComment = ({ id: commentId, snippet = {} }: Comment) => ({
  commentId,
  author: snippet.authorDisplayName ?? '',
  authorId: snippet.authorChannelId?.value,
  image: snippet.authorProfileImageUrl,
  text: snippet.textOriginal ?? snippet.textDisplay ?? '',
  publishedAt: snippet.publishedAt,
  updatedAt: snippet.updatedAt,
  likes: snippet.likeCount,
});

async function withTitles({ videos }: VideoClient, rows: CommentRow[]): Promise<CommentRow[]> {
  const ids = [...new Set(rows.map(({ videoId }) => videoId).filter(Boolean))];
  if (ids.length === 0) return rows;
  const titles = new Map<string, string | undefined>();
  for (let from = 0; from < ids.length; from += idsAtOnce) {
    const { items } = await videos.list({
      part: ['snippet'],
      id: ids.slice(from, from + idsAtOnce),
      fields: 'items(id,snippet/title)',
    });
    for (const { id, snippet } of items) titles.set(id, snippet?.title);
  }
  return rows.map((row) => ({ ...row, videoTitle: titles.get(row.videoId) }));
}

const Position = () => z.tuple([z.string(), z.string()]);

/** Channel and page token of a position; none for the first page. */
const parsePosition = (position: string | undefined): readonly [string?, string?] =>
  position === undefined ? [] : Position().parse(JSON.parse(position));

async function findChannel({ channels }: VideoClient): Promise<string> {
  const { items } = await channels.list({ part: ['id'], mine: true });
  return items[0]?.id ?? '';
}
