import * as oauth from 'oauth4webapi';
import { expect, it } from 'vitest';
import { authorityFault } from '../../../../lib/accounts/video/authorityFault';
import { Fault } from '../../../../lib/errors';

const redirect = (error: string) =>
  new oauth.AuthorizationResponseError('refused', { cause: new URLSearchParams({ error }) });

function body(status: number, error: string, error_description?: string) {
  const response = new Response(null, { status });
  const cause = { error, ...(error_description && { error_description }) };
  return new oauth.ResponseBodyError('refused', { cause, response });
}

function challenge() {
  const response = new Response(null, { status: 401 });
  const cause = [{ scheme: 'basic', parameters: {} }];
  return new oauth.WWWAuthenticateChallengeError('refused', { cause: cause as never, response });
}

function processing(cause: unknown, code = oauth.INVALID_RESPONSE) {
  const Made = oauth.OperationProcessingError as unknown as new (
    message: string,
    options: { cause: unknown; code: string },
  ) => oauth.OperationProcessingError;
  return new Made('odd', { cause, code });
}

const answer = (status: number, type: string) =>
  new Response('x', { status, headers: { 'content-type': type } });
const untyped = (status: number) => new Response(null, { status });

it.each<[string, unknown, object]>([
  ['the person declined', redirect('access_denied'), { kind: 'signIn', reason: 'signInDeclined' }],
  ['the page refused', redirect('server_error'), { kind: 'signIn', reason: 'server_error' }],
  ['a sentence as code', redirect('No way!'), { kind: 'signIn', reason: 'signInRefused' }],
  ['a word in a sentence', redirect('so no_way'), { kind: 'signIn', reason: 'signInRefused' }],
  ['a long code', redirect('x'.repeat(61)), { kind: 'signIn', reason: 'signInRefused' }],
  ['a used code', body(400, 'invalid_grant'), { kind: 'signIn', reason: 'codeRefused', status: 400 }],
  [
    'a missing secret',
    body(400, 'invalid_request', 'client_secret is missing.'),
    { kind: 'signIn', reason: 'clientSecretMissing', status: 400 },
  ],
  [
    'a malformed request',
    body(400, 'invalid_request'),
    { kind: 'signIn', reason: 'invalid_request', status: 400 },
  ],
  [
    'a deleted client',
    body(401, 'deleted_client'),
    { kind: 'signIn', reason: 'deleted_client', status: 401 },
  ],
  ['too many requests', body(429, 'slow_down'), { kind: 'transient', reason: 'http429', status: 429 }],
  ['a challenge', challenge(), { kind: 'signIn', reason: 'invalid_client', status: 401 }],
  ['a server error', processing(untyped(500)), { kind: 'transient', reason: 'http500', status: 500 }],
  [
    'a page',
    processing(answer(200, 'text/html; charset=utf-8')),
    { kind: 'transient', reason: 'htmlAnswer', status: 200 },
  ],
  [
    'another type',
    processing(answer(499, 'text/plain')),
    { kind: 'answer', reason: 'oddAnswer', status: 499 },
  ],
  ['no type', processing(untyped(200)), { kind: 'answer', reason: 'oddAnswer', status: 200 }],
  [
    'a redirect with another state',
    processing({ parameters: new URLSearchParams() }),
    { kind: 'signIn', reason: 'signInTampered' },
  ],
  [
    'a redirect with another fault',
    processing({ parameters: new URLSearchParams() }, oauth.PARSE_ERROR),
    { kind: 'answer', reason: 'oddAnswer' },
  ],
  ['an answer without its fields', processing({}), { kind: 'answer', reason: 'oddAnswer' }],
  ['no cause', processing(null), { kind: 'answer', reason: 'oddAnswer' }],
  ['a text as cause', processing('parameters'), { kind: 'answer', reason: 'oddAnswer' }],
  [
    'another error about an answer',
    new TypeError('bug', { cause: untyped(500) }),
    { kind: 'answer', reason: 'oddAnswer' },
  ],
  ['any other error', new TypeError('bug'), { kind: 'answer', reason: 'oddAnswer' }],
])('%s', (_name, error, data) => {
  expect(authorityFault(error, false, 'code').data).toStrictEqual(new Fault(data as never).data);
});

it('a token that is refused was withdrawn', () => {
  expect(authorityFault(body(400, 'invalid_grant'), true, 'token').data.reason).toBe('grantGone');
});

it('a client with a secret is not told to enter one', () => {
  const refused = body(400, 'invalid_request', 'client_secret is missing.');
  expect(authorityFault(refused, true, 'code').data.reason).toBe('invalid_request');
});

it('a fault stays as it is', () => {
  const fault = new Fault({ kind: 'transient', reason: 'offline' });
  expect(authorityFault(fault, true, 'code')).toBe(fault);
});
