import type { Database } from '../database';
import { accounts, allVideos, channels, playlists, ratings, subscriptions } from '../seed';
import {
  captions,
  channelSections,
  comments,
  commentsOn,
  membershipLevels,
  memberships,
} from '../seedCommunity';
import { captionId, itemId, sectionId, subscriptionId } from './identifiers';
import { insert, tables } from './schema';

const seededAt = '2026-05-04T10:00:00Z';

/** Makes the tables and fills them from the seed. */
export function createVideoTables(db: Database): void {
  db.run(tables);
  fillPlatform(db);
  fillCommunity(db);
}

function fillPlatform(db: Database): void {
  for (const account of accounts)
    insert(db, 'accounts', { ...account, channelId: account.channelId ?? null });
  for (const channel of channels) {
    insert(db, 'channels', {
      userName: null,
      ...channel,
      // Only the first two channels keep their subscriptions public.
      showsSubscriptions: channels.indexOf(channel) < 2 ? 1 : 0,
    });
  }
  for (const video of allVideos) {
    const likeCount = Math.floor(video.viewCount / 20);
    insert(db, 'videos', {
      ...video,
      likeCount,
      dislikeCount: 3,
      ratable: video.ratable ? 1 : 0,
      wasPublic: video.privacyStatus === 'public' ? 1 : 0,
      comments: commentsOn[video.id] ?? 'open',
    });
  }
  for (const { videoIds, manualSort, ...playlist } of playlists) {
    insert(db, 'playlists', {
      ...playlist,
      defaultLanguage: null,
      publishedAt: seededAt,
      podcastStatus: 'disabled',
      manualSort: manualSort ? 1 : 0,
    });
    for (const [position, videoId] of videoIds.entries()) {
      const id = itemId(playlist.id, `seed ${position}`);
      insert(db, 'playlistItems', { id, playlistId: playlist.id, videoId, position, addedAt: seededAt });
    }
  }
  for (const rating of ratings) insert(db, 'ratings', { ...rating, ratedAt: seededAt });
  for (const { subscriber, publisher } of subscriptions) {
    insert(db, 'subscriptions', {
      id: subscriptionId(`${subscriber} ${publisher}`),
      subscriberId: subscriber,
      publisherId: publisher,
      activityType: 'all',
      createdAt: seededAt,
    });
  }
}

function fillCommunity(db: Database): void {
  for (const { text, ...comment } of comments) {
    const owner = allVideos.find(({ id }) => id === comment.videoId)?.channelId ?? '';
    const times = { publishedAt: seededAt, updatedAt: seededAt };
    insert(db, 'comments', { parentId: null, ...comment, text, channelId: owner, ...times, likeCount: 2 });
  }
  for (const { content, ...caption } of captions) {
    insert(db, 'captions', {
      ...caption,
      id: captionId(`${caption.videoId} ${caption.language} ${caption.name}`),
      isDraft: 0,
      lastUpdated: seededAt,
      status: 'serving',
      content: Buffer.from(content),
    });
  }
  for (const [position, section] of channelSections.entries()) {
    insert(db, 'channelSections', {
      ...section,
      id: sectionId(section.channelId, `seed ${position}`),
      position,
      playlists: JSON.stringify(section.playlists),
      channels: '[]',
    });
  }
  for (const level of membershipLevels) insert(db, 'membershipLevels', { ...level });
  for (const membership of memberships) insert(db, 'memberships', { ...membership });
}
