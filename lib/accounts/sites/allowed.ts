import { pageFault, restAddress } from '../../calendar';
import { Fault } from '../../errors';
import { readJson } from '../../http';
import { readLimited, smallLimit } from '../../http/body';
import { isolated } from '../../http/request';
import type { CalendarAccountRow } from '../../store';
import type { SiteUser } from './wordpress';

/** Time limit of a check, in milliseconds; after that only the capabilities count. */
const patience = 10_000;

type Site = Pick<CalendarAccountRow, 'restRoot' | 'namespace'>;

/**
 * Rights of a user at a site: by their capabilities (calendar API behaviour, section 2, 'Roles'), unless the site's
 * Allow header grants less.
 * @param authorization the user's Authorization header; undefined without sign-in
 */
export async function allowedRights(
  site: Site,
  { roles, capabilities }: Pick<SiteUser, 'roles' | 'capabilities'>,
  authorization: string | undefined,
  send: typeof fetch,
) {
  const canCreate =
    capabilities.edit_tribe_events === true && (await mayCreateEvents(site, authorization, send)) !== false;
  const canPublish = canCreate && capabilities.publish_tribe_events === true;
  return { roles, canCreate, canPublish, canUpload: capabilities.upload_files === true };
}

/**
 * Whether the Allow header of the event list permits this user to create events: it is decisive, since plugins may
 * restrict a role (calendar API behaviour, section 2). Undefined if the site does not say.
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
    const answer = await send(url, requestFor(authorization));
    await answer.body?.cancel();
    const methods = answer.ok ? answer.headers.get('allow')?.split(',') : undefined;
    return methods?.some((method) => method.trim() === 'POST');
  } catch {
    return undefined;
  }
}

/**
 * Checks that write requests reach the calendar: some firewalls pass only reads. The calendar refuses an event without
 * title and dates before it stores anything (calendar API behaviour, 'Faults'), so the check creates none.
 * @throws Fault `firewall` or another reason of `pageFault`; `transient/unreachable`
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
    answer = await send(url, {
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
    ...isolated,
  }) as const;
