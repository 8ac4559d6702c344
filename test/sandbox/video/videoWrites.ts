import { z } from 'zod/mini';
import { requireChannel } from './authority';
import { readResource } from './bodies';
import { refuse } from './errors';
import { videoId } from './identifiers';
import { type Method, writeScopes } from './method';
import { formatNow } from './resources';
import { insert as insertRow, update as updateRow, type VideoRow } from './schema';
import { isReason } from './videoAbuseReportReasons';
import { readVideo } from './videoFields';
import { findVideo, requireOwnVideo, showVideo, videoParts } from './videoShape';

const day = 86_400_000;

const insert: Method = {
  id: 'videos.insert',
  http: 'POST',
  path: '/videos',
  scopes: ['youtube', 'youtube.force-ssl', 'youtube.upload', 'youtubepartner'],
  token: true,
  cost: 1,
  bucket: 'videoUploads',
  parts: videoParts,
  parameters: {
    autoLevels: 'boolean',
    notifySubscribers: 'boolean',
    onBehalfOfContentOwner: 'string',
    onBehalfOfContentOwnerChannel: 'string',
    stabilize: 'boolean',
  },
  media: {
    accept: ['video/*', 'application/octet-stream'],
    maxSize: 274_877_906_944,
    keep: 0,
    missing: () => refuse(400, 'video', 'mediaBodyRequired', 'A video file must come with the request.'),
  },
  uploadedStatus: 201,
  check(call) {
    const { world } = call;
    const channelId = requireChannel(call.actor);
    readVideo(call);
    const sql = 'SELECT count(*) AS total FROM videos WHERE channelId = ? AND uploadedAt > ?';
    const recent = world.db.get<{ total: number }>(sql, [channelId, world.clock() - day])?.total ?? 0;
    if (recent >= world.limits.uploadsPerDay) {
      throw refuse(400, 'video', 'uploadLimitExceeded', 'The channel has uploaded as much as it may.');
    }
  },
  run(call) {
    const { world, media } = call;
    const columns = readVideo(call);
    const name = media?.name ?? 'unknown';
    const row: VideoRow = {
      id: videoId(),
      channelId: requireChannel(call.actor),
      ...uploaded,
      ...columns,
      title: columns.title || name.replace(/\.\w+$/, ''),
      publishedAt: formatNow(world),
      fileName: name,
      fileSize: media?.size ?? 0,
      sha256: media?.sha256 ?? '',
      uploadedAt: world.clock(),
    };
    insertRow(world.db, 'videos', row);
    return showVideo(call)(row);
  },
};

/** What a video is whose uploader said nothing: public above all (video API behaviour, section 5). */
const uploaded = {
  description: '',
  duration: 'PT0S',
  viewCount: 0,
  likeCount: 0,
  dislikeCount: 0,
  privacyStatus: 'public',
  ratable: 1,
  tags: '[]',
  categoryId: '22',
  defaultLanguage: null,
  defaultAudioLanguage: null,
  localizations: '{}',
  license: 'youtube',
  embeddable: 1,
  publicStatsViewable: 1,
  madeForKids: 0,
  syntheticMedia: 0,
  publishAt: null,
  wasPublic: 1,
  recordingDetails: '{}',
  paidPlacement: 0,
  brandPartner: null,
  comments: 'open',
  customThumbnail: null,
} as const;

const update: Method = {
  id: 'videos.update',
  http: 'PUT',
  path: '/videos',
  scopes: writeScopes,
  token: true,
  cost: 50,
  parts: videoParts,
  parameters: { onBehalfOfContentOwner: 'string' },
  run(call) {
    const { id } = readResource(Named, call.body);
    const old = requireOwnVideo(call, id);
    const columns = readVideo(call, old);
    updateRow(call.world.db, 'videos', old.id, columns);
    return showVideo(call)({ ...old, ...columns });
  },
};

const Named = z.object({ id: z.optional(z.string()) });

const remove: Method = {
  id: 'videos.delete',
  http: 'DELETE',
  path: '/videos',
  scopes: writeScopes,
  token: true,
  cost: 50,
  parameters: { id: 'string', onBehalfOfContentOwner: 'string' },
  required: ['id'],
  run(call) {
    const { id } = requireOwnVideo(call, call.parameters.text('id'));
    const { db } = call.world;
    db.run('DELETE FROM videos WHERE id = ?', [id]);
    // Items of playlists stay, nameless (video API behaviour, section 5).
    for (const table of ['ratings', 'comments', 'captions']) {
      db.run(`DELETE FROM ${table} WHERE videoId = ?`, [id]);
    }
    return undefined;
  },
};

const AbuseReport = z.object({
  videoId: z.optional(z.string()),
  reasonId: z.optional(z.string()),
  secondaryReasonId: z.optional(z.string()),
  comments: z.optional(z.string()),
  language: z.optional(z.string()),
});

const reportAbuse: Method = {
  id: 'videos.reportAbuse',
  http: 'POST',
  path: '/videos/reportAbuse',
  scopes: writeScopes,
  token: true,
  cost: 50,
  parameters: { onBehalfOfContentOwner: 'string' },
  run(call) {
    const reporterId = requireChannel(call.actor);
    const report = readResource(AbuseReport, call.body);
    const video = findVideo(call, report.videoId ?? '');
    if (!video) throw refuse(404, 'video', 'videoNotFound', 'There is no such video.', 'videoId');
    const { reasonId = '', secondaryReasonId } = report;
    if (!isReason(reasonId, secondaryReasonId)) {
      throw refuse(400, 'video', 'invalidAbuseReason', 'There is no such reason, or no such pair.');
    }
    insertRow(call.world.db, 'abuseReports', {
      videoId: video.id,
      reporterId,
      reasonId,
      secondaryReasonId: secondaryReasonId ?? null,
      comments: report.comments ?? null,
      language: report.language ?? null,
    });
    return undefined;
  },
};

export const videoWriteMethods = [insert, update, remove, reportAbuse] as const;
