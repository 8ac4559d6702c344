import type { Grant } from './grant';

/**
 * Tokens that the browser itself gets, keeps and renews: Chrome's `identity.getAuthToken`, for builds whose manifest
 * names a client (video API behaviour, section 9).
 */
export interface BrowserTokens {
  /** The client that the manifest names. */
  clientId: string;
  /** @throws Fault `signIn/silentRefused` or `signIn/signInClosed` */
  get(request: { interactive: boolean; scopes: readonly string[] }): Promise<Grant>;
  /** The service refused it: the browser must not give it out again. */
  drop(token: string): Promise<void>;
}
