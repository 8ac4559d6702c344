import { can } from './access';
import { pictureAddress } from './addresses';
import { readPicture } from './pictures';
import type { Answer, Call, Route } from './rest';
import { forbidden, RestError } from './restError';
import { imageSizes } from './shapes';
import { type Caller, nowLocal, nowUtc, restAddress, type Site } from './site';
import type { PicturePost } from './store';
import { slugOf } from './text';
import { asBoolean, isEmpty } from './validation';

/** Uploads (calendar API behaviour, section 10) and pictures named by events, venues and organizers. */

const mediaTypes: Record<string, string> = {
  png: 'image/png',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  gif: 'image/gif',
  webp: 'image/webp',
};

/** An id as digits, or an address that the server finds a picture at. */
export function isImage(value: unknown, site: Site): boolean {
  if (typeof value !== 'string' && typeof value !== 'number') return false;
  if (/^\d+$/.test(String(value))) return site.store.findOf('attachment', Number(value)) !== undefined;
  return pictureAt(site, String(value)) !== undefined || site.remotePictures.has(String(value));
}

export const isImageOrEmpty = (value: unknown, site: Site): boolean => isEmpty(value) || isImage(value, site);

const pictureAt = (site: Site, address: string): PicturePost | undefined =>
  site.store
    .ofType('attachment')
    .find((picture) => pictureAddress(site, picture) === address || picture.fields.source === address);

/** The picture to link; one at another address is fetched once and kept, which needs upload rights. */
export function pictureFrom(site: Site, user: Caller, sent: unknown): number | null {
  if (isEmpty(sent)) return null;
  if (/^\d+$/.test(String(sent))) return Number(sent);
  const address = String(sent);
  const known = pictureAt(site, address);
  if (known && known.fields.source === undefined) return known.id;
  const remote = site.remotePictures.get(address);
  if (!(known || remote) || !can(user, 'upload_files')) {
    throw new RestError(400, 'rest_invalid_param', 'This picture cannot be had.', {
      params: { image: 'No picture.' },
      details: [],
    });
  }
  if (known) return known.id;
  const name = withRandomLetters(address.split('/').at(-1) ?? 'picture.png');
  return storePicture(site, user, name, remote?.bytes ?? new Uint8Array(), { source: address }).id;
}

/** A fetched file passes through a temporary one, whose name it keeps. */
const withRandomLetters = (name: string): string =>
  name.replace(/(\.\w+)?$/, `-${crypto.randomUUID().slice(0, 6)}$1`);

interface PictureTexts {
  title?: string;
  altText?: string;
  source?: string;
}

export function storePicture(
  site: Site,
  user: Caller,
  name: string,
  bytes: Uint8Array,
  texts: PictureTexts = {},
): PicturePost {
  const extension = name.split('.').at(-1)?.toLowerCase() ?? '';
  const mediaType = mediaTypes[extension];
  const picture = readPicture(bytes);
  if (mediaType === undefined || picture?.mediaType !== mediaType) {
    throw new RestError(500, 'rest_upload_sideload_error', 'This kind of file is not allowed here.');
  }
  const base = slugOf(name.slice(0, -extension.length - 1)) || 'picture';
  const slug = site.store.freeSlug('attachment', base);
  const path = `${nowLocal(site).slice(0, 7).replace('-', '/')}/${slug}.${extension}`;
  site.store.db.run('INSERT OR REPLACE INTO calendar_files VALUES (?, ?, ?)', [path, mediaType, bytes]);
  const stamp = {
    date: nowLocal(site),
    dateUtc: nowUtc(site),
    modified: nowLocal(site),
    modifiedUtc: nowUtc(site),
  };
  const id = site.store.insert<'attachment'>({
    type: 'attachment',
    author: user?.id ?? 0,
    status: 'inherit',
    ...stamp,
    title: texts.title ?? name.slice(0, -extension.length - 1),
    content: '',
    excerpt: '',
    slug,
    password: '',
    image: null,
    fields: {
      path,
      mediaType,
      width: picture.width,
      height: picture.height,
      filesize: bytes.length,
      altText: texts.altText ?? '',
      ...(texts.source ? { source: texts.source } : {}),
    },
  });
  return existing(site, id);
}

function existing(site: Site, id: number): PicturePost {
  const picture = site.store.findOf('attachment', id);
  if (!picture) throw new RestError(404, 'rest_post_invalid_id', 'There is no such picture.');
  return picture;
}

export function mediaRoutes(): Route[] {
  const uploads = (call: Call) =>
    can(call.user, 'upload_files') || forbidden(call.user !== undefined, 'rest_cannot_create');
  const exists = (call: Call) =>
    call.site.store.findOf('attachment', Number(call.parameters.id)) !== undefined;
  const changes = (call: Call) => exists(call) && can(call.user, 'upload_files');
  const picture = (call: Call) => existing(call.site, Number(call.parameters.id));
  return [
    {
      namespace: 'wp/v2',
      path: '/media',
      handlers: [
        {
          methods: ['GET'],
          run: ({ site }) => ({ body: site.store.ofType('attachment').map((one) => mediaShape(site, one)) }),
        },
        { methods: ['POST'], permitted: uploads, run: upload },
      ],
    },
    {
      namespace: 'wp/v2',
      path: '/media/{id}',
      handlers: [
        {
          methods: ['GET'],
          advertised: exists,
          run: (call) => readPicturePost(call.site, picture(call)),
        },
        {
          methods: ['POST', 'PUT', 'PATCH'],
          permitted: uploads,
          advertised: changes,
          run: (call) => describePicture(call, picture(call)),
        },
        {
          methods: ['DELETE'],
          permitted: uploads,
          advertised: changes,
          run: (call) => removePicture(call, picture(call)),
        },
      ],
    },
  ];
}

function readPicturePost(site: Site, picture: PicturePost): Answer {
  const page = `<${site.origin}/${picture.slug}/>; rel="alternate"; type=text/html`;
  return { headers: { Link: page }, body: mediaShape(site, picture) };
}

function upload(call: Call): Answer {
  const { site } = call;
  const texts = { title: textOf(call, 'title'), altText: textOf(call, 'alt_text') };
  const file = call.file ?? rawFile(call);
  const stored = storePicture(site, call.user, file.name, file.bytes, {
    ...(texts.title === undefined ? {} : { title: texts.title }),
    ...(texts.altText === undefined ? {} : { altText: texts.altText }),
  });
  return {
    status: 201,
    headers: {
      Location: restAddress(site, `/wp/v2/media/${stored.id}`),
      'X-WP-Upload-Attachment-ID': stored.id,
    },
    body: mediaShape(site, stored),
  };
}

/** `filename*` is not understood. */
function rawFile(call: Call): { name: string; bytes: Uint8Array } {
  if (call.raw.length === 0) throw new RestError(400, 'rest_upload_no_data', 'Nothing was sent.');
  const disposition = call.headers.get('content-disposition');
  if (disposition === null)
    throw new RestError(400, 'rest_upload_no_content_disposition', 'The file has no name.');
  const name = /filename="?([^";]+)"?/i.exec(disposition)?.[1];
  if (name === undefined)
    throw new RestError(400, 'rest_upload_invalid_disposition', 'The file has no name.');
  return { name, bytes: call.raw };
}

const textOf = (call: Call, name: string): string | undefined =>
  typeof call.parameters[name] === 'string' ? call.parameters[name] : undefined;

function describePicture(call: Call, picture: PicturePost): Answer {
  const described: PicturePost = {
    ...picture,
    title: textOf(call, 'title') ?? picture.title,
    fields: { ...picture.fields, altText: textOf(call, 'alt_text') ?? picture.fields.altText },
  };
  call.site.store.save(described);
  return { body: mediaShape(call.site, described) };
}

/** Pictures know no trash; the events that had one lose it. */
function removePicture(call: Call, picture: PicturePost): Answer {
  const { site } = call;
  if (asBoolean(call.parameters.force) !== true) {
    throw new RestError(501, 'rest_trash_not_supported', 'Pictures have no trash.');
  }
  const previous = mediaShape(site, picture);
  site.store.remove(picture.id);
  site.store.db.run('UPDATE calendar_posts SET image = NULL WHERE image = ?', [picture.id]);
  return { body: { deleted: true, previous } };
}

/** The calendar's fields, which every post of the wider API has; here empty. */
export const noCalendarFields = {
  ...Object.fromEntries(
    [
      ...['_EventTimezone', '_EventStartDate', '_EventEndDate', '_EventStartDateUTC', '_EventEndDateUTC'],
      ...['_EventURL', '_EventCost', '_EventCostDescription', '_EventCurrencySymbol', '_EventCurrencyCode'],
      ...['_EventCurrencyPosition', '_EventDateTimeSeparator', '_EventTimeRangeSeparator'],
      ...['_OrganizerEmail', '_OrganizerPhone', '_OrganizerWebsite', '_VenueAddress', '_VenueCity'],
      ...['_VenueCountry', '_VenueProvince', '_VenueState', '_VenueZip', '_VenuePhone', '_VenueURL'],
      ...['_VenueStateProvince', '_VenueLat', '_VenueLng'],
    ].map((name) => [name, '']),
  ),
  ...{ _EventAllDay: false, _EventShowMap: false, _EventShowMapLink: false },
  ...{ _VenueShowMap: false, _VenueShowMapLink: false, _EventOrganizerID: [], _EventVenueID: [] },
};

/** What a camera would have written. */
const noImageMeta = {
  ...{
    aperture: '0',
    created_timestamp: '0',
    focal_length: '0',
    iso: '0',
    shutter_speed: '0',
    orientation: '0',
  },
  ...{ credit: '', camera: '', caption: '', copyright: '', title: '', alt: '', keywords: [] },
};

function mediaShape(site: Site, picture: PicturePost) {
  const { fields } = picture;
  const address = pictureAddress(site, picture);
  const sizes = Object.fromEntries(
    Object.entries(imageSizes(site, picture)).map(([name, size]) => [
      name,
      {
        file: size.url.split('/').at(-1),
        width: size.width,
        height: size.height,
        filesize: size.filesize,
        mime_type: fields.mediaType,
        source_url: size.url,
      },
    ]),
  );
  const file = fields.path.split('/').at(-1);
  const full = {
    file,
    width: fields.width,
    height: fields.height,
    mime_type: fields.mediaType,
    source_url: address,
  };
  return {
    id: picture.id,
    date: picture.date.replace(' ', 'T'),
    date_gmt: picture.dateUtc.replace(' ', 'T'),
    guid: { rendered: address, raw: address },
    modified: picture.modified.replace(' ', 'T'),
    modified_gmt: picture.modifiedUtc.replace(' ', 'T'),
    slug: picture.slug,
    status: picture.status,
    type: 'attachment',
    link: `${site.origin}/${picture.slug}/`,
    title: { raw: picture.title, rendered: picture.title },
    author: picture.author,
    featured_media: 0,
    comment_status: 'open',
    ping_status: 'closed',
    template: '',
    meta: noCalendarFields,
    permalink_template: `${site.origin}/?attachment_id=${picture.id}`,
    generated_slug: picture.slug,
    class_list: [`post-${picture.id}`, 'attachment', 'type-attachment', 'status-inherit', 'hentry'],
    description: { raw: '', rendered: `<p><img src="${address}" alt=""></p>` },
    caption: { raw: '', rendered: '' },
    alt_text: fields.altText,
    media_type: 'image',
    mime_type: fields.mediaType,
    media_details: {
      width: fields.width,
      height: fields.height,
      file: fields.path,
      filesize: fields.filesize,
      sizes: { ...sizes, full },
      image_meta: noImageMeta,
    },
    post: null,
    source_url: address,
    missing_image_sizes: [],
    filename: file,
    filesize: fields.filesize,
    exif_orientation: 1,
  };
}
