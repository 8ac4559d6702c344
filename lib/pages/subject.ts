import type { FoundEvent } from './foundEvent';
import type { Outline } from './plain/outline';

/**
 * The video, playlist, channel or event that a page, link or selection is about. Plain JSON: it is sent in messages and
 * stored on disk. A receiver validates it before use.
 */
export type Subject = VideoSubject | PlaylistSubject | ChannelSubject | EventSubject;

/**
 * A video. `playlistId` is the playlist it is opened in; `startSeconds` the start time in the link, a positive integer;
 * `commentId` the comment that the link points to.
 */
export interface VideoSubject {
  kind: 'video';
  videoId: string;
  playlistId?: string;
  startSeconds?: number;
  commentId?: string;
}

/** A playlist. Also covers a channel's uploads (`UU…`), mixes (`RD…`) and albums (`OLAK5uy_…`). */
export interface PlaylistSubject {
  kind: 'playlist';
  playlistId: string;
}

/**
 * A channel, by the identifier in its address. Only `channelId` can be used in API calls; the others must be looked up.
 * `handle` begins with `@`, as in the API's `snippet.customUrl`; the names contain no slash.
 */
export type ChannelSubject = { kind: 'channel' } & (
  | { channelId: string }
  | { handle: string }
  | { userName: string }
  | { customName: string }
);

/** An event as the page, file or text described it. */
export interface EventSubject {
  kind: 'event';
  event: FoundEvent;
}

/** A text that is the same for two subjects if they are one video, playlist or channel. */
export const subjectKey = (subject: Subject): string =>
  subject.kind === 'video' ? subject.videoId : JSON.stringify(subject);

/** The result of the page scanner. */
export interface Finding {
  subjects: Subject[];
  /** Names that the page gives to its videos, playlists and channels, by `subjectKey`. */
  names?: Record<string, string> | undefined;
  /** The page's content, if it has no events, for `readPlainEvents`. */
  outline?: Outline | undefined;
  /** What a rule finds in the page that the person has taught, for `readPlainEvents`; it comes before the others. */
  taught?: Outline | undefined;
  /** The language that such a page gives for itself, its attribute `lang`. */
  language?: string | undefined;
  /** Addresses of calendar files that the page links to, if it has no events. */
  calendars?: string[] | undefined;
  /** A data block of the page was too large to be read: events may be missing. */
  isCutShort?: boolean | undefined;
  /** The page has more events than are offered. */
  hasMore?: boolean | undefined;
}
