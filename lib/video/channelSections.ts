import * as z from 'zod/mini';
import { method } from '../http';
import {
  contentOwner,
  contentOwnerChannel,
  deleting,
  exactlyOne,
  fields,
  flag,
  id,
  ids,
  inserting,
  oneOfMine,
  parts,
  reading,
  string,
  title,
  updating,
  withdrawn,
} from './shared/parameters';
import { group, listing, number, resource, text, texts, word } from './shared/resources';
import { type SectionType, sectionTypes } from './shared/sectionTypes';

const ChannelSection = () =>
  resource({
    snippet: group({
      type: word<SectionType>(),
      channelId: text(),
      title: text(),
      position: number(),
    }),
    contentDetails: group({ playlists: texts(), channels: texts() }),
  });

/** Only the types multiplePlaylists and multipleChannels have a title. A channel has at most ten sections. */
const draft = () => ({
  snippet: z.strictObject({
    type: z.enum(sectionTypes),
    title: z.optional(title(100)),
    position: z.optional(z.int().check(z.minimum(0))),
    channelId: string(),
  }),
  contentDetails: z.optional(
    z.strictObject({ playlists: z.optional(z.array(id())), channels: z.optional(z.array(id())) }),
  ),
});

const part = () => parts('contentDetails', 'id', 'snippet');

/** `hl` was withdrawn in May 2021 (video API behaviour, section 5). */
export const list = method({
  ...reading,
  id: 'channelSections.list',
  path: '/channelSections',
  query: () =>
    z
      .strictObject({
        part: part(),
        channelId: string(),
        id: z.optional(ids()),
        mine: flag(),
        hl: string(),
        fields: fields(),
        ...contentOwner(),
      })
      .check(exactlyOne('channelId', 'id', 'mine'), withdrawn('hl')),
  response: listing(ChannelSection),
});

export const insert = method({
  ...inserting,
  id: 'channelSections.insert',
  path: '/channelSections',
  query: () => z.strictObject({ part: part(), fields: fields(), ...contentOwnerChannel() }),
  body: () => z.strictObject(draft()),
  response: ChannelSection,
});

export const update = method({
  ...updating,
  id: 'channelSections.update',
  path: '/channelSections',
  query: () => z.strictObject({ part: part(), fields: fields(), ...contentOwner() }),
  body: () => z.strictObject({ id: id(), ...draft() }),
  response: ChannelSection,
  reads: list,
});

const deletion = method({
  ...deleting,
  id: 'channelSections.delete',
  path: '/channelSections',
  query: oneOfMine,
});

export { deletion as delete };
