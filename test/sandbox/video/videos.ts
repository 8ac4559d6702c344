import { requireChannel } from './authority';
import { refuse } from './errors';
import { requireRegion } from './i18n';
import { type Call, type Method, readScopes, writeScopes } from './method';
import { cutPage, type Page, singlePage } from './paging';
import { chooseFilter, readIds, readPaging } from './parameters';
import { computeEtag, formatNow, listAnswer } from './resources';
import type { RatingRow, VideoRow } from './schema';
import { findVideo, ownerParts, showVideo, videoParts } from './videoShape';

const list: Method = {
  id: 'videos.list',
  http: 'GET',
  path: '/videos',
  scopes: readScopes,
  token: false,
  cost: 1,
  parts: videoParts,
  parameters: {
    chart: ['chartUnspecified', 'mostPopular'],
    hl: 'string',
    id: 'string',
    locale: 'string',
    maxHeight: 'int32',
    maxResults: 'uint32',
    maxWidth: 'int32',
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
    return listAnswer('videoListResponse', page, showVideo(call));
  },
};

const sizes = { least: 1, usual: 5, most: 50 };

function matching(call: Call): Page<VideoRow> {
  const { parameters, world, actor } = call;
  const filter = chooseFilter(call, ['id', 'chart', 'myRating']);
  if (filter === 'id') return singlePage(readIds(call).flatMap((id) => findVideo(call, id) ?? []));
  if (filter === 'chart') {
    if (parameters.text('chart') !== 'mostPopular') {
      throw refuse(400, 'video', 'videoChartNotFound', 'There is no such chart.', 'chart');
    }
    const categoryId = parameters.text('videoCategoryId') ?? '0';
    requireRegion(call);
    const sql = `SELECT * FROM videos WHERE privacyStatus = 'public' AND (?1 = '0' OR categoryId = ?1)
      ORDER BY viewCount DESC, id LIMIT 200`;
    const chart = world.db.all<VideoRow>(sql, [categoryId]);
    return cutPage(chart, readPaging(call, `chart ${categoryId}`, sizes));
  }
  const rating = parameters.text('myRating') ?? '';
  const sql = `SELECT videos.* FROM videos JOIN ratings ON ratings.videoId = videos.id
    WHERE ratings.channelId = ? AND rating = ? ORDER BY ratedAt DESC, videos.id`;
  const rated = world.db.all<VideoRow>(sql, [requireChannel(actor), rating]);
  return cutPage(rated, readPaging(call, `myRating ${rating}`, sizes));
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
    if (rating === findRating(call, channelId, video.id)) return undefined;
    world.db.run('DELETE FROM ratings WHERE channelId = ? AND videoId = ?', [channelId, video.id]);
    if (rating !== 'none') {
      const row = [channelId, video.id, rating, formatNow(world)];
      world.db.run('INSERT INTO ratings VALUES (?, ?, ?, ?)', row);
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
      rating: findVideo(call, videoId) ? (findRating(call, channelId, videoId) ?? 'none') : 'unspecified',
    }));
    return { kind: 'youtube#videoGetRatingResponse', etag: computeEtag(items), items };
  },
};

function findRating({ world }: Call, channelId: string, videoId: string): string | undefined {
  const sql = 'SELECT * FROM ratings WHERE channelId = ? AND videoId = ?';
  return world.db.get<RatingRow>(sql, [channelId, videoId])?.rating;
}

export const videoMethods = [list, rate, getRating] as const;
