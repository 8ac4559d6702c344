import type { Method, Transport } from '../http';
import { type Client, createClient } from '../http/client';
import * as channels from './channels';
import * as playlistItems from './playlistItems';
import * as playlists from './playlists';
import * as subscriptions from './subscriptions';
import * as videos from './videos';

export { videoErrors } from './errors';
export type { Channel } from './resources';
export { playlistItems, playlists, subscriptions, videos };

/** The table of methods, by resource. Everything that lists, checks, prices or draws API calls reads it. */
const resources = { channels, playlistItems, playlists, subscriptions, videos };

/** id → method: `videoMethods['playlistItems.insert']`. */
export const videoMethods: Record<string, Method> = Object.fromEntries(
  Object.values(resources)
    .flatMap((resource) => Object.values(resource as Record<string, Method>))
    .map((method) => [method.id, method]),
);

export type VideoClient = Client<typeof resources>;

/** `client.playlistItems.insert(params, body?, { signal? })`. */
export function createVideoClient(transport: Transport): VideoClient {
  return createClient(resources, transport);
}
