import { Fault } from '../errors';

/** `identity.launchWebAuthFlow`: opens a window and returns the address that it was redirected to. */
export type Launch = (url: string, options: { interactive: boolean }) => Promise<string>;

/**
 * Converts the error of a sign-in window. Browsers give only a text: Chromium 'The user did not approve access.' or
 * 'Authorization page could not be loaded.', Firefox 'User cancelled or denied access.'
 * @throws Fault, always: `transient/signInUnreachable` or `signIn/signInClosed`
 */
export function launchFault(error: unknown): never {
  throw launchFailure(error, 'signInClosed');
}

/**
 * Converts the error of a sign-in without a window. A page that did not load says nothing about the sign-in; after any
 * other error the person has to sign in again (video API behaviour, section 9).
 * @throws Fault, always: `transient/signInUnreachable` or `signIn/silentRefused`
 */
export function silentLaunchFault(error: unknown): never {
  throw launchFailure(error, 'silentRefused');
}

function launchFailure(error: unknown, otherwise: 'signInClosed' | 'silentRefused'): Fault {
  if (error instanceof Fault) return error;
  const text = error instanceof Error ? error.message : '';
  return /could not be loaded/i.test(text)
    ? new Fault({ kind: 'transient', reason: 'signInUnreachable' })
    : new Fault({ kind: 'signIn', reason: otherwise });
}
