import type { SqlValue } from 'sql.js';
import type { Database } from '../database';
import type { PrivacyStatus } from '../seed';
import type { UploadRow } from './uploads/sessions';

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
  /** The two halves of brandingSettings, as JSON; title and description have columns of their own. */
  branding: string;
  brandingImage: string;
  /** JSON, by language. */
  localizations: string;
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
  /** JSON. */
  tags: string;
  categoryId: string;
  defaultLanguage: string | null;
  defaultAudioLanguage: string | null;
  /** JSON, by language. */
  localizations: string;
  license: 'youtube' | 'creativeCommon';
  embeddable: number;
  publicStatsViewable: number;
  madeForKids: number;
  syntheticMedia: number;
  /** When a private video becomes public by itself. */
  publishAt: string | null;
  /** 1 when it was public at any time: then no date of publication can be set any more. */
  wasPublic: number;
  /** JSON. */
  recordingDetails: string;
  paidPlacement: number;
  /** Id of a brand's channel. */
  brandPartner: string | null;
  /** What happens to comments of others. */
  comments: 'open' | 'held' | 'disabled';
  customThumbnail: string | null;
  /** The uploaded file; null for videos that were always there. */
  fileName: string | null;
  fileSize: number | null;
  sha256: string | null;
  uploadedAt: number | null;
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
  /** JSON, by language. */
  localizations: string;
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

export interface CommentRow extends Record<string, SqlValue> {
  /** Replies are called `parent.child`. */
  id: string;
  parentId: string | null;
  videoId: string;
  /** Of the video's owner, who moderates. */
  channelId: string;
  authorId: string;
  text: string;
  publishedAt: string;
  updatedAt: string;
  likeCount: number;
  moderationStatus: 'published' | 'heldForReview' | 'likelySpam' | 'rejected';
}

export interface CaptionRow extends Record<string, SqlValue> {
  id: string;
  videoId: string;
  language: string;
  name: string;
  isDraft: number;
  lastUpdated: string;
  status: 'serving' | 'failed';
  content: Uint8Array;
}

export interface ChannelSectionRow extends Record<string, SqlValue> {
  id: string;
  channelId: string;
  position: number;
  type: string;
  title: string;
  /** Both JSON. */
  playlists: string;
  channels: string;
}

export interface MembershipRow extends Record<string, SqlValue> {
  creatorId: string;
  memberId: string;
  levelId: string;
  since: string;
}

export interface MembershipLevelRow extends Record<string, SqlValue> {
  id: string;
  creatorId: string;
  displayName: string;
  /** Higher ones include the lower. */
  rank: number;
}

/** An image that somebody uploaded; what it is for says `purpose`. */
export interface ImageRow extends Record<string, SqlValue> {
  id: string;
  channelId: string;
  purpose: 'banner' | 'thumbnail';
  mimeType: string;
  width: number;
  height: number;
  size: number;
  sha256: string;
  uploadedAt: string;
}

export interface WatermarkRow extends Record<string, SqlValue> {
  channelId: string;
  mimeType: string;
  size: number;
  sha256: string;
  /** JSON. */
  timing: string;
  targetChannelId: string | null;
}

export interface AbuseReportRow extends Record<string, SqlValue> {
  videoId: string;
  reporterId: string;
  reasonId: string;
  secondaryReasonId: string | null;
  comments: string | null;
  language: string | null;
}

/** Every table and what its rows are. */
export interface Tables {
  accounts: AccountRow;
  channels: ChannelRow;
  videos: VideoRow;
  playlists: PlaylistRow;
  playlistItems: PlaylistItemRow;
  ratings: RatingRow;
  subscriptions: SubscriptionRow;
  comments: CommentRow;
  captions: CaptionRow;
  channelSections: ChannelSectionRow;
  memberships: MembershipRow;
  membershipLevels: MembershipLevelRow;
  images: ImageRow;
  watermarks: WatermarkRow;
  abuseReports: AbuseReportRow;
  uploads: UploadRow;
}

export const tables = `
  CREATE TABLE accounts (id TEXT PRIMARY KEY, name TEXT, email TEXT, channelId TEXT);
  CREATE TABLE channels (id TEXT PRIMARY KEY, title TEXT, description TEXT, handle TEXT UNIQUE, userName TEXT,
    publishedAt TEXT, subscriberCount INTEGER, showsSubscriptions INTEGER, branding TEXT DEFAULT '{}',
    brandingImage TEXT DEFAULT '{}', localizations TEXT DEFAULT '{}');
  CREATE TABLE videos (id TEXT PRIMARY KEY, channelId TEXT, title TEXT, description TEXT, publishedAt TEXT,
    duration TEXT, viewCount INTEGER, likeCount INTEGER, dislikeCount INTEGER, privacyStatus TEXT,
    ratable INTEGER DEFAULT 1, tags TEXT DEFAULT '[]', categoryId TEXT DEFAULT '10', defaultLanguage TEXT,
    defaultAudioLanguage TEXT, localizations TEXT DEFAULT '{}', license TEXT DEFAULT 'youtube',
    embeddable INTEGER DEFAULT 1, publicStatsViewable INTEGER DEFAULT 1, madeForKids INTEGER DEFAULT 0,
    syntheticMedia INTEGER DEFAULT 0, publishAt TEXT, wasPublic INTEGER DEFAULT 1,
    recordingDetails TEXT DEFAULT '{}', paidPlacement INTEGER DEFAULT 0, brandPartner TEXT, comments TEXT DEFAULT 'open',
    customThumbnail TEXT, fileName TEXT, fileSize INTEGER, sha256 TEXT, uploadedAt INTEGER);
  CREATE INDEX videosOfChannel ON videos (channelId);
  CREATE TABLE playlists (id TEXT PRIMARY KEY, channelId TEXT, title TEXT, description TEXT,
    defaultLanguage TEXT, publishedAt TEXT, privacyStatus TEXT, podcastStatus TEXT, manualSort INTEGER,
    localizations TEXT DEFAULT '{}');
  CREATE TABLE playlistItems (id TEXT PRIMARY KEY, playlistId TEXT, videoId TEXT, position INTEGER,
    addedAt TEXT, note TEXT, startAt TEXT, endAt TEXT);
  CREATE INDEX itemsOfPlaylist ON playlistItems (playlistId, position);
  CREATE INDEX listItemsWithVideo ON playlistItems (playlistId, videoId);
  CREATE TABLE ratings (channelId TEXT, videoId TEXT, rating TEXT, ratedAt TEXT,
    PRIMARY KEY (channelId, videoId));
  CREATE TABLE subscriptions (id TEXT PRIMARY KEY, subscriberId TEXT, publisherId TEXT, activityType TEXT,
    createdAt TEXT, UNIQUE (subscriberId, publisherId));
  CREATE TABLE comments (id TEXT PRIMARY KEY, parentId TEXT, videoId TEXT, channelId TEXT, authorId TEXT,
    text TEXT, publishedAt TEXT, updatedAt TEXT, likeCount INTEGER, moderationStatus TEXT);
  CREATE INDEX commentsOfVideo ON comments (videoId);
  CREATE INDEX repliesOfComment ON comments (parentId);
  CREATE TABLE bannedAuthors (channelId TEXT, authorId TEXT, PRIMARY KEY (channelId, authorId));
  CREATE TABLE captions (id TEXT PRIMARY KEY, videoId TEXT, language TEXT, name TEXT, isDraft INTEGER,
    lastUpdated TEXT, status TEXT, content BLOB);
  CREATE TABLE channelSections (id TEXT PRIMARY KEY, channelId TEXT, position INTEGER, type TEXT, title TEXT,
    playlists TEXT, channels TEXT);
  CREATE TABLE membershipLevels (id TEXT PRIMARY KEY, creatorId TEXT, displayName TEXT, rank INTEGER);
  CREATE TABLE memberships (creatorId TEXT, memberId TEXT, levelId TEXT, since TEXT);
  CREATE TABLE images (id TEXT PRIMARY KEY, channelId TEXT, purpose TEXT, mimeType TEXT, width INTEGER,
    height INTEGER, size INTEGER, sha256 TEXT, uploadedAt TEXT);
  CREATE TABLE watermarks (channelId TEXT PRIMARY KEY, mimeType TEXT, size INTEGER, sha256 TEXT, timing TEXT,
    targetChannelId TEXT);
  CREATE TABLE abuseReports (videoId TEXT, reporterId TEXT, reasonId TEXT, secondaryReasonId TEXT,
    comments TEXT, language TEXT);
  CREATE TABLE uploads (id TEXT PRIMARY KEY, methodId TEXT, accountId TEXT, url TEXT, metadata TEXT,
    mimeType TEXT, fileName TEXT, total INTEGER, startedAt INTEGER, received INTEGER, status INTEGER,
    answer TEXT);
`;

/** Inserts one row, its columns named by its members. */
export function insert(db: Database, table: string, row: Readonly<Record<string, SqlValue>>): void {
  insertAll(db, table, [row]);
}

/** Inserts many rows of the same columns at once: one statement is read, not hundreds. */
export function insertAll(
  db: Database,
  table: string,
  rows: readonly Readonly<Record<string, SqlValue>>[],
): void {
  const columns = Object.keys(rows[0] ?? {});
  const marks = `(${columns.map(() => '?').join(', ')})`;
  const values = rows.flatMap((row) => columns.map((column) => row[column] ?? null));
  db.run(`INSERT INTO ${table} (${columns.join(', ')}) VALUES ${rows.map(() => marks).join(', ')}`, values);
}

/** Writes the named columns of the one row with this id. */
export function update(
  db: Database,
  table: string,
  id: string,
  row: Readonly<Record<string, SqlValue>>,
): void {
  const columns = Object.keys(row).map((column) => `${column} = ?`);
  db.run(`UPDATE ${table} SET ${columns.join(', ')} WHERE id = ?`, [...Object.values(row), id]);
}
