import type { IndexedItem, VideoFacts } from '../views';

/** A playlist item with facts about its video; a list may hold the same video twice. */
export interface PlaylistEntry extends IndexedItem, VideoFacts {
  itemId: string;
}

/** Id and title of a playlist. */
export interface PlaylistName {
  playlistId: string;
  title: string;
}
