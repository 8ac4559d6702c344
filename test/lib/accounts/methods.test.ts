import { describe, expect, it } from 'vitest';
import { type AccountsDependencies, type BrowserTokens, sandbox as platform } from '../../../lib/accounts';
import { getPlatformHosts } from '../../../lib/shared/secureAddress';
import type { PlatformRow } from '../../../lib/store';
import { freshSandbox } from '../../sandbox/fresh';
import { account, apiKey, otherAccount } from '../../sandbox/seed';
import { type Clicks, createWindow } from './window';
import { type Browser, faultFrom, openBrowser, wholeDisk } from './world';

const sandbox = await freshSandbox();

const scope = (name: string) => `https://www.googleapis.com/auth/${name}`;
const tokenRequests = () => sandbox.requests.filter(({ path }) => path === '/token').length;
const mine = (browser: Browser, accountId: string) =>
  browser.video(accountId).channels.list({ part: ['id'], mine: true });

/** A browser whose windows share their cookies, with or without a screen. */
function browserWithSession(
  clicks: Clicks = {},
  parts: Partial<AccountsDependencies> = {},
): Browser & { asked: URL[] } {
  const window = createWindow(sandbox, clicks);
  const asked: URL[] = [];
  const launch = (url: string) => {
    asked.push(new URL(url));
    return window(url);
  };
  return Object.assign(openBrowser(sandbox, clicks, { launch, ...parts }), { asked });
}

describe('the implicit grant', () => {
  const implicit = async (parts: Partial<AccountsDependencies> = {}) => {
    const browser = browserWithSession({}, parts);
    await browser.accounts.setClient({ clientId: '', method: 'implicit' });
    const row = await browser.accounts.signIn();
    return { browser, row };
  };

  it('needs no secret and no token endpoint, and stores the token encrypted', async () => {
    const { browser, row } = await implicit();
    expect(row).toMatchObject({ channelId: account.channelId, method: 'implicit', scopes: platform.scopes });
    expect((await mine(browser, row.accountId)).items[0]?.id).toBe(account.channelId);
    expect(tokenRequests()).toBe(0);
    const header = (await browser.accounts.credentials(row.accountId).authorization()) ?? '';
    expect(header).toMatch(/^Bearer .{20}/);
    expect(await wholeDisk()).not.toContain(header.slice(7));
  });

  it("renews without a window while the browser's session lasts", async () => {
    const { browser, row } = await implicit();
    sandbox.video.expireTokens();
    expect((await mine(browser, row.accountId)).items).toHaveLength(1);
    expect(browser.asked.at(-1)?.searchParams.get('prompt')).toBe('none');
    expect(browser.asked).toHaveLength(2);
  });

  it("requires a sign-in after the platform's session has ended", async () => {
    const { browser, row } = await implicit();
    sandbox.video.revokeGrants();
    expect(await faultFrom(mine(browser, row.accountId))).toMatchObject({
      kind: 'signIn',
      reason: 'silentRefused',
    });
    expect(await browser.accounts.list()).toMatchObject([{ problem: { reason: 'silentRefused' } }]);
  });

  it('keeps the sign-in if the page that would renew it cannot be loaded', async () => {
    let isOffline = false;
    const window = createWindow(sandbox);
    const launch = async (url: string) => {
      if (isOffline) throw new Error('Authorization page could not be loaded.');
      return window(url);
    };
    const { browser, row } = await implicit({ launch });
    sandbox.video.expireTokens();
    isOffline = true;
    expect(await faultFrom(mine(browser, row.accountId))).toMatchObject({
      kind: 'transient',
      reason: 'signInUnreachable',
    });
    expect((await browser.accounts.list())[0]).not.toHaveProperty('problem');
    isOffline = false;
    expect((await mine(browser, row.accountId)).items).toHaveLength(1);
  });

  it('revokes its grant with a valid token', async () => {
    let later = 0;
    const { browser, row } = await implicit({ now: () => Date.now() + later });
    sandbox.video.expireTokens();
    later = 7_200_000;
    await browser.accounts.disconnect(row.accountId);
    expect(sandbox.video.grants()).toStrictEqual([]);
    expect(await browser.accounts.list()).toStrictEqual([]);
  });

  it('deletes nothing if no token can be obtained to revoke its grant', async () => {
    let later = 0;
    const { browser, row } = await implicit({ now: () => Date.now() + later });
    sandbox.video.revokeGrants();
    later = 7_200_000;
    expect(await faultFrom(browser.accounts.disconnect(row.accountId))).toMatchObject({
      reason: 'silentRefused',
    });
    expect(await browser.accounts.list()).toHaveLength(1);
    await browser.accounts.signOut(row.accountId);
    expect(await browser.accounts.list()).toStrictEqual([]);
  });

  it('refuses an answer with another state', async () => {
    const window = createWindow(sandbox);
    const launch = async (url: string) => (await window(url)).replace(/state=[^&]+/, 'state=another');
    const browser = openBrowser(sandbox, {}, { launch });
    await browser.accounts.setClient({ clientId: '', method: 'implicit' });
    expect((await faultFrom(browser.accounts.signIn())).reason).toBe('signInTampered');
    expect(await browser.accounts.list()).toStrictEqual([]);
  });

  it('reports a declined sign-in', async () => {
    const browser = openBrowser(sandbox, { deny: true });
    await browser.accounts.setClient({ clientId: '', method: 'implicit' });
    expect((await faultFrom(browser.accounts.signIn())).reason).toBe('signInDeclined');
  });
});

describe("the browser's own tokens", () => {
  /** Hands out tokens of the sandbox, as Chrome would those of the live platform. */
  function createTokens(): BrowserTokens & { dropped: string[]; asked: boolean[]; wanted: string[][] } {
    const dropped: string[] = [];
    const wanted: string[][] = [];
    const asked: boolean[] = [];
    return {
      clientId: 'browser-client.apps.example',
      dropped,
      asked,
      wanted,
      async get({ interactive, scopes }) {
        asked.push(interactive);
        wanted.push([...scopes]);
        const helper = browserWithSession();
        await helper.accounts.setClient({ clientId: '', method: 'implicit' });
        const { accountId } = await helper.accounts.signIn({ scopes });
        const header = (await helper.accounts.credentials(accountId).authorization()) ?? '';
        return { accessToken: header.slice(7), expiresAt: Date.now() + 60_000_000, scopes: [...scopes] };
      },
      drop: async (token) => void dropped.push(token),
    };
  }

  it('are used if the build has them, and removed if the service refuses them', async () => {
    const browserTokens = createTokens();
    const browser = openBrowser(sandbox, {}, { browserTokens });
    await browser.accounts.setClient({ clientId: '', method: 'browser' });
    expect(await browser.accounts.client()).toMatchObject({
      clientId: browserTokens.clientId,
      builtIn: true,
    });
    const row = await browser.accounts.signIn();
    expect(row).toMatchObject({ method: 'browser', clientId: browserTokens.clientId });
    const first = (await browser.accounts.credentials(row.accountId).authorization()) ?? '';
    sandbox.video.expireTokens();
    expect((await mine(browser, row.accountId)).items).toHaveLength(1);
    expect(browserTokens.dropped).toStrictEqual([first.slice(7)]);
    expect(browserTokens.asked).toStrictEqual([true, false]);
  });

  it('are removed when the access is withdrawn, so that the next sign-in asks anew', async () => {
    const browserTokens = createTokens();
    const browser = openBrowser(sandbox, {}, { browserTokens });
    await browser.accounts.setClient({ clientId: '', method: 'browser' });
    const { accountId } = await browser.accounts.signIn();
    const header = (await browser.accounts.credentials(accountId).authorization()) ?? '';
    await browser.accounts.disconnect(accountId);
    expect(browserTokens.dropped).toStrictEqual([header.slice(7)]);
  });

  it('are requested with all scopes, since the browser adds none to those granted before', async () => {
    const browserTokens = createTokens();
    const browser = openBrowser(sandbox, {}, { browserTokens });
    await browser.accounts.setClient({ clientId: '', method: 'browser' });
    const { accountId } = await browser.accounts.signIn();
    await browser.accounts.signIn({ accountId, scopes: [scope('youtube.force-ssl')] });
    expect(browserTokens.wanted).toStrictEqual([
      platform.scopes,
      [...platform.scopes, scope('youtube.force-ssl')],
    ]);
  });

  it('fall back to an authorization code in a build without them', async () => {
    const browser = openBrowser(sandbox);
    await browser.accounts.setClient({ clientId: '', method: 'browser' });
    expect(await browser.accounts.client()).toMatchObject({ method: 'code', clientId: platform.clientId });
  });
});

describe('an API key alone', () => {
  it('reads public data, and is stored encrypted', async () => {
    const browser = openBrowser(sandbox);
    const row = await browser.accounts.signIn({ apiKey });
    expect(row).toMatchObject({ method: 'key', channelId: '', scopes: [] });
    const { items } = await browser
      .video(row.accountId)
      .videos.list({ part: ['snippet'], id: ['Sbx-1_vid01'] });
    expect(items).toHaveLength(1);
    expect(await wholeDisk()).not.toContain(apiKey);
    expect((await faultFrom(mine(browser, row.accountId))).reason).toBe('authorizationRequired');
    await browser.accounts.disconnect(row.accountId);
    expect(await browser.accounts.list()).toStrictEqual([]);
    expect(await browser.store.all('secrets')).toStrictEqual([]);
    expect(sandbox.requests.map(({ path }) => path)).not.toContain('/revoke');
  });

  it('is refused before it is stored if the platform does not know it', async () => {
    const browser = openBrowser(sandbox);
    expect((await faultFrom(browser.accounts.signIn({ apiKey: 'AIza-nothing' }))).reason).toBe('keyInvalid');
    expect(await browser.accounts.list()).toStrictEqual([]);
  });
});

describe('a missing scope', () => {
  it('is requested alone, and added to those granted before', async () => {
    const browser = browserWithSession();
    const { accountId } = await browser.accounts.signIn();
    const row = await browser.accounts.signIn({ accountId, scopes: [scope('youtube.force-ssl')] });
    expect(browser.asked.at(-1)?.searchParams.get('scope')).toBe(scope('youtube.force-ssl'));
    expect(browser.asked.at(-1)?.searchParams.get('include_granted_scopes')).toBe('true');
    expect(row.scopes.toSorted()).toStrictEqual([scope('youtube'), scope('youtube.force-ssl')]);
    expect(await browser.accounts.list()).toHaveLength(1);
  });

  it('is not granted by another channel', async () => {
    const clicks: Clicks = {};
    const browser = openBrowser(sandbox, clicks);
    const { accountId } = await browser.accounts.signIn();
    clicks.email = otherAccount.email;
    const work = browser.accounts.signIn({ accountId, scopes: [scope('youtube.force-ssl')] });
    expect(await faultFrom(work)).toMatchObject({ reason: 'otherChannel', about: 'Quay Library' });
    expect(await browser.accounts.list()).toHaveLength(1);
  });
});

describe('a custom platform', () => {
  const elsewhere: PlatformRow = {
    id: 'elsewhere',
    name: 'Elsewhere',
    issuer: platform.issuer,
    authorizeEndpoint: platform.authorizeEndpoint,
    tokenEndpoint: platform.tokenEndpoint,
    revokeEndpoint: platform.revokeEndpoint,
    apiBase: 'https://www.googleapis.com/youtube/v3/',
    scopes: [scope('youtube.readonly')],
  };

  it('uses its own client and scopes, and its tokens are sent to its API only', async () => {
    const browser = openBrowser(sandbox);
    await browser.accounts.platforms.save(elsewhere);
    await browser.accounts.setClient({ clientId: platform.clientId ?? '' }, 'elsewhere');
    const row = await browser.accounts.signIn({
      platformId: 'elsewhere',
      hosts: getPlatformHosts(elsewhere),
    });
    expect(row).toMatchObject({ platform: { name: 'Elsewhere' }, scopes: elsewhere.scopes });
    const [asked] = sandbox.requests.filter(({ path }) => path === '/youtube/v3/channels');
    expect(asked?.host).toBe('www.googleapis.com');
    const credentials = (address: string) => browser.accounts.credentials(row.accountId, address);
    expect(await credentials(elsewhere.apiBase).authorization()).toMatch(/^Bearer /);
    expect((await faultFrom(credentials(platform.apiBase).authorization())).reason).toBe('foreignOrigin');
    await browser.accounts.platforms.remove('elsewhere');
    sandbox.video.expireTokens();
    await browser.another().credentials(row.accountId).renew?.('Bearer old');
  });

  it('is sent nothing before the person was shown all of its hosts', async () => {
    const browser = openBrowser(sandbox);
    await browser.accounts.platforms.save({
      ...elsewhere,
      tokenEndpoint: 'https://thief.example:8443/token',
    });
    await browser.accounts.setClient({ clientId: platform.clientId ?? '' }, 'elsewhere');
    const before = sandbox.requests.length;
    const hosts = [...getPlatformHosts(elsewhere), 'thief.example:8443'];
    const shown = [undefined, [], getPlatformHosts(elsewhere), [...hosts, 'other.example']];
    for (const each of shown)
      for (const apiKey of [undefined, 'AIza-key'])
        expect(
          await faultFrom(browser.accounts.signIn({ platformId: 'elsewhere', apiKey, hosts: each })),
        ).toMatchObject({
          reason: 'hostsToConfirm',
          about: 'accounts.google.com thief.example:8443 oauth2.googleapis.com www.googleapis.com',
        });
    expect(browser.opened).toEqual([]);
    expect(sandbox.requests).toHaveLength(before);
  });

  it('that is gone leads to no other platform', async () => {
    const browser = openBrowser(sandbox);
    for (const question of [{ platformId: 'gone' }, { platformId: 'gone', apiKey: 'AIza-key' }])
      expect(await faultFrom(browser.accounts.signIn(question))).toMatchObject({ reason: 'platformGone' });
    expect((await faultFrom(browser.accounts.client('gone'))).reason).toBe('platformGone');
  });

  it('has its addresses checked whenever it is read, whoever wrote it, and is never the own one', async () => {
    const { accounts, store } = openBrowser(sandbox);
    const odd = ['', 'x', 'javascript:alert(1)', 'http://elsewhere.example', 'https://me:pass@x.example', 7];
    const rows = odd.map((tokenEndpoint, at) => ({ ...elsewhere, id: `odd${at}`, tokenEndpoint }));
    const value = [...rows, { ...elsewhere, id: platform.id }, null, elsewhere];
    await store.put('settings', { key: 'platforms', value });
    expect((await accounts.platforms.all()).map(({ id }) => id)).toEqual(['elsewhere']);
    for (const { id } of rows) expect((await faultFrom(accounts.client(id))).reason).toBe('platformGone');
    const own = accounts.platforms.save({ ...elsewhere, id: platform.id });
    expect(await faultFrom(own)).toMatchObject({ reason: 'badInput', about: 'id' });
  });

  it('replaces the one of the same id, and keeps the others', async () => {
    const { platforms } = openBrowser(sandbox).accounts;
    await platforms.save({ ...elsewhere, apiBase: ' http://127.0.0.1:8080/v3/ ' });
    await platforms.save({ ...elsewhere, id: 'other', apiBase: 'https://api.example' });
    await platforms.save({ ...elsewhere, name: 'Renamed' });
    const apiBase = 'https://www.googleapis.com/youtube/v3';
    const other = { ...elsewhere, id: 'other', apiBase: 'https://api.example' };
    expect(await platforms.all()).toStrictEqual([other, { ...elsewhere, name: 'Renamed', apiBase }]);
    await platforms.remove('elsewhere');
    expect(await platforms.all()).toStrictEqual([other]);
  });

  it.each([
    [{ tokenEndpoint: 'not an address' }, 'notAnAddress', 'tokenEndpoint'],
    [{ apiBase: 'javascript:alert(1)' }, 'notAnAddress', 'apiBase'],
    [{ apiBase: 'http://elsewhere.example/api' }, 'notSecure', 'apiBase'],
    [{ apiBase: 'xhttps://elsewhere.example' }, 'notAnAddress', 'apiBase'],
    [{ apiBase: 'https-x://elsewhere.example' }, 'notAnAddress', 'apiBase'],
    [{ issuer: 'https://me@elsewhere.example' }, 'notAnAddress', 'issuer'],
    [{ issuer: 'https://elsewhere.example/#here' }, 'notAnAddress', 'issuer'],
  ])('is refused with %o', async (changes, reason, about) => {
    const { accounts } = openBrowser(sandbox);
    const work = accounts.platforms.save({ ...elsewhere, ...changes });
    expect(await faultFrom(work)).toMatchObject({ reason, about });
    expect(await accounts.platforms.all()).toStrictEqual([]);
  });
});
