import { Fault } from '../../errors';
import { type Grant, toLifetime } from './grant';

/**
 * What an implicit sign-in brought, in the fragment of the address that it was redirected to (RFC 6749, section 4.2.2).
 * It is worth nothing unless it answers our own question.
 * @throws Fault `signIn`: signInTampered, signInDeclined, silentRefused
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
  // Without a window any refusal means that the person has to be asked (video API behaviour, section 9).
  if (answer.has('error'))
    throw new Fault({ kind: 'signIn', reason: expected.silent ? 'silentRefused' : 'signInDeclined' });
  const accessToken = answer.get('access_token');
  if (!accessToken || answer.get('token_type')?.toLowerCase() !== 'bearer')
    throw new Fault({ kind: 'answer', reason: 'oddAnswer' });
  const scopes = answer.get('scope')?.split(' ').filter(Boolean);
  return {
    accessToken,
    // A missing one is not a number.
    expiresAt: now + toLifetime(Number(answer.get('expires_in') ?? Number.NaN)),
    ...(scopes === undefined ? {} : { scopes }),
  };
}
