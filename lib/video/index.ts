import type { CallOptions, Method, Params, Transport } from '../http';
import { type Client, createClient, methodsOf } from '../http/client';
import * as activities from './activities';
import * as captions from './captions';
import * as channelBanners from './channelBanners';
import * as channelSections from './channelSections';
import * as channels from './channels';
import * as comments from './comments';
import * as commentThreads from './commentThreads';
import * as i18nLanguages from './i18nLanguages';
import * as i18nRegions from './i18nRegions';
import * as members from './members';
import * as membershipsLevels from './membershipsLevels';
import * as playlistItems from './playlistItems';
import * as playlists from './playlists';
import * as search from './search';
import { setBanner } from './setBanner';
import * as subscriptions from './subscriptions';
import * as thumbnails from './thumbnails';
import { type Changing, updateParts } from './updateParts';
import * as videoAbuseReportReasons from './videoAbuseReportReasons';
import * as videoCategories from './videoCategories';
import * as videos from './videos';
import * as watermarks from './watermarks';

export type { Method } from '../http';
export { byIds } from './byIds';
export type { Channel } from './channels';
export { videoErrors } from './errors';
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

/** Resources that the product's actions use; the worker carries the schemas of no others. */
const used = {
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

const others = {
  activities,
  channelSections,
  comments,
  commentThreads,
  i18nLanguages,
  members,
  membershipsLevels,
  search,
  videoAbuseReportReasons,
};

/**
 * The table of methods: id → method, `videoMethods['playlistItems.insert']`. Everything that lists, checks, prices or
 * draws API calls reads it.
 */
export const videoMethods: Record<string, Method> = /* @__PURE__ */ methodsOf({ ...used, ...others });

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
