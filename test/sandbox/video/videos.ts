import { requireChannel } from './authority';
import { findChannel } from './channels';
import { refuse } from './errors';
import { type Call, type Method, readScopes, writeScopes } from './method';
import { cutPage, type Page, singlePage } from './paging';
import { chooseFilter, readIds, readPaging } from './parameters';
import { etagOf, listAnswer, resource, videoThumbnails } from './resources';
import type { RatingRow, VideoRow } from './schema';

const ownerParts = ['fileDetails', 'processingDetails', 'suggestions'];

/** A video that the caller may know of: others' private ones are as if they were not there. */
function findVideo({ world, actor }: Call, id: string): VideoRow | undefined {
  const video = world.db.get<VideoRow>('SELECT * FROM videos WHERE id = ?', [id]);
  if (video?.privacyStatus === 'private' && video.channelId !== actor?.channelId) return undefined;
  return video;
}

const list: Method = {
  id: 'videos.list',
  http: 'GET',
  path: '/videos',
  scopes: readScopes,
  token: false,
  cost: 1,
  parts: [
    'contentDetails',
    'id',
    'liveStreamingDetails',
    'localizations',
    'paidProductPlacementDetails',
    'player',
    'recordingDetails',
    'snippet',
    'statistics',
    'status',
    'topicDetails',
    ...ownerParts,
  ],
  parameters: {
    chart: ['chartUnspecified', 'mostPopular'],
    hl: 'string',
    id: 'string',
    locale: 'string',
    maxHeight: 'uint32',
    maxResults: 'uint32',
    maxWidth: 'uint32',
    myRating: ['none', 'like', 'dislike'],
    onBehalfOfContentOwner: 'string',
    pageToken: 'string',
    regionCode: 'string',
    videoCategoryId: 'string',
  },
  run(call) {
    const page = matching(call);
    const foreign = page.entries.some((video) => video.channelId !== call.actor?.channelId);
    if (foreign && ownerParts.some((part) => call.parts.has(part))) {
      throw refuse(403, 'video', 'forbidden', 'These parts are for the owner of the video.', 'part');
    }
    return listAnswer('videoListResponse', page, build(call));
  },
};

function matching(call: Call): Page<VideoRow> {
  const { parameters, world, actor } = call;
  const filter = chooseFilter(call, ['id', 'chart', 'myRating']);
  if (filter === 'id') return singlePage(readIds(call).flatMap((id) => findVideo(call, id) ?? []));
  if (filter === 'chart') {
    if (parameters.text('chart') !== 'mostPopular') {
      throw refuse(400, 'video', 'videoChartNotFound', 'There is no such chart.', 'chart');
    }
    const sql = `SELECT * FROM videos WHERE privacyStatus = 'public' ORDER BY viewCount DESC, id LIMIT 200`;
    return cutPage(world.db.all<VideoRow>(sql), readPaging(call, 'chart'));
  }
  const rating = parameters.text('myRating') ?? '';
  const sql = `SELECT videos.* FROM videos JOIN ratings ON ratings.videoId = videos.id
    WHERE ratings.channelId = ? AND rating = ? ORDER BY ratedAt DESC, videos.id`;
  const rated = world.db.all<VideoRow>(sql, [requireChannel(actor), rating]);
  return cutPage(rated, readPaging(call, `myRating ${rating}`));
}

const rate: Method = {
  id: 'videos.rate',
  http: 'POST',
  path: '/videos/rate',
  scopes: writeScopes,
  token: true,
  cost: 50,
  parameters: { id: 'string', rating: 'string' },
  required: ['id', 'rating'],
  run(call) {
    const { parameters, world, actor } = call;
    const channelId = requireChannel(actor);
    const rating = parameters.text('rating') ?? '';
    if (!['like', 'dislike', 'none'].includes(rating)) {
      throw refuse(400, 'video', 'invalidRating', 'A rating is like, dislike or none.', 'rating');
    }
    const video = findVideo(call, parameters.text('id') ?? '');
    if (!video) throw refuse(404, 'video', 'videoNotFound', 'There is no such video.', 'id');
    if (!video.ratable) {
      throw refuse(403, 'video', 'videoRatingDisabled', 'The owner switched ratings off.', 'id');
    }
    // The same rating once more changes nothing, not even its date (video API behaviour, section 5).
    if (rating === ratingOf(call, channelId, video.id)) return undefined;
    world.db.run('DELETE FROM ratings WHERE channelId = ? AND videoId = ?', [channelId, video.id]);
    if (rating !== 'none') {
      const ratedAt = new Date(world.clock()).toISOString();
      world.db.run('INSERT INTO ratings VALUES (?, ?, ?, ?)', [channelId, video.id, rating, ratedAt]);
    }
    return undefined;
  },
};

const getRating: Method = {
  id: 'videos.getRating',
  http: 'GET',
  path: '/videos/getRating',
  // youtube.readonly suffices since 1 Sept 2026 (video API behaviour, section 5).
  scopes: readScopes,
  token: true,
  cost: 1,
  parameters: { id: 'string', onBehalfOfContentOwner: 'string' },
  required: ['id'],
  run(call) {
    const channelId = requireChannel(call.actor);
    const items = readIds(call).map((videoId) => ({
      videoId,
      rating: findVideo(call, videoId) ? (ratingOf(call, channelId, videoId) ?? 'none') : 'unspecified',
    }));
    return { kind: 'youtube#videoGetRatingResponse', etag: etagOf(items), items };
  },
};

function ratingOf({ world }: Call, channelId: string, videoId: string): string | undefined {
  const sql = 'SELECT * FROM ratings WHERE channelId = ? AND videoId = ?';
  return world.db.get<RatingRow>(sql, [channelId, videoId])?.rating;
}

function build(call: Call) {
  const count = (videoId: string, rating: 'like' | 'dislike') => {
    const sql = 'SELECT count(*) AS total FROM ratings WHERE videoId = ? AND rating = ?';
    return call.world.db.get<{ total: number }>(sql, [videoId, rating])?.total ?? 0;
  };
  return (row: VideoRow) => {
    const { id, title, description, privacyStatus } = row;
    const owner = call.actor?.channelId === row.channelId;
    return resource(call, 'video', id, {
      snippet: () => ({
        publishedAt: row.publishedAt,
        channelId: row.channelId,
        title,
        description,
        thumbnails: videoThumbnails(id),
        channelTitle: findChannel(call, row.channelId)?.title,
        categoryId: '10',
        liveBroadcastContent: 'none',
        localized: { title, description },
      }),
      contentDetails: () => ({
        duration: row.duration,
        dimension: '2d',
        definition: 'hd',
        caption: 'false',
        licensedContent: false,
        projection: 'rectangular',
      }),
      status: () => ({
        uploadStatus: 'processed',
        privacyStatus,
        license: 'youtube',
        embeddable: true,
        publicStatsViewable: true,
        madeForKids: false,
      }),
      statistics: () => ({
        viewCount: String(row.viewCount),
        ...(row.ratable ? { likeCount: String(row.likeCount + count(id, 'like')) } : {}),
        // Only the owner sees how many dislike (video API behaviour, section 5).
        ...(owner ? { dislikeCount: String(row.dislikeCount + count(id, 'dislike')) } : {}),
        favoriteCount: '0',
        commentCount: '0',
      }),
      player: () => ({
        embedHtml: `<iframe width="480" height="270" src="//www.youtube.com/embed/${id}" allowfullscreen></iframe>`,
      }),
      localizations: () => undefined,
      topicDetails: () => ({ topicCategories: [] }),
      recordingDetails: () => ({}),
      paidProductPlacementDetails: () => ({ hasPaidProductPlacement: false }),
      processingDetails: () => ({ processingStatus: 'succeeded' }),
      fileDetails: () => ({ fileType: 'video' }),
      suggestions: () => ({}),
    });
  };
}

export const videoMethods = [list, rate, getRating] as const;
