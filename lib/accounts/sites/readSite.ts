import { Fault } from '../../errors';
import { toNetworkReason } from '../../http/answer';
import { readLimited } from '../../http/body';

/** Response of a site that is not verified yet. */
export interface SiteAnswer {
  /** Address after redirects. */
  url: URL;
  status: number;
  headers: Headers;
  text: string;
  /** The body exceeded the limit; `text` is its beginning. */
  cut: boolean;
}

export interface ReadSiteDependencies {
  fetch: typeof fetch;
}

/** Time limit of a whole request, in milliseconds. */
const timeout = 15_000;

/**
 * Reads an address without cookies and without Authorization, at most `limit` bytes of its body.
 * @throws Fault `transient`: `unreachable` (no connection, or a redirect to a host without permission), `timeOut`
 */
export async function readSite(
  address: URL,
  dependencies: ReadSiteDependencies,
  limit: number,
): Promise<SiteAnswer> {
  try {
    const response = await dependencies.fetch(address.href, { ...anonymous(), redirect: 'follow' });
    const { blob, cut } = await readLimited(response, limit);
    const text = await blob.text();
    const url = new URL(response.url === '' ? address : response.url);
    return { url, status: response.status, headers: response.headers, text, cut };
  } catch (error) {
    const reason = toNetworkReason(error);
    throw new Fault({ kind: 'transient', reason, about: address.host }, { cause: error });
  }
}

/**
 * Whether an address answers with a redirect. Firefox fails a redirect to a host without permission like a lost
 * connection, even if that host permits the request by CORS, and no browser tells a script where a redirect leads that
 * it does not follow.
 */
export async function isRedirected(address: URL, dependencies: ReadSiteDependencies): Promise<boolean> {
  return dependencies.fetch(address.href, { ...anonymous(), redirect: 'manual' }).then(
    ({ type }) => type === 'opaqueredirect',
    () => false,
  );
}

const anonymous = () =>
  ({
    credentials: 'omit',
    cache: 'no-store',
    referrerPolicy: 'no-referrer',
    headers: { accept: 'application/json, text/html;q=0.9, */*;q=0.1' },
    signal: AbortSignal.timeout(timeout),
  }) as const;
