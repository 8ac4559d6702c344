import { requireChannel } from './authority';
import { findChannel } from './channelShape';
import { refuse } from './errors';
import { commentId } from './identifiers';
import type { Call, Resource } from './method';
import { channelPicture, formatNow, resource } from './resources';
import { type CommentRow, insert, type VideoRow } from './schema';

export const commentSizes = { least: 1, usual: 20, most: 100 };

export const findComment = ({ world }: Call, id: string) =>
  world.db.get<CommentRow>('SELECT * FROM comments WHERE id = ?', [id]);

/** What a comment says, when it says something and not too much. */
export function readCommentText(text: string | undefined, resourceName: string): string {
  if (!text?.trim()) {
    throw refuse(400, resourceName, 'commentTextRequired', 'A comment needs a text.', 'textOriginal');
  }
  if (text.length <= 10_000) return text;
  throw refuse(400, resourceName, 'commentTextTooLong', 'The text is too long.', 'textOriginal');
}

/** The video, when the caller may say something on it. */
export function requireVoice(call: Call, video: VideoRow | undefined, resourceName: string): VideoRow {
  if (!video) throw refuse(404, resourceName, 'videoNotFound', 'There is no such video.', 'snippet.videoId');
  const sql = 'SELECT * FROM bannedAuthors WHERE channelId = ? AND authorId = ?';
  const banned = call.world.db.get(sql, [video.channelId, call.actor?.channelId ?? '']);
  if (video.comments !== 'disabled' && !banned) return video;
  throw refuse(403, resourceName, 'forbidden', 'Nothing more can be said on this video.', 'snippet.videoId');
}

/** Stores what the caller says on a video, as a thread or as a reply; owners' own words need no review. */
export function addComment(call: Call, video: VideoRow, text: string, parentId?: string): CommentRow {
  const { world } = call;
  const authorId = requireChannel(call.actor);
  const row: CommentRow = {
    id: commentId(parentId),
    parentId: parentId ?? null,
    videoId: video.id,
    channelId: video.channelId,
    authorId,
    text,
    publishedAt: formatNow(world),
    updatedAt: formatNow(world),
    likeCount: 0,
    moderationStatus:
      video.comments === 'held' && authorId !== video.channelId ? 'heldForReview' : 'published',
  };
  insert(world.db, 'comments', row);
  return row;
}

/** A comment as answers hold it: its author sees the text as typed, the moderator its status. */
export function showComment(call: Call) {
  const { parameters, actor, parts } = call;
  return (row: CommentRow): Resource => {
    const author = findChannel(call, row.authorId);
    const plain = parameters.text('textFormat') === 'plainText';
    // Inside a thread a comment is whole whenever the thread's snippet or replies are asked for.
    const whole = parts.has('snippet') || parts.has('replies');
    return resource({ ...call, parts: new Set(whole ? ['snippet'] : []) }, 'comment', row.id, {
      snippet: () => ({
        channelId: row.channelId,
        videoId: row.videoId,
        textDisplay: plain ? row.text : toHtml(row.text),
        ...(actor?.channelId === row.authorId ? { textOriginal: row.text } : {}),
        ...(row.parentId === null ? {} : { parentId: row.parentId }),
        authorDisplayName: author?.handle,
        authorProfileImageUrl: channelPicture(row.authorId, 'default'),
        authorChannelUrl: `http://www.youtube.com/channel/${row.authorId}`,
        authorChannelId: { value: row.authorId },
        canRate: actor !== undefined,
        viewerRating: 'none',
        likeCount: row.likeCount,
        // Not told of comments that are asked for by id, as the description of the API says
        ...(actor?.channelId === row.channelId && parameters.text('id') === undefined
          ? { moderationStatus: row.moderationStatus }
          : {}),
        publishedAt: row.publishedAt,
        updatedAt: row.updatedAt,
      }),
    });
  };
}

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
  '\n': '<br>',
};

/** Text as the platform puts it into HTML, in comments and in search results. */
export const toHtml = (text: string) => text.replace(/[&<>"'\n]/g, (letter) => entities[letter] ?? letter);
