import * as z from 'zod/mini';
import { method } from '../http';
import {
  choice,
  contentOwner,
  contentOwnerChannel,
  deleting,
  exactlyOne,
  fields,
  flag,
  id,
  ids,
  inserting,
  localizations,
  oneOfMine,
  paging,
  parts,
  reading,
  string,
  title,
  updating,
} from './shared/parameters';
import {
  group,
  Localizations,
  Localized,
  number,
  page,
  privacyStatus,
  resource,
  text,
  titled,
  word,
} from './shared/resources';

const Playlist = () =>
  resource({
    snippet: group({
      ...titled(),
      channelTitle: text(),
      defaultLanguage: text(),
      localized: Localized(),
      thumbnailVideoId: text(),
    }),
    status: group({ privacyStatus: privacyStatus(), podcastStatus: word<'enabled' | 'disabled'>() }),
    contentDetails: group({ itemCount: number() }),
    player: group({ embedHtml: text() }),
    localizations: Localizations(),
  });

/** The title has at most 150 characters; privacyStatus defaults to public (video API behaviour, section 5). */
const draft = () => ({
  snippet: z.strictObject({
    title: title(150).check(z.minLength(1)),
    description: z.optional(title(5000)),
    defaultLanguage: string(),
    thumbnailVideoId: string(),
  }),
  status: z.optional(
    z.strictObject({
      privacyStatus: choice('public', 'unlisted', 'private'),
      podcastStatus: choice('enabled', 'disabled'),
    }),
  ),
  localizations: localizations(),
});

const part = () => parts('contentDetails', 'id', 'localizations', 'player', 'snippet', 'status');

/** @source video API source document, Endpoints */
export const list = method({
  ...reading,
  id: 'playlists.list',
  path: '/playlists',
  query: () =>
    z
      .strictObject({
        part: part(),
        id: z.optional(ids()),
        channelId: string(),
        mine: flag(),
        hl: string(),
        ...paging(),
        fields: fields(),
        ...contentOwnerChannel(),
      })
      .check(exactlyOne('id', 'channelId', 'mine')),
  response: page(Playlist),
});

export const insert = method({
  ...inserting,
  id: 'playlists.insert',
  path: '/playlists',
  query: () => z.strictObject({ part: part(), fields: fields(), ...contentOwnerChannel() }),
  body: () => z.strictObject(draft()),
  response: Playlist,
});

/** An update of a deleted playlist has been seen to succeed (video API behaviour, section 5). */
export const update = method({
  ...updating,
  id: 'playlists.update',
  path: '/playlists',
  query: () => z.strictObject({ part: part(), fields: fields(), ...contentOwner() }),
  body: () => z.strictObject({ id: id(), ...draft() }),
  response: Playlist,
  reads: list,
});

const deletion = method({
  ...deleting,
  id: 'playlists.delete',
  path: '/playlists',
  query: oneOfMine,
});

export { deletion as delete };
