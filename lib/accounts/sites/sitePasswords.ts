import { calendarErrors, restAddress } from '../../calendar';
import { Fault, type FaultData, toFault } from '../../errors';
import { boundFetch, type Credentials, createTransport, requireOrigin, type Transport } from '../../http';
import type { CalendarAccountRow, Store, Write } from '../../store';
import type { Vault } from '../vault';
import { siteHeader } from './siteCredentials';
import { parseIndex, readIndex } from './siteIndex';
import { me, whoAndWhat } from './wordpress';

/** Application passwords and tokens: kept sealed, and shown to the one origin that issued them. */
export interface SitePasswords {
  /**
   * For a transport that acts as this account. The header is built for `address` only if that is of the account's
   * own site. A refused request makes it find out why: a password that is gone is noted at the account.
   * @throws Fault `signIn/notSignedIn`; `notAllowed/foreignOrigin`
   */
  credentials(accountId: string, address?: string): Credentials;
  /** A transport for WordPress's own methods, whose paths begin below the REST root. */
  transport(restRoot: string, credentials: Credentials): Transport;
  /** The password as a write, to be committed together with its account. */
  seal(accountId: string, password: string): Promise<Write>;
  forget(accountId: string): Promise<void>;
}

export interface SitePasswordsDependencies {
  store: Store;
  vault: Vault;
  fetch: typeof fetch;
  now: () => number;
}

/** Codes for credentials that are good for nothing any more (calendar API behaviour, section 2). */
const gone = new Set(['incorrect_password', 'invalid_username', 'invalid_email']);
/** A bearer token that has run out is ignored, as a header is that never arrived: nobody is recognised. */
const ignored = 'rest_not_logged_in';
/** Answered to nobody but who is recognised, and may not: WordPress's own codes, and those of what stands before it. */
const plain = /^(?:rest_cannot_|firewall|webServerPassword|http)/;

type Explanation = Pick<FaultData, 'kind' | 'reason' | 'about'>;

const explanationOf = ({ kind, reason, about }: FaultData): Explanation => ({
  kind,
  reason,
  ...(about === undefined ? {} : { about }),
});

const secretName = (accountId: string) => `${accountId}|password`;

export function createSitePasswords({ store, vault, ...parts }: SitePasswordsDependencies): SitePasswords {
  async function account(accountId: string): Promise<CalendarAccountRow> {
    const row = await store.get('accounts', accountId);
    if (row?.service !== 'calendar') throw new Fault({ kind: 'signIn', reason: 'notSignedIn' });
    return row;
  }

  async function header(accountId: string, address?: string): Promise<string | undefined> {
    const { user, restRoot, scheme } = await account(accountId);
    requireOrigin(new URL(restRoot).origin, address ?? restRoot);
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

  /**
   * A right that is missing, a password that was revoked, a header that never arrived and a plugin that closes the API
   * are all refused alike: only who asks for nothing but their own user can tell (calendar API behaviour, Faults).
   */
  async function explain(accountId: string, { status, reason }: FaultData): Promise<Explanation | undefined> {
    if ((status !== 401 && status !== 403) || plain.test(reason)) return undefined;
    const { restRoot, scheme } = await account(accountId);
    if (scheme === 'none') return undefined;
    const refusal = await transport(restRoot, { authorization: () => header(accountId) })
      .call(me, whoAndWhat)
      .then(() => undefined, toFault);
    // Recognised: it is a right that is missing.
    if (refusal === undefined) return undefined;
    if (refusal.reason === ignored)
      return scheme === 'bearer'
        ? noteProblem(accountId, { ...refusal, reason: 'bearerIgnored' })
        : whyIgnored(restRoot).catch(() => undefined);
    if (gone.has(refusal.reason)) return noteProblem(accountId, refusal);
    if (plain.test(refusal.reason)) return explanationOf(refusal);
    // Nobody is refused their own user, but by a plugin.
    const isClosed = refusal.status === 401 || refusal.status === 403;
    return isClosed ? { kind: 'disabled', reason: 'apiClosed', about: new URL(restRoot).host } : undefined;
  }

  /** The header never arrived, or the site takes no application passwords: its index tells. */
  async function whyIgnored(restRoot: string): Promise<Explanation> {
    const { approvalPage, home } = parseIndex(restRoot, await readIndex(restRoot, parts));
    const reason = approvalPage === undefined ? 'noApplicationPasswords' : 'authorizationStripped';
    return { kind: 'disabled', reason, about: home };
  }

  async function noteProblem(accountId: string, problem: FaultData): Promise<Explanation> {
    await store.change('accounts', accountId, (row) => row && { ...row, problem });
    return explanationOf(problem);
  }

  return {
    transport,

    credentials: (accountId, address) => ({
      authorization: () => header(accountId, address),
      explain: (refusal) => explain(accountId, refusal),
    }),

    seal: (accountId, password) => vault.seal(secretName(accountId), password),

    forget: (accountId) =>
      store.commit([vault.forget(secretName(accountId)), { delete: 'accounts', key: accountId }]),
  };
}
