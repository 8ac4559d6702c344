import { createHash } from 'node:crypto';
import { ApiError } from './errors';

export interface Page<T> {
  readonly entries: readonly T[];
  readonly nextPageToken?: string;
  readonly prevPageToken?: string;
  readonly pageInfo: { readonly totalResults: number; readonly resultsPerPage: number };
}

/**
 * Cuts one page out of everything that matches. `listing` names what is listed: a token is good for the
 * listing it came from and for no other. A size over the limit is clamped, 0 gives a token without items
 * (video API behaviour, section 3).
 */
export function cutPage<T>(
  all: readonly T[],
  options: { listing: string; maxResults: number; limit: number; pageToken: string | undefined },
): Page<T> {
  const size = Math.min(options.maxResults, options.limit);
  const start = options.pageToken === undefined ? 0 : readToken(options.pageToken, options.listing);
  const end = start + size;
  return {
    entries: all.slice(start, end),
    ...(end < all.length ? { nextPageToken: writeToken(end, options.listing) } : {}),
    ...(start > 0 ? { prevPageToken: writeToken(Math.max(0, start - size), options.listing) } : {}),
    pageInfo: { totalResults: all.length, resultsPerPage: size },
  };
}

/** For lists that lead only onward: their answers have no prevPageToken. */
export function onward<T>({ prevPageToken: _none, ...page }: Page<T>): Page<T> {
  return page;
}

/**
 * Only what came after the token was given out, and always a next token: a list to poll. The first call
 * shows nothing.
 */
export function cutNews<T>(
  all: readonly T[],
  options: { listing: string; maxResults: number; limit: number; pageToken: string | undefined },
): Page<T> {
  const pageToken = options.pageToken ?? writeToken(all.length, options.listing);
  const page = cutPage(all, { ...options, pageToken });
  const seen = writeToken(all.length, options.listing);
  return onward({ ...page, nextPageToken: page.nextPageToken ?? seen });
}

/** All that was asked for by id, in one page. */
export function singlePage<T>(entries: readonly T[]): Page<T> {
  return { entries, pageInfo: { totalResults: entries.length, resultsPerPage: entries.length } };
}

const seal = (offset: string, listing: string) =>
  createHash('sha256').update(`${offset} ${listing}`).digest('base64url').slice(0, 8);

function writeToken(offset: number, listing: string): string {
  return Buffer.from(`${seal(String(offset), listing)}.${offset}`).toString('base64url');
}

function readToken(token: string, listing: string): number {
  const [mark, offset = ''] = Buffer.from(token, 'base64url').toString('utf8').split('.');
  if (/^\d+$/.test(offset) && mark === seal(offset, listing)) return Number(offset);
  throw new ApiError({
    status: 400,
    domain: 'youtube.parameter',
    reason: 'invalidPageToken',
    message: 'The request specifies an invalid page token.',
    location: 'pageToken',
    locationType: 'parameter',
  });
}
