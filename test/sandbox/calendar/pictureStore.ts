import { can } from './access';
import { pictureAddress } from './addresses';
import { readPicture } from './pictures';
import { RestError } from './restError';
import { type Caller, nowLocal, nowUtc, type Site } from './site';
import type { PicturePost } from './store';
import { toSlug } from './text';
import { isEmpty } from './validation';

/** The media library, and pictures that events, venues and organizers name. */

const mediaTypes: Record<string, string> = {
  png: 'image/png',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  gif: 'image/gif',
  webp: 'image/webp',
  txt: 'text/plain',
};

/** An id as digits, or an address that the server finds a picture at. */
export function isImage(value: unknown, site: Site): boolean {
  if (typeof value !== 'string' && typeof value !== 'number') return false;
  if (/^\d+$/.test(String(value))) {
    const file = site.store.findPost('attachment', Number(value));
    return file?.fields.mediaType.startsWith('image/') === true;
  }
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
  const remote = site.remotePictures.get(address);
  if (!(known || remote) || !can(user, 'upload_files')) {
    throw new RestError(400, 'rest_invalid_param', 'This picture cannot be had.', {
      params: { image: 'No picture.' },
      details: [],
    });
  }
  if (known) return known.id;
  const name = withRandomLetters(address.split('/').at(-1)?.replace(/\?.*/, '') ?? 'picture.png');
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

const toFolder = (site: Site): string => `${nowLocal(site).slice(0, 7).replace('-', '/')}/`;

/** The second file of a name ends in `-1`. */
function freeFileName(site: Site, base: string, extension: string): string {
  const taken = (name: string) =>
    site.store.db.get('SELECT path FROM calendar_files WHERE path = ?', [
      `${toFolder(site)}${name}.${extension}`,
    ]);
  let name = base;
  for (let next = 1; taken(name); next += 1) name = `${base}-${next}`;
  return name;
}

/** @throws RestError when the bytes are no picture of the kind that the name says */
export function storePicture(
  site: Site,
  user: Caller,
  name: string,
  bytes: Uint8Array,
  texts: PictureTexts = {},
): PicturePost {
  const extension = name.split('.').at(-1)?.toLowerCase() ?? '';
  const mediaType = mediaTypes[extension];
  const picture = mediaType === 'text/plain' ? { mediaType, width: 0, height: 0 } : readPicture(bytes);
  if (mediaType === undefined || picture?.mediaType !== mediaType) {
    throw new RestError(500, 'rest_upload_sideload_error', 'This kind of file is not allowed here.');
  }
  const base = toSlug(name.slice(0, -extension.length - 1)) || 'picture';
  const file = freeFileName(site, base, extension);
  const slug = site.store.freeSlug(
    'attachment',
    texts.title === undefined ? file : toSlug(texts.title) || file,
  );
  const path = `${toFolder(site)}${file}.${extension}`;
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
    title: texts.title ?? (file === base ? name.slice(0, -extension.length - 1) : file),
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
  return findPicture(site, id);
}

/** @throws RestError 404 */
export function findPicture(site: Site, id: number): PicturePost {
  const picture = site.store.findPost('attachment', id);
  if (!picture) throw new RestError(404, 'rest_post_invalid_id', 'There is no such picture.');
  return picture;
}
