import type { FaultData } from '../fault';
import type { Credentials, TransportParts } from '../http';
import type { AccountRow, CalendarAccountRow, Store, VideoAccountRow } from '../store';
import { type ActingAccounts, createActingAccounts } from './acting';
import { originPattern } from './address';
import { createAuthority, type Launch } from './authority';
import { type Check, checkConnections, type QuotaCount } from './checks';
import { type ClientView, createClientSettings } from './clientSettings';
import { type Connecting, createSiteConnecting } from './connecting';
import type { Profile } from './profiles';
import { createSitePasswords } from './sitePasswords';
import { createSiteSignIn } from './siteSignIn';
import { createTokens } from './tokens';
import { createVault } from './vault';
import { createVideoSignIn, type SignInQuestion } from './videoSignIn';

export { boundFetch } from './boundFetch';
export type { Check } from './checks';
export type { Connecting } from './connecting';
export { live, profile, sandbox } from './profiles';
export { createVault } from './vault';

/** What the accounts are handed: they know neither the browser nor the clock. */
export interface AccountsParts {
  store: Store;
  profile: Profile;
  /** `identity.launchWebAuthFlow` */
  launch: Launch;
  /** `identity.getRedirectURL()`, to be registered with the video platform. */
  redirectAddress: string;
  /** `permissions.contains({ origins })` */
  hasOrigins(origins: string[]): Promise<boolean>;
  /** `navigator.locks` */
  locks: LockManager;
  fetch?: typeof fetch;
  now?: () => number;
  /** Counts the units of the calls made from here. */
  meter?: (clientId: string) => NonNullable<TransportParts['meter']>;
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
  client(): Promise<ClientView>;
  setClient(clientId: string, clientSecret?: string): Promise<void>;

  signIn(question?: SignInQuestion): Promise<VideoAccountRow>;
  signOut(accountId: string): Promise<void>;
  disconnect(accountId: string): Promise<void>;

  connecting(): Promise<Connecting | undefined>;
  beginSite(address: string): Promise<Connecting>;
  continueSite(address: string, granted: boolean): Promise<Connecting>;
  /** On `permissions.onAdded`, and when the worker starts. */
  goOnConnecting(): Promise<Connecting | undefined>;
  dismissConnecting(): Promise<void>;
  signOutSite(accountId: string): Promise<{ leftOnSite?: FaultData }>;
  /** Whether the browser still lets us reach the account's site. */
  isAllowed(account: CalendarAccountRow): Promise<boolean>;

  check(quota?: QuotaCount): Promise<Check[]>;
}

export function createAccounts(handed: AccountsParts): Accounts {
  const parts = {
    ...handed,
    now: handed.now ?? Date.now,
    // Called as a bare function: `fetch` refuses any other `this`.
    fetch: handed.fetch ?? ((input: RequestInfo | URL, init?: RequestInit) => fetch(input, init)),
  };
  const { store, profile } = parts;
  const vault = createVault(store);
  const acting = createActingAccounts(store, parts.now);
  const clients = createClientSettings(store, vault, profile);
  const authority = createAuthority(parts);
  const tokens = createTokens({ ...parts, vault, authority, clients });
  const video = createVideoSignIn({ ...parts, authority, clients, tokens });
  const passwords = createSitePasswords({ ...parts, vault });
  const siteSignIn = createSiteSignIn({ ...parts, passwords });
  const sites = createSiteConnecting({ ...parts, siteSignIn });

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
    client: () => clients.view(),
    setClient: (clientId, clientSecret) => announced(clients.set(clientId, clientSecret)),

    signIn: (question) => announced(video.signIn(question)),
    signOut: (accountId) => announced(video.signOut(accountId)),
    disconnect: (accountId) => announced(video.disconnect(accountId)),

    connecting: () => sites.read(),
    beginSite: (address) => sites.begin(address),
    continueSite: (address, granted) => sites.continue(address, granted),
    goOnConnecting: () => sites.goOn(),
    dismissConnecting: () => announced(sites.dismiss()),
    signOutSite: (accountId) => announced(siteSignIn.signOut(accountId)),
    isAllowed: ({ restRoot }) => parts.hasOrigins([originPattern(new URL(restRoot))]),

    check: (quota) => checkConnections({ ...parts, clients, tokens, passwords }, quota),
  };
}
