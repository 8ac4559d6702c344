import * as z from 'zod/mini';
import { method } from '../http';
import {
  contentOwner,
  deleting,
  exactlyOne,
  fields,
  id,
  ids,
  inserting,
  oneOfMine,
  paging,
  parts,
  reading,
  string,
  title,
  updating,
} from './shared/parameters';
import { group, number, page, privacyStatus, ResourceId, resource, text, titled } from './shared/resources';

/**
 * Refuses watch later (WL) and history (HL): they still have ids, but the API can no longer read or change them (video
 * API behaviour, sections 5 and 11).
 */
const readable = z.check<string>(({ value, issues }) => {
  if (value === 'WL' || value === 'HL')
    issues.push({ code: 'custom', params: { reason: 'withdrawn' }, input: value });
});

const PlaylistItem = () =>
  resource({
    snippet: group({
      ...titled(),
      channelTitle: text(),
      playlistId: text(),
      position: number(),
      resourceId: ResourceId(),
      videoOwnerChannelTitle: text(),
      videoOwnerChannelId: text(),
    }),
    contentDetails: group({
      videoId: text(),
      note: text(),
      startAt: text(),
      endAt: text(),
      videoPublishedAt: text(),
    }),
    status: group({ privacyStatus: privacyStatus() }),
  });

/**
 * The body of an insert or update; times are in seconds, and deprecated: the platform may ignore them. An update must repeat the playlist and the video (video API behaviour, section 5).
 */
const draft = () => ({
  snippet: z.strictObject({
    playlistId: id().check(readable),
    position: z.optional(z.int().check(z.minimum(0))),
    resourceId: z.strictObject({ kind: z.literal('youtube#video'), videoId: id() }),
  }),
  contentDetails: z.optional(
    z.strictObject({ note: z.optional(title(280)), startAt: string(), endAt: string() }),
  ),
});

const part = () => parts('contentDetails', 'id', 'snippet', 'status');
const writeQuery = () => z.strictObject({ part: part(), fields: fields(), ...contentOwner() });

/** With `videoId`, it returns only the items with that video, if any (video API behaviour, section 5). */
export const list = method({
  ...reading,
  id: 'playlistItems.list',
  path: '/playlistItems',
  query: () =>
    z
      .strictObject({
        part: part(),
        id: z.optional(ids()),
        playlistId: z.optional(id().check(readable)),
        videoId: string(),
        ...paging(),
        fields: fields(),
        ...contentOwner(),
      })
      .check(exactlyOne('id', 'playlistId')),
  response: page(PlaylistItem),
});

/** Not idempotent: a playlist may contain a video twice, so check before a retry (video API behaviour, section 5). */
export const insert = method({
  ...inserting,
  id: 'playlistItems.insert',
  path: '/playlistItems',
  query: writeQuery,
  body: () => z.strictObject(draft()),
  response: PlaylistItem,
});

/** A position is accepted only if the playlist is sorted manually; else the error is `manualSortRequired`. */
export const update = method({
  ...updating,
  id: 'playlistItems.update',
  path: '/playlistItems',
  query: writeQuery,
  body: () => z.strictObject({ id: id(), ...draft() }),
  response: PlaylistItem,
  reads: list,
});

const deletion = method({
  ...deleting,
  id: 'playlistItems.delete',
  path: '/playlistItems',
  query: oneOfMine,
});

export { deletion as delete };
