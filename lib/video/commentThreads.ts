import * as z from 'zod/mini';
import { method } from '../http';
import { Comment, commentText, moderationStatuses, textFormat } from './shared/comment';
import {
  choice,
  commentScopes,
  exactlyOne,
  fields,
  ids,
  inserting,
  notWith,
  paging,
  parts,
  reading,
  rule,
  string,
} from './shared/parameters';
import { group, list as lenientItems, number, page, resource, text, truth } from './shared/resources';

const CommentThread = () =>
  resource({
    snippet: group({
      channelId: text(),
      videoId: text(),
      postId: text(),
      topLevelComment: z.catch(z.optional(Comment()), undefined),
      canReply: truth(),
      totalReplyCount: number(),
      isPublic: truth(),
    }),
    replies: group({ comments: lenientItems(Comment()) }),
  });

const part = () => parts('id', 'replies', 'snippet');

export const list = method({
  ...reading,
  id: 'commentThreads.list',
  path: '/commentThreads',
  query: () =>
    z
      .strictObject({
        part: part(),
        allThreadsRelatedToChannelId: string(),
        channelId: string(),
        id: z.optional(ids()),
        postId: string(),
        videoId: string(),
        moderationStatus: choice(...moderationStatuses),
        order: choice('time', 'relevance'),
        searchTerms: string(),
        textFormat: textFormat(),
        ...paging(1, 100),
        fields: fields(),
      })
      .check(
        exactlyOne('allThreadsRelatedToChannelId', 'channelId', 'id', 'postId', 'videoId'),
        notWith('id', 'maxResults', 'pageToken'),
      ),
  response: page(CommentThread),
  scopes: commentScopes,
});

/**
 * Channel and video are documented as required, but existing clients send only one (video API behaviour, section 5).
 */
export const insert = method({
  ...inserting,
  id: 'commentThreads.insert',
  path: '/commentThreads',
  query: () => z.strictObject({ part: part(), fields: fields() }),
  body: () =>
    z.strictObject({
      snippet: z
        .strictObject({
          channelId: string(),
          videoId: string(),
          postId: string(),
          topLevelComment: z.strictObject({
            snippet: z.strictObject({ textOriginal: commentText() }),
          }),
        })
        .check(
          rule(({ channelId, videoId, postId }) =>
            (channelId ?? videoId ?? postId) === undefined ? ['channelId', 'videoId'] : [],
          ),
        ),
    }),
  response: CommentThread,
  scopes: commentScopes,
});
