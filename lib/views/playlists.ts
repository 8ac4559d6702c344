import type { Failure } from './failure';

/** A playlist to choose. */
export interface PlaylistChoice {
  playlistId: string;
  title: string;
  privacyStatus?: string;
  itemCount?: number;
  /** Address of its cover, 120 × 90 pixels. */
  image?: string;
  /** Whether it holds the video; undefined if it was not read, which costs one unit. */
  holds?: boolean;
}

/** A playlist in the local index. */
export interface IndexedPlaylist extends PlaylistChoice {
  /** Of one that is listed with all details, or open. */
  description?: string;
  isPodcast?: boolean;
  /** When it was created, RFC 3339; as the description. */
  publishedAt?: string;
  /** When all its items were read, epoch milliseconds; undefined if they have to be read first. */
  readAt?: number;
}

/** A playlist item; positions are counted from 0. */
export interface IndexedItem {
  /** Undefined if only the video is known, until the playlist is read again. */
  itemId?: string;
  videoId: string;
  position: number;
  /** The last known one of a video that is gone. */
  title?: string;
  /** Why the video cannot be seen any more. */
  gone?: 'deleted' | 'private';
  channelTitle?: string;
  note?: string;
  /** Where the video starts, in seconds. */
  startSeconds?: number;
  /** RFC 3339. */
  addedAt?: string;
  publishedAt?: string;
}

/** What a playlist is known to hold. */
export interface PlaylistVideos {
  playlistId: string;
  title: string;
  /** Whether all of it was read. */
  isRead: boolean;
  videoIds: string[];
}

/** State of the local index of the active channel's playlists. */
export interface PlaylistIndexView {
  playlists: IndexedPlaylist[];
  /** Last listing, epoch milliseconds. */
  listedAt?: number;
  /** The person requested the index; since then it is kept up to date. */
  isKept: boolean;
  /** Progress of a reading, in playlists. */
  reading?: { done: number; of: number };
  /** Units for the playlists to be read. */
  price: number;
  /** Why the last reading failed. */
  failure?: Failure;
}

/** A playlist or channel whose videos the person copies. */
export interface VideoSource {
  isChannel: boolean;
  title: string;
  /** The playlist to read; of a channel, that of its uploads. */
  playlistId: string;
  /** Number of its videos, as the platform counts them. */
  count: number;
}

/** A video of such a playlist. */
export interface SourceVideo {
  videoId: string;
  title: string;
  /** RFC 3339; undefined for private and deleted videos. */
  publishedAt?: string | undefined;
}

/** A page of them. */
export interface SourceVideos {
  items: SourceVideo[];
  /** Token of the next page. */
  next?: string | undefined;
}

/** What was found of a channel's uploads. */
export interface LatestUpload {
  channelId: string;
  /** Epoch milliseconds. */
  readAt: number;
  /** RFC 3339; undefined if the channel has no public video. */
  uploadedAt?: string | undefined;
  /** Its newest videos, at most five, the newest first; undefined where an older version read the channel. */
  videos?: UploadedVideo[] | undefined;
  /** The channel does not exist any more. */
  isClosed?: boolean | undefined;
}

/** A group of subscriptions that the person made. */
export interface SubscriptionGroup {
  name: string;
  channelIds: string[];
}

/** A public video of a channel. */
export interface UploadedVideo {
  videoId: string;
  title: string;
  /** RFC 3339. */
  publishedAt: string;
}

/** Facts about a video. */
export interface VideoFacts extends Pick<IndexedItem, 'videoId' | 'title' | 'channelTitle'> {
  durationSeconds?: number | undefined;
  views?: number | undefined;
}

/** A page of a playlist's items. */
export interface PlaylistItemsPage {
  playlist: IndexedPlaylist;
  items: IndexedItem[];
  /** Position of the next page; undefined on the last. */
  next?: number;
}
