import type { HttpBindings } from '@hono/node-server';
import type { Hono } from 'hono';
import type { SiteContext } from '../context';
import { activityMethods } from './activities';
import { captionMethods } from './captions';
import { channelBannerMethods } from './channelBanners';
import { channelSectionMethods } from './channelSections';
import { channelMethods } from './channels';
import { commentMethods } from './comments';
import { commentThreadMethods } from './commentThreads';
import type { FindToken } from './credentials';
import { createVideoTables } from './filling';
import { i18nMethods } from './i18n';
import { memberMethods } from './members';
import type { Limits, Method } from './method';
import { playlistItemMethods } from './playlistItems';
import { playlistMethods } from './playlists';
import { createQuota } from './quota';
import { searchMethods } from './search';
import { serveMethods } from './serve';
import { subscriptionMethods } from './subscriptions';
import { thumbnailMethods } from './thumbnails';
import { takesFile } from './uploads/files';
import { createUploadSessions } from './uploads/sessions';
import { videoAbuseReportReasonMethods } from './videoAbuseReportReasons';
import { videoCategoryMethods } from './videoCategories';
import { videoMethods } from './videos';
import { videoWriteMethods } from './videoWrites';
import { watermarkMethods } from './watermarks';
import { createVideoInspection, type VideoInspection } from './world';

/** Every method that the sandbox's video API serves. */
export const methods: readonly Method[] = [
  ...activityMethods,
  ...captionMethods,
  ...channelBannerMethods,
  ...channelSectionMethods,
  ...channelMethods,
  ...commentThreadMethods,
  ...commentMethods,
  ...i18nMethods,
  ...memberMethods,
  ...playlistItemMethods,
  ...playlistMethods,
  ...searchMethods,
  ...subscriptionMethods,
  ...thumbnailMethods,
  ...videoAbuseReportReasonMethods,
  ...videoCategoryMethods,
  ...videoMethods,
  ...videoWriteMethods,
  ...watermarkMethods,
];

const usualLimits: Limits = {
  itemsPerPlaylist: 5000,
  playlistsPerChannel: 500,
  sectionsPerChannel: 10,
  bannersPerChannel: 100,
  uploadsPerDay: 100,
  thumbnailsPerDay: 100,
  watermarkPixels: 4096,
  processingTime: 1000,
  // About a week elsewhere (video API behaviour, section 6).
  sessionLifetime: 7 * 86_400_000,
};

export interface VideoSite {
  readonly app: Hono<{ Bindings: HttpBindings }>;
  readonly world: VideoInspection;
  reset(): void;
}

/** The video API over its own tables in `context.db`, filled from the seed. */
export function createVideoSite(context: SiteContext, findToken: FindToken): VideoSite {
  const { db } = context;
  createVideoTables(db);
  const quota = createQuota(context);
  const limits = { ...usualLimits };
  let enabled = true;
  const sessions = createUploadSessions(methods.filter(takesFile));
  const service = {
    world: { ...context, limits },
    authority: { db, findToken, enabled: () => enabled },
    quota,
  };
  const app = serveMethods(methods, service, sessions);
  return {
    app,
    world: {
      ...createVideoInspection(context),
      quota,
      limits,
      forgetUploads: sessions.forget,
      disableApi: () => {
        enabled = false;
      },
      enableApi: () => {
        enabled = true;
      },
    },
    reset() {
      enabled = true;
      sessions.forget();
      quota.reset();
      Object.assign(limits, usualLimits);
    },
  };
}
