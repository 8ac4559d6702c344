import type { Failure } from './failure';

export interface PlaylistChoice {
  playlistId: string;
  title: string;
  privacyStatus?: string;
  itemCount?: number;
  /** Whether the video is in it; absent where nobody asked yet (each look costs a unit). */
  holds?: boolean;
}

/** A playlist as the local index knows it. */
export interface IndexedPlaylist extends PlaylistChoice {
  /** When its items were read whole, epoch milliseconds; absent where they have to be read first. */
  readAt?: number;
}

/** One item of a playlist, at its place; places are counted from 0. */
export interface IndexedItem {
  /** Absent where we know of the video alone, until the list is read again. */
  itemId?: string;
  videoId: string;
  position: number;
  title?: string;
  channelTitle?: string;
  /** RFC 3339. */
  addedAt?: string;
  publishedAt?: string;
}

/** How far the local index of the acting channel's playlists is. */
export interface PlaylistIndexView {
  accountId: string;
  playlists: IndexedPlaylist[];
  /** When they were listed last, epoch milliseconds; what came and went since is not known. */
  listedAt?: number;
  /** The person asked for all of them once: since then it is kept up to date. */
  isKept: boolean;
  /** How far a reading is, in playlists. */
  reading?: { done: number; of: number };
  /** Playlists that have to be read, again or at all, and the units that takes. */
  due: number;
  price: number;
  /** Why the last reading stopped. */
  failure?: Failure;
}

/** What a video says of itself. */
export interface VideoFacts {
  videoId: string;
  title?: string | undefined;
  channelTitle?: string | undefined;
  durationSeconds?: number | undefined;
  views?: number | undefined;
}

export interface PlaylistContents {
  playlist: IndexedPlaylist;
  items: IndexedItem[];
  /** Position where the rest begins. */
  next?: number;
}

export interface SubscriptionsPage {
  accountId: string;
  channels: { channelId: string; title: string }[];
  /** Token of the next page. */
  next?: string | undefined;
}
