import * as z from 'zod/mini';
import { method } from '../http';
import { contentOwner, fields, id, image, megabytes, uploadScopes, writing } from './shared/parameters';
import { listing, thumbnailSizes } from './shared/resources';

/** Up to 50 MB since September 2026, 2 MB before (video API behaviour, section 5). */
export const set = method({
  ...writing,
  id: 'thumbnails.set',
  http: 'POST',
  path: '/thumbnails/set',
  query: () => z.strictObject({ videoId: id(), fields: fields(), ...contentOwner() }),
  response: (isPartial?: boolean) => listing(thumbnailSizes(), isPartial),
  scopes: uploadScopes,
  upload: { maximum: 50 * megabytes, accepts: image },
});
