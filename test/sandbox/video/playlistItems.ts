import { z } from 'zod/mini';
import { requireChannel } from './authority';
import { readResource } from './bodies';
import { findChannel } from './channelShape';
import { refuse } from './errors';
import { itemId, specialPlaylist } from './identifiers';
import { type Call, type Method, type Resource, readScopes, writeScopes } from './method';
import { cutPage, type Page, singlePage } from './paging';
import { chooseFilter, readIds, readPaging } from './parameters';
import { countItems, listItems, listItemsWithVideo, videoOfItem } from './playlistContents';
import { findPlaylist } from './playlists';
import { listAnswer, resource, videoThumbnails } from './resources';
import { insert as insertRow, type PlaylistItemRow, type PlaylistRow, type VideoRow } from './schema';

const parts = ['contentDetails', 'id', 'snippet', 'status'];

const PlaylistItem = z.object({
  id: z.optional(z.string()),
  snippet: z.optional(
    z.object({
      playlistId: z.optional(z.string()),
      position: z.optional(z.int().check(z.minimum(0))),
      resourceId: z.optional(z.object({ kind: z.optional(z.string()), videoId: z.optional(z.string()) })),
    }),
  ),
  contentDetails: z.optional(
    z.object({
      note: z.optional(z.string()),
      startAt: z.optional(z.string()),
      endAt: z.optional(z.string()),
    }),
  ),
});

const no = (status: number, reason: string, message: string, parameter?: string) =>
  refuse(status, 'playlistItem', reason, message, parameter);

const list: Method = {
  id: 'playlistItems.list',
  http: 'GET',
  path: '/playlistItems',
  scopes: readScopes,
  token: false,
  cost: 1,
  parts,
  parameters: {
    id: 'string',
    maxResults: 'uint32',
    onBehalfOfContentOwner: 'string',
    pageToken: 'string',
    playlistId: 'string',
    videoId: 'string',
  },
  run: (call) => listAnswer('playlistItemListResponse', matching(call), build(call)),
};

function matching(call: Call): Page<PlaylistItemRow> {
  const { parameters } = call;
  const filter = chooseFilter(call, ['id', 'playlistId']);
  if (filter === 'id') {
    return singlePage(
      readIds(call).flatMap((id) => {
        const item = findItem(call, id);
        const playlist = item && findPlaylist(call, item.playlistId);
        return item && playlist && readable(call, playlist) ? [item] : [];
      }),
    );
  }
  const playlistId = parameters.text('playlistId') ?? '';
  const videoId = parameters.text('videoId');
  const paging = readPaging(call, `${playlistId} ${videoId ?? ''}`);
  // Watch later and history answer as if empty (video API behaviour, section 5).
  if (specialPlaylist(playlistId)?.kind === 'withdrawn') return cutPage<PlaylistItemRow>([], paging);
  const playlist = findPlaylist(call, playlistId);
  if (!playlist || !findChannel(call, playlist.channelId)) {
    throw no(404, 'playlistNotFound', 'There is no such playlist.', 'playlistId');
  }
  if (!readable(call, playlist)) {
    throw no(403, 'playlistItemsNotAccessible', 'The playlist is private.', 'playlistId');
  }
  const items =
    videoId === undefined ? listItems(call, playlist) : listItemsWithVideo(call, playlist, videoId);
  return cutPage(items, paging);
}

const insert: Method = {
  id: 'playlistItems.insert',
  http: 'POST',
  path: '/playlistItems',
  scopes: writeScopes,
  token: true,
  cost: 50,
  parts,
  parameters: { onBehalfOfContentOwner: 'string' },
  run(call) {
    const { world } = call;
    const { snippet, contentDetails } = readResource(PlaylistItem, call.body);
    const playlist = requireOwnPlaylist(call, snippet?.playlistId);
    const video = requireVideo(call, snippet?.resourceId);
    const details = readDetails(contentDetails);
    const count = countItems(call, playlist);
    if (count >= world.limits.itemsPerPlaylist) {
      throw no(403, 'playlistContainsMaximumNumberOfVideos', 'The playlist is full.');
    }
    const position = readPosition(playlist, snippet?.position, count) ?? count;
    // The same video may be on a playlist twice (video API behaviour, section 5).
    const row: PlaylistItemRow = {
      id: itemId(playlist.id),
      playlistId: playlist.id,
      videoId: video.id,
      position,
      addedAt: new Date(world.clock()).toISOString(),
      ...details,
    };
    shift(call, playlist, position, count, 1);
    insertRow(world.db, 'playlistItems', row);
    return build(call)(row);
  },
};

const update: Method = {
  id: 'playlistItems.update',
  http: 'PUT',
  path: '/playlistItems',
  scopes: writeScopes,
  token: true,
  cost: 50,
  parts,
  parameters: { onBehalfOfContentOwner: 'string' },
  run(call) {
    const { db } = call.world;
    const { id, snippet, contentDetails } = readResource(PlaylistItem, call.body);
    if (!id) throw no(400, 'playlistItemIdRequired', 'The item to change must be named.', 'id');
    const playlist = requireOwnPlaylist(call, snippet?.playlistId);
    const old = findItem(call, id);
    if (!old || old.playlistId !== playlist.id)
      throw no(404, 'playlistItemNotFound', 'There is no such item.');
    if (snippet?.resourceId?.videoId !== old.videoId) {
      throw no(400, 'invalidSnippet', 'The resource of an item cannot change.', 'snippet.resourceId');
    }
    const last = countItems(call, playlist) - 1;
    const position = readPosition(playlist, snippet.position, last) ?? old.position;
    const kept = { note: old.note, startAt: old.startAt, endAt: old.endAt };
    const details = call.parts.has('contentDetails') ? readDetails(contentDetails) : kept;
    shift(call, playlist, old.position + 1, last + 1, -1);
    shift(call, playlist, position, last + 1, 1, id);
    const sql = 'UPDATE playlistItems SET position = ?, note = ?, startAt = ?, endAt = ? WHERE id = ?';
    db.run(sql, [position, details.note, details.startAt, details.endAt, id]);
    return build(call)({ ...old, ...details, position });
  },
};

const remove: Method = {
  id: 'playlistItems.delete',
  http: 'DELETE',
  path: '/playlistItems',
  scopes: writeScopes,
  token: true,
  cost: 50,
  parameters: { id: 'string', onBehalfOfContentOwner: 'string' },
  required: ['id'],
  run(call) {
    const channelId = requireChannel(call.actor);
    const id = call.parameters.text('id') ?? '';
    const ofSpecial = specialPlaylist(Buffer.from(id, 'base64url').toString('utf8').split('.')[0] ?? '');
    if (ofSpecial) throw no(400, 'playlistOperationUnsupported', 'The platform keeps this playlist.', 'id');
    const item = findItem(call, id);
    const playlist = item && findPlaylist(call, item.playlistId);
    if (!item || !playlist) throw no(404, 'playlistItemNotFound', 'There is no such item.', 'id');
    if (playlist.channelId !== channelId) {
      throw no(403, 'playlistItemsNotAccessible', 'The playlist is not yours.', 'id');
    }
    const count = countItems(call, playlist);
    call.world.db.run('DELETE FROM playlistItems WHERE id = ?', [id]);
    shift(call, playlist, item.position + 1, count, -1);
    return undefined;
  },
};

const findItem = ({ world }: Call, id: string) =>
  world.db.get<PlaylistItemRow>('SELECT * FROM playlistItems WHERE id = ?', [id]);

const readable = ({ actor }: Call, playlist: PlaylistRow) =>
  playlist.privacyStatus !== 'private' || playlist.channelId === actor?.channelId;

/** Moves the items at `from` up to but not including `to`, except one, by one place. */
function shift(call: Call, playlist: PlaylistRow, from: number, to: number, by: 1 | -1, except = ''): void {
  const sql = `UPDATE playlistItems SET position = position + ?
    WHERE playlistId = ? AND position >= ? AND position < ? AND id <> ?`;
  call.world.db.run(sql, [by, playlist.id, from, to, except]);
}

function requireOwnPlaylist(call: Call, id: string | undefined): PlaylistRow {
  const channelId = requireChannel(call.actor);
  if (!id) throw no(400, 'playlistIdRequired', 'The playlist must be named.', 'snippet.playlistId');
  if (specialPlaylist(id, channelId)) {
    throw no(400, 'playlistOperationUnsupported', 'The platform keeps this playlist.', 'snippet.playlistId');
  }
  const playlist = findPlaylist(call, id);
  if (!playlist) throw no(404, 'playlistNotFound', 'There is no such playlist.', 'snippet.playlistId');
  if (playlist.channelId !== channelId)
    throw no(403, 'playlistItemsNotAccessible', 'The playlist is not yours.');
  return playlist;
}

function requireVideo(call: Call, resourceId: { kind?: string; videoId?: string } | undefined): VideoRow {
  if (!resourceId?.videoId)
    throw no(400, 'resourceIdRequired', 'A resource must be named.', 'snippet.resourceId');
  if (resourceId.kind !== 'youtube#video') {
    throw no(400, 'invalidResourceType', 'Only videos go on playlists.', 'snippet.resourceId.kind');
  }
  const video = videoOfItem(call, resourceId.videoId);
  if (video === 'deleted')
    throw no(404, 'videoNotFound', 'There is no such video.', 'snippet.resourceId.videoId');
  if (video === 'private') throw no(400, 'failedPrecondition', 'Precondition check failed.');
  return video;
}

function readPosition(playlist: PlaylistRow, position: number | undefined, last: number): number | undefined {
  if (position === undefined) return undefined;
  if (!playlist.manualSort) {
    throw no(400, 'manualSortRequired', 'A position needs a playlist in manual order.', 'snippet.position');
  }
  if (position <= last) return position;
  throw no(400, 'invalidPlaylistItemPosition', 'The position lies beyond the end.', 'snippet.position');
}

function readDetails(details: { note?: string; startAt?: string; endAt?: string } | undefined) {
  const note = details?.note ?? null;
  if (note !== null && note.length > 280) {
    throw no(400, 'invalidContentDetails', 'A note has at most 280 characters.', 'contentDetails.note');
  }
  return { note, startAt: details?.startAt ?? null, endAt: details?.endAt ?? null };
}

/** Placeholders of items whose video is gone (video API behaviour, section 5). */
const placeholders = {
  deleted: { title: 'Deleted video', description: 'This video is unavailable.' },
  private: { title: 'Private video', description: 'This video is private.' },
};

function build(call: Call) {
  return (row: PlaylistItemRow): Resource => {
    const video = videoOfItem(call, row.videoId);
    const known = typeof video === 'object' ? video : undefined;
    const owner = findPlaylist(call, row.playlistId)?.channelId ?? '';
    return resource(call, 'playlistItem', row.id, {
      snippet: () => ({
        publishedAt: row.addedAt,
        channelId: owner,
        ...(typeof video === 'object'
          ? { title: video.title, description: video.description, thumbnails: videoThumbnails(video.id) }
          : { ...placeholders[video], thumbnails: {} }),
        channelTitle: findChannel(call, owner)?.title,
        playlistId: row.playlistId,
        position: row.position,
        resourceId: { kind: 'youtube#video', videoId: row.videoId },
        ...(known
          ? {
              videoOwnerChannelTitle: findChannel(call, known.channelId)?.title,
              videoOwnerChannelId: known.channelId,
            }
          : {}),
      }),
      contentDetails: () => ({
        videoId: row.videoId,
        ...(row.startAt === null ? {} : { startAt: row.startAt }),
        ...(row.endAt === null ? {} : { endAt: row.endAt }),
        ...(row.note === null ? {} : { note: row.note }),
        ...(known ? { videoPublishedAt: known.publishedAt } : {}),
      }),
      status: () => ({ privacyStatus: known?.privacyStatus ?? 'private' }),
    });
  };
}

export const playlistItemMethods = [list, insert, update, remove] as const;
