import { pageFault, restAddress } from '../../calendar';
import { Fault } from '../../errors';
import { boundFetch, readJson } from '../../http';
import { readLimited, smallLimit } from '../../http/body';

/** A site that is slow to say so is taken by its user's capabilities. Milliseconds. */
const patience = 10_000;

interface Site {
  restRoot: string;
  namespace: string;
}

/** A user of the site, as `users.me` tells. */
interface SiteUser {
  roles: string[];
  capabilities: Record<string, unknown>;
}

/**
 * What the site lets its user do: by their capabilities, unless its Allow header says less.
 * @param authorization the header that the user signs in by; undefined for nobody
 */
export async function allowedRights(
  site: Site,
  person: SiteUser,
  authorization: string | undefined,
  send: typeof fetch,
) {
  const rights = rightsOf(person);
  const canCreate = rights.canCreate && (await mayCreateEvents(site, authorization, send)) !== false;
  return { ...rights, canCreate, canPublish: canCreate && rights.canPublish };
}

/** What a user's capabilities come to: calendar API behaviour, section 2, Roles. */
function rightsOf({ roles, capabilities }: SiteUser) {
  return {
    roles,
    canCreate: capabilities.edit_tribe_events === true,
    canPublish: capabilities.publish_tribe_events === true,
    canUpload: capabilities.upload_files === true,
  };
}

/**
 * Whether the site lets this user make events, by the Allow header of the list: what counts in the end, whatever a
 * role is called and a plugin takes away (calendar API behaviour, section 2). Undefined where the site does not say.
 */
async function mayCreateEvents(
  { restRoot, namespace }: Site,
  authorization: string | undefined,
  send: typeof fetch,
): Promise<boolean | undefined> {
  const url = restAddress(restRoot, `${namespace}/events`);
  url.searchParams.set('per_page', '1');
  url.searchParams.set('_fields', 'total');
  try {
    const answer = await boundFetch(url.origin, send)(url, requestFor(authorization));
    await answer.body?.cancel();
    const methods = answer.ok ? answer.headers.get('allow')?.split(',') : undefined;
    return methods?.some((method) => method.trim() === 'POST');
  } catch {
    return undefined;
  }
}

/**
 * Some firewalls let everything be read and nothing be written. An event without a title and dates is refused by the
 * calendar before anything else is looked at (calendar API behaviour, Faults), so that none is made by this.
 * @throws Fault firewall, or what else answered in the calendar's place; `transient/unreachable`
 */
export async function mustPassWrites(
  { restRoot, namespace }: Site,
  authorization: string | undefined,
  send: typeof fetch,
): Promise<void> {
  const url = restAddress(restRoot, `${namespace}/events`);
  const about = url.host;
  let answer: Response;
  try {
    answer = await boundFetch(url.origin, send)(url, {
      ...requestFor(authorization, { 'content-type': 'application/json' }),
      method: 'POST',
      body: '{}',
    });
  } catch (error) {
    throw new Fault({ kind: 'transient', reason: 'unreachable', about }, { cause: error });
  }
  const { status, headers } = answer;
  const { blob } = await readLimited(answer, smallLimit);
  const { value } = readJson(await blob.text(), headers.get('content-type'));
  if (value === undefined && status >= 400) throw new Fault({ ...pageFault(status, headers), about, status });
}

const requestFor = (authorization: string | undefined, headers: Record<string, string> = {}) =>
  ({
    headers: authorization === undefined ? headers : { ...headers, authorization },
    signal: AbortSignal.timeout(patience),
    credentials: 'omit',
    cache: 'no-store',
    redirect: 'error',
  }) as const;
