import type { FaultData } from '../errors';
import {
  bareFetch,
  type Credentials,
  createGates,
  type Gates,
  pacedFetch,
  type TransportOptions,
} from '../http';
import type { AccountRow, Store, VideoAccountRow } from '../store';
import { type ActingAccounts, createActingAccounts } from './activeAccounts';
import { type Check, checkConnections, type QuotaCount } from './checks';
import type { Launch } from './launch';
import type { Platform } from './platforms';
import { type Connecting, type ConnectingWay, createSiteConnecting } from './sites/connecting';
import { createSitePasswords } from './sites/sitePasswords';
import { createSiteSignIn } from './sites/siteSignIn';
import { createVault } from './vault';
import { createAuthority } from './video/authority';
import type { BrowserTokens } from './video/browserTokens';
import { type ClientChange, type ClientView, createClientSettings } from './video/clientSettings';
import { createPlatforms, type Platforms } from './video/customPlatforms';
import { createTokens } from './video/tokens';
import { createVideoSignIn, type SignInQuestion } from './video/videoSignIn';

export type { Check } from './checks';
export type { Platform } from './platforms';
export { buildPlatform, getPlatform, live, sandbox } from './platforms';
export type { Connecting } from './sites/connecting';
export { createVault } from './vault';
export type { BrowserTokens } from './video/browserTokens';
export { missingScopes, untickedScopes } from './video/scopes';

/** What the accounts are handed: they know neither the browser nor the clock. */
export interface AccountsDependencies {
  store: Store;
  platform: Platform;
  /** `identity.launchWebAuthFlow` */
  launch: Launch;
  /** Where the video platform sends the person back to: to be registered with it. */
  redirectAddress: string;
  /** Where a calendar site does: it takes https alone. */
  approvalAddress: string;
  /** Where the browser has tokens of its own, and the build a client for them. */
  browserTokens?: BrowserTokens | undefined;
  /** `permissions.contains({ origins })` */
  hasOrigins(origins: string[]): Promise<boolean>;
  /** `navigator.locks` */
  locks: LockManager;
  fetch?: typeof fetch;
  /** Passed by all requests to calendar sites. */
  gates?: Gates;
  now?: () => number;
  /** Counts the units of the calls made from here. */
  meter?: (clientId: string) => NonNullable<TransportOptions['meter']>;
  /** Told when accounts, or connecting one, changed. */
  changed?: () => void;
}

/** Who we act as. The only holder of tokens and passwords; hands out credentials, never secrets. */
export interface Accounts {
  list(): Promise<AccountRow[]>;
  /** Who acts for a service, of all who are connected. */
  acting: ActingAccounts['of'];
  /** From now on this one acts for its service. */
  actAs(accountId: string): Promise<void>;
  /**
   * For a transport that acts as an account, of either service.
   * @param address what the transport's base will be; refused where it is not of the account's own site.
   */
  credentials(accountId: string, address?: string): Credentials;
  /** The client at the build's own platform, or at the one of this id. */
  client(platformId?: string): Promise<ClientView>;
  setClient(change: ClientChange, platformId?: string): Promise<void>;
  /** The platforms made by hand. */
  platforms: Pick<Platforms, 'all' | 'save' | 'remove'>;

  signIn(question?: SignInQuestion): Promise<VideoAccountRow>;
  signOut(accountId: string): Promise<void>;
  disconnect(accountId: string): Promise<void>;

  connecting(): Promise<Connecting | undefined>;
  beginSite(address: string, isTyped?: boolean): Promise<Connecting>;
  continueSite(address: string, granted: boolean, how?: ConnectingWay): Promise<Connecting>;
  /** On `permissions.onAdded`. */
  resumeConnecting(): Promise<Connecting | undefined>;
  dismissConnecting(): Promise<void>;
  signOutSite(accountId: string): Promise<{ leftOnSite?: FaultData }>;

  check(quota?: QuotaCount): Promise<Check[]>;
}

export function createAccounts(handed: AccountsDependencies): Accounts {
  const parts = {
    ...handed,
    now: handed.now ?? Date.now,
    fetch: handed.fetch ?? bareFetch,
  };
  const { store, platform } = parts;
  const atSites = { ...parts, fetch: pacedFetch(parts.gates ?? createGates(), parts.fetch) };
  const vault = createVault(store);
  const acting = createActingAccounts(store, parts.now);
  const clients = createClientSettings(store, vault, platform, parts.browserTokens?.clientId);
  const platforms = createPlatforms(store, platform);
  const authorityOf = (at: Platform) => createAuthority({ ...parts, platform: at });
  const tokens = createTokens({ ...parts, vault, authorityOf, clients });
  const video = createVideoSignIn({ ...parts, authorityOf, clients, tokens, platforms });
  const passwords = createSitePasswords({ ...atSites, vault });
  const siteSignIn = createSiteSignIn({ ...atSites, passwords });
  const sites = createSiteConnecting({ ...atSites, siteSignIn });

  /** The result, once everyone who shows accounts knows that they changed. */
  async function announced<Result>(work: Promise<Result>): Promise<Result> {
    const result = await work;
    parts.changed?.();
    return result;
  }

  return {
    list: () => store.all('accounts'),
    acting: acting.of,
    actAs: (accountId) => announced(acting.choose(accountId)),
    credentials: (accountId, address) =>
      accountId.startsWith('calendar|')
        ? passwords.credentials(accountId, address)
        : tokens.credentials(accountId, address),
    client: async (platformId) => clients.view(await platforms.byId(platformId)),
    setClient: async (change, platformId) => announced(clients.set(await platforms.byId(platformId), change)),
    platforms: {
      all: platforms.all,
      save: (row) => announced(platforms.save(row)),
      remove: (id) => announced(platforms.remove(id)),
    },

    signIn: (question) => announced(video.signIn(question)),
    signOut: (accountId) => announced(video.signOut(accountId)),
    disconnect: (accountId) => announced(video.disconnect(accountId)),

    connecting: () => sites.read(),
    beginSite: (address, isTyped) => sites.begin(address, isTyped),
    continueSite: (address, granted, how) => sites.continue(address, granted, how),
    resumeConnecting: () => sites.goOn(),
    dismissConnecting: () => announced(sites.dismiss()),
    signOutSite: (accountId) => announced(siteSignIn.signOut(accountId)),

    check: (quota) =>
      checkConnections({ ...parts, siteFetch: atSites.fetch, clients, tokens, passwords }, quota),
  };
}
