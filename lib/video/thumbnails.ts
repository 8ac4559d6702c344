import * as z from 'zod/mini';
import { method } from '../http';
import { contentOwner, fields, id, image, inserting, megabytes, uploadScopes } from './shared/parameters';
import { listing, thumbnailSizes } from './shared/resources';

/** Up to 50 MB since September 2026, 2 MB before (video API behaviour, section 5). */
export const set = method({
  ...inserting,
  id: 'thumbnails.set',
  path: '/thumbnails/set',
  query: () => z.strictObject({ videoId: id(), fields: fields(), ...contentOwner() }),
  response: listing(thumbnailSizes),
  scopes: uploadScopes,
  upload: { maximum: 50 * megabytes, accepts: image },
});
