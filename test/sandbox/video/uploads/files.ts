import type { IncomingMessage } from 'node:http';
import type { Admission } from '../calls';
import { ApiError } from '../errors';
import type { Media, Method } from '../method';

/** A method that takes a file. */
export type UploadMethod = Method & { readonly media: Media };
export const takesFile = (method: Method): method is UploadMethod => method.media !== undefined;
export type UploadAdmission = Admission & { readonly media: Media };

/** The bytes of a request; a reader that stops early leaves the connection up for the answer. */
export const readChunks = (incoming: IncomingMessage): AsyncIterable<Buffer> => ({
  [Symbol.asyncIterator]: () => incoming.iterator({ destroyOnReturn: false }),
});

/** The type without its parameters, when the method takes it. */
export function requireAccepted({ accept }: Media, contentType: string): string {
  const mimeType = contentType.split(';')[0]?.trim().toLowerCase() ?? '';
  const family = `${mimeType.split('/')[0]}/*`;
  if (accept.some((type) => type === mimeType || type === family || type === '*/*')) return mimeType;
  throw new ApiError({
    status: 400,
    domain: 'global',
    reason: 'badContent',
    message: `Media type '${mimeType}' is not supported. Valid media types: [${accept}]`,
  });
}

/** The file's name as its sender gives it, percent-encoded (header Slug, RFC 5023 section 9.7). */
export function parseSlug({ headers }: IncomingMessage): string | undefined {
  if (headers.slug === undefined) return undefined;
  try {
    return decodeURIComponent(String(headers.slug));
  } catch {
    throw new ApiError({
      status: 400,
      domain: 'youtube.video',
      reason: 'invalidFilename',
      message: 'The file name is not valid.',
      location: 'Slug',
      locationType: 'header',
    });
  }
}

export const tooLarge = () =>
  new ApiError({
    status: 413,
    domain: 'global',
    reason: 'uploadTooLarge',
    message: 'The file is larger than the method takes.',
  });
