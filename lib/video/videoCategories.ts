import * as z from 'zod/mini';
import { method } from '../http';
import { exactlyOne, fields, ids, parts, reading, string } from './shared/parameters';
import { group, page, resource, text, truth } from './shared/resources';

const VideoCategory = () =>
  resource({ snippet: group({ title: text(), assignable: truth(), channelId: text() }) });

export const list = method({
  ...reading,
  id: 'videoCategories.list',
  path: '/videoCategories',
  query: () =>
    z
      .strictObject({
        part: parts('snippet'),
        id: z.optional(ids()),
        regionCode: string(),
        hl: string(),
        fields: fields(),
      })
      .check(exactlyOne('id', 'regionCode')),
  response: page(VideoCategory),
});
