import { calendarErrors, restAddress } from '../../calendar';
import { Fault, type FaultData, toFault } from '../../errors';
import { type Credentials, createTransport, requireOrigin, type Transport } from '../../http';
import type { CalendarAccountRow, Write } from '../../store';
import { noteProblem } from '../accountProblem';
import type { Dependencies } from '../dependencies';
import { toSecretOrigin } from '../platforms';
import type { Vault } from '../vault';
import { siteHeader } from './siteCredentials';
import { parseIndex, readIndex } from './siteIndex';
import { me, whoAndWhat } from './wordpress';

/**
 * Application passwords and tokens of calendar sites: stored encrypted, and sent only to the origin that issued them.
 */
export interface SitePasswords {
  /**
   * Credentials for a transport. The header is built only if `address` belongs to the account's own site. After a
   * refused request they find the cause, and note invalid credentials at the account.
   * @throws Fault `signIn/notSignedIn`; `notAllowed/foreignOrigin`
   */
  credentials(accountId: string, address?: string): Credentials;
  /** A transport for WordPress's own methods, whose paths start at the REST root. */
  transport(restRoot: string, credentials: Credentials): Transport;
  /** The writes of the encrypted secret, to be stored in one transaction with the account. */
  seal(account: Pick<CalendarAccountRow, 'accountId' | 'restRoot'>, password: string): Promise<Write[]>;
  /** Deletes the account and its secret. */
  forget(accountId: string): Promise<void>;
}

export interface SitePasswordsDependencies
  extends Pick<Dependencies, 'store' | 'fetch' | 'now' | 'signInEnded'> {
  vault: Vault;
}

/** Codes for invalid credentials (calendar API behaviour, section 2). */
const invalidCodes = new Set(['incorrect_password', 'invalid_username', 'invalid_email']);
/** The request was treated as anonymous: the header did not arrive, or a bearer token expired. */
const notRecognised = 'rest_not_logged_in';
/**
 * Reasons that need no further request: codes for a recognised user without the right, and those of a server in front
 * of WordPress.
 */
const conclusiveReasons = /^(?:rest_cannot_|firewall|webServerPassword|http)/;

type Explanation = Pick<FaultData, 'kind' | 'reason' | 'about'>;

const toExplanation = ({ kind, reason, about }: FaultData): Explanation => ({
  kind,
  reason,
  ...(about === undefined ? {} : { about }),
});

/** The beginning of the names of an account's passwords, whatever origin they were issued by. */
const toPrefix = (accountId: string) => `${JSON.stringify(['password', accountId]).slice(0, -1)},`;

/** Name of a password in the vault, which is authenticated with it: it holds the origin that it is sent to. */
const toName = (accountId: string, restRoot: string) =>
  JSON.stringify(['password', accountId, toSecretOrigin(restRoot)]);

/** Name of earlier versions, without the origin: the id of the account names the host. */
const toFormerName = (accountId: string) => `${accountId}|password`;
const isOfHost = (accountId: string, restRoot: string) =>
  accountId.replace(/^calendar\|(?:https?:\/\/)?/, '').split(/[/|]/)[0] === new URL(restRoot).host;

/** Creates {@link SitePasswords}, whose secrets are in the vault. */
export function createSitePasswords({
  store,
  vault,
  ...dependencies
}: SitePasswordsDependencies): SitePasswords {
  async function account(accountId: string): Promise<CalendarAccountRow> {
    const row = await store.get('accounts', accountId);
    if (row?.service !== 'calendar') throw new Fault({ kind: 'signIn', reason: 'notSignedIn' });
    return row;
  }

  async function header(accountId: string, address?: string): Promise<string | undefined> {
    const { user, restRoot, scheme } = await account(accountId);
    requireOrigin(toSecretOrigin(restRoot), address ?? restRoot);
    if (scheme === 'none') return undefined;
    const secret =
      (await vault.open(toName(accountId, restRoot))) ??
      (isOfHost(accountId, restRoot) ? await vault.open(toFormerName(accountId)) : undefined);
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
      fetch: dependencies.fetch,
      now: dependencies.now,
    });

  /**
   * Finds the cause of a refused request. A missing right, a revoked password, a stripped header and a plugin that
   * closes the API give similar refusals; a request for the own user tells them apart (calendar API behaviour,
   * 'Faults').
   */
  async function explain(accountId: string, { status, reason }: FaultData): Promise<Explanation | undefined> {
    if ((status !== 401 && status !== 403) || conclusiveReasons.test(reason)) return undefined;
    const { restRoot, scheme } = await account(accountId);
    if (scheme === 'none') return undefined;
    const refusal = await transport(restRoot, { authorization: () => header(accountId) })
      .call(me, whoAndWhat)
      .then(() => undefined, toFault);
    // The user is recognised, so a right is missing.
    if (refusal === undefined) return undefined;
    if (refusal.reason === notRecognised)
      return scheme === 'bearer'
        ? noteInvalid(accountId, { ...refusal, reason: 'bearerIgnored' })
        : explainNotRecognised(restRoot).catch(() => undefined);
    if (invalidCodes.has(refusal.reason)) return noteInvalid(accountId, refusal);
    if (conclusiveReasons.test(refusal.reason)) return toExplanation(refusal);
    // Only a plugin refuses a user their own data.
    const isClosed = refusal.status === 401 || refusal.status === 403;
    return isClosed ? { kind: 'disabled', reason: 'apiClosed', about: new URL(restRoot).host } : undefined;
  }

  /** Distinguishes a stripped header from a site without application passwords, by the site's index. */
  async function explainNotRecognised(restRoot: string): Promise<Explanation> {
    const { approvalPage, home } = parseIndex(restRoot, await readIndex(restRoot, dependencies));
    const reason = approvalPage === undefined ? 'noApplicationPasswords' : 'authorizationStripped';
    return { kind: 'disabled', reason, about: home };
  }

  async function noteInvalid(accountId: string, problem: FaultData): Promise<Explanation> {
    await noteProblem(store, accountId, problem, dependencies.signInEnded);
    return toExplanation(problem);
  }

  const forgetting = (accountId: string): Write[] => [
    { clear: 'secrets', prefix: toPrefix(accountId) },
    vault.forget(toFormerName(accountId)),
  ];

  return {
    transport,

    credentials: (accountId, address) => ({
      authorization: () => header(accountId, address),
      explain: (refusal) => explain(accountId, refusal),
    }),

    seal: async ({ accountId, restRoot }, password) => [
      ...forgetting(accountId),
      await vault.seal(toName(accountId, restRoot), password),
    ],

    forget: (accountId) => store.commit([...forgetting(accountId), { delete: 'accounts', key: accountId }]),
  };
}
