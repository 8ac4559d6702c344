import * as z from 'zod/mini';
import { Fault } from '../errors';
import { method, type Transport } from '../http';
import { createClient } from '../http/client';
import { lenientList } from '../http/lenient';
import { filledText, itemId } from './shared/parameters';
import { reading, writing } from './shared/routes';

// Methods of WordPress itself that the calendar needs. Their paths begin at the REST root, not at the calendar's
// namespace.

const path = '/wp/v2/tribe_events/{id}';
/** `_fields` limits the answer to the raw texts, because the rest of it is long. */
const query = () =>
  z.strictObject({
    id: itemId(),
    context: z.literal('edit'),
    _fields: z.literal('title,content,excerpt,meta'),
  });

/** The parameters that read raw texts: `rawEvents.read({ id, ...rawTexts })`. */
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

const RawEvent = () =>
  z.pipe(
    z.object({ title: Raw(), content: Raw(), excerpt: Raw(), meta: Meta() }),
    z.transform(({ title, content, excerpt, meta }) => ({
      title: title.raw,
      description: content.raw,
      excerpt: excerpt.raw,
      cost: meta._EventCost,
      currency: {
        symbol: meta._EventCurrencySymbol ?? '',
        position: meta._EventCurrencyPosition ?? '',
        code: meta._EventCurrencyCode ?? '',
      },
    })),
  );

/** The texts of an event as typed. Reading them needs the right to edit the event. */
export type RawTexts = z.output<ReturnType<typeof RawEvent>>;

const rawEvents = {
  /**
   * Reads the texts and the cost of an event as typed; the calendar's own answers contain them rendered (calendar API
   * behaviour, section 4). Without the right to edit the event: 401 or 403 `rest_forbidden_context`.
   */
  read: method({
    ...reading,
    id: 'rawEvents.read',
    path,
    query,
    response: RawEvent,
    auth: 'token',
  }),
  /**
   * Changes only the fields sent, unlike the calendar's own update; but resets the publication date of a draft. Of the
   * calendar's own fields it supports the currency, which a site may ignore: check the answer (calendar API behaviour,
   * sections 4, 'Currency' and 'Publication date'). Without the right to edit the event: 403 `rest_cannot_edit`.
   */
  update: method({
    ...writing,
    id: 'rawEvents.update',
    http: 'POST',
    path,
    query,
    body: () =>
      z.strictObject({
        title: z.optional(z.string()),
        content: z.optional(z.string()),
        excerpt: z.optional(z.string()),
        /** Publication date in the site's zone. */
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
  }),
};

const megabyte = 1_000_000;

/** A picture in the site's media library. */
const Media = () => z.object({ id: z.int(), source_url: z.catch(z.string(), '') });

const media = {
  /** Newest first. `search` matches titles and, since WordPress 6.1, file names. */
  list: method({
    ...reading,
    id: 'media.list',
    path: '/wp/v2/media',
    query: () => z.strictObject({ search: filledText(), _fields: z.literal('id,source_url') }),
    response: () => lenientList(Media()),
  }),
  /**
   * Uploads a picture to the site's media library: `media.create(undefined, { media: file })`. Its id as text is the
   * `image` of an event, venue or organizer. Without the right to upload: 403 `rest_cannot_create` (calendar API
   * behaviour, section 10).
   */
  create: method({
    ...writing,
    id: 'media.create',
    http: 'POST',
    path: '/wp/v2/media',
    upload: {
      // Most servers accept less, and report it with an error
      maximum: 64 * megabyte,
      accepts: ['image/png', 'image/jpeg', 'image/gif', 'image/webp', 'image/avif'],
      named: true,
    },
    response: Media,
  }),
};

/** The media types that the library accepts (`accepts`), and the maximum size in bytes (`maximum`). */
export const pictureUpload = media.create.upload;

/** Creates a client: `client.rawEvents.read({ id, ...rawTexts })`. The transport's base must be the REST root. */
export function createWordPressClient(transport: Transport) {
  return createClient({ media, rawEvents }, transport);
}

/** The client of the site's own API, see `createWordPressClient`. */
export type WordPressClient = ReturnType<typeof createWordPressClient>;

/**
 * Reads the raw texts of an event; undefined if the rights or the site do not allow it, so that rendered texts are
 * used.
 */
export async function readRawTexts(client: WordPressClient, id: number): Promise<RawTexts | undefined> {
  try {
    return await client.rawEvents.read({ id, ...rawTexts });
  } catch (error) {
    if (error instanceof Fault && notReadable.has(error.data.kind)) return undefined;
    throw error;
  }
}

/** Faults that mean the texts are not readable: no right to edit, or a site that exposes only the calendar's API. */
const notReadable = new Set<Fault['data']['kind']>([
  'notAllowed',
  'signIn',
  'notFound',
  'disabled',
  'answer',
]);
