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
import { insertAll, tables } from './schema';

const seededAt = '2026-05-04T10:00:00Z';

/** Makes the tables and fills them from the seed. */
export function createVideoTables(db: Database): void {
  db.run(tables);
  fillPlatform(db);
  fillCommunity(db);
}

function fillPlatform(db: Database): void {
  insertAll(
    db,
    'accounts',
    accounts.map((account) => ({ ...account, channelId: account.channelId ?? null })),
  );
  insertAll(
    db,
    'channels',
    channels.map((channel, index) => ({
      userName: null,
      ...channel,
      // Only the first two channels keep their subscriptions public.
      showsSubscriptions: index < 2 ? 1 : 0,
    })),
  );
  insertAll(
    db,
    'videos',
    allVideos.map((video) => ({
      ...video,
      likeCount: Math.floor(video.viewCount / 20),
      dislikeCount: 3,
      ratable: video.ratable ? 1 : 0,
      wasPublic: video.privacyStatus === 'public' ? 1 : 0,
      comments: commentsOn[video.id] ?? 'open',
    })),
  );
  insertAll(
    db,
    'playlists',
    playlists.map(({ videoIds: _items, manualSort, ...playlist }) => ({
      ...playlist,
      publishedAt: seededAt,
      podcastStatus: 'disabled',
      manualSort: manualSort ? 1 : 0,
    })),
  );
  const items = playlists.flatMap(({ id: playlistId, videoIds }) =>
    videoIds.map((videoId, position) => ({
      id: itemId(playlistId, `seed ${position}`),
      playlistId,
      videoId,
      position,
      addedAt: seededAt,
    })),
  );
  insertAll(db, 'playlistItems', items);
  insertAll(
    db,
    'ratings',
    ratings.map((rating) => ({ ...rating, ratedAt: seededAt })),
  );
  insertAll(
    db,
    'subscriptions',
    subscriptions.map(({ subscriber, publisher }) => ({
      id: subscriptionId(`${subscriber} ${publisher}`),
      subscriberId: subscriber,
      publisherId: publisher,
      activityType: 'all',
      createdAt: seededAt,
    })),
  );
}

function fillCommunity(db: Database): void {
  insertAll(
    db,
    'comments',
    comments.map((comment) => ({
      parentId: null,
      ...comment,
      channelId: allVideos.find(({ id }) => id === comment.videoId)?.channelId ?? '',
      publishedAt: seededAt,
      updatedAt: seededAt,
      likeCount: 2,
    })),
  );
  insertAll(
    db,
    'captions',
    captions.map(({ content, ...caption }) => ({
      ...caption,
      id: captionId(`${caption.videoId} ${caption.language} ${caption.name}`),
      isDraft: 0,
      lastUpdated: seededAt,
      status: 'serving',
      content: Buffer.from(content),
    })),
  );
  insertAll(
    db,
    'channelSections',
    channelSections.map((section, position) => ({
      ...section,
      id: sectionId(section.channelId, `seed ${position}`),
      position,
      playlists: JSON.stringify(section.playlists),
      channels: '[]',
    })),
  );
  insertAll(db, 'membershipLevels', membershipLevels);
  insertAll(db, 'memberships', memberships);
}
