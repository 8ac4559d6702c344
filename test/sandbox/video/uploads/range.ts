import { ApiError } from '../errors';

/** What a PUT to an upload session brings. */
export type Sending =
  /** Nothing: it asks how far the upload has come. */
  | { readonly kind: 'question' }
  /** Bytes from `first` on; without `last` all that follow, without `total` more will come. */
  | { readonly kind: 'bytes'; readonly first: number; readonly last?: number; readonly total?: number };

/** Reads `Content-Range` as upload sessions use it (video API behaviour, section 6). */
export function readContentRange(header: string | undefined): Sending {
  if (header === undefined) return { kind: 'bytes', first: 0 };
  const [, first, last, total] = /^bytes (?:\*|(\d+)-(\d+))\/(\*|\d+)$/.exec(header.trim()) ?? [];
  if (total === undefined) throw badRange(header);
  if (first === undefined || last === undefined) return { kind: 'question' };
  const sending = { kind: 'bytes', first: Number(first), last: Number(last) } as const;
  if (sending.last < sending.first) throw badRange(header);
  if (total === '*') return sending;
  if (Number(total) <= sending.last) throw badRange(header);
  return { ...sending, total: Number(total) };
}

function badRange(header: string): ApiError {
  return new ApiError({
    status: 400,
    domain: 'global',
    reason: 'badRequest',
    message: `Failed to parse Content-Range header: ${header}`,
    location: 'Content-Range',
    locationType: 'header',
  });
}
