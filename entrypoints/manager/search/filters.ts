/** A parameter of the search, by the platform's name. */
export interface SearchFilter {
  name: string;
  kind: 'text' | 'date' | 'choice' | 'flag';
  choices?: readonly string[];
  /** Accepted in a search for videos alone. */
  isForVideos?: boolean;
}

const choice = (name: string, choices: readonly string[], isForVideos = true): SearchFilter => ({
  name,
  kind: 'choice',
  choices,
  isForVideos,
});
const text = (name: string): SearchFilter => ({ name, kind: 'text' });

/** Those that are always shown. */
export const firstFilters: readonly SearchFilter[] = [
  choice('type', ['video', 'channel', 'playlist'], false),
  choice('order', ['relevance', 'date', 'viewCount', 'rating', 'title', 'videoCount'], false),
  { name: 'publishedAfter', kind: 'date' },
  { name: 'publishedBefore', kind: 'date' },
];

/** All others. */
export const moreFilters: readonly SearchFilter[] = [
  text('channelId'),
  choice('videoDuration', ['short', 'medium', 'long']),
  choice('videoDefinition', ['high', 'standard']),
  choice('videoCaption', ['closedCaption', 'none']),
  choice('videoLicense', ['creativeCommon', 'youtube']),
  choice('videoDimension', ['2d', '3d']),
  choice('eventType', ['live', 'upcoming', 'completed', 'none']),
  choice('videoType', ['movie', 'episode']),
  { ...choice('videoCategoryId', []), kind: 'choice' },
  choice('videoEmbeddable', ['true']),
  choice('videoSyndicated', ['true']),
  choice('videoPaidProductPlacement', ['true']),
  { name: 'forMine', kind: 'flag', isForVideos: true },
  choice('channelType', ['show'], false),
  choice('safeSearch', ['none', 'moderate', 'strict'], false),
  text('regionCode'),
  text('relevanceLanguage'),
  text('location'),
  text('locationRadius'),
  text('topicId'),
  // For programs: what their own project uploaded, and partners of the platform
  { name: 'forDeveloper', kind: 'flag', isForVideos: true },
  { name: 'forContentOwner', kind: 'flag', isForVideos: true },
];

/** Typed values by the names of their parameters; `q` is the text. */
export type TypedSearch = Readonly<Record<string, string>>;

/**
 * What the platform is asked: without what is empty, days as moments, and `type=video` where a filter needs it.
 * @returns undefined if nothing is searched for
 */
export function toQuery(typed: TypedSearch): Record<string, string | true> | undefined {
  const all = [...firstFilters, ...moreFilters];
  const given = all.flatMap((filter) => {
    const value = typed[filter.name]?.trim();
    return value ? [{ ...filter, value }] : [];
  });
  const q = typed.q?.trim();
  if (!q && given.every(({ name }) => name === 'type' || name === 'order')) return undefined;
  const query: Record<string, string | true> = q ? { q } : {};
  for (const { name, kind, value } of given) {
    if (kind === 'flag') query[name] = true;
    else if (kind === 'date') query[name] = new Date(`${value}T00:00:00`).toISOString();
    else query[name] = value;
  }
  if (given.some(({ isForVideos }) => isForVideos)) query.type = 'video';
  return query;
}
