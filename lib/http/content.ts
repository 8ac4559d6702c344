import { Fault } from '../errors';
import type { Method } from './method';

/** The body of a request, with its headers. With an upload type it is sent to the upload address. */
export interface Content {
  type: string;
  body: BodyInit;
  uploadType?: 'media' | 'multipart' | 'resumable';
  headers?: Readonly<Record<string, string>>;
}

/** Type and size of a file, which a service gets before the file itself. */
export interface FileFacts {
  /** Media type, '' if unknown. */
  type: string;
  /** Bytes. */
  size: number;
}

const json = 'application/json; charset=UTF-8';

/**
 * The body of a request: none, JSON, a file, or both as multipart/related (video API behaviour, section 6).
 * @throws Fault `badInput` about `media`, with the reasons that the platform would give
 */
export function toContent(method: Method, body: unknown, media: Blob | undefined): Content | undefined {
  if (media === undefined) {
    if (method.upload !== undefined && !method.upload.optional) throw mediaFault(method, 'mediaBodyRequired');
    return body === undefined ? undefined : { type: json, body: JSON.stringify(body) };
  }
  checkMedia(method, media);
  if (method.upload?.named) {
    const headers = { 'content-disposition': `attachment; filename="${toFileName(media)}"` };
    return { type: getType(media), body: media, headers };
  }
  if (body === undefined) return { type: getType(media), body: media, uploadType: 'media' };
  return multipart(JSON.stringify(body), media);
}

/**
 * The request that begins a resumable session: metadata as JSON, file size and type in headers (video API behaviour,
 * section 6).
 */
export function sessionContent(method: Method, body: unknown, file: FileFacts): Content {
  checkMedia(method, file);
  return {
    type: json,
    body: JSON.stringify(body ?? {}),
    uploadType: 'resumable',
    headers: { 'x-upload-content-length': String(file.size), 'x-upload-content-type': getType(file) },
  };
}

/**
 * Checks a file before it is sent.
 * @throws Fault `badInput` about `media` for a file that the method does not accept: empty, wrong
 *   type, too large
 */
export function checkMedia(method: Method, media: FileFacts): void {
  const { maximum = 0, accepts = [] } = method.upload ?? {};
  if (media.size === 0) throw mediaFault(method, 'mediaBodyRequired');
  if (!accepts.some((range) => isWithin(getType(media), range))) throw mediaFault(method, 'badContent');
  if (media.size > maximum) throw mediaFault(method, 'uploadTooLarge');
}

const getType = (media: FileFacts) => media.type || 'application/octet-stream';

/**
 * The file's name in ASCII, with the extension of its type: WordPress ignores `filename*`, and refuses a name whose
 * extension belongs to another type (calendar API behaviour, section 10).
 */
function toFileName(media: Blob): string {
  const written = 'name' in media && typeof media.name === 'string' ? media.name : '';
  const plain = written
    .normalize('NFKD')
    .replace(/\.[^.]*$/, '')
    .replace(/\W+/g, '-')
    .replace(/^-|-$/g, '');
  const ending = /^\w+\/(\w+)/.exec(media.type)?.[1] ?? 'bin';
  return `${plain.slice(0, 80) || 'file'}.${ending === 'jpeg' ? 'jpg' : ending}`;
}

/** Whether a media type is within a range such as `image/*`. */
function isWithin(type: string, range: string): boolean {
  const bare = type.split(';', 1)[0]?.trim();
  return range === '*/*' || range === bare || (range.endsWith('/*') && type.startsWith(range.slice(0, -1)));
}

/** Metadata and file in one body (RFC 2387). A Blob made of Blobs does not read the file into memory. */
function multipart(metadata: string, media: Blob): Content {
  const boundary = `part-${crypto.randomUUID()}`;
  const opening = `--${boundary}\r\ncontent-type: ${json}\r\n\r\n${metadata}\r\n`;
  const between = `--${boundary}\r\ncontent-type: ${getType(media)}\r\n\r\n`;
  return {
    type: `multipart/related; boundary=${boundary}`,
    body: new Blob([opening, between, media, `\r\n--${boundary}--`]),
    uploadType: 'multipart',
  };
}

function mediaFault(method: Method, reason: string): Fault {
  return new Fault({ kind: 'badInput', reason, about: `${method.id} media` });
}
