import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { type Sandbox, startSandbox } from '../../../sandbox';
import { faultFrom, openBrowser } from '../world';

describe.each([
  ['one refresh token for good', false],
  ['a new refresh token each time', true],
])('with %s', (_name, rotateRefreshTokens) => {
  let sandbox: Sandbox;
  beforeAll(async () => {
    sandbox = await startSandbox({ rotateRefreshTokens });
  });
  afterAll(() => sandbox.close());
  beforeEach(() => sandbox.reset());

  const refreshes = () => sandbox.requests.filter(({ path }) => path === '/token').length - 1;
  const mine = { part: ['id' as const], mine: true as const };

  it('renews a token that the service refuses during a call', async () => {
    const { accounts, video } = openBrowser(sandbox);
    const { accountId } = await accounts.signIn();
    for (const round of [1, 2, 3]) {
      sandbox.video.expireTokens();
      expect((await video(accountId).channels.list(mine)).items).toHaveLength(1);
      expect(refreshes()).toBe(round);
    }
  });

  it('renews a token shortly before it expires, and not earlier', async () => {
    let now = Date.now();
    const { accounts, video } = openBrowser(sandbox, {}, { now: () => now });
    const { accountId } = await accounts.signIn();
    now += (3599 - 70) * 1000;
    await video(accountId).channels.list(mine);
    expect(refreshes()).toBe(0);
    now += 15_000;
    await video(accountId).channels.list(mine);
    expect(refreshes()).toBe(1);
  });

  it('refreshes once for twenty callers in two contexts', async () => {
    let now = Date.now();
    const browser = openBrowser(sandbox, {}, { now: () => now });
    const { accountId } = await browser.accounts.signIn();
    now += 3_600_000;
    const contexts = [browser.accounts, browser.another()];
    const headers = await Promise.all(
      Array.from({ length: 20 }, (_, caller) => contexts[caller % 2]?.credentials(accountId).authorization()),
    );
    expect(new Set(headers).size).toBe(1);
    expect(refreshes()).toBe(1);
  });

  it('refreshes once when twenty callers were refused the same token', async () => {
    const { accounts, another } = openBrowser(sandbox);
    const { accountId } = await accounts.signIn();
    const callers = Array.from({ length: 20 }, (_, caller) =>
      (caller % 2 === 0 ? accounts : another()).credentials(accountId),
    );
    const before = await Promise.all(callers.map((caller) => caller.authorization()));
    sandbox.video.expireTokens();
    await Promise.all(callers.map((caller, index) => caller.renew?.(before[index] ?? '')));
    const after = await Promise.all(callers.map((caller) => caller.authorization()));
    expect(refreshes()).toBe(1);
    expect(new Set(before).size).toBe(1);
    expect(new Set(after).size).toBe(1);
    expect(after[0]).not.toBe(before[0]);
  });

  it('refreshes once for twenty calls that are refused on the wire, each at its own time', async () => {
    const { accounts, video } = openBrowser(sandbox);
    const { accountId } = await accounts.signIn();
    sandbox.video.expireTokens();
    const answers = await Promise.all(Array.from({ length: 20 }, () => video(accountId).channels.list(mine)));
    expect(answers.every(({ items }) => items.length === 1)).toBe(true);
    expect(refreshes()).toBe(1);
  });

  it('explains a withdrawn grant, reports its end once, and sends no request until the next sign-in', async () => {
    const signInEnded = vi.fn();
    const { accounts, video } = openBrowser(sandbox, {}, { signInEnded });
    const { accountId } = await accounts.signIn();
    sandbox.video.revokeGrants();
    expect(await faultFrom(video(accountId).channels.list(mine))).toMatchObject({
      kind: 'signIn',
      reason: 'grantGone',
    });
    expect((await accounts.list())[0]?.problem).toMatchObject({ kind: 'signIn', reason: 'grantGone' });
    const asked = sandbox.requests.length;
    expect((await faultFrom(video(accountId).channels.list(mine))).reason).toBe('grantGone');
    expect(sandbox.requests).toHaveLength(asked);
    expect(signInEnded.mock.calls).toMatchObject([[{ accountId }, { reason: 'grantGone' }]]);
    expect((await accounts.signIn()).problem).toBeUndefined();
    expect((await video(accountId).channels.list(mine)).items).toHaveLength(1);
  });

  it('keeps the sign-in if a refresh fails for another reason', async () => {
    const { accounts, video } = openBrowser(sandbox);
    const { accountId } = await accounts.signIn();
    sandbox.video.expireTokens();
    sandbox.faults.set({ path: '/token', kind: 'html', status: 502 });
    expect(await faultFrom(video(accountId).channels.list(mine))).toMatchObject({ kind: 'transient' });
    sandbox.faults.clear();
    expect((await video(accountId).channels.list(mine)).items).toHaveLength(1);
  });

  it('returns no token for an account that was signed out, even after earlier calls', async () => {
    const { accounts } = openBrowser(sandbox);
    const { accountId } = await accounts.signIn();
    const credentials = accounts.credentials(accountId);
    const decrypted = vi.spyOn(crypto.subtle, 'decrypt');
    expect(await credentials.authorization()).toBe(await credentials.authorization());
    expect(decrypted).toHaveBeenCalledTimes(1);
    await accounts.signOut(accountId);
    expect(await faultFrom(credentials.authorization())).toMatchObject({ reason: 'notSignedIn' });
  });

  it('caches no token that was read while the account was signed out', async () => {
    const { accounts } = openBrowser(sandbox);
    const { accountId } = await accounts.signIn();
    const credentials = accounts.credentials(accountId);
    const opening = crypto.subtle.decrypt.bind(crypto.subtle);
    let resume = () => {};
    const held = new Promise<void>((resolve) => {
      resume = resolve;
    });
    vi.spyOn(crypto.subtle, 'decrypt').mockImplementationOnce(async (...given) => {
      await held;
      return opening(...given);
    });
    const asked = credentials.authorization().catch(() => undefined);
    await vi.waitFor(() => expect(crypto.subtle.decrypt).toHaveBeenCalled());
    await accounts.signOut(accountId);
    resume();
    await asked;
    expect(await faultFrom(credentials.authorization())).toMatchObject({ reason: 'notSignedIn' });
  });

  it('returns no token for another origin', async () => {
    const { accounts } = openBrowser(sandbox);
    const { accountId } = await accounts.signIn();
    await accounts.credentials(accountId).authorization();
    const elsewhere = accounts.credentials(accountId, 'https://hostile.example/youtube/v3');
    expect(await faultFrom(elsewhere.authorization())).toMatchObject({
      kind: 'notAllowed',
      reason: 'foreignOrigin',
    });
  });
});
