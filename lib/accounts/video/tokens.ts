import { Fault } from '../../errors';
import { type Credentials, requireOrigin } from '../../http';
import type { VideoAccountRow } from '../../store';
import type { Dependencies } from '../dependencies';
import { getPlatform } from '../platforms';
import type { Vault } from '../vault';
import type { Grant } from './grant';
import { createRenewal, type RenewalDependencies } from './renewal';
import { type AccessToken, createTokenSecrets } from './tokenSecrets';

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
  /** Forgets the access tokens in memory: the next request reads those on disk. */
  dropCached(): void;
  /** Deletes the account and its secrets. */
  forget(accountId: string): Promise<void>;
}

export interface TokensDependencies
  extends Omit<RenewalDependencies, 'secrets'>,
    Pick<Dependencies, 'locks' | 'now'> {
  vault: Vault;
}

/** A token is renewed this many milliseconds before it expires, since it might expire in transit. */
const margin = 60_000;

/** Creates the {@link Tokens} of one context, which keeps decrypted access tokens in memory. */
export function createTokens({ vault, locks, now, ...dependencies }: TokensDependencies): Tokens {
  const { store, platform } = dependencies;
  const secrets = createTokenSecrets(vault, platform);
  const renew = createRenewal({ ...dependencies, secrets });

  async function getSignedIn(accountId: string): Promise<VideoAccountRow> {
    const account = await store.get('accounts', accountId);
    if (account?.service !== 'video') throw new Fault({ kind: 'signIn', reason: 'notSignedIn' });
    if (account.problem?.kind === 'signIn') throw new Fault(account.problem);
    return account;
  }

  /**
   * Decrypted access tokens with the origin they may be sent to, so that successive requests need no read from disk.
   */
  const cached = new Map<string, AccessToken & { origin: string }>();
  /** Number of changes of tokens: a token read before a change is not cached after it. */
  let changes = 0;

  const isFresh = (access: AccessToken) => access.expiresAt - margin > now();

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
      const present = await secrets.access(account);
      if (present !== undefined && present.token !== refused && isFresh(present)) return present.token;
      return (await renew(account)).token;
    });
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
          const account = await getSignedIn(accountId);
          const present = await secrets.access(account);
          const { apiBase } = getPlatform(account, platform);
          const { origin } = new URL(apiBase);
          requireOrigin(origin, address ?? apiBase);
          if (account.method === 'key') return undefined;
          if (present === undefined || !isFresh(present)) return `Bearer ${await renewToken(accountId)}`;
          if (changes === before) cached.set(accountId, { ...present, origin });
          return `Bearer ${present.token}`;
        },
        key: async () => secrets.key(await getSignedIn(accountId)),
        async renew(refused) {
          await renewToken(accountId, refused.replace(/^Bearer /, ''));
          return true;
        },
      };
    },

    refresh: (accountId) =>
      withLock(accountId, async () => {
        await renew(await getSignedIn(accountId));
      }),

    keep: (account, grant) =>
      withLock(account.accountId, async () => {
        // Deletes the refresh token of an earlier sign-in, in case this one brought none.
        const first = secrets.forgetRefreshToken(account.accountId);
        const kept = await secrets.keepGrant(account, grant);
        await store.commit([...first, ...kept, { put: 'accounts', row: account }]);
      }),

    keepKey: (account, key) =>
      withLock(account.accountId, async () => {
        const secret = await secrets.keepKey(account, key);
        await store.commit([...secret, { put: 'accounts', row: account }]);
      }),

    async revocable(account) {
      if (account.method === 'key') return undefined;
      // The platform answers an expired token as if it were revoked already.
      return (await secrets.refreshToken(account)) ?? renewToken(account.accountId);
    },

    dropCached() {
      changes += 1;
      cached.clear();
    },

    forget: (accountId) =>
      withLock(accountId, () =>
        store.commit([...secrets.forgetAll(accountId), { delete: 'accounts', key: accountId }]),
      ),
  };
}
