import { browser } from 'wxt/browser';
import type { BrowserTokens } from '../../../lib/accounts';
import { Fault } from '../../../lib/errors';

/** Milliseconds for a sign-in without a window: a platform may redirect by script, and a refusal may never redirect. */
const silentTimeout = 10_000;

/** Web Lock that is held while a sign-in window is open. */
export const signInLock = 'cuecard-sign-in';

/** The redirect address at which the browser closes a sign-in window. */
export const approvalAddress = () => browser.identity.getRedirectURL();

/**
 * The redirect address to register at the video platform. Firefox's own address has a domain whose ownership cannot be
 * verified, so its loopback form is used instead (video API behaviour, section 9).
 */
export function redirectAddress(): string {
  if (!import.meta.env.FIREFOX) return approvalAddress();
  const [name] = new URL(approvalAddress()).hostname.split('.');
  return `http://127.0.0.1/mozoauth2/${name}`;
}

/**
 * Opens the browser's sign-in window, or signs in without one if not `interactive`. Firefox does not support the
 * options for the time limit.
 * @returns the redirect address with the platform's answer; empty without one
 */
export async function launch(url: string, { interactive }: { interactive: boolean }): Promise<string> {
  const bounds =
    interactive || import.meta.env.FIREFOX
      ? {}
      : { abortOnLoadForNonInteractive: false, timeoutMsForNonInteractive: silentTimeout };
  const open = () => browser.identity.launchWebAuthFlow({ url, interactive, ...bounds });
  return (await navigator.locks.request(signInLock, { mode: 'shared' }, open)) ?? '';
}

/** Methods of Chrome's identity API that the polyfill does not have. */
interface ChromeIdentity {
  getAuthToken?(details: {
    interactive: boolean;
    scopes: string[];
  }): Promise<{ token?: string; grantedScopes?: string[] }>;
  removeCachedAuthToken(details: { token: string }): Promise<void>;
}

/** Milliseconds. Chrome does not say how long a token is valid; if it expires earlier, it is renewed when refused. */
const assumedLife = 1_800_000;

/** Sign-in with Chrome's own account; undefined in Firefox, and if the build's manifest has no OAuth client. */
export const browserTokens: BrowserTokens | undefined = createChromeTokens(
  import.meta.env.WXT_OAUTH_CLIENT_ID,
);

function createChromeTokens(clientId: string | undefined): BrowserTokens | undefined {
  // First, because the first access to an API of the browser delays the worker's start
  if (!clientId) return undefined;
  const { chrome } = globalThis as { chrome?: { identity?: ChromeIdentity } };
  const identity = chrome?.identity;
  if (identity?.getAuthToken === undefined) return undefined;
  return {
    clientId,
    async get({ interactive, scopes }) {
      const answer = await identity
        .getAuthToken?.({ interactive, scopes: [...scopes] })
        .catch(() => undefined);
      if (!answer?.token)
        throw new Fault({ kind: 'signIn', reason: interactive ? 'signInClosed' : 'silentRefused' });
      return {
        accessToken: answer.token,
        expiresAt: Date.now() + assumedLife,
        ...(answer.grantedScopes === undefined ? {} : { scopes: answer.grantedScopes }),
      };
    },
    drop: (token) => identity.removeCachedAuthToken({ token }),
  };
}
