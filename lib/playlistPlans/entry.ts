/** One item of a playlist with what is known of its video; the same video may stand in a list twice. */
export interface PlaylistEntry {
  itemId: string;
  videoId: string;
  /** Counted from 0. */
  position: number;
  title?: string | undefined;
  channelTitle?: string | undefined;
  /** RFC 3339: when the video was published, and when it came to the list. */
  publishedAt?: string | undefined;
  addedAt?: string | undefined;
  durationSeconds?: number | undefined;
  views?: number | undefined;
}

export interface PlaylistName {
  playlistId: string;
  title: string;
}
