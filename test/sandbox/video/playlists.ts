import { z } from 'zod/mini';
import { requireChannel } from './authority';
import { readResource } from './bodies';
import { findChannel } from './channelShape';
import { refuse } from './errors';
import { playlistId, specialPlaylist, toLikesId, toUploadsId } from './identifiers';
import { isLanguage, Localizations, localized, toLanguage } from './localizations';
import { type Call, type Method, type Resource, readScopes, writeScopes } from './method';
import { cutPage, type Page, singlePage } from './paging';
import { chooseFilter, readIds, readPaging } from './parameters';
import { countItems, firstVideoId } from './playlistContents';
import { listAnswer, resource, videoThumbnails } from './resources';
import { insert as insertRow, type PlaylistRow, update as updateRow } from './schema';

const parts = ['contentDetails', 'id', 'localizations', 'player', 'snippet', 'status'];

const Playlist = z.object({
  id: z.optional(z.string()),
  snippet: z.optional(
    z.object({
      title: z.optional(z.string()),
      description: z.optional(z.string()),
      defaultLanguage: z.optional(z.string()),
    }),
  ),
  localizations: z.optional(Localizations),
  status: z.optional(
    z.object({
      privacyStatus: z.optional(z.enum(['public', 'unlisted', 'private'])),
      podcastStatus: z.optional(z.enum(['enabled', 'disabled'])),
    }),
  ),
});

/** Any playlist, ordinary or kept by the platform; who may see it is for the caller to decide. */
export function findPlaylist({ world, actor }: Call, id: string): PlaylistRow | undefined {
  const special = specialPlaylist(id, actor?.channelId);
  if (!special) return world.db.get<PlaylistRow>('SELECT * FROM playlists WHERE id = ?', [id]);
  if (special.channelId === undefined) return undefined;
  return keptByThePlatform(special.channelId, special.kind === 'uploads' ? 'uploads' : 'likes');
}

function keptByThePlatform(channelId: string, kind: 'uploads' | 'likes'): PlaylistRow {
  return {
    id: kind === 'uploads' ? toUploadsId(channelId) : toLikesId(channelId),
    channelId,
    title: kind === 'uploads' ? 'Uploads' : 'Liked videos',
    description: '',
    defaultLanguage: null,
    publishedAt: '2019-03-02T09:00:00Z',
    privacyStatus: kind === 'uploads' ? 'public' : 'private',
    podcastStatus: 'disabled',
    manualSort: 0,
    localizations: '{}',
  };
}

const visible = ({ actor }: Call, playlist: PlaylistRow) =>
  playlist.privacyStatus !== 'private' || playlist.channelId === actor?.channelId;

const list: Method = {
  id: 'playlists.list',
  http: 'GET',
  path: '/playlists',
  scopes: readScopes,
  token: false,
  cost: 1,
  parts,
  parameters: {
    channelId: 'string',
    hl: 'string',
    id: 'string',
    maxResults: 'uint32',
    mine: 'boolean',
    onBehalfOfContentOwner: 'string',
    onBehalfOfContentOwnerChannel: 'string',
    pageToken: 'string',
  },
  run: (call) => listAnswer('playlistListResponse', matching(call), build(call)),
};

function matching(call: Call): Page<PlaylistRow> {
  const { parameters, world, actor } = call;
  const filter = chooseFilter(call, ['id', 'mine', 'channelId']);
  if (filter === 'id') {
    const found = readIds(call).flatMap((id) => findPlaylist(call, id) ?? []);
    return singlePage(found.filter((playlist) => visible(call, playlist)));
  }
  const channelId = filter === 'mine' ? requireChannel(actor) : (parameters.text('channelId') ?? '');
  if (!findChannel(call, channelId)) {
    throw refuse(404, 'playlist', 'channelNotFound', 'There is no such channel.', 'channelId');
  }
  const sql = 'SELECT * FROM playlists WHERE channelId = ? ORDER BY publishedAt DESC, rowid DESC';
  const all = world.db.all<PlaylistRow>(sql, [channelId]);
  const own = channelId === actor?.channelId;
  const listed = own ? all : all.filter((playlist) => playlist.privacyStatus === 'public');
  return cutPage(listed, readPaging(call, `${filter} ${channelId}`));
}

const insert: Method = {
  id: 'playlists.insert',
  http: 'POST',
  path: '/playlists',
  scopes: writeScopes,
  token: true,
  cost: 50,
  parts,
  parameters: { onBehalfOfContentOwner: 'string', onBehalfOfContentOwnerChannel: 'string' },
  run(call) {
    const { world, actor } = call;
    const channelId = requireChannel(actor);
    const fields = readFields(call);
    const sql = 'SELECT count(*) AS total FROM playlists WHERE channelId = ?';
    const { total = 0 } = world.db.get<{ total: number }>(sql, [channelId]) ?? {};
    if (total >= world.limits.playlistsPerChannel) {
      throw refuse(400, 'playlist', 'maxPlaylistExceeded', 'The channel has as many playlists as it may.');
    }
    const row: PlaylistRow = {
      id: playlistId(),
      channelId,
      ...fields,
      publishedAt: new Date(world.clock()).toISOString(),
      manualSort: 1,
    };
    insertRow(world.db, 'playlists', row);
    return build(call)(row);
  },
};

const update: Method = {
  id: 'playlists.update',
  http: 'PUT',
  path: '/playlists',
  scopes: writeScopes,
  token: true,
  cost: 50,
  parts,
  parameters: { onBehalfOfContentOwner: 'string' },
  run(call) {
    const { world } = call;
    const old = requireOwn(call, readResource(Playlist, call.body).id ?? '');
    // A named part is replaced whole: what the body leaves out is erased (video API behaviour, section 3).
    const { title, description, defaultLanguage, privacyStatus, podcastStatus, localizations } = readFields(
      call,
      old,
    );
    const columns = {
      ...(call.parts.has('snippet') ? { title, description, defaultLanguage } : {}),
      ...(call.parts.has('status') ? { privacyStatus, podcastStatus } : {}),
      localizations,
    };
    updateRow(world.db, 'playlists', old.id, columns);
    return build(call)({ ...old, ...columns });
  },
};

const remove: Method = {
  id: 'playlists.delete',
  http: 'DELETE',
  path: '/playlists',
  scopes: writeScopes,
  token: true,
  cost: 50,
  parameters: { id: 'string', onBehalfOfContentOwner: 'string' },
  required: ['id'],
  run(call) {
    const { id } = requireOwn(call, call.parameters.text('id') ?? '');
    call.world.db.run('DELETE FROM playlistItems WHERE playlistId = ?', [id]);
    call.world.db.run('DELETE FROM playlists WHERE id = ?', [id]);
    return undefined;
  },
};

function requireOwn(call: Call, id: string): PlaylistRow {
  const channelId = requireChannel(call.actor);
  if (specialPlaylist(id, channelId)) {
    throw refuse(400, 'playlist', 'playlistOperationUnsupported', 'The platform keeps this playlist.', 'id');
  }
  const playlist = findPlaylist(call, id);
  if (!playlist) throw refuse(404, 'playlist', 'playlistNotFound', 'There is no such playlist.', 'id');
  if (playlist.channelId !== channelId) {
    throw refuse(403, 'playlist', 'playlistForbidden', 'The playlist is not yours.', 'id');
  }
  return playlist;
}

function readFields(call: Call, old?: PlaylistRow) {
  const { snippet, status, localizations = {} } = readResource(Playlist, call.body);
  const title = snippet?.title?.trim() ?? '';
  const description = snippet?.description ?? '';
  if (title === '' && (call.parts.has('snippet') || call.method === insert)) {
    throw refuse(400, 'playlist', 'playlistTitleRequired', 'A playlist needs a title.', 'snippet.title');
  }
  const unfit = /[<>]/.test(title + description) || title.length > 150 || description.length > 5000;
  if (unfit) throw refuse(400, 'playlist', 'invalidPlaylistSnippet', 'Title or description is not valid.');
  const texts = call.parts.has('localizations')
    ? JSON.stringify(localizations)
    : (old?.localizations ?? '{}');
  const defaultLanguage = snippet?.defaultLanguage ?? null;
  const language = call.parts.has('snippet') ? defaultLanguage : old?.defaultLanguage;
  if (texts !== '{}' && !language) {
    throw refuse(400, 'playlist', 'defaultLanguageNotSetError', 'Localizations need a default language.');
  }
  if (!Object.keys(localizations).every(isLanguage)) {
    throw refuse(400, 'playlist', 'localizationValidationError', 'There is no such language.');
  }
  return {
    title,
    description,
    defaultLanguage,
    privacyStatus: status?.privacyStatus ?? 'public',
    podcastStatus: status?.podcastStatus ?? 'disabled',
    localizations: texts,
  } as const;
}

function build(call: Call) {
  return (row: PlaylistRow): Resource => {
    const { id, title, description, privacyStatus, podcastStatus } = row;
    const first = firstVideoId(call, row);
    return resource(call, 'playlist', id, {
      snippet: () => ({
        publishedAt: row.publishedAt,
        channelId: row.channelId,
        title,
        description,
        thumbnails: first === undefined ? {} : videoThumbnails(first),
        channelTitle: findChannel(call, row.channelId)?.title,
        ...toLanguage(row),
        localized: localized(call, row, { title, description }),
      }),
      status: () => ({ privacyStatus, podcastStatus }),
      contentDetails: () => ({ itemCount: countItems(call, row) }),
      player: () => ({
        embedHtml: `<iframe width="640" height="360" src="https://www.youtube.com/embed/videoseries?list=${id}"></iframe>`,
      }),
      localizations: () => (row.localizations === '{}' ? undefined : JSON.parse(row.localizations)),
    });
  };
}

export const playlistMethods = [list, insert, update, remove] as const;
