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
} from './parameters';
import { Channel, page } from './resources';

/** @source video API source document, Endpoints; filters: behaviour, section 5 */
export const list = method({
  id: 'channels.list',
  http: 'GET',
  path: '/channels',
  query: () =>
    z
      .strictObject({
        part: parts(
          'auditDetails',
          'brandingSettings',
          'contentDetails',
          'contentOwnerDetails',
          'id',
          'localizations',
          'snippet',
          'statistics',
          'status',
          'topicDetails',
        ),
        id: z.optional(ids()),
        mine: z.optional(z.literal(true)),
        forHandle: z.optional(z.string()),
        forUsername: z.optional(z.string()),
        managedByMe: z.optional(z.boolean()),
        mySubscribers: z.optional(z.boolean()),
        categoryId: z.optional(z.string()),
        hl: z.optional(z.string()),
        maxResults: maxResults(),
        pageToken: pageToken(),
        fields: fields(),
        ...contentOwner(),
      })
      .check(
        exactlyOne('id', 'mine', 'forHandle', 'forUsername', 'managedByMe', 'mySubscribers', 'categoryId'),
      ),
  response: () => page(Channel()),
  auth: 'optional',
  scopes: readScopes,
  cost: 1,
  repeat: 'safe',
});
