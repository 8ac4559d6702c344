/** A video, channel or playlist that a search found. */
export interface SearchHit {
  kind: 'video' | 'channel' | 'playlist';
  id: string;
  title: string;
  description?: string | undefined;
  channelId?: string | undefined;
  channelTitle?: string | undefined;
  /** RFC 3339. */
  publishedAt?: string | undefined;
  /** Address of its picture. */
  image?: string | undefined;
}

/** A page of what was found, and the token of the next one. */
export interface SearchPage {
  hits: SearchHit[];
  next?: string | undefined;
}
