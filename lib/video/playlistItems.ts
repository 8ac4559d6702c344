import * as z from 'zod/mini';
import { method } from '../http';
import {
  contentOwner,
  exactlyOne,
  fields,
  ids,
  maxResults,
  pageToken,
  parts,
  readScopes,
  writeScopes,
} from './parameters';
import { PlaylistItem, page } from './resources';

const allParts = () => parts('contentDetails', 'id', 'snippet', 'status');

/** With `videoId` it tells whether a playlist holds a video (behaviour, section 5). */
export const list = method({
  id: 'playlistItems.list',
  http: 'GET',
  path: '/playlistItems',
  query: () =>
    z
      .strictObject({
        part: allParts(),
        id: z.optional(ids()),
        playlistId: z.optional(z.string()),
        videoId: z.optional(z.string()),
        maxResults: maxResults(),
        pageToken: pageToken(),
        fields: fields(),
        onBehalfOfContentOwner: z.optional(z.string()),
      })
      .check(exactlyOne('id', 'playlistId')),
  response: () => page(PlaylistItem()),
  auth: 'optional',
  scopes: readScopes,
  cost: 1,
  repeat: 'safe',
});

/** Playlists take the same video twice, so a repeat needs a look first (behaviour, section 5). */
export const insert = method({
  id: 'playlistItems.insert',
  http: 'POST',
  path: '/playlistItems',
  query: () => z.strictObject({ part: allParts(), fields: fields(), ...contentOwner() }),
  body: () =>
    z.strictObject({
      snippet: z.strictObject({
        playlistId: z.string(),
        position: z.optional(z.int().check(z.minimum(0))),
        resourceId: z.strictObject({ kind: z.literal('youtube#video'), videoId: z.string() }),
      }),
      contentDetails: z.optional(z.strictObject({ note: z.optional(z.string().check(z.maxLength(280))) })),
    }),
  response: () => PlaylistItem(),
  auth: 'token',
  scopes: writeScopes,
  cost: 50,
  repeat: 'afterCheck',
});

const deletion = method({
  id: 'playlistItems.delete',
  http: 'DELETE',
  path: '/playlistItems',
  query: () => z.strictObject({ id: z.string(), onBehalfOfContentOwner: z.optional(z.string()) }),
  auth: 'token',
  scopes: writeScopes,
  cost: 50,
  repeat: 'afterCheck',
});

export { deletion as delete };
