import type { Method, Params, Transport } from '../http';
import { type ApiClient, createClient, getMethods } from '../http/client';
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
import { type Changing, type RawResource, readParts, updateParts, writeParts } from './shared/updateParts';
import * as subscriptions from './subscriptions';
import * as thumbnails from './thumbnails';
import * as videoAbuseReportReasons from './videoAbuseReportReasons';
import * as videoCategories from './videoCategories';
import * as videos from './videos';
import * as watermarks from './watermarks';

export type { Method } from '../http';
export type { Channel } from './channels';
export { videoErrors } from './shared/errors';
export { everyItem, pages } from './shared/pages';
export type { RawResource } from './shared/updateParts';
export {
  captions,
  channelBanners,
  channelSections,
  channels,
  comments,
  commentThreads,
  playlistItems,
  playlists,
  subscriptions,
  thumbnails,
  videos,
  watermarks,
};

const resources = {
  activities,
  captions,
  channelBanners,
  channels,
  channelSections,
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

/**
 * The table of methods: id → method, `videoMethods['playlistItems.insert']`. All code that handles API calls as data
 * reads it.
 */
export const videoMethods: Record<string, Method> = /* @__PURE__ */ getMethods(resources);

/** The client of the video API, bound to an account. */
export interface VideoClient extends ApiClient<typeof resources> {
  /**
   * `client.updateParts(playlists.update, { id }, { snippet: { title } })`: reads, merges and writes; see
   * `updateParts`.
   */
  updateParts<Answer, Body extends { id: string }>(
    update: Method<Answer, Params, Body>,
    ...rest: Changing<Body>
  ): Promise<Answer>;
  /** The two halves of `updateParts`, for callers that look at what was read before they write. */
  readParts<Answer, Body extends { id: string }>(
    update: Method<Answer, Params, Body>,
    which: Changing<Body>[0],
    parts: readonly string[],
  ): Promise<RawResource>;
  writeParts<Answer, Body extends { id: string }>(
    update: Method<Answer, Params, Body>,
    found: RawResource,
    ...rest: Changing<Body>
  ): Promise<Answer>;
}

/**
 * Creates a client: `client.playlistItems.insert(params, body?, { signal?, media? })`. Calls throw Fault, see
 * `videoErrors`.
 */
export function createVideoClient(transport: Transport): VideoClient {
  return {
    ...createClient(resources, transport),
    updateParts: (update, ...rest) => updateParts(transport, update, ...rest),
    readParts: (update, ...rest) => readParts(transport, update, ...rest),
    writeParts: (update, ...rest) => writeParts(transport, update, ...rest),
  };
}
