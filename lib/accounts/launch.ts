import { Fault } from '../errors';

/** `identity.launchWebAuthFlow`: opens a window and returns the address that it was redirected to. */
export type Launch = (url: string, options: { interactive: boolean }) => Promise<string>;

/**
 * Converts the error of a sign-in window. Browsers give only a text: Chromium 'The user did not approve access.' or
 * 'Authorization page could not be loaded.', Firefox 'User cancelled or denied access.'
 * @throws Fault, always: `transient/signInUnreachable` or `signIn/signInClosed`
 */
export const launchFault = failWith('signInClosed');

/**
 * Converts the error of a sign-in without a window. A page that did not load says nothing about the sign-in; after any
 * other error the person has to sign in again (video API behaviour, section 9).
 * @throws Fault, always: `transient/signInUnreachable` or `signIn/silentRefused`
 */
export const silentLaunchFault = failWith('silentRefused');

function failWith(otherwise: 'signInClosed' | 'silentRefused') {
  return (error: unknown): never => {
    if (error instanceof Fault) throw error;
    const isUnreachable = error instanceof Error && /could not be loaded/i.test(error.message);
    throw isUnreachable
      ? new Fault({ kind: 'transient', reason: 'signInUnreachable' })
      : new Fault({ kind: 'signIn', reason: otherwise });
  };
}
