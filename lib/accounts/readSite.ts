import { Fault } from '../fault';

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

export interface ReadSiteParts {
  fetch: typeof fetch;
  /** Upper bounds: milliseconds for everything, bytes for the body. */
  timeout?: number;
  limit: number;
}

/**
 * Reads an address without cookies and without Authorization, and no more of it than `limit` bytes.
 * @throws Fault `transient`: unreachable (no connection, or the browser may not read what a redirect led to), timeOut.
 */
export async function readSite(address: URL, parts: ReadSiteParts): Promise<SiteAnswer> {
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
    const { text, cut } = await readUpTo(response, parts.limit);
    const url = new URL(response.url === '' ? address : response.url);
    return { url, status: response.status, headers: response.headers, text, cut };
  } catch (error) {
    const timedOut = error instanceof DOMException && error.name === 'TimeoutError';
    const reason = timedOut ? 'timeOut' : 'unreachable';
    throw new Fault({ kind: 'transient', reason, about: address.host }, { cause: error });
  }
}

async function readUpTo(response: Response, limit: number): Promise<{ text: string; cut: boolean }> {
  const decoder = new TextDecoder();
  let text = '';
  let left = limit;
  const reader = response.body?.getReader();
  for (;;) {
    const { done, value } = (await reader?.read()) ?? { done: true, value: undefined };
    if (done || value === undefined) return { text: text + decoder.decode(), cut: false };
    text += decoder.decode(value.subarray(0, left), { stream: true });
    left -= value.byteLength;
    if (left >= 0) continue;
    await reader?.cancel();
    return { text, cut: true };
  }
}
