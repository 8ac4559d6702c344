/** A playlist item with facts about its video; a list may hold the same video twice. */
export interface PlaylistEntry {
  itemId: string;
  videoId: string;
  /** Counted from 0. */
  position: number;
  title?: string | undefined;
  channelTitle?: string | undefined;
  /** RFC 3339: when the video was published, and when it was added to the list. */
  publishedAt?: string | undefined;
  addedAt?: string | undefined;
  durationSeconds?: number | undefined;
  views?: number | undefined;
}

/** Id and title of a playlist. */
export interface PlaylistName {
  playlistId: string;
  title: string;
}
