import type { ConnectingState } from '../shared/connectingStates';
import type { SignInMethod } from '../shared/signInMethods';
import type { Failure, Remedy } from './failure';

/** A connected channel. */
export interface VideoConnection {
  accountId: string;
  title: string;
  handle?: string;
  image?: string;
  scopes: string[];
  /** An API key without sign-in: it reads public data only. */
  isKey: boolean;
  /** Whether it is the active channel. */
  isActive: boolean;
  /** Set if the person has to sign in again. */
  problem?: Failure;
}

/** A connected calendar site. */
export interface SiteConnection {
  accountId: string;
  name: string;
  url: string;
  user: string;
  /** Id of the user on the site. */
  userId?: number | undefined;
  roles: string[];
  /** Whether it is the active site. */
  isActive: boolean;
  /** False if the browser's permission for the site was revoked. */
  allowed: boolean;
  canCreate: boolean;
  canPublish: boolean;
  /** Reads public events only, without sign-in. */
  isNobody: boolean;
  problem?: Failure;
}

/** State of connecting a calendar site. Stored on disk, since the popup may close when the permission prompt opens. */
export interface SiteProgress {
  address: string;
  stage: ConnectingState;
  /** At 'otherHost': the origin that the site redirects to and that needs permission. */
  otherOrigin?: string;
  failure?: Failure;
}

/** Typed credentials for a site; its approval page is not opened then. */
export type TypedCredentials =
  | { way: 'password'; user: string; password: string }
  | { way: 'bearer'; token: string }
  | { way: 'nobody' };

/** All connections, and what is needed to add one. */
export interface AccountsView {
  video: VideoConnection[];
  sites: SiteConnection[];
  connecting?: SiteProgress;
  /** Redirect address to register with the video platform. */
  redirectAddress: string;
  client: ClientFacts;
  /** Custom platforms. */
  platforms: (PlatformAddresses & { client: ClientFacts })[];
  /** Sign-in methods that this build and browser support. */
  methods: SignInMethod[];
}

/** Daily quota of a client's project. */
export interface DailyQuota {
  /** Units. */
  general: number;
  search: number;
  upload: number;
}

/** The OAuth client without its secret. */
export interface ClientFacts {
  clientId: string;
  hasSecret: boolean;
  builtIn: boolean;
  method: SignInMethod;
  daily: DailyQuota;
}

/** Addresses of a custom video platform. */
export interface PlatformAddresses {
  id: string;
  name: string;
  issuer: string;
  authorizeEndpoint: string;
  tokenEndpoint: string;
  revokeEndpoint: string;
  apiBase: string;
  /** Scopes of a first sign-in. */
  scopes: string[];
}

/** One check of 'Check my connections', with its texts. */
export interface ConnectionCheck {
  id: string;
  group: 'video' | 'calendar' | 'browser';
  /** Site or channel that was checked. */
  about?: string;
  label: string;
  state: 'ok' | 'warning' | 'failed' | 'skipped';
  text: string;
  remedy?: Remedy;
}
