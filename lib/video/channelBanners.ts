import * as z from 'zod/mini';
import { method } from '../http';
import {
  bannerScopes,
  contentOwnerChannel,
  fields,
  image,
  inserting,
  megabytes,
  string,
} from './shared/parameters';
import { text } from './shared/resources';

/**
 * Uploads a banner: the first of three steps. The `url` in the answer is to be written to
 * `brandingSettings.image.bannerExternalUrl` of the channel, see `updateParts`. The picture must be 16:9, at least 2048
 * × 1152 pixels (video API behaviour, section 5).
 */
export const insert = method({
  ...inserting,
  id: 'channelBanners.insert',
  path: '/channelBanners/insert',
  query: () => z.strictObject({ channelId: string(), fields: fields(), ...contentOwnerChannel() }),
  body: () => z.optional(z.strictObject({})),
  response: () => z.looseObject({ url: z.string(), etag: text() }),
  scopes: bannerScopes,
  upload: { maximum: 6 * megabytes, accepts: image },
});
