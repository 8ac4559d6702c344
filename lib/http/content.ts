import { Fault } from '../errors';
import type { Method } from './method';

/** What a request carries. The upload type says that it goes to the upload address. */
export interface Content {
  type: string;
  body: BodyInit;
  uploadType?: 'media' | 'multipart' | 'resumable';
  headers?: Readonly<Record<string, string>>;
}

/** What a service wants to know of a file before it comes. */
export interface FileFacts {
  type: string;
  /** Bytes. */
  size: number;
}

const json = 'application/json; charset=UTF-8';

/**
 * Nothing, JSON, a file alone, or both as multipart/related (video API behaviour, section 6).
 * @throws Fault `badInput` about `media`, under the reasons that the platform would give
 */
export function toContent(method: Method, body: unknown, media: Blob | undefined): Content | undefined {
  if (media === undefined) {
    if (method.upload !== undefined && !method.upload.optional) throw mediaFault(method, 'mediaBodyRequired');
    return body === undefined ? undefined : { type: json, body: JSON.stringify(body) };
  }
  checkMedia(method, media);
  if (method.upload?.named) {
    const headers = { 'content-disposition': `attachment; filename="${nameOf(media)}"` };
    return { type: typeOf(media), body: media, headers };
  }
  if (body === undefined) return { type: typeOf(media), body: media, uploadType: 'media' };
  return multipart(JSON.stringify(body), media);
}

/** What begins a resumable session: the metadata, and in headers what is known of the file (behaviour, section 6). */
export function sessionContent(method: Method, body: unknown, file: FileFacts): Content {
  checkMedia(method, file);
  return {
    type: json,
    body: JSON.stringify(body ?? {}),
    uploadType: 'resumable',
    headers: { 'x-upload-content-length': String(file.size), 'x-upload-content-type': typeOf(file) },
  };
}

/** @throws Fault `badInput` about `media` for a file that the method does not take */
export function checkMedia(method: Method, media: FileFacts): void {
  const { maximum = 0, accepts = [] } = method.upload ?? {};
  if (media.size === 0) throw mediaFault(method, 'mediaBodyRequired');
  if (!accepts.some((range) => isWithin(typeOf(media), range))) throw mediaFault(method, 'badContent');
  if (media.size > maximum) throw mediaFault(method, 'uploadTooLarge');
}

/** What the browser could not name is sent as bytes of no known type. */
const typeOf = (media: FileFacts) => media.type || 'application/octet-stream';

/**
 * ASCII letters, and the ending of the type: WordPress knows no `filename*`, and refuses a name whose ending says
 * another type (calendar API behaviour, section 10).
 */
function nameOf(media: Blob): string {
  const written = 'name' in media && typeof media.name === 'string' ? media.name : '';
  const plain = written
    .normalize('NFKD')
    .replace(/\.[^.]*$/, '')
    .replace(/\W+/g, '-')
    .replace(/^-|-$/g, '');
  const [, ending = 'bin'] = /^\w+\/(\w+)/.exec(media.type) ?? [];
  return `${plain.slice(0, 80) || 'file'}.${ending === 'jpeg' ? 'jpg' : ending}`;
}

/** `image/png` lies within `image/*` and within every type. */
function isWithin(type: string, range: string): boolean {
  const bare = type.split(';', 1)[0]?.trim();
  return range === '*/*' || range === bare || (range.endsWith('/*') && type.startsWith(range.slice(0, -1)));
}

/** Both parts in one body (RFC 2387). A Blob of Blobs: the file is never read into memory here. */
function multipart(metadata: string, media: Blob): Content {
  const boundary = `part-${crypto.randomUUID()}`;
  const opening = `--${boundary}\r\ncontent-type: ${json}\r\n\r\n${metadata}\r\n`;
  const between = `--${boundary}\r\ncontent-type: ${typeOf(media)}\r\n\r\n`;
  return {
    type: `multipart/related; boundary=${boundary}`,
    body: new Blob([opening, between, media, `\r\n--${boundary}--`]),
    uploadType: 'multipart',
  };
}

function mediaFault(method: Method, reason: string): Fault {
  return new Fault({ kind: 'badInput', reason, about: `${method.id} media` });
}
