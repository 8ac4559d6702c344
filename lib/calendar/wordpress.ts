import * as z from 'zod/mini';
import { Fault } from '../errors';
import { method, type Transport } from '../http';
import { createClient } from '../http/client';
import { lenientList } from '../http/lenient';
import type { Currency } from './shared/cost';
import { filledText, itemId } from './shared/parameters';

/** The raw texts of an event, where the rights allow reading them: `rawEvents.read`. */
export interface RawTexts {
  title: string;
  description: string;
  excerpt: string;
  cost?: string | undefined;
  currency?: Currency | undefined;
}

/**
 * The few calls of WordPress itself that the calendar needs beside its own: their paths begin at the REST root, not at
 * the calendar's namespace.
 */

const path = '/wp/v2/tribe_events/{id}';
/** What belongs to a raw text; the rest of such an answer is long. */
const query = () =>
  z.strictObject({
    id: itemId(),
    context: z.literal('edit'),
    _fields: z.literal('title,content,excerpt,meta'),
  });

/** How to ask for the raw texts of an event: `rawEvents.read({ id, ...rawTexts })`. */
export const rawTexts = { context: 'edit', _fields: 'title,content,excerpt,meta' } as const;

const Raw = () => z.object({ raw: z.string() });
const metaText = () => z.catch(z.optional(z.string()), undefined);
const Meta = () =>
  z.catch(
    z.object({
      _EventCost: metaText(),
      _EventCurrencySymbol: metaText(),
      _EventCurrencyPosition: metaText(),
      _EventCurrencyCode: metaText(),
    }),
    () => ({ _EventCost: undefined }),
  );
type Meta = z.output<ReturnType<typeof Meta>>;

const metaCurrency = (meta: Meta): Currency => ({
  symbol: meta._EventCurrencySymbol ?? '',
  position: meta._EventCurrencyPosition ?? '',
  code: meta._EventCurrencyCode ?? '',
});

const RawEvent = () =>
  z.pipe(
    z.object({ title: Raw(), content: Raw(), excerpt: Raw(), meta: Meta() }),
    z.transform(
      ({ title, content, excerpt, meta }): RawTexts => ({
        title: title.raw,
        description: content.raw,
        excerpt: excerpt.raw,
        cost: meta._EventCost,
        currency: metaCurrency(meta),
      }),
    ),
  );

const rawEvents = {
  /**
   * The texts of an event as they were typed, and its cost: the calendar's own answers carry them rendered (calendar
   * API behaviour, section 4). 401 or 403 `rest_forbidden_context` without the right to edit it.
   */
  read: method({
    id: 'rawEvents.read',
    http: 'GET',
    path,
    query,
    response: RawEvent,
    auth: 'token',
    cost: 0,
    repeat: 'safe',
  }),
  /**
   * Changes what is sent and resets nothing but a draft's publication date, unlike the calendar's own update; of the
   * calendar's fields it knows those of the currency (sections 4, 'Currency' and 'Publication date'). 403 `rest_cannot_edit`. A site may ignore them: see the answer.
   */
  update: method({
    id: 'rawEvents.update',
    http: 'POST',
    path,
    query,
    body: () =>
      z.strictObject({
        title: z.optional(z.string()),
        content: z.optional(z.string()),
        excerpt: z.optional(z.string()),
        /** Publication, by the site's clocks. */
        date: z.optional(z.string()),
        meta: z.optional(
          z.strictObject({
            _EventCurrencySymbol: z.string(),
            _EventCurrencyPosition: z.string(),
            _EventCurrencyCode: z.string(),
          }),
        ),
      }),
    response: RawEvent,
    auth: 'token',
    cost: 0,
    repeat: 'afterCheck',
  }),
};

const megabyte = 1_000_000;

/** A picture of the site's library. */
const Media = () => z.object({ id: z.int(), source_url: z.catch(z.string(), '') });

const media = {
  /** Newest first; searched in titles and, since WordPress 6.1, in the names of files. */
  list: method({
    id: 'media.list',
    http: 'GET',
    path: '/wp/v2/media',
    query: () => z.strictObject({ search: filledText(), _fields: z.literal('id,source_url') }),
    response: () => lenientList(Media()),
    auth: 'optional',
    cost: 0,
    repeat: 'safe',
  }),
  /**
   * Puts a picture into the site's library: `media.create(undefined, { media: file })`. Its id as a text is
   * what an event, venue or organizer takes as `image`. 403 `rest_cannot_create` without upload rights (section 10).
   */
  create: method({
    id: 'media.create',
    http: 'POST',
    path: '/wp/v2/media',
    upload: {
      // Most servers take less, and say so by themselves.
      maximum: 64 * megabyte,
      accepts: ['image/png', 'image/jpeg', 'image/gif', 'image/webp', 'image/avif'],
      named: true,
    },
    response: Media,
    auth: 'token',
    cost: 0,
    repeat: 'afterCheck',
  }),
};

/** What the library takes of a file: the media types, and the most bytes. */
export const pictureUpload = media.create.upload;

/** `client.rawEvents.read({ id, ...rawTexts })`, over a transport whose addresses begin at the REST root. */
export function createWordPressClient(transport: Transport) {
  return createClient({ media, rawEvents }, transport);
}

export type WordPressClient = ReturnType<typeof createWordPressClient>;

/** Undefined where the rights, or the site, do not allow reading them: then the rendered texts must do. */
export async function readRawTexts(client: WordPressClient, id: number): Promise<RawTexts | undefined> {
  try {
    return await client.rawEvents.read({ id, ...rawTexts });
  } catch (error) {
    if (error instanceof Fault && closedDoors.has(error.data.kind)) return undefined;
    throw error;
  }
}

/** Not ours to edit, or a site that shows calendars to programs and nothing else. */
const closedDoors = new Set<Fault['data']['kind']>([
  'notAllowed',
  'signIn',
  'notFound',
  'disabled',
  'answer',
]);
