import { Fault } from '../errors';
import { readLimited } from '../http/body';
import { decodeText } from '../pages/charset';

/** What a server said of a feed when it was asked last. */
interface Validators {
  etag?: string | undefined;
  lastModified?: string | undefined;
  digest?: string | undefined;
}

/** The content of a feed. */
export interface FeedContent extends Validators {
  text: string;
  /** The address after redirects. */
  url: string;
  digest: string;
}

/** Most bytes of a feed, unpacked: some 10,000 events. */
const mostFeedBytes = 10_000_000;
/** Milliseconds. */
const patience = 30_000;

/**
 * Fetches a feed, without cookies. Its `ETag` and `Last-Modified` go back as they came; servers that send other ones each
 * time are found out by the content.
 * @param known of the content that was read last; left out to have the content in any case
 * @returns undefined if it is still the same
 * @throws Fault `notFound/http404`, and so on for each refusal; `transient` for one that passes; `limit/feedTooLarge`
 */
export async function fetchFeed(
  address: string,
  known: Validators = {},
  send: typeof fetch = fetch,
): Promise<FeedContent | undefined> {
  const { host } = new URL(address);
  const response = await ask(address, host, known, send);
  if (response.status === 304 && known.digest !== undefined) {
    await response.body?.cancel().catch(() => undefined);
    return undefined;
  }
  if (!response.ok) throw toRefusal(response.status, host);
  const bytes = await readBytes(response, host);
  const digest = await hash(bytes);
  if (digest === known.digest) return undefined;
  const { headers, url } = response;
  return {
    text: decodeText(bytes, headers.get('content-type')),
    url: url || address,
    digest,
    etag: headers.get('etag') ?? undefined,
    lastModified: headers.get('last-modified') ?? undefined,
  };
}

async function ask(address: string, host: string, known: Validators, send: typeof fetch): Promise<Response> {
  try {
    return await send(address, {
      credentials: 'omit',
      // The browser's own cache would answer without asking
      cache: 'no-store',
      referrerPolicy: 'no-referrer',
      signal: AbortSignal.timeout(patience),
      headers: {
        accept: 'text/calendar, text/html;q=0.9, */*;q=0.5',
        ...(known.etag && { 'if-none-match': known.etag }),
        ...(known.lastModified && { 'if-modified-since': known.lastModified }),
      },
    });
  } catch (error) {
    throw new Fault({ kind: 'transient', reason: 'unreachable', about: host }, { cause: error });
  }
}

function toRefusal(status: number, about: string): Fault {
  const reason = [401, 403].includes(status)
    ? 'feedClosed'
    : [404, 410].includes(status)
      ? 'feedGone'
      : 'feedRefused';
  const kind =
    status === 429 || status >= 500 ? 'transient' : reason === 'feedClosed' ? 'notAllowed' : 'notFound';
  return new Fault({ kind, reason, status, about });
}

/** @throws Fault `limit/feedTooLarge`; `transient/unreachable` if the connection breaks off */
async function readBytes(response: Response, about: string): Promise<Uint8Array<ArrayBuffer>> {
  try {
    const body = await readWithin(response, about);
    // Some servers send a packed file as it lies there
    const isPacked = body[0] === 0x1f && body[1] === 0x8b;
    return isPacked
      ? await readWithin(
          new Response(new Blob([body]).stream().pipeThrough(new DecompressionStream('gzip'))),
          about,
        )
      : body;
  } catch (error) {
    if (error instanceof Fault) throw error;
    throw new Fault({ kind: 'transient', reason: 'unreachable', about }, { cause: error });
  }
}

async function readWithin(response: Response, about: string): Promise<Uint8Array<ArrayBuffer>> {
  const { blob, cut } = await readLimited(response, mostFeedBytes);
  if (cut) throw new Fault({ kind: 'limit', reason: 'feedTooLarge', about });
  return new Uint8Array(await blob.arrayBuffer());
}

async function hash(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  return Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
