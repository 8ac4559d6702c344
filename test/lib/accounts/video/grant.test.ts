import { describe, expect, it } from 'vitest';
import { buildPlatform } from '../../../../lib/accounts/platforms';
import { type AuthorizationRequest, createAuthority } from '../../../../lib/accounts/video/authority';
import { toLifetime } from '../../../../lib/accounts/video/grant';
import { implicitGrant } from '../../../../lib/accounts/video/implicit';
import type { Fault } from '../../../../lib/errors';
import { catchFault } from '../../http/catchFault';

const now = Date.UTC(2026, 10, 21);
const client = { clientId: 'client.example', clientSecret: 'secret' };
const day = 86_400_000;

/** An authorization server that gives one answer to everything. */
const authority = (response: Response) =>
  createAuthority({
    platform: buildPlatform,
    now: () => now,
    fetch: async () => response,
    launch: async () => '',
    redirectAddress: 'https://id.chromiumapp.org/',
  });
const granted = (life: unknown) =>
  Response.json({ access_token: 'token', token_type: 'Bearer', expires_in: life });

describe('the sign-in window', () => {
  const common = {
    client_id: client.clientId,
    redirect_uri: 'https://id.chromiumapp.org/',
    scope: 'read write',
    include_granted_scopes: 'true',
  };

  /** Signs in with a window that answers with a token, if the state is the one that was sent. */
  async function signIn(request: Pick<AuthorizationRequest, 'method' | 'how'>, platform = buildPlatform) {
    const opened: { parameters: object; interactive: boolean }[] = [];
    const made = createAuthority({
      platform,
      now: () => now,
      redirectAddress: 'https://id.chromiumapp.org/',
      fetch: async () => granted(60),
      launch: async (address, { interactive }) => {
        const { searchParams } = new URL(address);
        opened.push({ parameters: Object.fromEntries(searchParams), interactive });
        const state = searchParams.get('state') ?? '';
        const answer = new URLSearchParams({ state, iss: platform.issuer });
        return request.method === 'code'
          ? `https://id.chromiumapp.org/?${answer}&code=c`
          : `https://id.chromiumapp.org/#${answer}&access_token=t&token_type=Bearer&expires_in=60`;
      },
    });
    const grant = await made.authorize(client, { ...request, scopes: ['read', 'write'] });
    return { grant, opened };
  }

  it.each([
    [undefined, true, {}],
    ['another', true, { prompt: 'select_account consent' }],
    ['silent', false, { prompt: 'none' }],
  ] as const)('of a client without a secret, how: %s', async (how, interactive, more) => {
    const { grant, opened } = await signIn({ method: 'implicit', ...(how && { how }) });
    expect(grant).toStrictEqual({ accessToken: 't', expiresAt: now + 60_000 });
    const parameters = { ...common, response_type: 'token', state: expect.any(String), ...more };
    expect(opened).toStrictEqual([{ parameters, interactive }]);
  });

  it('of a client with a code', async () => {
    const { grant, opened } = await signIn({ method: 'code' });
    expect(grant).toStrictEqual({ accessToken: 'token', expiresAt: now + 60_000 });
    const code = {
      response_type: 'code',
      state: expect.any(String),
      access_type: 'offline',
      prompt: 'consent',
      code_challenge: expect.any(String),
      code_challenge_method: 'S256',
    };
    expect(opened).toStrictEqual([{ parameters: { ...common, ...code }, interactive: true }]);
  });

  it('of a platform that does not add scopes does not ask it to', async () => {
    const { opened } = await signIn({ method: 'implicit' }, { ...buildPlatform, addsScopes: false });
    expect(opened[0]?.parameters).not.toHaveProperty('include_granted_scopes');
  });
});

describe('the lifetime of a sign-in', () => {
  it.each([
    [604_799, now + 604_799_000],
    [undefined, undefined],
    ['604799', undefined],
    [0, undefined],
    [-1, undefined],
    [31_535_999, now + 31_535_999_000],
    // A year is endless
    [31_536_000, undefined],
    [1e300, undefined],
  ])('of %s seconds ends at %s', async (seconds, endsAt) => {
    const answer = { access_token: 't', token_type: 'Bearer', refresh_token_expires_in: seconds };
    expect((await authority(Response.json(answer)).refresh(client, 'refresh')).endsAt).toBe(endsAt);
  });
});

describe('the lifetime of a token', () => {
  it.each([
    [3599, 3_599_000],
    [undefined, 300_000],
    [Number.NaN, 300_000],
    [Number.POSITIVE_INFINITY, 300_000],
    [1e300, day],
    [-1e9, 0],
  ])('of %s seconds is %i ms', (seconds, life) => expect(toLifetime(seconds)).toBe(life));

  it('is bounded for each kind of grant', async () => {
    const { expiresAt } = await authority(granted(1e300)).refresh(client, 'refresh');
    expect(expiresAt).toBe(now + day);
    const redirected = new URL('https://id.chromiumapp.org/#access_token=t&token_type=Bearer&state=s');
    const expected = { state: 's', issuer: buildPlatform.issuer, silent: true };
    expect(implicitGrant(redirected, expected, now).expiresAt).toBe(now + 300_000);
    redirected.hash += '&expires_in=1e300';
    expect(implicitGrant(redirected, expected, now).expiresAt).toBe(now + day);
  });
});

it.each([
  ['a lost connection', new TypeError('offline'), 'unreachable'],
  ['no answer in time', new DOMException('late', 'TimeoutError'), 'timeOut'],
  ['an abort', new DOMException('left', 'AbortError'), 'unreachable'],
])('after %s, a refresh may be repeated', async (_name, error, reason) => {
  const { platform, ...parts } = { platform: buildPlatform, now: () => now, launch: async () => '' };
  const lost = createAuthority({
    platform,
    ...parts,
    redirectAddress: 'https://id.chromiumapp.org/',
    fetch: () => Promise.reject(error),
  });
  expect(await catchFault(lost.refresh(client, 'refresh'))).toMatchObject({
    kind: 'transient',
    reason,
    about: new URL(platform.tokenEndpoint).origin,
  });
});

describe('the redirect of a sign-in without a secret', () => {
  const parse = (answer: string, silent = false) =>
    implicitGrant(
      new URL(`https://id.chromiumapp.org/#${answer}`),
      { state: 's', issuer: 'https://a.example', silent },
      now,
    );
  const reasonOf = (answer: string, silent?: boolean) => {
    try {
      parse(answer, silent);
    } catch (error) {
      return (error as Fault).message;
    }
    return undefined;
  };

  it('holds token, life and scopes', () => {
    const grant = { accessToken: 't', expiresAt: now + 60_000 };
    const answer = 'state=s&access_token=t&token_type=BEARER&expires_in=60';
    expect(parse(answer)).toStrictEqual(grant);
    expect(parse(`${answer}&iss=https://a.example&scope=read+write+`)).toStrictEqual({
      ...grant,
      scopes: ['read', 'write'],
    });
  });

  it.each([
    ['', 'signIn: signInTampered'],
    ['state=x&access_token=t&token_type=bearer', 'signIn: signInTampered'],
    ['state=s&access_token=t&token_type=bearer&iss=https://b.example', 'signIn: signInTampered'],
    ['state=s&error=access_denied', 'signIn: signInDeclined'],
    ['state=s&token_type=bearer', 'answer: oddAnswer'],
    ['state=s&access_token=t', 'answer: oddAnswer'],
    ['state=s&access_token=t&token_type=mac', 'answer: oddAnswer'],
  ])('%s: %s', (answer, message) => expect(reasonOf(answer)).toBe(message));

  it('that declines without a window asks for a sign-in', () =>
    expect(reasonOf('state=s&error=login_required', true)).toBe('signIn: silentRefused'));
});

it('an endless answer of the authorization server is read up to a megabyte', async () => {
  let megabytes = 0;
  const body = new ReadableStream<Uint8Array>({
    pull(controller) {
      if (megabytes++ < 150) controller.enqueue(new Uint8Array(1_000_000));
      else controller.close();
    },
  });
  const fault = await catchFault(authority(new Response(body)).refresh(client, 'refresh'));
  expect(fault).toMatchObject({ kind: 'answer', reason: 'answerTooLarge' });
  expect(megabytes).toBeLessThan(5);
});
