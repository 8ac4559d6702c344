import type { CallOptions, Method, Params, Transport } from '../http';
import { type Client, createClient } from '../http/client';
import * as captions from './captions';
import * as channelBanners from './channelBanners';
import * as channels from './channels';
import { others } from './methods';
import * as playlistItems from './playlistItems';
import * as playlists from './playlists';
import { setBanner } from './setBanner';
import * as subscriptions from './subscriptions';
import * as thumbnails from './thumbnails';
import { type Changing, updateParts } from './updateParts';
import { used } from './used';
import * as videos from './videos';
import * as watermarks from './watermarks';

export type { Method } from '../http';
export { byIds } from './byIds';
export type { Channel } from './channels';
export { videoErrors } from './errors';
export { videoMethods } from './methods';
export { everyItem, pages } from './pages';
export {
  captions,
  channelBanners,
  channels,
  playlistItems,
  playlists,
  subscriptions,
  thumbnails,
  videos,
  watermarks,
};

interface Changes {
  /** `client.updateParts(playlists.update, { id }, { snippet: { title } })`: reads, merges and writes. */
  updateParts<Answer, Body extends { id: string }>(
    update: Method<Answer, Params, Body>,
    ...rest: Changing<Answer, Body>
  ): Promise<Answer>;
  /** Gives the channel a banner, and leaves all else that it says of itself as it is. */
  setBanner(channelId: string, image: Blob, options?: CallOptions): Promise<channels.Channel>;
}

/** What actions are handed. One that needs another resource does not compile until the resource is among the used. */
export interface VideoClient extends Client<typeof used>, Changes {}

/** Every method there is. */
export interface WholeVideoClient extends VideoClient, Client<typeof others> {}

/** `client.playlistItems.insert(params, body?, { signal?, media? })`. */
export function createVideoClient(transport: Transport): WholeVideoClient {
  return { ...createClient(others, transport), ...createUsedClient(transport) };
}

/** The same for the worker. */
export function createUsedClient(transport: Transport): VideoClient {
  return {
    ...createClient(used, transport),
    updateParts: (update, ...rest) => updateParts(transport, update, ...rest),
    setBanner: (channelId, image, options) => setBanner(transport, channelId, image, options),
  };
}
