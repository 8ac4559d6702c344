import type { Grant } from './grant';

/**
 * Tokens that the browser requests, stores and renews: Chrome's `identity.getAuthToken`, in builds whose manifest names
 * a client (video API behaviour, section 9).
 */
export interface BrowserTokens {
  /** Client id in the manifest. */
  clientId: string;
  /**
   * Gets a token; with `interactive`, by a sign-in window if needed. @throws Fault `signIn/silentRefused` or
   * `signIn/signInClosed`
   */
  get(request: { interactive: boolean; scopes: readonly string[] }): Promise<Grant>;
  /** Removes a refused token from the browser's cache, or the browser would return it again. */
  drop(token: string): Promise<void>;
}
