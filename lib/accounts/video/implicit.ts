import { Fault } from '../../errors';
import { type Grant, toLifetime } from './grant';

/**
 * Parses the fragment of an implicit sign-in's redirect (RFC 6749, section 4.2.2). State and issuer have to be the
 * expected ones.
 * @param now epoch milliseconds
 * @throws Fault `signIn`: `signInTampered`, `signInDeclined`, `silentRefused`; `answer/oddAnswer`
 */
export function implicitGrant(
  redirected: URL,
  expected: { state: string; issuer: string; silent: boolean },
  now: number,
): Grant {
  const answer = new URLSearchParams(redirected.hash.slice(1));
  const issuer = answer.get('iss');
  if (answer.get('state') !== expected.state || (issuer !== null && issuer !== expected.issuer))
    throw new Fault({ kind: 'signIn', reason: 'signInTampered' });
  // Without a window, any refusal means that the person has to sign in (video API behaviour, section 9).
  if (answer.has('error'))
    throw new Fault({ kind: 'signIn', reason: expected.silent ? 'silentRefused' : 'signInDeclined' });
  const accessToken = answer.get('access_token');
  if (!accessToken || answer.get('token_type')?.toLowerCase() !== 'bearer')
    throw new Fault({ kind: 'answer', reason: 'oddAnswer' });
  const scopes = answer.get('scope')?.split(' ').filter(Boolean);
  return {
    accessToken,
    // `toLifetime` replaces NaN by the default.
    expiresAt: now + toLifetime(Number(answer.get('expires_in') ?? Number.NaN)),
    ...(scopes === undefined ? {} : { scopes }),
  };
}
