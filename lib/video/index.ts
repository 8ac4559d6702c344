import type { CallOptions, Method, Params, Transport } from '../http';
import { type Client, createClient } from '../http/client';
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

/** The table of methods, by resource. Everything that lists, checks, prices or draws API calls reads it. */
const resources = {
  activities,
  captions,
  channelBanners,
  channelSections,
  channels,
  comments,
  commentThreads,
  i18nLanguages,
  i18nRegions,
  members,
  membershipsLevels,
  playlistItems,
  playlists,
  search,
  subscriptions,
  thumbnails,
  videoAbuseReportReasons,
  videoCategories,
  videos,
  watermarks,
};

/** id → method: `videoMethods['playlistItems.insert']`. */
export const videoMethods: Record<string, Method> = Object.fromEntries(
  Object.values(resources)
    .flatMap((resource) => Object.values(resource as Record<string, Method>))
    .map((method) => [method.id, method]),
);

export interface VideoClient extends Client<typeof resources> {
  /** `client.updateParts(playlists.update, { id }, { snippet: { title } })`: reads, merges and writes. */
  updateParts<Answer, Body extends { id: string }>(
    update: Method<Answer, Params, Body>,
    ...rest: Changing<Answer, Body>
  ): Promise<Answer>;
  /** Gives the channel a banner, and leaves all else that it says of itself as it is. */
  setBanner(channelId: string, image: Blob, options?: CallOptions): Promise<channels.Channel>;
}

/** `client.playlistItems.insert(params, body?, { signal?, media? })`. */
export function createVideoClient(transport: Transport): VideoClient {
  return {
    ...createClient(resources, transport),
    updateParts: (update, ...rest) => updateParts(transport, update, ...rest),
    setBanner: (channelId, image, options) => setBanner(transport, channelId, image, options),
  };
}
