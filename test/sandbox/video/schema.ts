import type { SqlValue } from 'sql.js';
import type { Database } from '../database';
import type { PrivacyStatus } from '../seed';
import { accounts, allVideos, channels, playlists, ratings, subscriptions } from '../seed';
import { itemId, subscriptionId } from './identifiers';

export interface AccountRow extends Record<string, SqlValue> {
  id: string;
  name: string;
  email: string;
  channelId: string | null;
}

export interface ChannelRow extends Record<string, SqlValue> {
  id: string;
  title: string;
  description: string;
  handle: string;
  userName: string | null;
  publishedAt: string;
  subscriberCount: number;
  /** 1 when others may list whom this channel is subscribed to. */
  showsSubscriptions: number;
}

export interface VideoRow extends Record<string, SqlValue> {
  id: string;
  channelId: string;
  title: string;
  description: string;
  publishedAt: string;
  duration: string;
  viewCount: number;
  likeCount: number;
  dislikeCount: number;
  privacyStatus: PrivacyStatus;
  ratable: number;
}

export interface PlaylistRow extends Record<string, SqlValue> {
  id: string;
  channelId: string;
  title: string;
  description: string;
  defaultLanguage: string | null;
  publishedAt: string;
  privacyStatus: PrivacyStatus;
  podcastStatus: string;
  manualSort: number;
}

export interface PlaylistItemRow extends Record<string, SqlValue> {
  id: string;
  playlistId: string;
  videoId: string;
  position: number;
  addedAt: string;
  note: string | null;
  startAt: string | null;
  endAt: string | null;
}

export interface RatingRow extends Record<string, SqlValue> {
  channelId: string;
  videoId: string;
  rating: 'like' | 'dislike';
  ratedAt: string;
}

export interface SubscriptionRow extends Record<string, SqlValue> {
  id: string;
  subscriberId: string;
  publisherId: string;
  activityType: string;
  createdAt: string;
}

const tables = `
  CREATE TABLE accounts (id TEXT PRIMARY KEY, name TEXT, email TEXT UNIQUE, channelId TEXT);
  CREATE TABLE channels (id TEXT PRIMARY KEY, title TEXT, description TEXT, handle TEXT UNIQUE, userName TEXT,
    publishedAt TEXT, subscriberCount INTEGER, showsSubscriptions INTEGER);
  CREATE TABLE videos (id TEXT PRIMARY KEY, channelId TEXT, title TEXT, description TEXT, publishedAt TEXT,
    duration TEXT, viewCount INTEGER, likeCount INTEGER, dislikeCount INTEGER, privacyStatus TEXT,
    ratable INTEGER);
  CREATE INDEX videosOfChannel ON videos (channelId);
  CREATE TABLE playlists (id TEXT PRIMARY KEY, channelId TEXT, title TEXT, description TEXT,
    defaultLanguage TEXT, publishedAt TEXT, privacyStatus TEXT, podcastStatus TEXT, manualSort INTEGER);
  CREATE TABLE playlistItems (id TEXT PRIMARY KEY, playlistId TEXT, videoId TEXT, position INTEGER,
    addedAt TEXT, note TEXT, startAt TEXT, endAt TEXT);
  CREATE INDEX itemsOfPlaylist ON playlistItems (playlistId, position);
  CREATE TABLE ratings (channelId TEXT, videoId TEXT, rating TEXT, ratedAt TEXT,
    PRIMARY KEY (channelId, videoId));
  CREATE TABLE subscriptions (id TEXT PRIMARY KEY, subscriberId TEXT, publisherId TEXT, activityType TEXT,
    createdAt TEXT, UNIQUE (subscriberId, publisherId));
`;

const seededAt = '2026-05-04T10:00:00Z';

/** Makes the tables and fills them from the seed. */
export function createVideoTables(db: Database): void {
  db.run(tables);
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
    insert(db, 'videos', { ...video, likeCount, dislikeCount: 3, ratable: video.ratable ? 1 : 0 });
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

/** Inserts one row, its columns named by its members. */
export function insert(db: Database, table: string, row: Record<string, SqlValue>): void {
  const columns = Object.keys(row);
  const marks = columns.map(() => '?').join(', ');
  db.run(`INSERT INTO ${table} (${columns.join(', ')}) VALUES (${marks})`, Object.values(row));
}
