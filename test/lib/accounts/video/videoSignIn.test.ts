import { describe, expect, it } from 'vitest';
import { live, sandbox as platform } from '../../../../lib/accounts';
import { sandboxFetch } from '../../../sandbox/client';
import { freshSandbox } from '../../../sandbox/fresh';
import { account, accountWithoutChannel, channels, otherAccount, secretClient } from '../../../sandbox/seed';
import { createWindow } from '../window';
import { faultFrom, openBrowser, redirectAddress, wholeDisk } from '../world';

const sandbox = await freshSandbox();

const tokenPath = '/token';
const readOnly = 'https://www.googleapis.com/auth/youtube.readonly';
const [full = ''] = platform.scopes;

const tokenRequests = () => sandbox.requests.filter(({ path }) => path === tokenPath).length;

describe('signing in', () => {
  it("stores the channel, and requests the platform's scopes", async () => {
    const { accounts, store, opened } = openBrowser(sandbox);
    const row = await accounts.signIn();
    expect(row).toMatchObject({
      accountId: `video|${account.channelId}`,
      title: channels[0].title,
      handle: channels[0].handle,
      scopes: [full],
      clientId: platform.clientId,
    });
    expect(await store.all('accounts')).toStrictEqual([row]);
    const asked = new URL(opened[0] ?? '').searchParams;
    expect(Object.fromEntries(asked)).toMatchObject({
      redirect_uri: redirectAddress,
      access_type: 'offline',
      prompt: 'consent',
      code_challenge_method: 'S256',
    });
    expect(asked.get('state')?.length).toBeGreaterThan(20);
  });

  it('stores when the sign-in ends, counted anew from each sign-in', async () => {
    const send = sandboxFetch(sandbox);
    let life: number | undefined = 604_799;
    const { accounts, store } = openBrowser(
      sandbox,
      {},
      {
        now: () => start,
        async fetch(input, init) {
          const answer = await send(input, init);
          if (!String(input instanceof Request ? input.url : input).endsWith(tokenPath)) return answer;
          return Response.json({ ...(await answer.json()), refresh_token_expires_in: life });
        },
      },
    );
    const start = Date.now();
    expect(await accounts.signIn()).toMatchObject({ endsAt: start + 604_799_000 });
    life = undefined;
    const row = await accounts.signIn();
    expect(row).not.toHaveProperty('endsAt');
    expect(await store.all('accounts')).toStrictEqual([row]);
  });

  it('replaces the row if the same channel signs in again, and adds another channel', async () => {
    const clicks = { email: account.email };
    const { accounts } = openBrowser(sandbox, clicks);
    await accounts.signIn();
    await accounts.signIn();
    expect(await accounts.list()).toHaveLength(1);
    clicks.email = otherAccount.email;
    await accounts.signIn();
    expect(await accounts.list()).toHaveLength(2);
  });

  it('reports a declined sign-in and a closed window', async () => {
    const declined = openBrowser(sandbox, { deny: true });
    expect(await faultFrom(declined.accounts.signIn())).toMatchObject({
      kind: 'signIn',
      reason: 'signInDeclined',
    });
    const closed = openBrowser(sandbox, {}, { launch: () => Promise.reject(new Error('User cancelled.')) });
    expect(await faultFrom(closed.accounts.signIn())).toMatchObject({
      kind: 'signIn',
      reason: 'signInClosed',
    });
    expect(await closed.accounts.list()).toStrictEqual([]);
  });

  it('reads the granted scopes from the answer', async () => {
    const two = { ...platform, scopes: [readOnly, full] };
    const { accounts } = openBrowser(sandbox, { untick: [full] }, { platform: two });
    expect((await accounts.signIn()).scopes).toStrictEqual([readOnly]);
  });

  it('explains an account without a channel', async () => {
    const { accounts } = openBrowser(sandbox, { email: accountWithoutChannel.email });
    expect(await faultFrom(accounts.signIn())).toMatchObject({
      kind: 'disabled',
      reason: 'youtubeSignupRequired',
    });
  });

  it.each([
    ['state', 'another state'],
    ['iss', 'https://sign-in.hostile.example'],
  ])('refuses an answer with a foreign %s, before the code is used', async (name, value) => {
    const launch = async (url: string) => {
      const answer = new URL(await createWindow(sandbox)(url));
      answer.searchParams.set(name, value);
      return answer.href;
    };
    const { accounts } = openBrowser(sandbox, {}, { launch });
    expect(await faultFrom(accounts.signIn())).toMatchObject({ kind: 'signIn', reason: 'signInTampered' });
    expect(tokenRequests()).toBe(0);
  });

  it('refuses an answer to another address than ours', async () => {
    const launch = async (url: string) =>
      (await createWindow(sandbox)(url)).replace(redirectAddress, 'https://hostile.example/');
    const { accounts } = openBrowser(sandbox, {}, { launch });
    expect((await faultFrom(accounts.signIn())).reason).toBe('signInTampered');
  });

  it('does not report a refused code as a withdrawn sign-in', async () => {
    const launch = async (url: string) =>
      (await createWindow(sandbox)(url)).replace(/(?<=[?&])code=[^&]+/, 'code=spent');
    const { accounts } = openBrowser(sandbox, {}, { launch });
    expect(await faultFrom(accounts.signIn())).toMatchObject({ kind: 'signIn', reason: 'codeRefused' });
    expect(await accounts.list()).toStrictEqual([]);
  });

  it('explains an unknown client, for which the window shows an error and is closed', async () => {
    const { accounts } = openBrowser(sandbox);
    await accounts.setClient({ clientId: 'unknown-client.apps.example' });
    expect((await faultFrom(accounts.signIn())).reason).toBe('signInClosed');
  });

  it.each([
    ['an HTML page', { kind: 'html' }, { kind: 'transient', reason: 'htmlAnswer' }],
    ['an empty body', { kind: 'empty' }, { kind: 'answer', reason: 'oddAnswer' }],
    [
      'a token of the wrong type',
      { kind: 'body', body: { access_token: 7, token_type: 'Bearer' } },
      { kind: 'answer' },
    ],
    ['a failure', { kind: 'status', status: 503 }, { kind: 'transient', reason: 'http503' }],
    [
      'a dropped connection',
      { kind: 'drop' },
      { kind: 'transient', reason: 'unreachable', about: 'https://oauth2.googleapis.com' },
    ],
    [
      'a refused client',
      { kind: 'status', status: 401, body: { error: 'invalid_client' } },
      { kind: 'signIn', reason: 'invalid_client' },
    ],
  ] as const)('survives %s from the token endpoint', async (_what, rule, expected) => {
    const { accounts } = openBrowser(sandbox);
    sandbox.faults.set({ path: tokenPath, ...rule });
    expect(await faultFrom(accounts.signIn())).toMatchObject(expected);
    expect(await accounts.list()).toStrictEqual([]);
  });
});

describe("a person's own client", () => {
  it('is required on the live platform', async () => {
    const { accounts } = openBrowser(sandbox, {}, { platform: live });
    expect(await accounts.client()).toStrictEqual({
      clientId: '',
      hasSecret: false,
      builtIn: false,
      method: 'code',
    });
    expect(await faultFrom(accounts.signIn())).toMatchObject({ kind: 'signIn', reason: 'clientMissing' });
  });

  it('signs in and refreshes with its secret, even after the settings changed', async () => {
    const { accounts, video } = openBrowser(sandbox);
    await accounts.setClient({ clientId: ` ${secretClient.id} `, clientSecret: secretClient.secret });
    expect(await accounts.client()).toStrictEqual({
      clientId: secretClient.id,
      hasSecret: true,
      builtIn: false,
      method: 'code',
    });
    const { accountId } = await accounts.signIn();
    await accounts.setClient({ clientId: '' });
    expect(await accounts.client()).toStrictEqual({
      clientId: platform.clientId,
      hasSecret: false,
      builtIn: true,
      method: 'code',
    });
    sandbox.video.expireTokens();
    expect((await video(accountId).channels.list({ part: ['id'], mine: true })).items).toHaveLength(1);
  });

  it('is explained if the secret is missing or wrong', async () => {
    const { accounts } = openBrowser(sandbox);
    await accounts.setClient({ clientId: secretClient.id });
    expect(await faultFrom(accounts.signIn())).toMatchObject({
      kind: 'signIn',
      reason: 'clientSecretMissing',
    });
    await accounts.setClient({ clientId: secretClient.id, clientSecret: 'a wrong secret' });
    expect(await faultFrom(accounts.signIn())).toMatchObject({ kind: 'signIn', reason: 'invalid_client' });
  });

  it('is stored together with its secret or not at all', async () => {
    const browser = openBrowser(sandbox);
    const { store } = browser;
    const full = { ...store, commit: () => Promise.reject(new Error('The disk is full')) };
    const change = { clientId: secretClient.id, clientSecret: secretClient.secret };
    await expect(browser.another({ store: full }).setClient(change)).rejects.toThrow('full');
    expect((await browser.accounts.client()).clientId).toBe(platform.clientId);
  });

  it('keeps a secret that was not entered again, and deletes an emptied one', async () => {
    const { accounts } = openBrowser(sandbox);
    await accounts.setClient({ clientId: secretClient.id, clientSecret: secretClient.secret });
    await accounts.setClient({ clientId: secretClient.id });
    expect((await accounts.client()).hasSecret).toBe(true);
    await accounts.setClient({ clientId: secretClient.id, clientSecret: '' });
    expect((await accounts.client()).hasSecret).toBe(false);
    expect(await faultFrom(accounts.setClient({ clientId: 'two words' }))).toMatchObject({
      kind: 'badInput',
    });
  });
});

describe('signing out', () => {
  it('deletes the data here and keeps the grant', async () => {
    const { accounts, store, video } = openBrowser(sandbox);
    const { accountId } = await accounts.signIn();
    await accounts.signOut(accountId);
    expect(await store.all('secrets')).toStrictEqual([]);
    expect(sandbox.video.grants()).toHaveLength(1);
    expect(await faultFrom(video(accountId).channels.list({ part: ['id'], mine: true }))).toMatchObject({
      kind: 'signIn',
      reason: 'notSignedIn',
    });
  });

  it('revokes the grant when disconnecting everywhere', async () => {
    const { accounts } = openBrowser(sandbox);
    const { accountId } = await accounts.signIn();
    await accounts.disconnect(accountId);
    expect(sandbox.video.grants()).toStrictEqual([]);
    expect(await accounts.list()).toStrictEqual([]);
  });

  it('deletes nothing if the platform cannot be reached, and all if the grant is revoked already', async () => {
    const { accounts } = openBrowser(sandbox);
    const { accountId } = await accounts.signIn();
    sandbox.faults.set({ path: '/revoke', kind: 'drop' });
    expect(await faultFrom(accounts.disconnect(accountId))).toMatchObject({ kind: 'transient' });
    expect(await accounts.list()).toHaveLength(1);
    sandbox.faults.clear();
    sandbox.video.revokeGrants();
    await accounts.disconnect(accountId);
    expect(await accounts.list()).toStrictEqual([]);
  });
});

describe('the vault', () => {
  it('stores no secret in plain text', async () => {
    const secrets: string[] = [];
    const send = sandboxFetch(sandbox);
    const listening: typeof fetch = async (input, init) => {
      const response = await send(input, init);
      if (String(input).endsWith(tokenPath)) {
        const answer = (await response.clone().json()) as Record<string, string>;
        secrets.push(answer.access_token ?? '', answer.refresh_token ?? '');
      }
      return response;
    };
    const { accounts } = openBrowser(sandbox, {}, { fetch: listening });
    await accounts.setClient({ clientId: secretClient.id, clientSecret: secretClient.secret });
    await accounts.signIn();
    expect(secrets.filter((secret) => secret.length > 20)).toHaveLength(2);
    const disk = await wholeDisk();
    expect(disk).toContain(channels[0].title);
    for (const secret of [...secrets, secretClient.secret]) expect(disk).not.toContain(secret);
  });

  it('decrypts a secret under its own name only, and reports a damaged one', async () => {
    const { accounts, store, video } = openBrowser(sandbox);
    const { accountId } = await accounts.signIn();
    const [access, refresh] = await store.all('secrets');
    if (access === undefined || refresh === undefined) throw new Error('Nothing was sealed');
    await store.put('secrets', { ...refresh, name: access.name });
    expect(await faultFrom(video(accountId).channels.list({ part: ['id'], mine: true }))).toMatchObject({
      kind: 'signIn',
      reason: 'secretDamaged',
    });
  });

  it('has a non-extractable key', async () => {
    const { accounts, store } = openBrowser(sandbox);
    await accounts.signIn();
    const key = await store.key('vault', () => Promise.reject(new Error('There is none')));
    expect(key.extractable).toBe(false);
    await expect(crypto.subtle.exportKey('raw', key)).rejects.toThrow();
  });
});
