import { calendarErrors, restAddress } from '../calendar';
import { Fault, faultOf } from '../fault';
import { type Credentials, createTransport, type Transport } from '../http';
import type { CalendarAccountRow, Store, Write } from '../store';
import { boundFetch, mustBeOf } from './boundFetch';
import { siteHeader } from './siteCredentials';
import type { Vault } from './vault';
import { me, whoAndWhat } from './wordpress';

/** Application passwords and tokens: kept sealed, and shown to the one origin that issued them. */
export interface SitePasswords {
  /**
   * For a transport that acts as this account. The header is built for `address` only if that is of the account's
   * own site. A refused request makes it find out whether the password is gone, and note so at the account.
   * @throws Fault `signIn/notSignedIn`; `notAllowed/foreignOrigin`
   */
  credentials(accountId: string, address?: string): Credentials;
  /** A transport for WordPress's own methods, whose paths begin below the REST root. */
  transport(restRoot: string, credentials: Credentials): Transport;
  /** The password as a write, to be committed together with its account. */
  seal(accountId: string, password: string): Promise<Write>;
  forget(accountId: string): Promise<void>;
}

export interface SitePasswordsParts {
  store: Store;
  vault: Vault;
  fetch: typeof fetch;
  now: () => number;
}

/** Codes for credentials that are good for nothing any more (calendar API behaviour, section 2). */
const gone = new Set(['incorrect_password', 'invalid_username', 'invalid_email']);
/** A bearer token that has run out is ignored, and nobody is recognised. */
const ignored = 'rest_not_logged_in';

const secretName = (accountId: string) => `${accountId}|password`;

export function createSitePasswords({ store, vault, ...parts }: SitePasswordsParts): SitePasswords {
  async function account(accountId: string): Promise<CalendarAccountRow> {
    const row = await store.get('accounts', accountId);
    if (row?.service !== 'calendar') throw new Fault({ kind: 'signIn', reason: 'notSignedIn' });
    return row;
  }

  async function header(accountId: string, address?: string): Promise<string | undefined> {
    const { user, restRoot, scheme } = await account(accountId);
    mustBeOf(new URL(restRoot).origin, address ?? restRoot);
    if (scheme === 'none') return undefined;
    const secret = await vault.open(secretName(accountId));
    if (secret === undefined) throw new Fault({ kind: 'signIn', reason: 'notSignedIn' });
    return siteHeader(
      scheme === 'bearer' ? { way: 'bearer', token: secret } : { way: 'password', user, password: secret },
    );
  }

  const transport: SitePasswords['transport'] = (restRoot, credentials) =>
    createTransport({
      base: restRoot,
      address: restAddress,
      credentials,
      errors: calendarErrors,
      fetch: boundFetch(new URL(restRoot).origin, parts.fetch),
      now: parts.now,
    });

  /** A 401 may mean a right that is missing, or a password that was revoked: only the site can tell. */
  async function noteIfGone(accountId: string): Promise<void> {
    const { restRoot, scheme } = await account(accountId);
    try {
      await transport(restRoot, { authorization: () => header(accountId) }).call(me, whoAndWhat);
    } catch (error) {
      const fault = faultOf(error);
      const isIgnored = scheme === 'bearer' && fault.reason === ignored;
      if (!gone.has(fault.reason) && !isIgnored) return;
      const problem = isIgnored ? { ...fault, reason: 'bearerIgnored' } : fault;
      await store.change('accounts', accountId, (row) => row && { ...row, problem });
    }
  }

  return {
    transport,

    credentials: (accountId, address) => ({
      authorization: () => header(accountId, address),
      async renew() {
        await noteIfGone(accountId);
        return false;
      },
    }),

    seal: (accountId, password) => vault.seal(secretName(accountId), password),

    forget: (accountId) =>
      store.commit([vault.forget(secretName(accountId)), { delete: 'accounts', key: accountId }]),
  };
}
