import { Fault } from '../../errors';
import { readLimited } from '../../http/body';

/** One answer of a site that nobody vouches for yet. */
export interface SiteAnswer {
  /** Where redirects led. */
  url: URL;
  status: number;
  headers: Headers;
  text: string;
  /** More came than was wanted; `text` is the beginning. */
  cut: boolean;
}

export interface ReadSiteDependencies {
  fetch: typeof fetch;
  /** Upper bounds: milliseconds for everything, bytes for the body. */
  timeout?: number;
  limit: number;
}

/**
 * Reads an address without cookies and without Authorization, and no more of it than `limit` bytes.
 * @throws Fault `transient`: unreachable (no connection, or the browser may not read what a redirect led to), timeOut.
 */
export async function readSite(address: URL, parts: ReadSiteDependencies): Promise<SiteAnswer> {
  const signal = AbortSignal.timeout(parts.timeout ?? 15_000);
  try {
    const response = await parts.fetch(address.href, {
      credentials: 'omit',
      cache: 'no-store',
      redirect: 'follow',
      referrerPolicy: 'no-referrer',
      headers: { accept: 'application/json, text/html;q=0.9, */*;q=0.1' },
      signal,
    });
    const { blob, cut } = await readLimited(response, parts.limit);
    const text = await blob.text();
    const url = new URL(response.url === '' ? address : response.url);
    return { url, status: response.status, headers: response.headers, text, cut };
  } catch (error) {
    const timedOut = error instanceof DOMException && error.name === 'TimeoutError';
    const reason = timedOut ? 'timeOut' : 'unreachable';
    throw new Fault({ kind: 'transient', reason, about: address.host }, { cause: error });
  }
}
