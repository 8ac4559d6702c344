import * as z from 'zod/mini';
import { Fault, type FaultData } from '../../errors';
import type { Credentials } from '../../http';
import { requireOrigin } from '../../http';
import type { Store, VideoAccountRow } from '../../store';
import { getPlatform, type Platform } from '../platforms';
import type { Vault } from '../vault';
import type { Authority } from './authority';
import type { BrowserTokens } from './browserTokens';
import type { ClientSettings } from './clientSettings';
import type { Grant } from './grant';

/** Access to the video API: an access token while it lasts, and a new one in time. */
export interface Tokens {
  /** For a transport that acts as this account; `address` is where it means to go. */
  credentials(accountId: string, address?: string): Credentials;
  /** Gets a new access token whatever the age of the present one; a check of the connection. */
  refresh(accountId: string): Promise<void>;
  /** Keeps an account with what its sign-in gave: all of it or nothing. */
  keep(account: VideoAccountRow, grant: Grant): Promise<void>;
  /** Keeps an account that reads by an API key alone. */
  keepKey(account: VideoAccountRow, key: string): Promise<void>;
  /**
   * The token to withdraw a grant by; a key has none.
   * @throws Fault when none that is still good can be had.
   */
  revocable(account: VideoAccountRow): Promise<string | undefined>;
  /** Forgets the account with all its secrets. */
  forget(accountId: string): Promise<void>;
}

export interface TokensDependencies {
  store: Store;
  vault: Vault;
  authorityOf(platform: Platform): Authority;
  /** The browser's own tokens, in builds and browsers that have them. */
  browserTokens?: BrowserTokens | undefined;
  clients: ClientSettings;
  platform: Platform;
  locks: LockManager;
  now: () => number;
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
/** Why no token comes without the person's help. */
const needsPerson = new Set(['grantGone', 'silentRefused']);

/** A token this close to its end, in milliseconds, might expire on the way. */
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
  async function signedIn(accountId: string): Promise<VideoAccountRow> {
    const account = await store.get('accounts', accountId);
    if (account?.service !== 'video') throw new Fault({ kind: 'signIn', reason: 'notSignedIn' });
    if (account.problem?.kind === 'signIn') throw new Fault(account.problem as FaultData);
    return account;
  }

  async function readAccess(accountId: string): Promise<Access | undefined> {
    const secret = await vault.open(accessName(accountId));
    return secret === undefined ? undefined : AccessSecret().parse(JSON.parse(secret));
  }

  /** Access tokens that were read from the disk, and where each may go: a request that follows another reads nothing. */
  const inHand = new Map<string, Access & { origin: string }>();
  /** How often tokens have changed: what was read before a change is not taken in hand after it. */
  let changes = 0;

  const isFresh = (access: Access) => access.expiresAt - margin > now();

  /** One at a time per account, in all contexts of the extension: refresh tokens may be good for one use. */
  const alone = <Result>(accountId: string, work: () => Promise<Result>): Promise<Result> => {
    const done = locks.request(`token|${accountId}`, work).finally(() => {
      changes += 1;
      inHand.delete(accountId);
    });
    // The types say that the work's promise comes back nested; it does not.
    return done as Promise<Result>;
  };

  /** The present token unless it is old or `refused`; whoever waited for the lock takes what the first one got. */
  function renewed(accountId: string, refused?: string): Promise<string> {
    return alone(accountId, async () => {
      const account = await signedIn(accountId);
      const present = await readAccess(accountId);
      if (present !== undefined && present.token !== refused && isFresh(present)) return present.token;
      return (await refreshed(account)).token;
    });
  }

  async function refreshed(account: VideoAccountRow): Promise<Access> {
    const { accountId } = account;
    try {
      const grant = await granted(account);
      // On disk before it is used: a rotated refresh token that is lost takes the whole grant with it.
      await store.commit(await secretWrites(accountId, grant));
      return { token: grant.accessToken, expiresAt: grant.expiresAt };
    } catch (error) {
      if (error instanceof Fault && needsPerson.has(error.data.reason)) throw await lost(account, error.data);
      throw error;
    }
  }

  /** A new token without the person, in the way the account was signed in. */
  async function granted(account: VideoAccountRow): Promise<Grant> {
    const { accountId, clientId, scopes, method } = account;
    if (method === 'browser') return browserGrant(account);
    const authority = parts.authorityOf(getPlatform(account, platform));
    const client = await clients.byId(clientId);
    if (method === 'implicit') return authority.authorize(client, { method, scopes, how: 'silent' });
    const refreshToken = await vault.open(refreshName(accountId));
    if (refreshToken === undefined) throw new Fault({ kind: 'signIn', reason: 'grantGone' });
    return authority.refresh(client, refreshToken);
  }

  /** The browser keeps its token until it is told that the service refused it. */
  async function browserGrant({ accountId, scopes }: VideoAccountRow): Promise<Grant> {
    if (parts.browserTokens === undefined) throw new Fault({ kind: 'signIn', reason: 'silentRefused' });
    const old = await readAccess(accountId);
    if (old !== undefined) await parts.browserTokens.drop(old.token);
    return parts.browserTokens.get({ interactive: false, scopes });
  }

  /** Notes at the account that only a new sign-in helps; the refresh token is of no use any more. */
  async function lost({ accountId }: VideoAccountRow, data: Omit<FaultData, 'outcome'>): Promise<Fault> {
    const fault = new Fault(data);
    await store.change('accounts', accountId, (row) => row && { ...row, problem: fault.data });
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
          const held = inHand.get(accountId);
          if (held !== undefined && isFresh(held)) {
            requireOrigin(held.origin, address ?? held.origin);
            return `Bearer ${held.token}`;
          }
          const before = changes;
          const [account, present] = await Promise.all([signedIn(accountId), readAccess(accountId)]);
          const { apiBase } = getPlatform(account, platform);
          const { origin } = new URL(apiBase);
          requireOrigin(origin, address ?? apiBase);
          if (account.method === 'key') return undefined;
          if (present === undefined || !isFresh(present)) return `Bearer ${await renewed(accountId)}`;
          if (changes === before) inHand.set(accountId, { ...present, origin });
          return `Bearer ${present.token}`;
        },
        key: () => vault.open(keyName(accountId)),
        async renew(refused) {
          await renewed(accountId, refused.replace(/^Bearer /, ''));
          return true;
        },
      };
    },

    refresh: (accountId) =>
      alone(accountId, async () => {
        await refreshed(await signedIn(accountId));
      }),

    keep: (account, grant) =>
      alone(account.accountId, async () => {
        const secrets = await secretWrites(account.accountId, grant);
        // A refresh token of an earlier sign-in must not outlive it.
        const first = vault.forget(refreshName(account.accountId));
        await store.commit([first, ...secrets, { put: 'accounts', row: account }]);
      }),

    keepKey: (account, key) =>
      alone(account.accountId, async () => {
        const secret = await vault.seal(keyName(account.accountId), key);
        await store.commit([secret, { put: 'accounts', row: account }]);
      }),

    async revocable({ accountId, method }) {
      if (method === 'key') return undefined;
      // One that ran out would be taken for one that is withdrawn already.
      return (await vault.open(refreshName(accountId))) ?? renewed(accountId);
    },

    forget: (accountId) =>
      alone(accountId, () =>
        store.commit([
          vault.forget(accessName(accountId)),
          vault.forget(refreshName(accountId)),
          vault.forget(keyName(accountId)),
          { delete: 'accounts', key: accountId },
        ]),
      ),
  };
}
