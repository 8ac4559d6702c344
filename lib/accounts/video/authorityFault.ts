import * as oauth from 'oauth4webapi';
import { Fault, type FaultData } from '../../errors';

type FaultFields = Omit<FaultData, 'outcome'>;
type Grant = 'code' | 'token';

/**
 * Converts an error of the OAuth library to a Fault. The server's texts are dropped: they may quote what was sent.
 * @param grant what was sent: `invalid_grant` means a used code, or a withdrawn sign-in for a token
 * @source video API behaviour, section 9; RFC 6749, sections 4.1.2.1 and 5.2
 */
export function authorityFault(error: unknown, hasSecret: boolean, grant: Grant): Fault {
  return error instanceof Fault ? error : new Fault(toFaultFields(error, hasSecret, grant));
}

function toFaultFields(error: unknown, hasSecret: boolean, grant: Grant): FaultFields {
  if (error instanceof oauth.AuthorizationResponseError)
    return error.error === 'access_denied'
      ? { kind: 'signIn', reason: 'signInDeclined' }
      : { kind: 'signIn', reason: errorCode(error.error) };
  if (error instanceof oauth.ResponseBodyError) return refused(error, hasSecret, grant);
  // RFC 6749 allows a challenge in place of an error body.
  if (error instanceof oauth.WWWAuthenticateChallengeError)
    return { kind: 'signIn', reason: 'invalid_client', status: error.status };
  if (error instanceof oauth.OperationProcessingError) return processingFault(error);
  return { kind: 'answer', reason: 'oddAnswer' };
}

/** Converts an error body of the token endpoint. */
function refused(error: oauth.ResponseBodyError, hasSecret: boolean, grant: Grant): FaultFields {
  const { status } = error;
  if (error.error === 'invalid_grant')
    return { kind: 'signIn', reason: grant === 'code' ? 'codeRefused' : 'grantGone', status };
  // Only the description distinguishes a missing secret from a malformed request; live it reads 'client_secret is
  // missing'.
  if (!hasSecret && /client_secret/.test(error.error_description ?? ''))
    return { kind: 'signIn', reason: 'clientSecretMissing', status };
  if (status === 429) return { kind: 'transient', reason: 'http429', status };
  return { kind: 'signIn', reason: errorCode(error.error), status };
}

/** Converts an answer that the library could not process, or a redirect with another state or issuer. */
function processingFault({ code, cause }: oauth.OperationProcessingError): FaultFields {
  const response = cause instanceof Response ? cause : undefined;
  if (response === undefined)
    return code === oauth.INVALID_RESPONSE && isRedirect(cause)
      ? { kind: 'signIn', reason: 'signInTampered' }
      : { kind: 'answer', reason: 'oddAnswer' };
  const { status } = response;
  if (status >= 500) return { kind: 'transient', reason: `http${status}`, status };
  // Not from the service but from the network between, such as the sign-in page of a hotel: it passes by itself.
  const isPage = response.headers.get('content-type')?.includes('html') === true;
  return isPage
    ? { kind: 'transient', reason: 'htmlAnswer', status }
    : { kind: 'answer', reason: 'oddAnswer', status };
}

/** The library passes the redirect's parameters as cause if state or issuer differ. */
function isRedirect(cause: unknown): boolean {
  return typeof cause === 'object' && cause !== null && 'parameters' in cause;
}

/** The server's error code if it is one word (RFC 6749: printable ASCII), else `signInRefused`. */
function errorCode(code: string): string {
  return /^[a-z_]{1,60}$/.test(code) ? code : 'signInRefused';
}
