import { refuse } from './errors';
import { readImage } from './imageSize';
import { imageMedia, keepImage, listImages, megabyte } from './images';
import type { Method } from './method';
import { computeEtag, videoThumbnails } from './resources';
import { update as updateRow } from './schema';
import { requireOwnVideo } from './videoShape';

const set: Method = {
  id: 'thumbnails.set',
  http: 'POST',
  path: '/thumbnails/set',
  scopes: ['youtube', 'youtube.force-ssl', 'youtube.upload', 'youtubepartner'],
  token: true,
  cost: 50,
  parameters: { onBehalfOfContentOwner: 'string', videoId: 'string' },
  required: ['videoId'],
  // 50 MB since 14 Sept 2026 (video API behaviour, section 5).
  media: imageMedia('thumbnail', 50 * megabyte),
  check(call) {
    requireOwnVideo(call, call.parameters.text('videoId'), 'thumbnail');
    const since = new Date(call.world.clock() - 86_400_000).toISOString();
    const recent = listImages(call, 'thumbnail').filter(({ uploadedAt }) => uploadedAt > since);
    if (recent.length < call.world.limits.thumbnailsPerDay) return;
    throw refuse(429, 'thumbnail', 'uploadRateLimitExceeded', 'The channel has set too many thumbnails.');
  },
  run(call) {
    const facts = readImage(call.media?.head ?? Buffer.alloc(0));
    if (!facts) throw refuse(400, 'thumbnail', 'invalidImage', 'The file is no image.');
    const videoId = call.parameters.text('videoId') ?? '';
    updateRow(call.world.db, 'videos', videoId, { customThumbnail: keepImage(call, 'thumbnail', facts) });
    const items = [videoThumbnails(videoId)];
    return { kind: 'youtube#thumbnailSetResponse', etag: computeEtag([items, call.media?.sha256]), items };
  },
};

export const thumbnailMethods = [set] as const;
