import * as oauth from 'oauth4webapi';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Sandbox, startSandbox } from '../sandbox';
import { sandboxFetch } from '../sandbox/client';
import { anyRedirect, fullScope, Person } from '../sandbox/person';
import { account, accountsOfSam, otherAccount, publicClientId, secretClient } from '../sandbox/seed';
import { caller } from './caller';

let sandbox: Sandbox;
let send: typeof fetch;

beforeAll(async () => {
  sandbox = await startSandbox();
  send = sandboxFetch(sandbox);
});
afterAll(() => sandbox.close());
beforeEach(() => sandbox.reset());

const readOnly = 'https://www.googleapis.com/auth/youtube.readonly';
const mine = 'GET channels?part=id&mine=true';

function tokenRequest(fields: Record<string, string>, headers: Record<string, string> = {}) {
  return send('https://oauth2.googleapis.com/token', {
    method: 'POST',
    body: new URLSearchParams(fields),
    headers,
  });
}

const refresh = (refreshToken = '', clientId: string = publicClientId) =>
  tokenRequest({ grant_type: 'refresh_token', refresh_token: refreshToken, client_id: clientId });

describe('code with PKCE', () => {
  it('works with a standard client, from discovery to a call', async () => {
    const options = { [oauth.customFetch]: send };
    const issuer = new URL('https://accounts.google.com');
    const server = await oauth.processDiscoveryResponse(
      issuer,
      await oauth.discoveryRequest(issuer, options),
    );
    expect(server.token_endpoint).toBe('https://oauth2.googleapis.com/token');
    expect(server.authorization_endpoint).toBe('https://accounts.google.com/o/oauth2/v2/auth');

    const client = { client_id: publicClientId };
    const verifier = oauth.generateRandomCodeVerifier();
    const challenge = await oauth.calculatePKCECodeChallenge(verifier);
    const redirected = await new Person(sandbox).authorize({}, challenge);
    const callback = oauth.validateAuthResponse(server, client, redirected, 'a state');
    const response = await oauth.authorizationCodeGrantRequest(
      server,
      client,
      oauth.None(),
      callback,
      anyRedirect,
      verifier,
      options,
    );
    const tokens = await oauth.processAuthorizationCodeResponse(server, client, response);
    expect(tokens).toMatchObject({ expires_in: 3599, scope: fullScope, token_type: 'bearer' });

    const { body } = await caller(sandbox, tokens.access_token)(mine);
    expect(body.items?.[0]?.id).toBe(account.channelId);
  });

  it('refuses the wrong verifier', async () => {
    const redirected = await new Person(sandbox).authorize({}, 'E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM');
    const response = await tokenRequest({
      grant_type: 'authorization_code',
      code: redirected.searchParams.get('code') ?? '',
      redirect_uri: anyRedirect,
      client_id: publicClientId,
      code_verifier: 'x'.repeat(43),
    });
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ error: 'invalid_grant' });
  });

  it('gives a refresh token for offline access only, and only with a fresh consent', async () => {
    const person = new Person(sandbox);
    expect((await person.signIn({ request: { access_type: 'online' } })).refresh_token).toBeUndefined();
    expect((await person.signIn()).refresh_token).toBeDefined();
    const silent = await person.signIn({ request: { access_type: 'offline', prompt: 'none' } });
    expect(silent.refresh_token).toBeUndefined();
    expect(silent.access_token).toBeDefined();
  });

  it.each([
    ['Chromium', `https://${'abcdefgh'.repeat(4)}.chromiumapp.org/video`],
    ['Firefox', `http://127.0.0.1/mozoauth2/${'0a1b2c3d4e'.repeat(4)}`],
  ])('comes back to an extension in %s', async (_browser, redirectUri) => {
    expect(await new Person(sandbox).signIn({ redirectUri })).toHaveProperty('access_token');
  });

  it("refuses the address of Firefox's own that nobody can prove to own", async () => {
    const redirectUri = `https://${'0a1b2c3d4e'.repeat(4)}.extensions.allizom.org/`;
    await expect(new Person(sandbox).signIn({ redirectUri })).rejects.toThrow();
  });

  it('signs in the account whose address is typed in', async () => {
    const { access_token } = await new Person(sandbox).signIn({ email: otherAccount.email });
    const { body } = await caller(sandbox, access_token)(mine);
    expect(body.items?.[0]?.id).toBe(otherAccount.channelId);
  });
});

describe('consent', () => {
  it('grants only what stayed ticked, and the API notices', async () => {
    const tokens = await new Person(sandbox).signIn({ scopes: [fullScope, readOnly], untick: [fullScope] });
    expect(tokens.scope).toBe(readOnly);
    const call = caller(sandbox, tokens.access_token);
    expect((await call(mine)).verdict).toBe('200');
    const refused = await call('POST videos/rate?id=Sbx-1_vid01&rating=like');
    expect(refused.verdict).toBe('403 global insufficientPermissions');
    expect(refused.body.error?.details?.[0]?.reason).toBe('ACCESS_TOKEN_SCOPE_INSUFFICIENT');
  });

  it('comes back with access_denied after Deny, and when nothing is ticked', async () => {
    for (const choices of [{ decision: 'deny' }, { untick: [fullScope] }] as const) {
      const answer = await new Person(sandbox).authorize(
        choices,
        'E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM',
      );
      expect(answer.searchParams.get('error')).toBe('access_denied');
      expect(answer.searchParams.get('state')).toBe('a state');
    }
    expect(sandbox.video.grants()).toEqual([]);
  });
});

describe('clients', () => {
  it.each([
    ['an unknown client', { client_id: 'nobody' }],
    ['a foreign redirect', { redirect_uri: 'https://hostile.example/' }],
    [
      'a redirect beside the real one',
      { redirect_uri: `https://${'a'.repeat(32)}.chromiumapp.org.hostile.example/` },
    ],
  ])('answers %s with a page, never with a redirect', async (_what, request) => {
    const response = await new Person(sandbox).visit(
      `https://accounts.google.com/o/oauth2/v2/auth?${new URLSearchParams({
        client_id: publicClientId,
        redirect_uri: anyRedirect,
        response_type: 'code',
        scope: fullScope,
        ...request,
      })}`,
    );
    expect(response.status).toBe(400);
    expect(await response.text()).toContain('Access blocked');
  });

  it('demands the secret of a client that has one', async () => {
    const person = new Person(sandbox);
    await expect(person.signIn({ clientId: secretClient.id })).rejects.toThrow('client_secret is missing.');
    const choices = { clientId: secretClient.id, clientSecret: secretClient.secret };
    expect(await person.signIn(choices)).toHaveProperty('refresh_token');
    await expect(person.signIn({ ...choices, clientSecret: 'wrong' })).rejects.toThrow('invalid_client');
  });
});

describe('the life of tokens', () => {
  it('refreshes again and again without rotation', async () => {
    const { refresh_token, access_token } = await new Person(sandbox).signIn();
    sandbox.video.expireTokens();
    const old = await caller(sandbox, access_token)(mine);
    expect(old.verdict).toBe('401 global authError');
    for (const _round of [1, 2]) {
      const fresh = (await (await refresh(refresh_token)).json()) as Record<string, string>;
      expect(fresh).not.toHaveProperty('refresh_token');
      expect((await caller(sandbox, fresh.access_token)(mine)).verdict).toBe('200');
    }
  });

  it('rotates when told to, and an old refresh token spoils the grant', async () => {
    const rotating = await startSandbox({ rotateRefreshTokens: true });
    try {
      const { refresh_token: first = '' } = await new Person(rotating).signIn();
      const again = (token: string) =>
        sandboxFetch(rotating)('https://oauth2.googleapis.com/token', {
          method: 'POST',
          body: new URLSearchParams({
            grant_type: 'refresh_token',
            refresh_token: token,
            client_id: publicClientId,
          }),
        });
      const { refresh_token: second = '' } = (await (await again(first)).json()) as Record<string, string>;
      expect(second).not.toBe('');
      expect(second).not.toBe(first);
      expect((await again(first)).status).toBe(400);
      expect(await (await again(second)).json()).toMatchObject({ error: 'invalid_grant' });
    } finally {
      await rotating.close();
    }
  });

  it('revokes all at once, by either token, without a client', async () => {
    const person = new Person(sandbox);
    for (const which of ['access_token', 'refresh_token'] as const) {
      const tokens = await person.signIn();
      const revoke = () =>
        send('https://oauth2.googleapis.com/revoke', {
          method: 'POST',
          body: new URLSearchParams({ token: tokens[which] ?? '' }),
        });
      expect((await revoke()).status).toBe(200);
      expect((await caller(sandbox, tokens.access_token)(mine)).status).toBe(401);
      expect(await (await refresh(tokens.refresh_token)).json()).toMatchObject({ error: 'invalid_grant' });
      expect((await revoke()).status).toBe(400);
    }
  });

  it('ends with the grant', async () => {
    const { access_token, refresh_token } = await new Person(sandbox).signIn();
    expect(sandbox.video.grants()).toMatchObject([{ accountId: account.id, scopes: [fullScope] }]);
    sandbox.video.revokeGrants();
    expect((await caller(sandbox, access_token)(mine)).status).toBe(401);
    expect((await refresh(refresh_token)).status).toBe(400);
  });

  it('tells about a token', async () => {
    const { access_token } = await new Person(sandbox).signIn();
    const response = await send(`https://oauth2.googleapis.com/tokeninfo?access_token=${access_token}`);
    expect(await response.json()).toMatchObject({ aud: publicClientId, scope: fullScope });
    expect(sandbox.requests.at(-1)?.query).toEqual({ access_token: 'hidden' });
  });

  it('is forgotten by a reset, the session too', async () => {
    const person = new Person(sandbox);
    const { access_token } = await person.signIn();
    await sandbox.reset();
    expect((await caller(sandbox, access_token)(mine)).status).toBe(401);
    await expect(person.signIn({ request: { prompt: 'none' } })).rejects.toThrow('login_required');
  });
});

describe('a person with several channels', () => {
  it('says at sign-in which of them acts, and each writes for itself', async () => {
    for (const { email, id, channelId = '' } of accountsOfSam) {
      const { access_token } = await new Person(sandbox).signIn({ email, accountId: id });
      const call = caller(sandbox, access_token);
      expect((await call(mine)).body.items?.map((channel) => channel.id)).toEqual([channelId]);
      await call('POST playlists?part=snippet', { snippet: { title: `List of ${id}` } });
      expect(sandbox.video.playlists(channelId).at(-1)?.title).toBe(`List of ${id}`);
    }
    expect(new Set(sandbox.video.grants().map(({ accountId }) => accountId)).size).toBe(2);
  });
});
