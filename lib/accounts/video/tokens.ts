import * as z from 'zod/mini';
import { Fault, type FaultData } from '../../errors';
import type { Credentials } from '../../http';
import { requireOrigin } from '../../http';
import type { Store, VideoAccountRow } from '../../store';
import { noteProblem, type SignInEnded } from '../accountProblem';
import { getPlatform, type Platform } from '../platforms';
import type { Vault } from '../vault';
import type { Authority } from './authority';
import type { BrowserTokens } from './browserTokens';
import type { ClientSettings } from './clientSettings';
import type { Grant } from './grant';

/** Access tokens for the video API, renewed before they expire. */
export interface Tokens {
  /** Credentials for a transport that acts as the account. @param address base address of the transport */
  credentials(accountId: string, address?: string): Credentials;
  /** Gets a new access token even if the present one is valid, as a check of the connection. */
  refresh(accountId: string): Promise<void>;
  /** Stores an account with its tokens in one transaction. */
  keep(account: VideoAccountRow, grant: Grant): Promise<void>;
  /** Stores an account that uses only an API key. */
  keepKey(account: VideoAccountRow, key: string): Promise<void>;
  /**
   * The token to revoke a grant with; undefined for an API key.
   * @throws Fault if no valid token can be obtained
   */
  revocable(account: VideoAccountRow): Promise<string | undefined>;
  /** Deletes the account and its secrets. */
  forget(accountId: string): Promise<void>;
}

export interface TokensDependencies {
  store: Store;
  vault: Vault;
  getAuthority(platform: Platform): Authority;
  /** Tokens managed by the browser, if browser and build support them. */
  browserTokens?: BrowserTokens | undefined;
  clients: ClientSettings;
  platform: Platform;
  locks: LockManager;
  now: () => number;
  signInEnded?: SignInEnded;
}

interface Access {
  token: string;
  /** Epoch milliseconds. */
  expiresAt: number;
}

const AccessSecret = () => z.object({ token: z.string(), expiresAt: z.number() });
const accessName = (accountId: string) => `${accountId}|access`;
const refreshName = (accountId: string) => `${accountId}|refresh`;
const keyName = (accountId: string) => `${accountId}|key`;
/** Reasons for which the person has to sign in again. */
const needsPerson = new Set(['grantGone', 'silentRefused']);

/** A token is renewed this many milliseconds before it expires, since it might expire in transit. */
const margin = 60_000;

// biome-ignore lint/complexity/noExcessiveLinesPerFunction: its functions share the renewals under way
export function createTokens({
  store,
  vault,
  clients,
  platform,
  locks,
  now,
  ...parts
}: TokensDependencies): Tokens {
  async function getSignedIn(accountId: string): Promise<VideoAccountRow> {
    const account = await store.get('accounts', accountId);
    if (account?.service !== 'video') throw new Fault({ kind: 'signIn', reason: 'notSignedIn' });
    if (account.problem?.kind === 'signIn') throw new Fault(account.problem);
    return account;
  }

  async function readAccess(accountId: string): Promise<Access | undefined> {
    const secret = await vault.open(accessName(accountId));
    return secret === undefined ? undefined : AccessSecret().parse(JSON.parse(secret));
  }

  /**
   * Decrypted access tokens with the origin they may be sent to, so that successive requests need no read from disk.
   */
  const cached = new Map<string, Access & { origin: string }>();
  /** Number of changes of tokens: a token read before a change is not cached after it. */
  let changes = 0;

  const isFresh = (access: Access) => access.expiresAt - margin > now();

  /**
   * Runs work under a lock per account, across all contexts of the extension: a refresh token may be valid for one use
   * only.
   */
  const withLock = <Result>(accountId: string, work: () => Promise<Result>): Promise<Result> => {
    const done = locks.request(`token|${accountId}`, work).finally(() => {
      changes += 1;
      cached.delete(accountId);
    });
    // The types declare a nested promise; the value is not nested.
    return done as Promise<Result>;
  };

  /**
   * The present token, or a new one if it is about to expire or is the `refused` one. A caller that waited for the lock
   * gets the token of the first.
   */
  function renewToken(accountId: string, refused?: string): Promise<string> {
    return withLock(accountId, async () => {
      const account = await getSignedIn(accountId);
      const present = await readAccess(accountId);
      if (present !== undefined && present.token !== refused && isFresh(present)) return present.token;
      return (await refreshAccess(account)).token;
    });
  }

  async function refreshAccess(account: VideoAccountRow): Promise<Access> {
    const { accountId } = account;
    try {
      const grant = await requestGrant(account);
      // Stored before it is used: if a rotated refresh token were lost, the grant would be, too.
      await store.commit(await secretWrites(accountId, grant));
      return { token: grant.accessToken, expiresAt: grant.expiresAt };
    } catch (error) {
      if (error instanceof Fault && needsPerson.has(error.data.reason))
        throw await noteLostGrant(account, error.data);
      throw error;
    }
  }

  /** Gets a new token without the person, by the account's sign-in method. */
  async function requestGrant(account: VideoAccountRow): Promise<Grant> {
    const { accountId, clientId, scopes, method } = account;
    if (method === 'browser') return browserGrant(account);
    const authority = parts.getAuthority(getPlatform(account, platform));
    const client = await clients.byId(clientId);
    if (method === 'implicit') return authority.authorize(client, { method, scopes, how: 'silent' });
    const refreshToken = await vault.open(refreshName(accountId));
    if (refreshToken === undefined) throw new Fault({ kind: 'signIn', reason: 'grantGone' });
    return authority.refresh(client, refreshToken);
  }

  /** The browser returns its cached token until that is removed. */
  async function browserGrant({ accountId, scopes }: VideoAccountRow): Promise<Grant> {
    if (parts.browserTokens === undefined) throw new Fault({ kind: 'signIn', reason: 'silentRefused' });
    const old = await readAccess(accountId);
    if (old !== undefined) await parts.browserTokens.drop(old.token);
    return parts.browserTokens.get({ interactive: false, scopes });
  }

  /** Notes at the account that the person has to sign in again, and deletes its tokens. */
  async function noteLostGrant(
    { accountId }: VideoAccountRow,
    data: Omit<FaultData, 'outcome'>,
  ): Promise<Fault> {
    const fault = new Fault(data);
    await noteProblem(store, accountId, fault.data, parts.signInEnded);
    await store.commit([vault.forget(accessName(accountId)), vault.forget(refreshName(accountId))]);
    return fault;
  }

  async function secretWrites(accountId: string, { accessToken, expiresAt, refreshToken }: Grant) {
    const access = JSON.stringify({ token: accessToken, expiresAt } satisfies Access);
    return [
      await vault.seal(accessName(accountId), access),
      ...(refreshToken === undefined ? [] : [await vault.seal(refreshName(accountId), refreshToken)]),
    ];
  }

  return {
    credentials(accountId, address) {
      return {
        async authorization() {
          const held = cached.get(accountId);
          if (held !== undefined && isFresh(held)) {
            requireOrigin(held.origin, address ?? held.origin);
            return `Bearer ${held.token}`;
          }
          const before = changes;
          const [account, present] = await Promise.all([getSignedIn(accountId), readAccess(accountId)]);
          const { apiBase } = getPlatform(account, platform);
          const { origin } = new URL(apiBase);
          requireOrigin(origin, address ?? apiBase);
          if (account.method === 'key') return undefined;
          if (present === undefined || !isFresh(present)) return `Bearer ${await renewToken(accountId)}`;
          if (changes === before) cached.set(accountId, { ...present, origin });
          return `Bearer ${present.token}`;
        },
        key: () => vault.open(keyName(accountId)),
        async renew(refused) {
          await renewToken(accountId, refused.replace(/^Bearer /, ''));
          return true;
        },
      };
    },

    refresh: (accountId) =>
      withLock(accountId, async () => {
        await refreshAccess(await getSignedIn(accountId));
      }),

    keep: (account, grant) =>
      withLock(account.accountId, async () => {
        const secrets = await secretWrites(account.accountId, grant);
        // Deletes the refresh token of an earlier sign-in, in case this one brought none.
        const first = vault.forget(refreshName(account.accountId));
        await store.commit([first, ...secrets, { put: 'accounts', row: account }]);
      }),

    keepKey: (account, key) =>
      withLock(account.accountId, async () => {
        const secret = await vault.seal(keyName(account.accountId), key);
        await store.commit([secret, { put: 'accounts', row: account }]);
      }),

    async revocable({ accountId, method }) {
      if (method === 'key') return undefined;
      // The platform answers an expired token as if it were revoked already.
      return (await vault.open(refreshName(accountId))) ?? renewToken(accountId);
    },

    forget: (accountId) =>
      withLock(accountId, () =>
        store.commit([
          vault.forget(accessName(accountId)),
          vault.forget(refreshName(accountId)),
          vault.forget(keyName(accountId)),
          { delete: 'accounts', key: accountId },
        ]),
      ),
  };
}
