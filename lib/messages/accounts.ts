import type { Failure, Remedy } from './failure';

export interface VideoConnection {
  accountId: string;
  title: string;
  handle?: string;
  image?: string;
  scopes: string[];
  /** Reads by an API key alone, and is nobody. */
  isKey: boolean;
  /** The platform made by hand that it is at. */
  platform?: string;
  /** This one acts, of all channels. */
  acts: boolean;
  /** Set when the grant is gone: sign in again. */
  problem?: Failure;
}

export interface SiteConnection {
  accountId: string;
  name: string;
  url: string;
  user: string;
  roles: string[];
  /** This one acts, of all sites. */
  acts: boolean;
  /** False once the browser's permission for the site was taken back. */
  allowed: boolean;
  canCreate: boolean;
  canPublish: boolean;
  /** Only reads, as nobody. */
  isNobody: boolean;
  problem?: Failure;
}

/** How connecting a calendar site stands; kept on disk, since the popup may close under the prompt. */
export interface SiteProgress {
  address: string;
  stage: 'permission' | 'looking' | 'otherHost' | 'approving' | 'checking' | 'connected' | 'failed';
  /** At 'otherHost': the origin that the site really lives on, to be asked for by name. */
  otherOrigin?: string;
  failure?: Failure;
}

/** What a person typed to sign in at a site by: the site's own approval page is not opened then. */
export type SiteCredentials =
  | { way: 'password'; user: string; password: string }
  | { way: 'bearer'; token: string }
  | { way: 'nobody' };

export interface Accounts {
  video: VideoConnection[];
  sites: SiteConnection[];
  connecting?: SiteProgress;
  /** The address to register as redirect with the video platform. */
  redirectAddress: string;
  client: ClientFacts;
  /** Platforms made by hand. */
  platforms: (PlatformAddresses & { client: ClientFacts })[];
  /** What this build and browser can do. */
  methods: SignInMethod[];
}

/** How a token is come by: code with PKCE, implicit, or the browser's own. */
export type SignInMethod = 'code' | 'implicit' | 'browser';

/** What the platform grants a client's project each day. */
export interface DailyQuota {
  /** Units. */
  general: number;
  search: number;
  upload: number;
}

/** Whether a client id is known; the secret itself is never handed out. */
export interface ClientFacts {
  clientId: string;
  hasSecret: boolean;
  builtIn: boolean;
  method: SignInMethod;
  daily: DailyQuota;
}

/** Where a video platform is: its sign-in and its API. */
export interface PlatformAddresses {
  id: string;
  name: string;
  issuer: string;
  authorizeEndpoint: string;
  tokenEndpoint: string;
  revokeEndpoint: string;
  apiBase: string;
  /** What a first sign-in asks for. */
  scopes: string[];
}

/** One link of the chain on 'Check my connections'. */
export interface ConnectionCheck {
  id: string;
  group: 'video' | 'calendar' | 'browser';
  /** The site or channel it is about. */
  about?: string;
  label: string;
  state: 'ok' | 'warning' | 'failed' | 'skipped';
  text: string;
  remedy?: Remedy;
}
