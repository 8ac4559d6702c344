import { describe, expect, it } from 'vitest';
import { live, sandbox as platform } from '../../../lib/accounts';
import { rowFrom } from '../../../lib/accounts/platforms';
import { freshSandbox } from '../../sandbox/fresh';
import { account, apiKey, channels } from '../../sandbox/seed';
import { type Browser, openBrowser, redirectAddress } from './world';

const sandbox = await freshSandbox();

const site = 'https://calendar.example';

async function connected(...changes: Parameters<typeof openBrowser>[1][]): Promise<Browser> {
  const browser = openBrowser(sandbox, ...changes);
  await browser.accounts.signIn();
  await browser.accounts.continueSite(site, true);
  return browser;
}

const resetsAt = Date.UTC(2026, 10, 22, 8);
const toQuota = (left: number | undefined) => (left === undefined ? undefined : { left, resetsAt });

/** id → state, and the reason where something is wrong; in order. */
async function verdicts({ accounts }: Browser, quotaLeft?: number): Promise<Record<string, string>> {
  const checks = await accounts.check(toQuota(quotaLeft));
  return Object.fromEntries(
    checks.map(({ id, state, fault }) => [id, fault ? `${state} ${fault.reason}` : state]),
  );
}

const healthy = {
  redirectAddress: 'ok',
  client: 'ok',
  signedIn: 'ok',
  scopes: 'ok',
  token: 'ok',
  videoApi: 'ok',
  quota: 'ok',
  sitePermission: 'ok',
  siteReachable: 'ok',
  calendarApi: 'ok',
  authorization: 'ok',
  rights: 'ok',
  writes: 'ok',
};
const skipped = 'skipped';

describe('Check connections', () => {
  it('reports no problem if there is none, in the order of the checks', async () => {
    const browser = await connected();
    const checks = await verdicts(browser, 9000);
    expect(checks).toEqual(healthy);
    expect(Object.keys(checks)).toEqual(Object.keys(healthy));
    const all = await browser.accounts.check(toQuota(9000));
    expect(all.find(({ id }) => id === 'redirectAddress')?.about).toBe(redirectAddress);
    expect(all.find(({ id }) => id === 'token')?.about).toBe(channels[0].title);
    expect(all.find(({ id }) => id === 'rights')?.about).toBe(site);
  });

  it('reports what is missing before the first sign-in', async () => {
    const checks = await openBrowser(sandbox, {}, { platform: live }).accounts.check();
    expect(checks.filter(({ state }) => state !== 'ok').map(({ id, fault }) => [id, fault?.reason])).toEqual([
      ['client', 'clientMissing'],
      ['signedIn', 'notSignedIn'],
      ['quota', undefined],
      ['site', 'siteNotConnected'],
    ]);
  });

  it('checks the client of the platform in use, even if the build has none', async () => {
    const { clientId = '' } = platform;
    const browser = openBrowser(sandbox, {}, { platform: { ...platform, clientId: undefined } });
    await browser.accounts.platforms.save(rowFrom({ ...platform, id: 'elsewhere' }));
    await browser.accounts.setClient({ clientId }, 'elsewhere');
    await browser.accounts.signIn({ platformId: 'elsewhere' });
    const clients = async () =>
      (await browser.accounts.check())
        .filter(({ id }) => id === 'client')
        .map(({ state, about, fault }) => [state, about, fault?.reason]);
    expect(await clients()).toEqual([['ok', clientId, undefined]]);
    await browser.accounts.setClient({ clientId: '' }, 'elsewhere');
    expect(await clients()).toEqual([['failed', 'elsewhere', 'clientMissing']]);
  });

  it('contains no secret', async () => {
    const browser = await connected();
    const [header] = await Promise.all(
      (await browser.accounts.list()).map(({ accountId }) =>
        browser.accounts.credentials(accountId).authorization(),
      ),
    );
    const report = JSON.stringify(await browser.accounts.check(toQuota(9000)));
    expect(header?.length).toBeGreaterThan(20);
    expect(report).not.toContain(header?.split(' ')[1]);
  });

  it('names a scope that was not granted, and skips later checks', async () => {
    const readOnly = 'https://www.googleapis.com/auth/youtube.readonly';
    const two = { ...platform, scopes: [...platform.scopes, readOnly] };
    const browser = openBrowser(sandbox, { untick: [...platform.scopes] }, { platform: two });
    await browser.accounts.signIn();
    expect(await verdicts(browser)).toMatchObject({
      signedIn: 'ok',
      scopes: 'failed scopeMissing',
      token: skipped,
      videoApi: skipped,
    });
  });

  it('finds a withdrawn grant, also the next time', async () => {
    const browser = await connected();
    sandbox.video.revokeGrants();
    expect(await verdicts(browser)).toMatchObject({ token: 'failed grantGone', videoApi: skipped });
    expect(await verdicts(browser)).toMatchObject({ signedIn: 'failed grantGone', token: skipped });
    const checks = await browser.accounts.check();
    expect(checks.find(({ id }) => id === 'signedIn')?.accountId).toBe(`video|${account.channelId}`);
  });

  it('finds an API that is not enabled', async () => {
    const browser = await connected();
    sandbox.video.disableApi();
    expect(await verdicts(browser)).toMatchObject({ token: 'ok', videoApi: 'failed accessNotConfigured' });
  });

  it.each([
    [0, 'failed quotaExceeded'],
    [120, 'warning quotaLow'],
    [undefined, skipped],
  ])('rates a quota of %s', async (left, verdict) => {
    expect((await verdicts(openBrowser(sandbox), left)).quota).toBe(verdict);
  });

  it('finds an API key that is no longer valid, and requires no client', async () => {
    const browser = openBrowser(sandbox);
    await browser.accounts.signIn({ apiKey });
    const body = { error: { code: 400, message: '', errors: [{ reason: 'keyInvalid' }] } };
    sandbox.faults.set({ path: '/youtube/v3/i18nRegions', kind: 'status', status: 400, body });
    const checks = await verdicts(browser);
    expect(checks.videoApi).toBe('failed keyInvalid');
    expect(checks).not.toHaveProperty('client');
  });

  it('finds a revoked permission', async () => {
    const browser = await connected();
    browser.granted.clear();
    expect(await verdicts(browser)).toMatchObject({
      sitePermission: 'failed permissionMissing',
      siteReachable: skipped,
      rights: skipped,
    });
    const checks = await browser.accounts.check();
    expect(checks.find(({ id }) => id === 'sitePermission')?.fault).toMatchObject({
      kind: 'permission',
      about: site,
    });
  });

  it.each([
    [
      'no connection',
      () => sandbox.faults.set({ host: 'calendar.example', path: /./, kind: 'drop' }),
      'siteReachable',
      'unreachable',
    ],
    [
      'a site that is down',
      () => sandbox.faults.set({ path: '/wp-json/', kind: 'status', status: 503 }),
      'siteReachable',
      'siteDown',
    ],
    [
      'the API switched off',
      () => {
        sandbox.calendar.switches.apiDisabled = true;
      },
      'calendarApi',
      'noCalendar',
    ],
    [
      'a page in front of the API',
      () => {
        sandbox.calendar.switches.htmlWall = true;
      },
      'calendarApi',
      'htmlWall',
    ],
    [
      'a stripped header',
      () => {
        sandbox.calendar.switches.stripAuthorization = true;
      },
      'authorization',
      'authorizationStripped',
    ],
  ])('finds %s', async (_what, breakIt, id, reason) => {
    const browser = await connected();
    breakIt();
    expect((await verdicts(browser))[id]).toBe(`failed ${reason}`);
  });

  it('finds a revoked password', async () => {
    const browser = await connected();
    sandbox.faults.set({
      path: '/wp-json/wp/v2/users/me',
      kind: 'status',
      status: 401,
      body: { code: 'incorrect_password', message: '', data: { status: 401 } },
    });
    expect(await verdicts(browser)).toMatchObject({
      authorization: 'failed incorrect_password',
      rights: skipped,
    });
  });

  it('reports a token that the site ignores as not accepted, and offers to connect again', async () => {
    const browser = openBrowser(sandbox);
    const body = { id: 7, name: 'Robin', roles: [], capabilities: { edit_tribe_events: true } };
    sandbox.faults.set({ path: '/wp-json/wp/v2/users/me', kind: 'body', body });
    const credentials = { way: 'bearer', token: 'a-token-of-some-plugin' } as const;
    await browser.accounts.continueSite(site, true, { credentials });
    sandbox.faults.clear();
    const check = (await browser.accounts.check()).find(({ id }) => id === 'authorization');
    expect(check?.fault).toMatchObject({ reason: 'bearerIgnored', kind: 'signIn' });
  });

  it.each([
    ['contributor1', 'warning cannotPublish'],
    ['subscriber1', 'failed cannotCreate'],
  ])('rates the rights of %s', async (user, verdict) => {
    sandbox.calendar.settings.loginUser = user;
    expect((await verdicts(await connected())).rights).toBe(verdict);
  });

  it('prefers the Allow header to the role, and stores the rights', async () => {
    const browser = await connected();
    const [path, rights] = ['/wp-json/tribe/events/v1/events', () => browser.accounts.list()];
    expect(await rights()).toContainEqual(expect.objectContaining({ service: 'calendar', canCreate: true }));
    sandbox.faults.set({ path, kind: 'status', status: 200, body: { total: 0 }, headers: { allow: 'GET' } });
    expect((await verdicts(browser)).rights).toBe('failed cannotCreate');
    expect(await rights()).toContainEqual(expect.objectContaining({ service: 'calendar', canCreate: false }));
  });
});
