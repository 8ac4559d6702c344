import * as z from 'zod/mini';
import { method } from '../http';
import {
  atMostOne,
  choice,
  contentOwner,
  fields,
  flag,
  moment,
  paging,
  parts,
  reading,
  rule,
  string,
} from './shared/parameters';
import { group, liveState, page, resourceId, text, titled } from './shared/resources';

/**
 * A result; `id` says whether it is a video, channel or playlist. Texts may contain HTML entities (video API behaviour,
 * section 5).
 */
const SearchResult = () =>
  z.looseObject({
    id: z.looseObject(resourceId()),
    etag: text(),
    snippet: group({ ...titled(), channelTitle: text(), liveBroadcastContent: liveState() }),
  });

/** Filters that the platform accepts only in a search for videos. */
const videoFilters = () => ({
  eventType: choice('none', 'completed', 'live', 'upcoming'),
  videoCaption: choice('any', 'closedCaption', 'none'),
  videoCategoryId: string(),
  videoDefinition: choice('any', 'standard', 'high'),
  videoDimension: choice('any', '2d', '3d'),
  videoDuration: choice('any', 'short', 'medium', 'long'),
  videoEmbeddable: choice('any', 'true'),
  videoLicense: choice('any', 'youtube', 'creativeCommon'),
  videoPaidProductPlacement: choice('any', 'true'),
  videoSyndicated: choice('any', 'true'),
  videoType: choice('any', 'movie', 'episode'),
});

/** Refuses video and owner filters unless `type` is only `video`, and a location without radius or the reverse. */
const fitting = rule((query) => {
  const [type, ...others] = [query.type].flat();
  const videosAlone = type === 'video' && others.length === 0;
  const filters = Object.keys(videoFilters()).filter((name) => query[name] !== undefined);
  const owner = ['forContentOwner', 'forDeveloper', 'forMine'].filter((name) => query[name] !== undefined);
  if (owner.length > 0 && !videosAlone) return ['type', ...owner];
  if (filters.length > 0 && !videosAlone) return ['type', ...filters];
  return (query.location === undefined) === (query.locationRadius === undefined)
    ? []
    : ['location', 'locationRadius'];
});

/** Has a quota of its own, 100 calls a day, and costs no units (video API behaviour, section 2). */
export const list = method({
  ...reading,
  id: 'search.list',
  path: '/search',
  query: () =>
    z
      .strictObject({
        part: parts('snippet'),
        forContentOwner: flag(),
        forDeveloper: flag(),
        forMine: flag(),
        channelId: string(),
        channelType: choice('any', 'show'),
        location: string(),
        locationRadius: string(),
        order: choice('date', 'rating', 'relevance', 'title', 'videoCount', 'viewCount'),
        publishedAfter: moment(),
        publishedBefore: moment(),
        q: string(),
        regionCode: string(),
        relevanceLanguage: string(),
        safeSearch: choice('moderate', 'none', 'strict'),
        topicId: string(),
        type: z.optional(z.array(z.enum(['channel', 'playlist', 'video'])).check(z.minLength(1))),
        ...videoFilters(),
        ...paging(),
        fields: fields(),
        ...contentOwner(),
      })
      .check(atMostOne('forContentOwner', 'forDeveloper', 'forMine'), fitting),
  response: page(SearchResult),
  bucket: 'search',
});
