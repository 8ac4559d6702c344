import { Fault } from '../errors';

/** `identity.launchWebAuthFlow`: opens a window and answers with the address that it was redirected to. */
export type Launch = (url: string, options: { interactive: boolean }) => Promise<string>;

/**
 * Why the sign-in window gave no answer. Browsers say so in words alone: Chromium 'The user did not approve access.'
 * or 'Authorization page could not be loaded.', Firefox 'User cancelled or denied access.'
 * @throws Fault, always
 */
export function launchFault(error: unknown): never {
  throw launchFailure(error, 'signInClosed');
}

/**
 * Why none came without a window. A page that did not load says nothing of the sign-in; whatever else it was, the
 * person has to be asked (video API behaviour, section 9).
 * @throws Fault, always
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
