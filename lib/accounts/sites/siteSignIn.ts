import { Fault, type FaultData, toFault } from '../../errors';
import type { Transport } from '../../http';
import type { CalendarAccountRow } from '../../store';
import type { Dependencies } from '../dependencies';
import { sameSite } from './address';
import { allowedRights } from './allowed';
import { requestApproval } from './approval';
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

export interface SiteSignInDependencies
  extends Pick<Dependencies, 'store' | 'fetch' | 'launch' | 'approvalAddress' | 'now'> {
  passwords: SitePasswords;
}

/** Creates {@link SiteSignIn}. */
export function createSiteSignIn({ store, passwords, ...dependencies }: SiteSignInDependencies): SiteSignIn {
  return {
    approve: (site) => requestApproval(site, dependencies),

    async keep(site, credentials) {
      const { way } = credentials;
      const transport = passwords.transport(site.restRoot, {
        authorization: async () => siteHeader(credentials),
      });
      const person =
        way === 'nobody' ? noUser : await transport.call(me, whoAndWhat).catch(explainIgnored(site, way));
      // Sites older than WordPress 5.7 have no introspection; the person then deletes the password by hand.
      const passwordId =
        way === 'approved' ? await findPasswordId(transport).catch(() => undefined) : undefined;
      const account: CalendarAccountRow = {
        service: 'calendar',
        accountId: `calendar|${siteKey(site.restRoot)}|${person.id}`,
        name: site.name,
        url: toHome(site),
        restRoot: site.restRoot,
        namespace: site.namespace,
        timeZone: site.timeZone,
        user: 'user' in credentials ? credentials.user : person.name,
        userId: person.id,
        ...(passwordId !== undefined && { passwordId }),
        connectedAt: dependencies.now(),
        ...(await allowedRights(site, person, siteHeader(credentials), dependencies.fetch)),
        ...schemes[way],
      };
      const before = await store.get('accounts', account.accountId);
      await store.commit([
        { put: 'accounts', row: account },
        ...(await passwords.seal(account, getSecret(credentials))),
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
        await deleteOnSite(transport, await findPasswordId(transport));
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

function getSecret(credentials: SiteCredentials): string {
  if (credentials.way === 'nobody') return '';
  return credentials.way === 'bearer' ? credentials.token : credentials.password;
}

/** Id of the application password that the transport sends. */
const findPasswordId = async (transport: Transport) => (await transport.call(introspect, {})).uuid;

/** Deletes an application password on the site; one that is gone already counts as deleted. */
async function deleteOnSite(transport: Transport, uuid: string): Promise<void> {
  try {
    await transport.call(deletePassword, { uuid });
  } catch (error) {
    const { kind, reason } = toFault(error);
    if (kind !== 'notFound' && reason !== 'incorrect_password') throw error;
  }
}
