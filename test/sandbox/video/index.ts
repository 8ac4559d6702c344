import type { HttpBindings } from '@hono/node-server';
import type { Hono } from 'hono';
import type { SiteContext } from '../context';
import { channelMethods } from './channels';
import type { FindToken } from './credentials';
import type { Limits, Method } from './method';
import { playlistItemMethods } from './playlistItems';
import { playlistMethods } from './playlists';
import { createQuota } from './quota';
import { createVideoTables } from './schema';
import { serveMethods } from './serve';
import { subscriptionMethods } from './subscriptions';
import { videoMethods } from './videos';
import { createVideoInspection, type VideoInspection } from './world';

/** Every method that the sandbox's video API serves. */
const methods: readonly Method[] = [
  ...channelMethods,
  ...videoMethods,
  ...playlistMethods,
  ...playlistItemMethods,
  ...subscriptionMethods,
];

const usualLimits: Limits = { itemsPerPlaylist: 5000, playlistsPerChannel: 500 };

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
  const app = serveMethods(methods, {
    world: { ...context, limits },
    authority: { db, findToken, enabled: () => enabled },
    quota,
  });
  return {
    app,
    world: {
      ...createVideoInspection(context),
      quota,
      limits,
      disableApi: () => {
        enabled = false;
      },
      enableApi: () => {
        enabled = true;
      },
    },
    reset() {
      enabled = true;
      Object.assign(limits, usualLimits);
    },
  };
}
