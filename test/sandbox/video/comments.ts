import { z } from 'zod/mini';
import { requireChannel } from './authority';
import { readResource } from './bodies';
import {
  addComment,
  commentSizes,
  findComment,
  readCommentText,
  requireVoice,
  showComment,
} from './commentShape';
import { refuse } from './errors';
import { commentScopes, type Method } from './method';
import { cutPage, onward, singlePage } from './paging';
import { chooseFilter, readIds, readPaging } from './parameters';
import { formatNow, listAnswer } from './resources';
import { type CommentRow, update as updateRow } from './schema';
import { findVideo } from './videoShape';

const parts = ['id', 'snippet'];

const Comment = z.object({
  id: z.optional(z.string()),
  snippet: z.optional(z.object({ parentId: z.optional(z.string()), textOriginal: z.optional(z.string()) })),
});

const no = (status: number, reason: string, message: string, parameter?: string) =>
  refuse(status, 'comment', reason, message, parameter);
const notFound = () => no(404, 'commentNotFound', 'There is no such comment.', 'id');

const list: Method = {
  id: 'comments.list',
  http: 'GET',
  path: '/comments',
  scopes: commentScopes,
  token: false,
  cost: 1,
  parts,
  parameters: {
    id: 'string',
    maxResults: 'uint32',
    pageToken: 'string',
    parentId: 'string',
    textFormat: ['textFormatUnspecified', 'html', 'plainText'],
  },
  run(call) {
    const { parameters, world, actor } = call;
    const visible = (comment: CommentRow) =>
      comment.moderationStatus === 'published' || comment.channelId === actor?.channelId;
    if (chooseFilter(call, ['id', 'parentId']) === 'id') {
      const found = readIds(call).flatMap((id) => findComment(call, id) ?? []);
      return listAnswer('commentListResponse', singlePage(found.filter(visible)), showComment(call));
    }
    const parent = findComment(call, parameters.text('parentId') ?? '');
    if (!parent || !visible(parent)) throw notFound();
    if (parent.parentId !== null) throw no(400, 'operationNotSupported', 'Replies have no replies.');
    const sql = `SELECT * FROM comments WHERE parentId = ? AND moderationStatus = 'published'
      ORDER BY publishedAt, rowid`;
    const replies = world.db.all<CommentRow>(sql, [parent.id]);
    const page = onward(cutPage(replies, readPaging(call, parent.id, commentSizes)));
    return listAnswer('commentListResponse', page, showComment(call));
  },
};

const insert: Method = {
  id: 'comments.insert',
  http: 'POST',
  path: '/comments',
  scopes: commentScopes,
  token: true,
  cost: 50,
  parts,
  parameters: {},
  run(call) {
    requireChannel(call.actor);
    const { snippet } = readResource(Comment, call.body);
    const parentId = snippet?.parentId;
    if (!parentId) throw no(400, 'parentIdMissing', 'The parent must be named.', 'snippet.parentId');
    const text = readCommentText(snippet?.textOriginal, 'comment');
    const parent = findComment(call, parentId);
    if (!parent) throw no(404, 'parentCommentNotFound', 'There is no such comment.', 'snippet.parentId');
    if (parent.parentId !== null) throw no(400, 'operationNotSupported', 'Replies take no replies.');
    if (parent.moderationStatus !== 'published') {
      throw no(400, 'parentCommentIsPrivate', 'The parent is not published.', 'snippet.parentId');
    }
    const video = requireVoice(call, findVideo(call, parent.videoId), 'comment');
    return showComment(call)(addComment(call, video, text, parent.id));
  },
};

const update: Method = {
  id: 'comments.update',
  http: 'PUT',
  path: '/comments',
  scopes: commentScopes,
  token: true,
  cost: 50,
  parts,
  parameters: {},
  run(call) {
    const authorId = requireChannel(call.actor);
    const { id, snippet } = readResource(Comment, call.body);
    const comment = findComment(call, id ?? '');
    if (!comment) throw notFound();
    if (comment.authorId !== authorId) throw no(403, 'forbidden', 'The comment is not yours.', 'id');
    const columns = {
      text: readCommentText(snippet?.textOriginal, 'comment'),
      updatedAt: formatNow(call.world),
    };
    updateRow(call.world.db, 'comments', comment.id, columns);
    return showComment(call)({ ...comment, ...columns });
  },
};

const remove: Method = {
  id: 'comments.delete',
  http: 'DELETE',
  path: '/comments',
  scopes: commentScopes,
  token: true,
  cost: 50,
  parameters: { id: 'string' },
  required: ['id'],
  run(call) {
    const channelId = requireChannel(call.actor);
    const comment = findComment(call, call.parameters.text('id') ?? '');
    if (!comment) throw notFound();
    if (![comment.authorId, comment.channelId].includes(channelId)) {
      throw no(403, 'forbidden', 'The comment is neither yours nor on your channel.', 'id');
    }
    call.world.db.run('DELETE FROM comments WHERE id = ?1 OR parentId = ?1', [comment.id]);
    return undefined;
  },
};

const setModerationStatus: Method = {
  id: 'comments.setModerationStatus',
  http: 'POST',
  path: '/comments/setModerationStatus',
  scopes: commentScopes,
  token: true,
  cost: 50,
  parameters: {
    banAuthor: 'boolean',
    id: 'string',
    moderationStatus: ['published', 'heldForReview', 'likelySpam', 'rejected'],
  },
  required: ['id', 'moderationStatus'],
  run(call) {
    const { parameters, world } = call;
    const channelId = requireChannel(call.actor);
    const status = parameters.text('moderationStatus') ?? '';
    if (status === 'likelySpam') {
      throw no(400, 'operationNotSupported', 'Only the platform says what is spam.', 'moderationStatus');
    }
    if (parameters.flag('banAuthor') && status !== 'rejected') {
      throw no(400, 'banWithoutReject', 'Only authors of rejected comments are banned.', 'banAuthor');
    }
    const comments = readIds(call).map((id) => {
      const comment = findComment(call, id);
      if (!comment) throw notFound();
      if (comment.channelId !== channelId) throw no(403, 'forbidden', 'The channel is not yours.', 'id');
      return comment;
    });
    for (const { id, authorId } of comments) {
      updateRow(world.db, 'comments', id, { moderationStatus: status });
      if (!parameters.flag('banAuthor')) continue;
      world.db.run('INSERT OR REPLACE INTO bannedAuthors VALUES (?, ?)', [channelId, authorId]);
    }
    return undefined;
  },
};

export const commentMethods = [list, insert, update, remove, setModerationStatus] as const;
