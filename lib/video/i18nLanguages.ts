import * as z from 'zod/mini';
import { method } from '../http';
import { fields, parts, reading, string } from './shared/parameters';
import { group, listing, resource, text } from './shared/resources';

/** The languages that `hl` accepts. */
export const list = method({
  ...reading,
  id: 'i18nLanguages.list',
  path: '/i18nLanguages',
  query: () => z.strictObject({ part: parts('snippet'), hl: string(), fields: fields() }),
  response: listing(() => resource({ snippet: group({ hl: text(), name: text() }) })),
});
