import { describe, expect, it } from 'vitest';
import { type AccountsDependencies, live, sandbox as platform } from '../../../lib/accounts';
import { rowFrom } from '../../../lib/accounts/platforms';
import { Fault } from '../../../lib/errors';
import { getPlatformHosts } from '../../../lib/shared/secureAddress';
import { sandboxFetch } from '../../sandbox/client';
import { freshSandbox } from '../../sandbox/fresh';
import { account, apiKey, channels } from '../../sandbox/seed';
import type { Clicks } from './window';
import { type Browser, openBrowser, redirectAddress } from './world';

const sandbox = await freshSandbox();

const site = 'https://calendar.example';

async function connected(...changes: [Clicks?, Partial<AccountsDependencies>?]): Promise<Browser> {
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
    expect(checks).toStrictEqual(healthy);
    expect(Object.keys(checks)).toStrictEqual(Object.keys(healthy));
    const all = await browser.accounts.check(toQuota(9000));
    expect(all.find(({ id }) => id === 'redirectAddress')?.about).toBe(redirectAddress);
    expect(all.find(({ id }) => id === 'token')?.about).toBe(channels[0].title);
    expect(all.find(({ id }) => id === 'rights')?.about).toBe(site);
  });

  it('reports what is missing before the first sign-in', async () => {
    const checks = await openBrowser(sandbox, {}, { platform: live }).accounts.check();
    expect(
      checks.filter(({ state }) => state !== 'ok').map(({ id, fault }) => [id, fault?.reason]),
    ).toStrictEqual([
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
    await browser.accounts.signIn({ platformId: 'elsewhere', hosts: getPlatformHosts(platform) });
    const clients = async () =>
      (await browser.accounts.check())
        .filter(({ id }) => id === 'client')
        .map(({ state, about, fault }) => [state, about, fault?.reason]);
    expect(await clients()).toStrictEqual([['ok', clientId, undefined]]);
    await browser.accounts.setClient({ clientId: '' }, 'elsewhere');
    expect(await clients()).toStrictEqual([['failed', 'elsewhere', 'platformClientMissing']]);
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

  it('stores no rights of an account that was removed meanwhile', async () => {
    const send = sandboxFetch(sandbox);
    let isRemoved = false;
    const removing: typeof fetch = async (input, init) => {
      const answer = await send(input, init);
      const url = input instanceof Request ? input.url : String(input);
      if (isRemoved && url.includes('per_page=1&_fields=total')) await removeSite();
      return answer;
    };
    const browser = await connected({}, { fetch: removing });
    const removeSite = async () => {
      for (const { service, accountId } of await browser.accounts.list())
        if (service === 'calendar') await browser.store.delete('accounts', accountId);
    };
    isRemoved = true;
    expect(await verdicts(browser)).toMatchObject({ rights: 'ok' });
    expect((await browser.accounts.list()).map(({ service }) => service)).toStrictEqual(['video']);
    expect(await browser.store.all('accounts')).toHaveLength(1);
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

describe('a whole report', () => {
  const fault = (data: ConstructorParameters<typeof Fault>[0]) => new Fault(data).data;
  const calendar = async ({ accounts }: Browser) =>
    (await accounts.check()).filter(({ group, state }) => group === 'calendar' && state !== 'ok');

  it('before the first sign-in', async () => {
    const { accounts } = openBrowser(sandbox, {}, { platform: live });
    const about = undefined;
    const accountId = undefined;
    expect(await accounts.check({ left: 499, resetsAt })).toStrictEqual([
      { id: 'redirectAddress', group: 'browser', about: redirectAddress, accountId, state: 'ok' },
      {
        id: 'client',
        group: 'video',
        about,
        accountId,
        state: 'failed',
        fault: fault({ kind: 'signIn', reason: 'clientMissing' }),
      },
      {
        id: 'signedIn',
        group: 'video',
        about,
        accountId,
        state: 'failed',
        fault: fault({ kind: 'signIn', reason: 'notSignedIn' }),
      },
      {
        id: 'quota',
        group: 'video',
        about,
        accountId,
        state: 'warning',
        fault: fault({ kind: 'quota', reason: 'quotaLow' }),
      },
      {
        id: 'site',
        group: 'calendar',
        about,
        accountId,
        state: 'warning',
        fault: fault({ kind: 'signIn', reason: 'siteNotConnected' }),
      },
    ]);
    expect((await accounts.check({ left: 500, resetsAt })).find(({ id }) => id === 'quota')?.state).toBe(
      'ok',
    );
    const used = (await accounts.check({ left: -1, resetsAt })).find(({ id }) => id === 'quota');
    expect(used?.fault).toStrictEqual(fault({ kind: 'quota', reason: 'quotaExceeded', retryAt: resetsAt }));
  });

  it('of a channel whose sign-in was withdrawn in part', async () => {
    const { accounts, store } = openBrowser(sandbox);
    const row = await accounts.signIn();
    const about = channels[0].title;
    const { accountId } = row;
    const ofChannel = async () => (await accounts.check()).filter((check) => check.accountId === accountId);
    await store.put('accounts', { ...row, scopes: [] });
    expect(await ofChannel()).toStrictEqual([
      { id: 'signedIn', group: 'video', about, accountId, state: 'ok' },
      {
        id: 'scopes',
        group: 'video',
        about,
        accountId,
        state: 'failed',
        fault: fault({ kind: 'scope', reason: 'scopeMissing', about: platform.scopes[0] }),
      },
      { id: 'token', group: 'video', about, accountId, state: 'skipped' },
      { id: 'videoApi', group: 'video', about, accountId, state: 'skipped' },
    ]);
    const problem = fault({ kind: 'signIn', reason: 'grantGone' });
    await store.put('accounts', { ...row, problem });
    expect((await ofChannel())[0]).toMatchObject({ id: 'signedIn', state: 'failed', fault: problem });
  });

  it.each<[string, (browser: Browser, accountId: string) => Promise<unknown> | undefined, string, object]>([
    [
      'moved',
      ({ store, granted }, accountId) => {
        granted.add('moved.example');
        const restRoot = 'https://moved.example/wp-json/';
        return store.change('accounts', accountId, (row) => row && ({ ...row, restRoot } as typeof row));
      },
      'calendarApi failed',
      fault({ kind: 'signIn', reason: 'otherHost', about: site }),
    ],
    [
      'changed its namespace',
      ({ store }, accountId) =>
        store.change('accounts', accountId, (row) => row && ({ ...row, namespace: 'old' } as typeof row)),
      'calendarApi failed',
      fault({ kind: 'signIn', reason: 'namespaceChanged' }),
    ],
    [
      'prints warnings',
      () => {
        sandbox.calendar.switches.phpWarning = true;
        return undefined;
      },
      'calendarApi warning',
      fault({ kind: 'disabled', reason: 'phpWarnings' }),
    ],
    [
      'hides its API behind a page',
      () => {
        sandbox.faults.set({ path: '/wp-json/', kind: 'html', status: 404 });
        return undefined;
      },
      'siteReachable failed',
      fault({ kind: 'disabled', reason: 'apiHidden', about: site }),
    ],
    [
      'needs no sign-in',
      ({ store }, accountId) =>
        store.change('accounts', accountId, (row) => row && ({ ...row, scheme: 'none' } as typeof row)),
      'authorization warning',
      fault({ kind: 'signIn', reason: 'siteNobody' }),
    ],
  ])('of a site that %s', async (_name, change, verdict, data) => {
    const browser = openBrowser(sandbox);
    await browser.accounts.continueSite(site, true);
    const [row] = await browser.accounts.list();
    await change(browser, row?.accountId ?? '');
    const checks = await calendar(browser);
    expect(`${checks[0]?.id} ${checks[0]?.state}`).toBe(verdict);
    expect(checks[0]).toMatchObject({ about: site, fault: data });
    expect(checks.slice(1).every(({ state }) => state === 'skipped')).toBe(true);
  });

  it.each([
    ['contributor1', 'warning', fault({ kind: 'notAllowed', reason: 'cannotPublish' })],
    ['subscriber1', 'failed', fault({ kind: 'notAllowed', reason: 'cannotCreate', about: site })],
  ])('of the rights of %s', async (user, state, data) => {
    sandbox.calendar.settings.loginUser = user;
    const browser = openBrowser(sandbox);
    await browser.accounts.continueSite(site, true);
    expect((await calendar(browser))[0]).toMatchObject({ id: 'rights', state, fault: data });
  });
});
