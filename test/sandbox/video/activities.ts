import { createHash } from 'node:crypto';
import { requireChannel } from './authority';
import { findChannel } from './channelShape';
import { refuse } from './errors';
import { requireRegion } from './i18n';
import { type Call, type Method, type Resource, readScopes } from './method';
import { cutPage } from './paging';
import { chooseFilter, readInstant, readPaging } from './parameters';
import { channelThumbnails, listAnswer, resource, videoThumbnails } from './resources';
import type { ChannelRow, PlaylistItemRow, RatingRow, SubscriptionRow, VideoRow } from './schema';

interface Activity {
  readonly type: 'upload' | 'like' | 'subscription' | 'playlistItem';
  readonly publishedAt: string;
  readonly title: string;
  readonly description: string;
  readonly thumbnails: Record<string, unknown>;
  /** The member of contentDetails that is named like the type. */
  readonly details: Record<string, unknown>;
}

const list: Method = {
  id: 'activities.list',
  http: 'GET',
  path: '/activities',
  scopes: readScopes.filter((scope) => scope !== 'youtubepartner'),
  token: false,
  cost: 1,
  parts: ['contentDetails', 'id', 'snippet'],
  parameters: {
    channelId: 'string',
    home: 'boolean',
    maxResults: 'uint32',
    mine: 'boolean',
    pageToken: 'string',
    publishedAfter: 'datetime',
    publishedBefore: 'datetime',
    regionCode: 'string',
  },
  run(call) {
    const { parameters } = call;
    const filter = chooseFilter(call, ['mine', 'channelId', 'home']);
    if (filter === 'home') {
      throw refuse(403, 'activity', 'homeParameterDeprecated', 'The home feed is gone.', 'home');
    }
    requireRegion(call);
    const channelId = filter === 'mine' ? requireChannel(call.actor) : (parameters.text('channelId') ?? '');
    const channel = findChannel(call, channelId);
    if (!channel) throw refuse(404, 'activity', 'channelNotFound', 'There is no such channel.', 'channelId');
    const [after, before] = ['publishedAfter', 'publishedBefore'].map((name) =>
      readInstant(parameters.text(name) ?? ''),
    );
    const activities = listActivities(call, channel)
      .filter(({ publishedAt }) => publishedAt >= (after ?? '') && publishedAt < (before ?? '~'))
      .sort((one, two) => two.publishedAt.localeCompare(one.publishedAt));
    const page = cutPage(activities, readPaging(call, `${filter} ${channelId} ${after} ${before}`));
    return listAnswer('activityListResponse', page, showActivity(call, channel));
  },
};

/** Uploads and public lists for everyone; what somebody liked or subscribed to is theirs to see. */
function listActivities(call: Call, { id, showsSubscriptions }: ChannelRow): Activity[] {
  const own = call.actor?.channelId === id;
  return [
    ...uploads(call, id),
    ...listings(call, id),
    ...(own ? likes(call, id) : []),
    ...(own || showsSubscriptions ? subscribings(call, id) : []),
  ];
}

function uploads({ world }: Call, channelId: string): Activity[] {
  const sql = `SELECT * FROM videos WHERE channelId = ? AND privacyStatus = 'public'`;
  return world.db.all<VideoRow>(sql, [channelId]).map((video) => ({
    ...ofVideo(video),
    type: 'upload',
    publishedAt: video.publishedAt,
    details: { videoId: video.id },
  }));
}

function likes({ world }: Call, channelId: string): Activity[] {
  const sql = `SELECT videos.*, ratedAt FROM videos JOIN ratings ON videos.id = videoId
    WHERE ratings.channelId = ? AND rating = 'like'`;
  return world.db.all<VideoRow & Pick<RatingRow, 'ratedAt'>>(sql, [channelId]).map((video) => ({
    ...ofVideo(video),
    type: 'like',
    publishedAt: video.ratedAt,
    details: { resourceId: { kind: 'youtube#video', videoId: video.id } },
  }));
}

function listings({ world }: Call, channelId: string): Activity[] {
  const sql = `SELECT videos.*, playlistItems.id AS itemId, playlistId, addedAt FROM playlistItems
    JOIN playlists ON playlists.id = playlistId JOIN videos ON videos.id = videoId
    WHERE playlists.channelId = ? AND playlists.privacyStatus = 'public'`;
  type Row = VideoRow & Pick<PlaylistItemRow, 'playlistId' | 'addedAt'> & { itemId: string };
  return world.db.all<Row>(sql, [channelId]).map((row) => ({
    ...ofVideo(row),
    type: 'playlistItem',
    publishedAt: row.addedAt,
    details: {
      resourceId: { kind: 'youtube#video', videoId: row.id },
      playlistId: row.playlistId,
      playlistItemId: row.itemId,
    },
  }));
}

function subscribings({ world }: Call, channelId: string): Activity[] {
  const sql = `SELECT channels.*, createdAt FROM channels JOIN subscriptions ON channels.id = publisherId
    WHERE subscriberId = ?`;
  return world.db.all<ChannelRow & Pick<SubscriptionRow, 'createdAt'>>(sql, [channelId]).map((channel) => ({
    type: 'subscription',
    publishedAt: channel.createdAt,
    title: channel.title,
    description: channel.description,
    thumbnails: channelThumbnails(channel.id),
    details: { resourceId: { kind: 'youtube#channel', channelId: channel.id } },
  }));
}

const ofVideo = ({ id, title, description }: VideoRow) => ({
  title,
  description,
  thumbnails: videoThumbnails(id),
});

function showActivity(call: Call, channel: ChannelRow) {
  return ({ type, details, ...snippet }: Activity): Resource => {
    const mark = createHash('sha256')
      .update(JSON.stringify([channel.id, type, details]))
      .digest('base64url');
    return resource(call, 'activity', mark, {
      snippet: () => ({ ...snippet, channelId: channel.id, channelTitle: channel.title, type }),
      contentDetails: () => ({ [type]: details }),
    });
  };
}

export const activityMethods = [list] as const;
