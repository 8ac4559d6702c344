import { restAddress } from '../calendar';
import { boundFetch } from './boundFetch';
import { type SiteCredentials, siteHeader } from './siteCredentials';
import type { SiteIndex } from './siteIndex';

/** A site that is slow to say so is taken by its user's capabilities. Milliseconds. */
const patience = 10_000;

/**
 * Whether the site lets this user make events, by the Allow header of the list: what counts in the end, whatever a
 * role is called and a plugin takes away (calendar API behaviour, section 2). Undefined where the site does not say.
 */
export async function mayCreateEvents(
  { restRoot, namespace }: SiteIndex,
  credentials: SiteCredentials,
  send: typeof fetch,
): Promise<boolean | undefined> {
  const url = restAddress(restRoot, `${namespace}/events`);
  url.searchParams.set('per_page', '1');
  url.searchParams.set('_fields', 'total');
  const authorization = siteHeader(credentials);
  try {
    const answer = await boundFetch(url.origin, send)(url, {
      headers: authorization === undefined ? {} : { authorization },
      signal: AbortSignal.timeout(patience),
      credentials: 'omit',
      cache: 'no-store',
      redirect: 'error',
    });
    await answer.body?.cancel();
    const methods = answer.ok ? answer.headers.get('allow')?.split(/\s*,\s*/) : undefined;
    return methods?.includes('POST');
  } catch {
    return undefined;
  }
}
