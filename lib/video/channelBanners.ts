import * as z from 'zod/mini';
import { method } from '../http';
import {
  bannerScopes,
  contentOwnerChannel,
  fields,
  image,
  megabytes,
  string,
  writing,
} from './shared/parameters';
import { text } from './shared/resources';

/**
 * The first of three steps: the `url` of its answer becomes `brandingSettings.image.bannerExternalUrl` of the
 * channel. 16:9, at least 2048 × 1152 pixels (behaviour, section 5).
 */
export const insert = method({
  ...writing,
  id: 'channelBanners.insert',
  http: 'POST',
  path: '/channelBanners/insert',
  query: () => z.strictObject({ channelId: string(), fields: fields(), ...contentOwnerChannel() }),
  body: () => z.optional(z.strictObject({})),
  response: () => z.looseObject({ url: z.string(), etag: text() }),
  scopes: bannerScopes,
  upload: { maximum: 6 * megabytes, accepts: image },
});
