import { requireChannel } from './authority';
import { findChannel } from './channelShape';
import { toHtml } from './commentShape';
import { refuse } from './errors';
import { requireRegion } from './i18n';
import { isLanguage } from './localizations';
import { type Call, type Method, type ParameterType, readScopes } from './method';
import { cutPage } from './paging';
import { readInstant, readPaging } from './parameters';
import { computeEtag, listAnswer } from './resources';
import { type Found, findChannels, findPlaylists, findVideos } from './searchIndex';

/** Filters that only videos can meet: they need `type=video` (video API behaviour, section 4). */
const videoFilters: Readonly<Record<string, ParameterType>> = {
  eventType: ['none', 'upcoming', 'live', 'completed'],
  location: 'string',
  locationRadius: 'string',
  videoCaption: ['videoCaptionUnspecified', 'any', 'closedCaption', 'none'],
  videoCategoryId: 'string',
  videoDefinition: ['any', 'standard', 'high'],
  videoDimension: ['any', '2d', '3d'],
  videoDuration: ['videoDurationUnspecified', 'any', 'short', 'medium', 'long'],
  videoEmbeddable: ['videoEmbeddableUnspecified', 'any', 'true'],
  videoLicense: ['any', 'youtube', 'creativeCommon'],
  videoPaidProductPlacement: ['videoPaidProductPlacementUnspecified', 'any', 'true'],
  videoSyndicated: ['videoSyndicatedUnspecified', 'any', 'true'],
  videoType: ['videoTypeUnspecified', 'any', 'movie', 'episode'],
};

const no = (reason: string, message: string, parameter: string) =>
  refuse(400, 'search', reason, message, parameter);

const list: Method = {
  id: 'search.list',
  http: 'GET',
  path: '/search',
  scopes: readScopes,
  token: false,
  cost: 1,
  bucket: 'search',
  parts: ['snippet'],
  parameters: {
    channelId: 'string',
    channelType: ['channelTypeUnspecified', 'any', 'show'],
    forContentOwner: 'boolean',
    forDeveloper: 'boolean',
    forMine: 'boolean',
    maxResults: 'uint32',
    onBehalfOfContentOwner: 'string',
    order: ['searchSortUnspecified', 'date', 'rating', 'viewCount', 'relevance', 'title', 'videoCount'],
    pageToken: 'string',
    publishedAfter: 'datetime',
    publishedBefore: 'datetime',
    q: 'string',
    regionCode: 'string',
    relevanceLanguage: 'string',
    safeSearch: ['safeSearchSettingUnspecified', 'none', 'moderate', 'strict'],
    topicId: 'string',
    type: 'string',
    ...videoFilters,
  },
  run(call) {
    const { parameters } = call;
    checkFilters(call);
    const types = parseTypes(call);
    const found = [
      ...(types.includes('video') ? findVideos(call) : []),
      ...(types.includes('channel') ? findChannels(call) : []),
      ...(types.includes('playlist') ? findPlaylists(call) : []),
    ];
    const within = found.filter(
      ({ publishedAt }) =>
        publishedAt >= (instant(call, 'publishedAfter') ?? '') &&
        publishedAt < (instant(call, 'publishedBefore') ?? '~'),
    );
    const sorted = within.sort(order(parameters.text('order') ?? 'relevance'));
    // No more than this of one channel's videos (video API behaviour, section 3).
    const reached = parameters.has('channelId') ? sorted.slice(0, 500) : sorted;
    const filters = Object.keys(list.parameters).filter(
      (name) => !['maxResults', 'pageToken'].includes(name),
    );
    const query = JSON.stringify(filters.map(parameters.list));
    const region = requireRegion(call) ?? 'US';
    const page = cutPage(reached, readPaging(call, query));
    const { kind, etag, ...answer } = listAnswer('searchListResponse', page, showResult(call));
    return { kind, etag, regionCode: region, ...answer };
  },
};

function checkFilters(call: Call): void {
  const { parameters, actor } = call;
  const owners = ['forMine', 'forDeveloper', 'forContentOwner'].filter(parameters.flag);
  if (owners.length > 1)
    throw no('invalidSearchFilter', 'These filters do not go together.', owners[1] ?? '');
  const [owner] = owners;
  if (owner !== undefined) requireChannel(actor);
  if (owner === 'forContentOwner') {
    throw refuse(403, 'common', 'accountDelegationForbidden', 'The account is no content owner.', owner);
  }
  const videosOnly = parameters.list('type').join() === 'video';
  const narrow = [...Object.keys(videoFilters), 'forMine', 'forDeveloper'].find((name) =>
    name.startsWith('for') ? parameters.flag(name) : parameters.has(name),
  );
  if (narrow !== undefined && !videosOnly) throw no('invalidSearchFilter', 'This needs type=video.', narrow);
  const located = parameters.has('location');
  const place = /^-?\d{1,2}(\.\d+)?,-?\d{1,3}(\.\d+)?$/.test(parameters.text('location') ?? '0,0');
  const radius = /^\d+(\.\d+)?(m|km|ft|mi)$/.test(parameters.text('locationRadius') ?? '1m');
  if (!place || !radius || located !== parameters.has('locationRadius')) {
    throw no('invalidLocation', 'A place needs a point and a radius.', 'location');
  }
  if (!isLanguage(parameters.text('relevanceLanguage') ?? 'en')) {
    throw no('invalidRelevanceLanguage', 'There is no such language.', 'relevanceLanguage');
  }
  const channelId = parameters.text('channelId');
  if (channelId !== undefined && !findChannel(call, channelId)) {
    throw no('invalidChannelId', 'There is no such channel.', 'channelId');
  }
}

function parseTypes({ parameters }: Call): readonly string[] {
  const types = parameters.list('type');
  const unknown = types.find((type) => !['video', 'channel', 'playlist'].includes(type));
  if (unknown !== undefined) throw no('invalidSearchFilter', `There is no type '${unknown}'.`, 'type');
  return types.length > 0 ? types : ['video', 'channel', 'playlist'];
}

const instant = ({ parameters }: Call, name: string) => readInstant(parameters.text(name) ?? '');

function order(name: string): (one: Found, two: Found) => number {
  if (name === 'title') return (one, two) => one.title.localeCompare(two.title);
  if (name === 'date') return (one, two) => two.publishedAt.localeCompare(one.publishedAt);
  if (name === 'viewCount') return (one, two) => two.viewCount - one.viewCount;
  if (name === 'rating') return (one, two) => two.likeCount - one.likeCount;
  if (name === 'videoCount') return (one, two) => two.videoCount - one.videoCount;
  return (one, two) => two.relevance - one.relevance;
}

function showResult(call: Call) {
  return ({ kind, id, channelId, publishedAt, title, description, thumbnails }: Found) => {
    const snippet = {
      publishedAt,
      channelId,
      // Texts of search results are HTML (video API behaviour, section 5).
      title: toHtml(title),
      description: toHtml(description),
      thumbnails,
      channelTitle: toHtml(findChannel(call, channelId)?.title ?? ''),
      liveBroadcastContent: 'none',
    };
    const result = { id: { kind: `youtube#${kind}`, [`${kind}Id`]: id }, snippet };
    return { kind: 'youtube#searchResult', etag: computeEtag(result), ...result };
  };
}

export const searchMethods = [list] as const;
