import { browser } from 'wxt/browser';
import type { BrowserTokens } from '../../../lib/accounts';
import { Fault } from '../../../lib/errors';

/** A platform that redirects by script needs its time; a refusal must not look like a page that hangs. */
const silentFor = 10_000;

/** Held while a sign-in window is open. */
export const signInLock = 'cuecard-sign-in';

/** Where a sign-in window ends. */
export const approvalAddress = () => browser.identity.getRedirectURL();

/**
 * The same, as the video platform takes it: Firefox's own address is of a domain whose ownership nobody can prove, so
 * its loopback form stands in its place (video API behaviour, section 9).
 */
export function redirectAddress(): string {
  if (!import.meta.env.FIREFOX) return approvalAddress();
  const [name] = new URL(approvalAddress()).hostname.split('.');
  return `http://127.0.0.1/mozoauth2/${name}`;
}

/** The browser's own sign-in window, or the same without one. Firefox knows no bounds and takes none. */
export async function launch(url: string, { interactive }: { interactive: boolean }): Promise<string> {
  const bounds =
    interactive || import.meta.env.FIREFOX
      ? {}
      : { abortOnLoadForNonInteractive: false, timeoutMsForNonInteractive: silentFor };
  const open = () => browser.identity.launchWebAuthFlow({ url, interactive, ...bounds });
  return (await navigator.locks.request(signInLock, { mode: 'shared' }, open)) ?? '';
}

/** The part of Chrome's identity API that the polyfill leaves out. */
interface ChromeIdentity {
  getAuthToken?(details: {
    interactive: boolean;
    scopes: string[];
  }): Promise<{ token?: string; grantedScopes?: string[] }>;
  removeCachedAuthToken(details: { token: string }): Promise<void>;
}

/** The browser tells no lifetime; a refused token is renewed all the same. */
const assumedLife = 1_800_000;

/** Only in Chrome, and only where the build's manifest names a client for it. */
export const browserTokens: BrowserTokens | undefined = chromeTokens(import.meta.env.WXT_OAUTH_CLIENT_ID);

function chromeTokens(clientId: string | undefined): BrowserTokens | undefined {
  // Asked first: a start waits for each of the browser's interfaces that it looks at.
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
