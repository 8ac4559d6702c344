import { z } from 'zod/mini';
import { requireChannel } from './authority';
import { readResource } from './bodies';
import { findChannel } from './channelShape';
import {
  addComment,
  commentSizes,
  findComment,
  readCommentText,
  requireVoice,
  showComment,
} from './commentShape';
import { refuse } from './errors';
import { type Call, commentScopes, type Method, type Resource } from './method';
import { cutPage, onward, type Page, singlePage } from './paging';
import { chooseFilter, readIds, readPaging } from './parameters';
import { listAnswer, resource } from './resources';
import type { CommentRow } from './schema';
import { findVideo } from './videoShape';

const parts = ['id', 'replies', 'snippet'];

const CommentThread = z.object({
  snippet: z.optional(
    z.object({
      channelId: z.optional(z.string()),
      videoId: z.optional(z.string()),
      topLevelComment: z.optional(
        z.object({ snippet: z.optional(z.object({ textOriginal: z.optional(z.string()) })) }),
      ),
    }),
  ),
});

const no = (status: number, reason: string, message: string, parameter?: string) =>
  refuse(status, 'commentThread', reason, message, parameter);

const list: Method = {
  id: 'commentThreads.list',
  http: 'GET',
  path: '/commentThreads',
  scopes: commentScopes,
  token: false,
  cost: 1,
  parts,
  parameters: {
    allThreadsRelatedToChannelId: 'string',
    channelId: 'string',
    id: 'string',
    maxResults: 'uint32',
    moderationStatus: ['published', 'heldForReview', 'likelySpam', 'rejected'],
    order: ['orderUnspecified', 'time', 'relevance'],
    pageToken: 'string',
    postId: 'string',
    searchTerms: 'string',
    textFormat: ['textFormatUnspecified', 'html', 'plainText'],
    videoId: 'string',
  },
  run: (call) => listAnswer('commentThreadListResponse', matching(call), showThread(call)),
};

function matching(call: Call): Page<CommentRow> {
  const { parameters, actor } = call;
  const filter = chooseFilter(call, ['id', 'videoId', 'channelId', 'allThreadsRelatedToChannelId', 'postId']);
  const status = parameters.text('moderationStatus') ?? 'published';
  if (filter === 'id') {
    if (status !== 'published') throw no(400, 'operationNotSupported', 'Not together with ids.', 'id');
    const found = readIds(call).flatMap((id) => findComment(call, id) ?? []);
    const seen = (row: CommentRow) =>
      row.moderationStatus === 'published' || row.channelId === actor?.channelId;
    return singlePage(found.filter((row) => row.parentId === null && seen(row)));
  }
  const value = parameters.text(filter) ?? '';
  const owner = filter === 'videoId' ? requireTalk(call, value) : value;
  if (filter !== 'postId' && !findChannel(call, owner)) {
    throw no(404, 'channelNotFound', 'There is no such channel.', filter);
  }
  if (status !== 'published' && owner !== requireChannel(actor)) {
    throw no(403, 'forbidden', 'What is not published is for the moderator.', 'moderationStatus');
  }
  // Talk on channels themselves has ended (video API behaviour, section 5), posts hold none here.
  const column = { videoId: 'videoId', allThreadsRelatedToChannelId: 'channelId', channelId: '', postId: '' };
  const threads = column[filter] === '' ? [] : select(call, column[filter], value, status);
  const paging = readPaging(call, `${filter} ${value} ${status} ${parameters.text('order')}`, commentSizes);
  return onward(cutPage(threads, paging));
}

function select(call: Call, column: string, value: string, status: string): CommentRow[] {
  const order = call.parameters.text('order') === 'relevance' ? 'likeCount' : 'publishedAt';
  const sql = `SELECT * FROM comments WHERE ${column} = ? AND parentId IS NULL AND moderationStatus = ?
    ORDER BY ${order} DESC, rowid DESC`;
  const terms = (call.parameters.text('searchTerms') ?? '').toLowerCase();
  const all = call.world.db.all<CommentRow>(sql, [value, status]);
  return all.filter(({ text }) => text.toLowerCase().includes(terms));
}

/** The owner of a video on which people may talk. */
function requireTalk(call: Call, videoId: string): string {
  const video = findVideo(call, videoId);
  if (!video) throw no(404, 'videoNotFound', 'There is no such video.', 'videoId');
  if (video.comments !== 'disabled') return video.channelId;
  throw no(403, 'commentsDisabled', 'The video takes no comments.', 'videoId');
}

const insert: Method = {
  id: 'commentThreads.insert',
  http: 'POST',
  path: '/commentThreads',
  scopes: commentScopes,
  token: true,
  cost: 50,
  parts,
  parameters: {},
  run(call) {
    requireChannel(call.actor);
    const { snippet } = readResource(CommentThread, call.body);
    const { channelId, videoId } = snippet ?? {};
    if (!channelId && !videoId) {
      throw no(400, 'channelOrVideoIdMissing', 'A channel or a video must be named.', 'snippet');
    }
    const text = readCommentText(snippet?.topLevelComment?.snippet?.textOriginal, 'commentThread');
    if (!videoId) {
      const found = findChannel(call, channelId ?? '');
      if (!found) throw no(404, 'channelNotFound', 'There is no such channel.', 'snippet.channelId');
      throw no(400, 'processingFailure', 'Talk on channels themselves has ended.', 'snippet.channelId');
    }
    const video = requireVoice(call, findVideo(call, videoId), 'commentThread');
    if (channelId && channelId !== video.channelId) {
      throw no(400, 'invalidCommentThreadMetadata', 'The video is on another channel.', 'snippet.channelId');
    }
    return showThread(call)(addComment(call, video, text));
  },
};

/** Threads bring a few of their replies; comments.list has all. */
const repliesInThread = 5;

function showThread(call: Call) {
  return (row: CommentRow): Resource => {
    const sql = `SELECT * FROM comments WHERE parentId = ? AND moderationStatus = 'published'
      ORDER BY publishedAt DESC, rowid DESC`;
    const replies = call.world.db.all<CommentRow>(sql, [row.id]);
    return resource(call, 'commentThread', row.id, {
      snippet: () => ({
        channelId: row.channelId,
        videoId: row.videoId,
        topLevelComment: showComment(call)(row),
        canReply: call.actor !== undefined && row.moderationStatus === 'published',
        totalReplyCount: replies.length,
        isPublic: row.moderationStatus === 'published',
      }),
      replies: () =>
        replies.length === 0
          ? undefined
          : { comments: replies.slice(0, repliesInThread).map(showComment(call)) },
    });
  };
}

export const commentThreadMethods = [list, insert] as const;
