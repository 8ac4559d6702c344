import { requireChannel } from './authority';
import { bannerUrl } from './branding';
import { ApiError, refuse } from './errors';
import { readImage } from './imageSize';
import { imageMedia, keepImage, listImages, megabyte } from './images';
import type { Method } from './method';
import { computeEtag } from './resources';

const insert: Method = {
  id: 'channelBanners.insert',
  http: 'POST',
  path: '/channelBanners/insert',
  scopes: ['youtube', 'youtube.force-ssl', 'youtube.upload'],
  token: true,
  cost: 50,
  parameters: {
    channelId: 'string',
    onBehalfOfContentOwner: 'string',
    onBehalfOfContentOwnerChannel: 'string',
  },
  media: imageMedia('channelBanner', 6 * megabyte),
  check: (call) => void requireChannel(call.actor),
  run(call) {
    const facts = readImage(call.media?.head ?? Buffer.alloc(0));
    // 16:9 and at least this large (video API behaviour, section 5).
    const fits = facts && facts.width >= 2048 && facts.height >= 1152;
    if (!fits || Math.abs(facts.width / facts.height - 16 / 9) > 0.01) {
      throw new ApiError({
        status: 400,
        domain: 'global',
        reason: 'badContent',
        message: 'The banner is no image of 16:9 with at least 2048 by 1152 pixels.',
      });
    }
    if (listImages(call, 'banner').length >= call.world.limits.bannersPerChannel) {
      throw refuse(400, 'channelBanner', 'bannerAlbumFull', 'The channel has too many banner images.');
    }
    const url = bannerUrl(keepImage(call, 'banner', facts));
    return { kind: 'youtube#channelBannerResource', etag: computeEtag(url), url };
  },
};

export const channelBannerMethods = [insert] as const;
