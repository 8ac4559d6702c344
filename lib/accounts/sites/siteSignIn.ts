import * as z from 'zod/mini';
import { Fault, type FaultData, toFault } from '../../errors';
import type { Transport } from '../../http';
import type { CalendarAccountRow, Store } from '../../store';
import { type Launch, launchFault } from '../launch';
import { sameOrigin, sameSite } from './address';
import { allowedRights } from './allowed';
import { type SiteCredentials, type SiteScheme, siteHeader } from './siteCredentials';
import type { SiteIndex } from './siteIndex';
import type { SitePasswords } from './sitePasswords';
import { deletePassword, introspect, me, type SiteUser, whoAndWhat } from './wordpress';

/** Sign-in at calendar sites. */
export interface SiteSignIn {
  /**
   * Opens the site's page on which the person approves Cuecard.
   * @throws Fault `signIn`: `signInClosed`, `signInDeclined`, `signInTampered`; `disabled/noApplicationPasswords`
   */
  approve(site: SiteIndex): Promise<SiteCredentials>;
  /**
   * Reads the user and their rights, and stores the account; signing in again replaces its row.
   * @throws Fault `disabled/authorizationStripped` if the site's server removes the Authorization header;
   *   `signIn/bearerIgnored` for a token that the site does not support, or that expired
   */
  keep(site: SiteIndex, credentials: SiteCredentials): Promise<CalendarAccountRow>;
  /** Deletes an application password on the site after a failed sign-in. @returns whether it was deleted */
  giveUp(site: SiteIndex, credentials: SiteCredentials): Promise<boolean>;
  /**
   * Deletes the application password on the site, and in any case the account here.
   * @returns why the site could not delete it; the person can delete it in their user profile there
   */
  signOut(accountId: string): Promise<{ leftOnSite?: FaultData }>;
}

export interface SiteSignInDependencies {
  store: Store;
  fetch: typeof fetch;
  passwords: SitePasswords;
  launch: Launch;
  approvalAddress: string;
  now: () => number;
}

const appName = 'Cuecard';

// biome-ignore lint/complexity/noExcessiveLinesPerFunction: its ways to sign in share one set of dependencies
export function createSiteSignIn({ store, passwords, ...parts }: SiteSignInDependencies): SiteSignIn {
  const success = new URL('calendar', parts.approvalAddress);
  const rejection = new URL('calendar-refused', parts.approvalAddress);

  /**
   * The approval address with its parameters. The redirect address is https, which works in all browsers; with
   * `chrome-extension:` the page displays the password instead of redirecting.
   */
  function approvalAddress({ approvalPage, restRoot }: SiteIndex, state: string): URL {
    const about = new URL(restRoot).host;
    if (approvalPage === undefined)
      throw new Fault({ kind: 'disabled', reason: 'noApplicationPasswords', about });
    const url = new URL(approvalPage);
    // The page that issues the password must belong to the site.
    if (!sameOrigin(url, new URL(restRoot)))
      throw new Fault({ kind: 'answer', reason: 'oddApprovalPage', about });
    url.searchParams.set('app_name', appName);
    url.searchParams.set('app_id', crypto.randomUUID());
    url.searchParams.set('success_url', withState(success, state));
    url.searchParams.set('reject_url', withState(rejection, state));
    return url;
  }

  /** Deletes an application password on the site; one that is gone already counts as deleted. */
  async function deleteOnSite(transport: Transport, uuid: string): Promise<void> {
    try {
      await transport.call(deletePassword, { uuid });
    } catch (error) {
      const { kind, reason } = toFault(error);
      if (kind !== 'notFound' && reason !== 'incorrect_password') throw error;
    }
  }

  return {
    async approve(site) {
      // Random value that only the opened page knows: a forged redirect cannot bring another password.
      const state = crypto.randomUUID();
      const address = approvalAddress(site, state);
      const end = await parts.launch(address.href, { interactive: true }).catch(launchFault);
      const redirected = URL.canParse(end) ? new URL(end) : undefined;
      const leadsTo = ({ origin, pathname }: URL) =>
        redirected?.origin === origin && redirected.pathname === pathname;
      if (redirected?.searchParams.get('state') !== state)
        throw new Fault({ kind: 'signIn', reason: 'signInTampered' });
      if (leadsTo(rejection)) throw new Fault({ kind: 'signIn', reason: 'signInDeclined' });
      if (!leadsTo(success)) throw new Fault({ kind: 'signIn', reason: 'signInTampered' });
      return parseApproval(redirected, site);
    },

    async keep(site, credentials) {
      const { way } = credentials;
      const transport = passwords.transport(site.restRoot, {
        authorization: async () => siteHeader(credentials),
      });
      const person =
        way === 'nobody' ? noUser : await transport.call(me, whoAndWhat).catch(explainIgnored(site, way));
      // Sites older than WordPress 5.7 have no introspection; the person then deletes the password by hand.
      const passwordId =
        way !== 'approved'
          ? undefined
          : await transport.call(introspect, {}).then(
              ({ uuid }) => uuid,
              () => undefined,
            );
      const user = 'user' in credentials ? credentials.user : person.name;
      const account = {
        ...toAccount(site, user, person, passwordId, parts.now()),
        ...(await allowedRights(site, person, siteHeader(credentials), parts.fetch)),
        ...schemes[way],
      };
      const before = await store.get('accounts', account.accountId);
      await store.commit([
        { put: 'accounts', row: account },
        await passwords.seal(account.accountId, getSecret(credentials)),
      ]);
      if (
        before?.service === 'calendar' &&
        before.passwordId !== undefined &&
        before.passwordId !== passwordId
      )
        // The replaced password is unused; a failure to delete it does not affect this sign-in.
        await deleteOnSite(transport, before.passwordId).catch(() => undefined);
      return account;
    },

    async giveUp(site, credentials) {
      try {
        const authorization = async () => siteHeader(credentials);
        const transport = passwords.transport(site.restRoot, { authorization });
        await deleteOnSite(transport, (await transport.call(introspect, {})).uuid);
        return true;
      } catch {
        return false;
      }
    },

    async signOut(accountId) {
      const account = await store.get('accounts', accountId);
      try {
        if (account?.service !== 'calendar' || account.scheme === 'bearer' || account.scheme === 'none')
          return {};
        if (account.scheme === 'typed')
          throw new Fault({ kind: 'notAllowed', reason: 'passwordTyped', about: account.url });
        if (account.passwordId === undefined)
          throw new Fault({ kind: 'unknown', reason: 'passwordUnknown', about: account.url });
        const transport = passwords.transport(account.restRoot, passwords.credentials(accountId));
        await deleteOnSite(transport, account.passwordId);
        return {};
      } catch (error) {
        return { leftOnSite: toFault(error) };
      } finally {
        await passwords.forget(accountId);
      }
    },
  };
}

function withState(address: URL, state: string): string {
  const url = new URL(address);
  url.searchParams.set('state', state);
  return url.href;
}

const Answer = () =>
  z.object({
    site_url: z.string().check(z.refine((url) => URL.canParse(url))),
    user_login: z.string().check(z.minLength(1)),
    password: z.string().check(z.minLength(8)),
  });

/** Parses the parameters that the approval page appended; they must name the site that was asked. */
function parseApproval(redirected: URL, site: SiteIndex): SiteCredentials {
  const parsed = Answer().safeParse(Object.fromEntries(redirected.searchParams));
  if (!parsed.success) throw new Fault({ kind: 'signIn', reason: 'signInTampered' });
  const { site_url, user_login, password } = parsed.data;
  if (!sameOrigin(new URL(site_url), new URL(site.restRoot)))
    throw new Fault({ kind: 'signIn', reason: 'signInTampered', about: new URL(site_url).host });
  return { way: 'approved', user: user_login, password };
}

/**
 * Explains a `rest_not_logged_in` right after approval: the header was stripped, unless the site has no application
 * passwords (calendar API behaviour, section 2 and 'Faults').
 */
function explainIgnored({ approvalPage, home }: SiteIndex, way: SiteCredentials['way']) {
  return (error: unknown): never => {
    if (!(error instanceof Fault) || error.data.reason !== 'rest_not_logged_in') throw error;
    if (way === 'bearer') throw new Fault({ kind: 'signIn', reason: 'bearerIgnored', status: 401 });
    const reason = approvalPage === undefined ? 'noApplicationPasswords' : 'authorizationStripped';
    throw new Fault({ kind: 'disabled', reason, status: 401, about: home });
  };
}

const noUser: SiteUser = { id: 0, name: '', roles: [], capabilities: {} };
const schemes: Record<SiteCredentials['way'], { scheme?: SiteScheme }> = {
  approved: {},
  password: { scheme: 'typed' },
  bearer: { scheme: 'bearer' },
  nobody: { scheme: 'none' },
};

function getSecret(credentials: SiteCredentials): string {
  if (credentials.way === 'nobody') return '';
  return credentials.way === 'bearer' ? credentials.token : credentials.password;
}

type Rights = Awaited<ReturnType<typeof allowedRights>>;

function toAccount(
  site: SiteIndex,
  user: string,
  person: SiteUser,
  passwordId: string | undefined,
  connectedAt: number,
): Omit<CalendarAccountRow, keyof Rights> {
  return {
    service: 'calendar',
    accountId: `calendar|${siteKey(site.restRoot)}|${person.id}`,
    name: site.name,
    url: toHome(site),
    restRoot: site.restRoot,
    namespace: site.namespace,
    timeZone: site.timeZone,
    user,
    userId: person.id,
    ...(passwordId === undefined ? {} : { passwordId }),
    connectedAt,
  };
}

/** Host and path of a site: one host may have several sites in different folders. */
function siteKey(restRoot: string): string {
  const { host, pathname } = new URL(restRoot);
  return host + pathname.replace(/(?:wp-json|index\.php)?\/?$/, '').replace(/\/$/, '');
}

/** Address to display and open: the site's `home` if it is on the same host, else the root's origin. */
function toHome({ home, restRoot }: SiteIndex): string {
  const root = new URL(restRoot);
  if (!URL.canParse(home)) return root.origin;
  const url = new URL(home);
  const own = /^https?:$/.test(url.protocol) && sameSite(url, root);
  return own ? url.href.replace(/\/$/, '') : root.origin;
}
