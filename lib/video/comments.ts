import * as z from 'zod/mini';
import { method } from '../http';
import { Comment, commentText, moderationStatuses, textFormat } from './shared/comment';
import {
  boolean,
  commentScopes,
  deleting,
  exactlyOne,
  fields,
  id,
  ids,
  inserting,
  notWith,
  paging,
  parts,
  reading,
  rule,
  string,
  writing,
} from './shared/parameters';
import { page } from './shared/resources';

const part = () => parts('id', 'snippet');
const writeQuery = () => z.strictObject({ part: part(), fields: fields() });
const edits = { ...writing, path: '/comments', query: writeQuery, response: Comment, scopes: commentScopes };

/** Lists all replies to a comment; its thread contains only the first few. */
export const list = method({
  ...reading,
  id: 'comments.list',
  path: '/comments',
  query: () =>
    z
      .strictObject({
        part: part(),
        id: z.optional(ids()),
        parentId: string(),
        textFormat: textFormat(),
        ...paging(1, 100),
        fields: fields(),
      })
      .check(exactlyOne('id', 'parentId'), notWith('id', 'maxResults', 'pageToken')),
  response: page(Comment),
  scopes: commentScopes,
});

/** Creates a reply. A top-level comment is created by `commentThreads.insert`. */
export const insert = method({
  ...edits,
  id: 'comments.insert',
  http: 'POST',
  body: () =>
    z.strictObject({
      snippet: z.strictObject({
        parentId: id(),
        textOriginal: commentText(),
        channelId: string(),
        videoId: string(),
      }),
    }),
});

export const update = method({
  ...edits,
  id: 'comments.update',
  http: 'PUT',
  body: () => z.strictObject({ id: id(), snippet: z.strictObject({ textOriginal: commentText() }) }),
  reads: list,
});

/** `banAuthor` is allowed only with the status `rejected`. */
export const setModerationStatus = method({
  ...inserting,
  id: 'comments.setModerationStatus',
  path: '/comments/setModerationStatus',
  query: () =>
    z
      .strictObject({ id: ids(), moderationStatus: z.enum(moderationStatuses), banAuthor: boolean() })
      .check(
        rule(({ banAuthor, moderationStatus }) =>
          banAuthor === true && moderationStatus !== 'rejected' ? ['banAuthor'] : [],
        ),
      ),
  scopes: commentScopes,
});

const deletion = method({
  ...deleting,
  id: 'comments.delete',
  path: '/comments',
  query: () => z.strictObject({ id: id() }),
  scopes: commentScopes,
});

export { deletion as delete };
