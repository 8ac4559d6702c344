import { Fault, type FaultData, toFault } from '../errors';
import { requireOrigin } from '../http';
import { hostPattern } from '../pages/siteAddress';
import type { CalendarAccountRow, VideoAccountRow } from '../store';
import type { Dependencies } from './dependencies';
import { getPlatform, type Platform } from './platforms';
import { allowedRights, mustPassWrites } from './sites/allowed';
import type { SiteAnswer } from './sites/readSite';
import { mustAnswer, parseIndex, readIndex } from './sites/siteIndex';
import type { SitePasswords } from './sites/sitePasswords';
import { me, whoAndWhat } from './sites/wordpress';
import type { ClientSettings } from './video/clientSettings';
import { createPlatformClient } from './video/platformClient';
import { untickedScopes } from './video/scopes';
import type { Tokens } from './video/tokens';

/** Result of one check on the way from the browser to a service. It holds no secret, so that a report can be copied. */
export interface Check {
  id: CheckId;
  group: 'video' | 'calendar' | 'browser';
  /** Channel or site that was checked; the redirect address or client id for those checks. */
  about?: string;
  /** Account that was checked, for checks of a video account. */
  accountId?: string;
  state: 'ok' | 'warning' | 'failed' | 'skipped';
  /** Reason of a warning or failure. */
  fault?: FaultData;
}

type CheckId =
  | 'redirectAddress'
  | 'client'
  | 'signedIn'
  | 'scopes'
  | 'token'
  | 'videoApi'
  | 'quota'
  | 'site'
  | 'sitePermission'
  | 'siteReachable'
  | 'calendarApi'
  | 'authorization'
  | 'rights'
  | 'writes';

export interface ChecksDependencies
  extends Pick<
    Dependencies,
    'store' | 'platform' | 'fetch' | 'now' | 'meter' | 'redirectAddress' | 'hasOrigins'
  > {
  clients: ClientSettings;
  tokens: Tokens;
  passwords: SitePasswords;
  /** `fetch` for calendar sites, which limits the rate of requests per site. */
  siteFetch: typeof fetch;
}

type Verdict = Pick<Check, 'state' | 'fault'>;
/** Checks by id, in order. Each throws a Fault if it fails, and may return a verdict if it does not. */
type Tests = Partial<Record<CheckId, () => Promise<Verdict | undefined>>>;

/** Quota units left today, and when the quota resets (epoch ms). */
export interface QuotaCount {
  left: number;
  resetsAt: number;
}

/** Fewer units than this give a warning: 500 units are ten writes. */
const lowQuota = 500;

/**
 * Runs all connection checks. The checks of an account run in order, each by a real request; after a failed one the
 * rest are skipped. Costs one quota unit per video account.
 * @param quota today's quota by our own count; undefined if nothing was counted
 */
export async function checkConnections(
  dependencies: ChecksDependencies,
  quota?: QuotaCount,
): Promise<Check[]> {
  const accounts = await dependencies.store.all('accounts');
  const channels = accounts.filter((account) => account.service === 'video');
  const sites = accounts.filter((account) => account.service === 'calendar');
  const groups = await Promise.all([
    chain('browser', dependencies.redirectAddress, { redirectAddress: async () => undefined }),
    ...findPlatforms(channels, dependencies.platform).map((platform) => clientChain(dependencies, platform)),
    ...(channels.length === 0 ? [chain('video', undefined, { signedIn: signedOut })] : []),
    ...channels.map((channel) =>
      chain('video', channel.title, videoTests(dependencies, channel), channel.accountId),
    ),
    chain('video', undefined, { quota: async () => quotaVerdict(quota) }),
    ...(sites.length === 0 ? [chain('calendar', undefined, { site: noSite })] : []),
    ...sites.map((site) =>
      chain('calendar', site.url, siteTests({ ...dependencies, fetch: dependencies.siteFetch }, site)),
    ),
  ]);
  return groups.flat();
}

/** Runs checks in order; those after a failed one are skipped. */
async function chain(
  group: Check['group'],
  about: string | undefined,
  tests: Tests,
  accountId?: string,
): Promise<Check[]> {
  const checks: Check[] = [];
  for (const [id, test] of Object.entries(tests) as [CheckId, NonNullable<Tests[CheckId]>][]) {
    const broken = checks.some(({ state }) => state === 'failed');
    const verdict = broken
      ? skipped
      : ((await test().catch((error): Verdict => ({ state: 'failed', fault: toFault(error) }))) ?? ok);
    checks.push({ id, group, about, accountId, ...verdict });
  }
  return checks;
}

const ok: Verdict = { state: 'ok' };
const skipped: Verdict = { state: 'skipped' };
const warning = (fault: Omit<FaultData, 'outcome'>): Verdict => ({
  state: 'warning',
  fault: new Fault(fault).data,
});

/** Platforms of the signed-in accounts, or the build's own if there are none. An API key needs no sign-in. */
function findPlatforms(channels: VideoAccountRow[], own: Platform): Platform[] {
  if (channels.length === 0) return [own];
  const used = channels.filter(({ method }) => method !== 'key').map((channel) => getPlatform(channel, own));
  return [...new Map(used.map((platform) => [platform.id, platform])).values()];
}

async function clientChain({ clients }: ChecksDependencies, platform: Platform): Promise<Check[]> {
  const { clientId } = await clients.view(platform);
  return chain('video', clientId || platform.name, {
    client: async () => void (await clients.current(platform)),
  });
}

async function signedOut(): Promise<never> {
  throw new Fault({ kind: 'signIn', reason: 'notSignedIn' });
}

const noSite = async () => warning({ kind: 'signIn', reason: 'siteNotConnected' });

function quotaVerdict(quota: QuotaCount | undefined): Verdict {
  if (quota === undefined) return skipped;
  if (quota.left <= 0) throw new Fault({ kind: 'quota', reason: 'quotaExceeded', retryAt: quota.resetsAt });
  return quota.left < lowQuota ? warning({ kind: 'quota', reason: 'quotaLow' }) : ok;
}

function videoTests(dependencies: ChecksDependencies, account: VideoAccountRow): Tests {
  const { accountId, clientId, method } = account;
  const platform = getPlatform(account, dependencies.platform);
  const client = createPlatformClient(
    dependencies,
    platform,
    clientId,
    dependencies.tokens.credentials(accountId),
  );
  return {
    async signedIn() {
      if (account.problem !== undefined) throw new Fault(account.problem);
    },
    async scopes() {
      const [missing] = method === 'key' ? [] : untickedScopes(platform.scopes, account.scopes);
      if (missing !== undefined) throw new Fault({ kind: 'scope', reason: 'scopeMissing', about: missing });
    },
    async token() {
      if (method !== 'key') await dependencies.tokens.refresh(accountId);
    },
    async videoApi() {
      if (method === 'key') await client.i18nRegions.list({ part: ['snippet'], fields: 'items/id' });
      else await client.channels.list({ part: ['id'], mine: true });
    },
  };
}

function siteTests(dependencies: ChecksDependencies, account: CalendarAccountRow): Tests {
  const { accountId, restRoot, url, scheme } = account;
  const root = new URL(restRoot);
  const header = () => dependencies.passwords.credentials(accountId).authorization();
  const index = memo(async () => {
    const answer = await readIndex(restRoot, dependencies);
    if (answer.status !== 401 && answer.status !== 403) return answer;
    // Some plugins close the API for requests without a sign-in.
    mustAnswer(answer);
    return readIndex(restRoot, {
      ...dependencies,
      fetch: signedFetch(root.origin, header, dependencies.fetch),
    });
  });
  const person = memo(() =>
    dependencies.passwords
      .transport(restRoot, dependencies.passwords.credentials(accountId))
      .call(me, whoAndWhat),
  );
  return {
    async sitePermission() {
      if (await dependencies.hasOrigins([hostPattern(root)])) return undefined;
      throw new Fault({ kind: 'permission', reason: 'permissionMissing', about: root.origin });
    },
    async siteReachable() {
      const answer = await index();
      mustAnswer(answer);
      if (answer.status === 404 && isPage(answer))
        throw new Fault({ kind: 'disabled', reason: 'apiHidden', about: url });
    },
    async calendarApi() {
      const answer = await index();
      // After a move the next request would send the password to the new host.
      if (answer.url.origin !== root.origin)
        throw new Fault({ kind: 'signIn', reason: 'otherHost', about: answer.url.origin });
      const { namespace, isNoisy } = parseIndex(restRoot, answer);
      if (namespace !== account.namespace) throw new Fault({ kind: 'signIn', reason: 'namespaceChanged' });
      return isNoisy ? warning({ kind: 'disabled', reason: 'phpWarnings' }) : undefined;
    },
    async authorization() {
      if (scheme === 'none') return warning({ kind: 'signIn', reason: 'siteNobody' });
      await person();
    },
    async rights() {
      if (scheme === 'none') return skipped;
      const rights = await allowedRights(account, await person(), await header(), dependencies.fetch);
      const { canCreate, canPublish } = rights;
      // Rights that changed on the site take effect at once.
      await dependencies.store.change('accounts', accountId, (row) =>
        row?.service === 'calendar' ? { ...row, ...rights } : undefined,
      );
      if (!canCreate) throw new Fault({ kind: 'notAllowed', reason: 'cannotCreate', about: url });
      return canPublish ? undefined : warning({ kind: 'notAllowed', reason: 'cannotPublish' });
    },
    async writes() {
      if (scheme === 'none') return skipped;
      await mustPassWrites(account, await header(), dependencies.fetch);
    },
  };
}

/** Two checks share one answer. */
function memo<Result>(ask: () => Promise<Result>): () => Promise<Result> {
  let asked: Promise<Result> | undefined;
  return () => {
    asked ??= ask();
    return asked;
  };
}

const isPage = ({ text }: SiteAnswer) => /^\s*</.test(text);

/** A fetch that sends the Authorization header to the site's origin only. */
function signedFetch(
  origin: string,
  header: () => Promise<string | undefined>,
  send: typeof fetch,
): typeof fetch {
  return async (input, init) => {
    // Requests with credentials follow no redirect.
    const request = new Request(input, { ...init, redirect: 'error' });
    requireOrigin(origin, request.url);
    const authorization = await header();
    if (authorization !== undefined) request.headers.set('authorization', authorization);
    return send(request);
  };
}
