import * as captions from './captions';
import * as channelBanners from './channelBanners';
import * as channels from './channels';
import * as i18nRegions from './i18nRegions';
import * as playlistItems from './playlistItems';
import * as playlists from './playlists';
import * as subscriptions from './subscriptions';
import * as thumbnails from './thumbnails';
import * as videoCategories from './videoCategories';
import * as videos from './videos';
import * as watermarks from './watermarks';

/** Resources that the product's actions use: what the worker starts with. */
export const used = {
  captions,
  channelBanners,
  channels,
  i18nRegions,
  playlistItems,
  playlists,
  subscriptions,
  thumbnails,
  videoCategories,
  videos,
  watermarks,
};
