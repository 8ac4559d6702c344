import * as z from 'zod/mini';
import { method } from '../http';
import { fields, parts, reading, string } from './shared/parameters';
import { group, listing, resource, text } from './shared/resources';

/** The regions that `regionCode` accepts. */
export const list = method({
  ...reading,
  id: 'i18nRegions.list',
  path: '/i18nRegions',
  query: () => z.strictObject({ part: parts('snippet'), hl: string(), fields: fields() }),
  response: listing(() => resource({ snippet: group({ gl: text(), name: text() }) })),
});
