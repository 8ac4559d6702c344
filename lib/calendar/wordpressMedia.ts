import * as z from 'zod/mini';
import { method } from '../http';
import { lenientList } from '../http/lenient';
import { filledText, itemId, pageNumber } from './shared/parameters';
import { reading, writing } from './shared/routes';
import { decodeWordPressEntities } from './shared/text';

// Methods of WordPress's media library.

const textOrEmpty = () => z.catch(z.string(), '');

const megabyte = 1_000_000;

/** A picture in the site's media library. */
const Media = () => z.object({ id: z.int(), source_url: z.catch(z.string(), '') });

const LibraryPicture = () =>
  z.pipe(
    z.object({
      id: z.int(),
      source_url: z.string(),
      alt_text: textOrEmpty(),
      title: z.catch(z.object({ rendered: z.string() }), { rendered: '' }),
      media_details: z.catch(
        z.object({ sizes: z.object({ thumbnail: z.object({ source_url: z.string() }) }) }),
        { sizes: { thumbnail: { source_url: '' } } },
      ),
    }),
    z.transform(({ id, source_url: url, alt_text: alt, title, media_details: { sizes } }) => ({
      ...{ id, url, alt, title: decodeWordPressEntities(title.rendered) },
      small: sizes.thumbnail.source_url || url,
    })),
  );

const AltText = () =>
  z.pipe(
    z.object({ alt_text: textOrEmpty() }),
    z.transform(({ alt_text }) => alt_text),
  );
const ofOne = () => z.strictObject({ id: itemId(), _fields: z.literal('alt_text') });

/** How many pictures of the library are read at once. */
export const picturesPerPage = 24;

/** Methods of the media library of a site. */
export const media = {
  /** Pictures of the library, newest first; `search` looks at title, file name and alternative text. */
  listPictures: method({
    ...reading,
    id: 'media.listPictures',
    path: '/wp/v2/media',
    query: () =>
      z.strictObject({
        search: filledText(),
        media_type: z.literal('image'),
        page: pageNumber(),
        per_page: z.literal(picturesPerPage),
        _fields: z.literal('id,source_url,alt_text,title,media_details'),
      }),
    response: () => lenientList(LibraryPicture()),
    auth: 'token',
  }),
  /** The alternative text of a picture. */
  readText: method({
    ...reading,
    id: 'media.readText',
    path: '/wp/v2/media/{id}',
    query: ofOne,
    response: AltText,
    auth: 'token',
  }),
  /**
   * Sets the alternative text of a picture; the site strips markup. Authors may do so with their own pictures alone
   * (calendar API behaviour, 'Media, users').
   */
  setText: method({
    ...writing,
    id: 'media.setText',
    http: 'POST',
    path: '/wp/v2/media/{id}',
    query: ofOne,
    body: () => z.strictObject({ alt_text: z.string() }),
    response: AltText,
  }),
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
