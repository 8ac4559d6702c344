import type { TransportOptions } from '../http';
import type { Store } from '../store';
import type { SignInEnded } from './accountProblem';
import type { Launch } from './launch';
import type { Platform } from './platforms';

/**
 * Dependencies of accounts: the browser, the clock and the rest of the program. Each file takes the
 * members that it uses.
 */
export interface Dependencies {
  store: Store;
  /** The build's own platform. */
  platform: Platform;
  /** `identity.launchWebAuthFlow` */
  launch: Launch;
  /** Redirect address of the video sign-in; it has to be registered with the platform. */
  redirectAddress: string;
  /** Redirect address of a site's approval page, which accepts https only. */
  approvalAddress: string;
  /** `permissions.contains({ origins })` */
  hasOrigins(origins: string[]): Promise<boolean>;
  /** `navigator.locks` */
  locks: LockManager;
  fetch: typeof fetch;
  /** The time in epoch milliseconds. */
  now: () => number;
  /** Counts the quota units of calls made by this module, per client. */
  meter?: (clientId: string) => NonNullable<TransportOptions['meter']>;
  /** Called after the accounts, or the state of connecting one, changed. */
  changed?: () => void;
  /** Called when the platform or a site no longer accepts an account's sign-in. */
  signInEnded?: SignInEnded;
}
