import * as z from 'zod/mini';
import { method } from '../http';
import {
  contentOwnerChannel,
  exactlyOne,
  fields,
  ids,
  maxResults,
  pageToken,
  parts,
  readScopes,
  writeScopes,
} from './parameters';
import { Playlist, page } from './resources';

const allParts = () => parts('contentDetails', 'id', 'localizations', 'player', 'snippet', 'status');

/** @source video API source document, Endpoints */
export const list = method({
  id: 'playlists.list',
  http: 'GET',
  path: '/playlists',
  query: () =>
    z
      .strictObject({
        part: allParts(),
        id: z.optional(ids()),
        channelId: z.optional(z.string()),
        mine: z.optional(z.literal(true)),
        hl: z.optional(z.string()),
        maxResults: maxResults(),
        pageToken: pageToken(),
        fields: fields(),
        ...contentOwnerChannel(),
      })
      .check(exactlyOne('id', 'channelId', 'mine')),
  response: () => page(Playlist()),
  auth: 'optional',
  scopes: readScopes,
  cost: 1,
  repeat: 'safe',
});

/** Titles up to 150 characters; privacy defaults to public (behaviour, section 5). */
export const insert = method({
  id: 'playlists.insert',
  http: 'POST',
  path: '/playlists',
  query: () => z.strictObject({ part: allParts(), fields: fields(), ...contentOwnerChannel() }),
  body: () =>
    z.strictObject({
      snippet: z.strictObject({
        title: z.string().check(z.minLength(1), z.maxLength(150)),
        description: z.optional(z.string().check(z.maxLength(5000))),
        defaultLanguage: z.optional(z.string()),
      }),
      status: z.optional(z.strictObject({ privacyStatus: z.enum(['public', 'unlisted', 'private']) })),
    }),
  response: () => Playlist(),
  auth: 'token',
  scopes: writeScopes,
  cost: 50,
  repeat: 'afterCheck',
});

const deletion = method({
  id: 'playlists.delete',
  http: 'DELETE',
  path: '/playlists',
  query: () => z.strictObject({ id: z.string(), onBehalfOfContentOwner: z.optional(z.string()) }),
  auth: 'token',
  scopes: writeScopes,
  cost: 50,
  repeat: 'afterCheck',
});

export { deletion as delete };
