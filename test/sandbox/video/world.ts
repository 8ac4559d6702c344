import type { SqlValue } from 'sql.js';
import type { SiteContext } from '../context';
import type { SeedPlaylist } from '../seed';
import { itemId } from './identifiers';
import type { Limits } from './method';
import type { Quota } from './quota';
import {
  type AccountRow,
  type ChannelRow,
  type CommentRow,
  insert,
  type MembershipRow,
  type PlaylistItemRow,
  type PlaylistRow,
  type RatingRow,
  type SubscriptionRow,
  type Tables,
  update,
  type VideoRow,
} from './schema';

/** What the platform has stored, read straight from the database, and ways to prepare it for a test. */
export interface VideoReads {
  accounts(): AccountRow[];
  channels(): ChannelRow[];
  videos(): VideoRow[];
  /** All, or those of one channel. */
  playlists(channelId?: string): PlaylistRow[];
  /** In order; of all playlists when none is named. */
  playlistItems(playlistId?: string): PlaylistItemRow[];
  ratings(channelId?: string): RatingRow[];
  /** All, or those of one subscriber. */
  subscriptions(channelId?: string): SubscriptionRow[];
  /** Every row of any table. */
  rows<Name extends keyof Tables>(table: Name): Tables[Name][];
  /** Stores a playlist with its items, as if it had always been there. */
  addPlaylist(playlist: SeedPlaylist): void;
  /** Copies the first video under these ids. */
  addVideos(videoIds: readonly string[]): void;
  /** Somebody has said something on a video. */
  addComment(comment: Pick<CommentRow, 'id' | 'videoId'> & Partial<CommentRow>): void;
  /** Someone joins a channel's members. */
  addMember(membership: MembershipRow): void;
  /** The video is gone; items of playlists keep pointing at it. */
  removeVideo(videoId: string): void;
  /** Its owner makes a video private. */
  hideVideo(videoId: string): void;
  /** Its owner changes a video in Studio. */
  changeVideo(videoId: string, columns: Readonly<Record<string, SqlValue>>): void;
}

export interface VideoInspection extends VideoReads {
  readonly quota: Quota;
  readonly limits: Limits;
  /** As if the server had lost every open upload session: they answer 404. */
  forgetUploads(): void;
  /** The project's switch for the API: off answers accessNotConfigured. */
  disableApi(): void;
  enableApi(): void;
}

export function createVideoInspection({ db, clock }: SiteContext): VideoReads {
  const now = () => new Date(clock()).toISOString();
  return {
    rows: (table) => db.all(`SELECT * FROM ${table}`),
    accounts: () => db.all<AccountRow>('SELECT * FROM accounts'),
    channels: () => db.all<ChannelRow>('SELECT * FROM channels'),
    videos: () => db.all<VideoRow>('SELECT * FROM videos'),
    playlists: (channelId = '') =>
      db.all<PlaylistRow>(`SELECT * FROM playlists WHERE channelId = ?1 OR ?1 = '' ORDER BY rowid`, [
        channelId,
      ]),
    playlistItems: (playlistId = '') =>
      db.all<PlaylistItemRow>(
        `SELECT * FROM playlistItems WHERE playlistId = ?1 OR ?1 = '' ORDER BY playlistId, position`,
        [playlistId],
      ),
    ratings: (channelId = '') =>
      db.all<RatingRow>(`SELECT * FROM ratings WHERE channelId = ?1 OR ?1 = ''`, [channelId]),
    subscriptions: (channelId = '') =>
      db.all<SubscriptionRow>(`SELECT * FROM subscriptions WHERE subscriberId = ?1 OR ?1 = ''`, [channelId]),
    addPlaylist({ videoIds, manualSort, ...playlist }) {
      insert(db, 'playlists', {
        ...playlist,
        publishedAt: now(),
        podcastStatus: 'disabled',
        manualSort: manualSort ? 1 : 0,
      });
      for (const [position, videoId] of videoIds.entries()) {
        const id = itemId(playlist.id);
        insert(db, 'playlistItems', { id, playlistId: playlist.id, videoId, position, addedAt: now() });
      }
    },
    addVideos(videoIds) {
      const [first] = db.all<VideoRow>('SELECT * FROM videos LIMIT 1');
      for (const id of videoIds) insert(db, 'videos', { ...first, id });
    },
    addComment(comment) {
      const video = db.get<VideoRow>('SELECT * FROM videos WHERE id = ?', [comment.videoId]);
      const other = db.get<ChannelRow>('SELECT * FROM channels WHERE id <> ?', [video?.channelId ?? '']);
      insert(db, 'comments', {
        parentId: null,
        channelId: video?.channelId ?? '',
        authorId: other?.id ?? '',
        text: `Comment ${comment.id}`,
        publishedAt: now(),
        updatedAt: now(),
        likeCount: 0,
        moderationStatus: 'published',
        ...comment,
      });
    },
    addMember: (membership) => insert(db, 'memberships', membership),
    hideVideo: (videoId) => db.run("UPDATE videos SET privacyStatus = 'private' WHERE id = ?", [videoId]),
    changeVideo: (videoId, columns) => update(db, 'videos', videoId, columns),
    removeVideo: (videoId) => db.run('DELETE FROM videos WHERE id = ?', [videoId]),
  };
}
