import { z } from 'zod/mini';
import { requireChannel } from './authority';
import { readResource } from './bodies';
import { readCaptions, writeCaptions } from './captionFormats';
import { refuse } from './errors';
import { captionId } from './identifiers';
import { isLanguage } from './localizations';
import type { Call, Media, Method, ParameterType, Resource } from './method';
import { readIds } from './parameters';
import { formatNow, listAnswer, resource } from './resources';
import { type CaptionRow, insert as insertRow, update as updateRow } from './schema';
import { requireOwnVideo } from './videoShape';

const parts = ['id', 'snippet'];
const scopes = ['youtube.force-ssl', 'youtubepartner'] as const;
const delegation: Record<string, ParameterType> = { onBehalfOf: 'string', onBehalfOfContentOwner: 'string' };

const Caption = z.object({
  id: z.optional(z.string()),
  snippet: z.optional(
    z.object({
      videoId: z.optional(z.string()),
      language: z.optional(z.string()),
      name: z.optional(z.string()),
      isDraft: z.optional(z.boolean()),
    }),
  ),
});

const no = (status: number, reason: string, message: string, parameter?: string) =>
  refuse(status, 'caption', reason, message, parameter);

const megabytes = 104_857_600;
const file: Media = {
  accept: ['text/xml', 'application/octet-stream', '*/*'],
  maxSize: megabytes,
  // Kept whole: what was uploaded can be downloaded.
  keep: megabytes,
};

const list: Method = {
  id: 'captions.list',
  http: 'GET',
  path: '/captions',
  scopes,
  token: true,
  cost: 50,
  parts,
  parameters: { id: 'string', videoId: 'string', ...delegation },
  required: ['videoId'],
  run(call) {
    const { id: videoId } = requireOwnVideo(call, call.parameters.text('videoId'), 'caption');
    const all = call.world.db.all<CaptionRow>('SELECT * FROM captions WHERE videoId = ? ORDER BY rowid', [
      videoId,
    ]);
    const ids = readIds(call);
    const unknown = ids.some((id) => !all.some((row) => row.id === id));
    if (unknown) throw no(404, 'captionNotFound', 'The video has no such track.', 'id');
    const entries = all.filter(({ id }) => ids.length === 0 || ids.includes(id));
    return listAnswer('captionListResponse', { entries }, showCaption(call));
  },
};

const insert: Method = {
  id: 'captions.insert',
  http: 'POST',
  path: '/captions',
  scopes,
  token: true,
  cost: 400,
  parts,
  parameters: { sync: 'boolean', ...delegation },
  media: { ...file, missing: () => no(400, 'contentRequired', 'A caption file must come with the request.') },
  check(call) {
    const { videoId, language, name } = readMetadata(call);
    requireOwnVideo(call, videoId, 'caption');
    const sql = 'SELECT id FROM captions WHERE videoId = ? AND language = ? AND name = ?';
    if (!call.world.db.get(sql, [videoId, language, name])) return;
    throw no(409, 'captionExists', 'The video has a track of this language and name.');
  },
  run(call) {
    const { world, media } = call;
    const { videoId, language, name, isDraft } = readMetadata(call);
    const row: CaptionRow = {
      id: captionId(),
      videoId,
      language,
      name,
      isDraft: isDraft ? 1 : 0,
      lastUpdated: formatNow(world),
      ...toContent(media?.head),
    };
    insertRow(world.db, 'captions', row);
    return showCaption(call)(row);
  },
};

function readMetadata(call: Call) {
  const { videoId, language, name, isDraft } = readResource(Caption, call.body).snippet ?? {};
  // A name may be empty but must be there.
  if (!videoId || !language || name === undefined || !isLanguage(language)) {
    throw no(400, 'invalidMetadata', 'A track needs a video, a language and a name.', 'snippet');
  }
  if (name.length > 150) throw no(400, 'nameTooLong', 'A name has at most 150 letters.', 'snippet.name');
  return { videoId, language, name, isDraft: isDraft ?? false };
}

/** A file that holds no cue is stored, and the track fails. */
function toContent(content: Buffer = Buffer.alloc(0)): Pick<CaptionRow, 'content' | 'status'> {
  return { content, status: readCaptions(content).length > 0 ? 'serving' : 'failed' };
}

const update: Method = {
  id: 'captions.update',
  http: 'PUT',
  path: '/captions',
  scopes,
  token: true,
  cost: 450,
  parts,
  parameters: { sync: 'boolean', ...delegation },
  media: file,
  check: (call) => void requireOwnCaption(call, readResource(Caption, call.body).id),
  run(call) {
    const { id, snippet } = readResource(Caption, call.body);
    const old = requireOwnCaption(call, id);
    if (!snippet && !call.media) throw no(400, 'contentRequired', 'Neither a file nor a snippet came.');
    const columns = {
      ...(call.parts.has('snippet') ? { isDraft: snippet?.isDraft ? 1 : 0 } : {}),
      ...(call.media ? toContent(call.media.head) : {}),
      lastUpdated: formatNow(call.world),
    };
    updateRow(call.world.db, 'captions', old.id, columns);
    return showCaption(call)({ ...old, ...columns });
  },
};

const download: Method = {
  id: 'captions.download',
  http: 'GET',
  path: '/captions/{id}',
  scopes,
  token: true,
  cost: 200,
  parameters: { tfmt: 'string', tlang: 'string', ...delegation },
  run(call) {
    const { parameters } = call;
    const { content } = requireOwnCaption(call, parameters.text('id'));
    const language = parameters.text('tlang');
    const format = parameters.text('tfmt') ?? (language === undefined ? undefined : 'srt');
    const mimeType = 'application/octet-stream';
    if (format === undefined) return { bytes: content, mimeType };
    if (language !== undefined && !isLanguage(language)) throw cannotConvert('tlang');
    const cues = readCaptions(Buffer.from(content));
    // The sandbox speaks no language: its translations only say which one was wanted.
    const translated = cues.map((cue) => (language ? { ...cue, text: `[${language}] ${cue.text}` } : cue));
    const text = cues.length === 0 ? undefined : writeCaptions(translated, format);
    if (text === undefined) throw cannotConvert('tfmt');
    return { bytes: Buffer.from(text), mimeType };
  },
};

const cannotConvert = (parameter: string) =>
  no(400, 'couldNotConvert', 'The track cannot be given in this form.', parameter);

const remove: Method = {
  id: 'captions.delete',
  http: 'DELETE',
  path: '/captions',
  scopes,
  token: true,
  cost: 50,
  parameters: { id: 'string', ...delegation },
  required: ['id'],
  run(call) {
    const { id } = requireOwnCaption(call, call.parameters.text('id'));
    call.world.db.run('DELETE FROM captions WHERE id = ?', [id]);
    return undefined;
  },
};

function requireOwnCaption(call: Call, id = ''): CaptionRow {
  requireChannel(call.actor);
  const caption = call.world.db.get<CaptionRow>('SELECT * FROM captions WHERE id = ?', [id]);
  if (!caption) throw no(404, 'captionNotFound', 'There is no such track.', 'id');
  requireOwnVideo(call, caption.videoId, 'caption');
  return caption;
}

function showCaption(call: Call) {
  return (row: CaptionRow): Resource =>
    resource(call, 'caption', row.id, {
      snippet: () => ({
        videoId: row.videoId,
        lastUpdated: row.lastUpdated,
        trackKind: 'standard',
        language: row.language,
        name: row.name,
        audioTrackType: 'unknown',
        isCC: false,
        isLarge: false,
        isEasyReader: false,
        isDraft: row.isDraft === 1,
        isAutoSynced: false,
        status: row.status,
        ...(row.status === 'failed' ? { failureReason: 'unknownFormat' } : {}),
      }),
    });
}

export const captionMethods = [list, insert, update, download, remove] as const;
