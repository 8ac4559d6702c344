import type { FaultData } from '../errors';
import { bareFetch, type Credentials, createGates, type Gates, pacedFetch } from '../http';
import type { AccountRow } from '../store';
import { type ActiveAccounts, createActiveAccounts } from './activeAccounts';
import { type Check, checkConnections, type QuotaCount } from './checks';
import type { Dependencies } from './dependencies';
import { createVaultLock, type VaultLock } from './lock';
import type { Platform } from './platforms';
import {
  type BeginChoice,
  type Connecting,
  type ConnectingWay,
  createSiteConnecting,
} from './sites/connecting';
import { createSitePasswords } from './sites/sitePasswords';
import { createSiteSignIn } from './sites/siteSignIn';
import { createVault } from './vault';
import { createAuthority } from './video/authority';
import type { BrowserTokens } from './video/browserTokens';
import { type ClientChange, type ClientView, createClientSettings } from './video/clientSettings';
import { createPlatforms, type Platforms } from './video/customPlatforms';
import { createTokens } from './video/tokens';
import { createVideoSignIn, type VideoSignIn } from './video/videoSignIn';

export type { Check } from './checks';
export { createVaultLock, type VaultLock } from './lock';
export type { SessionKey } from './lockKeys';
export type { Platform } from './platforms';
export { buildPlatform, getPlatform, live, sandbox } from './platforms';
export type { Connecting } from './sites/connecting';
export { createVault } from './vault';
export type { BrowserTokens } from './video/browserTokens';
export { missingScopes, untickedScopes } from './video/scopes';

export interface AccountsDependencies
  extends Omit<Dependencies, 'fetch' | 'now'>,
    Partial<Pick<Dependencies, 'fetch' | 'now'>> {
  /** Tokens managed by the browser, if the browser supports them and the build has a client for them. */
  browserTokens?: BrowserTokens | undefined;
  /** Limits the rate of all requests to calendar sites. */
  gates?: Gates;
  /** The lock of the vault; without one, it is never locked. */
  lock?: VaultLock;
}

/**
 * The connected accounts. Tokens and passwords are handled by this module alone; it hands out credentials for
 * transports, never secrets.
 */
export interface Accounts extends VideoSignIn {
  /** The accounts of both services, in the order of their ids. */
  list(): Promise<AccountRow[]>;
  /** The active account of a service. */
  active: ActiveAccounts['find'];
  /** All accounts and the active one of each service, in one read. */
  listWithActive: ActiveAccounts['listWithActive'];
  /**
   * Makes an account the active one of its service.
   * @throws Fault `notFound/accountGone`
   */
  actAs(accountId: string): Promise<void>;
  /**
   * Credentials for a transport that acts as an account, of either service.
   * @param address base address of the transport; refused unless it belongs to the account's own site or API
   */
  credentials(accountId: string, address?: string): Credentials;
  /** The OAuth client of a platform; the build's own platform if `platformId` is left out. */
  client(platformId?: string): Promise<ClientView>;
  /** Replaces the OAuth client of a platform: see `ClientSettings.set`. */
  setClient(change: ClientChange, platformId?: string): Promise<void>;
  /** Custom platforms from the settings. */
  platforms: Pick<Platforms, 'all' | 'save' | 'remove'>;

  /** See `SiteConnecting.read`. */
  connecting(): Promise<Connecting | undefined>;
  /** See `SiteConnecting.begin`. */
  beginSite(address: string, choice?: BeginChoice): Promise<Connecting>;
  /** See `SiteConnecting.continue`. */
  continueSite(address: string, granted: boolean, how?: ConnectingWay): Promise<Connecting>;
  /** See `SiteConnecting.resume`; to be called on `permissions.onAdded`. */
  resumeConnecting(): Promise<Connecting | undefined>;
  /** See `SiteSignIn.signOut`. */
  signOutSite(accountId: string): Promise<{ leftOnSite?: FaultData }>;

  /** See `VaultLock.close`. */
  lockNow(): Promise<void>;
  /** See `VaultLock.forget`. */
  forgetSecrets(): Promise<void>;

  /** Runs all connection checks: `checkConnections`. */
  check(quota?: QuotaCount): Promise<Check[]>;
}

/** Creates the accounts module; it opens no connection and reads nothing before the first call. */
export function createAccounts(dependencies: AccountsDependencies): Accounts {
  const withDefaults = {
    ...dependencies,
    now: dependencies.now ?? Date.now,
    fetch: dependencies.fetch ?? bareFetch,
  };
  const { store, platform } = withDefaults;
  const atSites = {
    ...withDefaults,
    fetch: pacedFetch(withDefaults.gates ?? createGates(), withDefaults.fetch),
  };
  const lock = withDefaults.lock ?? createVaultLock(store);
  const vault = createVault(store, lock);
  const activeAccounts = createActiveAccounts(store, withDefaults.now);
  const clients = createClientSettings(store, vault, platform, withDefaults.browserTokens?.clientId);
  const platforms = createPlatforms(store, platform);
  const getAuthority = (at: Platform) => createAuthority({ ...withDefaults, platform: at });
  const tokens = createTokens({ ...withDefaults, vault, getAuthority, clients });
  const video = createVideoSignIn({ ...withDefaults, getAuthority, clients, tokens, platforms });
  const passwords = createSitePasswords({ ...atSites, vault });
  const siteSignIn = createSiteSignIn({ ...atSites, passwords });
  const sites = createSiteConnecting({ ...atSites, siteSignIn, requireOpen: lock.requireOpen });

  /** Calls `changed` after the work has succeeded. */
  async function notifyAfter<Result>(work: Promise<Result>): Promise<Result> {
    const result = await work;
    withDefaults.changed?.();
    return result;
  }

  return {
    list: () => store.all('accounts'),
    active: activeAccounts.find,
    listWithActive: activeAccounts.listWithActive,
    actAs: (accountId) => notifyAfter(activeAccounts.choose(accountId)),
    credentials: (accountId, address) =>
      accountId.startsWith('calendar|')
        ? passwords.credentials(accountId, address)
        : tokens.credentials(accountId, address),
    client: async (platformId) => clients.view(await platforms.byId(platformId)),
    setClient: async (change, platformId) =>
      notifyAfter(clients.set(await platforms.byId(platformId), change)),
    platforms: {
      all: platforms.all,
      save: (row) => notifyAfter(platforms.save(row)),
      remove: (id) => notifyAfter(platforms.remove(id)),
    },

    async signIn(question) {
      // Before the person signs in, since the tokens could not be stored
      await lock.requireOpen();
      return notifyAfter(video.signIn(question));
    },
    signOut: (accountId) => notifyAfter(video.signOut(accountId)),
    disconnect: (accountId) => notifyAfter(video.disconnect(accountId)),

    connecting: () => sites.read(),
    beginSite: (address, choice) => sites.begin(address, choice),
    continueSite: (address, granted, how) => sites.continue(address, granted, how),
    resumeConnecting: () => sites.resume(),
    signOutSite: (accountId) => notifyAfter(siteSignIn.signOut(accountId)),

    async lockNow() {
      await lock.close();
      tokens.dropCached();
      withDefaults.changed?.();
    },

    async forgetSecrets() {
      await lock.forget();
      tokens.dropCached();
      withDefaults.changed?.();
    },

    check: (quota) =>
      checkConnections({ ...withDefaults, siteFetch: atSites.fetch, clients, tokens, passwords }, quota),
  };
}
