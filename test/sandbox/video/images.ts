import { randomBytes } from 'node:crypto';
import { requireChannel } from './authority';
import { refuse } from './errors';
import { type ImageFacts, imageHead } from './imageSize';
import type { Call, Media } from './method';
import { formatNow } from './resources';
import { type ImageRow, insert as insertRow } from './schema';

const imageTypes = ['image/jpeg', 'image/png', 'application/octet-stream'];
export const megabyte = 1_048_576;

/** The file of a method that takes an image; `maxSize` in bytes. */
export const imageMedia = (resource: string, maxSize: number): Media => ({
  accept: imageTypes,
  maxSize,
  keep: imageHead,
  missing: () => refuse(400, resource, 'mediaBodyRequired', 'An image must come with the request.'),
});

/** What the caller's channel has uploaded so far. */
export function listImages({ world, actor }: Call, purpose: ImageRow['purpose']): ImageRow[] {
  const sql = 'SELECT * FROM images WHERE channelId = ? AND purpose = ?';
  return world.db.all<ImageRow>(sql, [requireChannel(actor), purpose]);
}

/** Remembers an uploaded image; answers with its id. */
export function keepImage(
  call: Call,
  purpose: ImageRow['purpose'],
  { width, height, format }: ImageFacts,
): string {
  const { media, world } = call;
  const id = randomBytes(24).toString('base64url');
  insertRow(world.db, 'images', {
    id,
    channelId: requireChannel(call.actor),
    purpose,
    mimeType: `image/${format}`,
    width,
    height,
    size: media?.size ?? 0,
    sha256: media?.sha256 ?? '',
    uploadedAt: formatNow(world),
  });
  return id;
}
