import { itemId, specialPlaylist } from './identifiers';
import type { Call } from './method';
import type { PlaylistItemRow, PlaylistRow, VideoRow } from './schema';

/** A playlist's items of one video, in order. */
export function listItemsWithVideo(call: Call, playlist: PlaylistRow, videoId: string): PlaylistItemRow[] {
  if (specialPlaylist(playlist.id, call.actor?.channelId))
    return listItems(call, playlist).filter((item) => item.videoId === videoId);
  const sql = 'SELECT * FROM playlistItems WHERE playlistId = ? AND videoId = ? ORDER BY position';
  return call.world.db.all<PlaylistItemRow>(sql, [playlist.id, videoId]);
}

/** Everything on a playlist in order; the uploads and likes lists are made up from videos and ratings. */
export function listItems(call: Call, playlist: PlaylistRow): PlaylistItemRow[] {
  const { db } = call.world;
  const special = specialPlaylist(playlist.id, call.actor?.channelId);
  if (!special) {
    const sql = 'SELECT * FROM playlistItems WHERE playlistId = ? ORDER BY position';
    return db.all<PlaylistItemRow>(sql, [playlist.id]);
  }
  const sql =
    special.kind === 'uploads'
      ? `SELECT id AS videoId, publishedAt AS addedAt FROM videos WHERE channelId = ?1
         AND (privacyStatus = 'public' OR channelId = ?2) ORDER BY publishedAt DESC, id`
      : `SELECT videoId, ratedAt AS addedAt FROM ratings WHERE channelId = ?1 AND rating = 'like'
         AND ?2 = ?1 ORDER BY ratedAt DESC, videoId`;
  const owned = db.all<{ videoId: string; addedAt: string }>(sql, [
    playlist.channelId,
    call.actor?.channelId ?? '',
  ]);
  return owned.map(({ videoId, addedAt }, position) => ({
    id: itemId(playlist.id, videoId),
    playlistId: playlist.id,
    videoId,
    position,
    addedAt,
    note: null,
    startAt: null,
    endAt: null,
  }));
}

export function countItems(call: Call, playlist: PlaylistRow): number {
  if (specialPlaylist(playlist.id, call.actor?.channelId)) return listItems(call, playlist).length;
  const sql = 'SELECT count(*) AS total FROM playlistItems WHERE playlistId = ?';
  return call.world.db.get<{ total: number }>(sql, [playlist.id])?.total ?? 0;
}

/** The video whose picture a playlist shows. */
export function firstVideoId(call: Call, playlist: PlaylistRow): string | undefined {
  return listItems(call, playlist)[0]?.videoId;
}

/** What is still known of an item's video: removed and foreign private ones stay listed, nameless. */
export function videoOfItem(call: Call, videoId: string): VideoRow | 'deleted' | 'private' {
  const video = call.world.db.get<VideoRow>('SELECT * FROM videos WHERE id = ?', [videoId]);
  if (!video) return 'deleted';
  return video.privacyStatus === 'private' && video.channelId !== call.actor?.channelId ? 'private' : video;
}
