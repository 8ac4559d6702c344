import type { FoundEvent } from './foundEvent';

/**
 * What a page, a link or a selection is about. Plain JSON: it crosses message borders and is written to disk,
 * and whoever receives one from outside parses it first.
 */
export type Subject = VideoSubject | PlaylistSubject | ChannelSubject | EventSubject;

/** One video. `playlistId` is the list it is playing in; `startSeconds` the moment the link points at, above 0. */
export interface VideoSubject {
  kind: 'video';
  videoId: string;
  playlistId?: string;
  startSeconds?: number;
}

/** A list of videos, uploads lists (`UU…`), mixes (`RD…`) and albums (`OLAK5uy_…`) included. */
export interface PlaylistSubject {
  kind: 'playlist';
  playlistId: string;
}

/**
 * A channel under the one name its address uses. Only `channelId` is final; the others are looked up.
 * `handle` begins with `@`, as the API itself writes it in `snippet.customUrl`; the names hold no slash.
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

/** What the finder brings back from a page: its subjects, or else its words. */
export interface Finding {
  subjects: Subject[];
  text?: string | undefined;
  /** The page says more in its data than can be read: events may be missing. */
  isCutShort?: boolean | undefined;
}
