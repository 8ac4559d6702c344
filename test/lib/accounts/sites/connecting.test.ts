import { describe, expect, it } from 'vitest';
import { freshSandbox } from '../../../sandbox/fresh';
import { createWindow } from '../window';
import { faultFrom, openBrowser, redirectAddress } from '../world';
import { connect, createClient, onlySite, site } from './sitesInTests';

const sandbox = await freshSandbox();
const tampered = { kind: 'signIn', reason: 'signInTampered' };
const passwords = () => sandbox.calendar.applicationPasswords('robin');

describe('connecting a site', () => {
  it('passes all stages and ends with an account that can act', async () => {
    const browser = openBrowser(sandbox);
    expect(await browser.accounts.beginSite('calendar.example/events/')).toStrictEqual({
      address: 'calendar.example/events/',
      stage: 'permission',
    });
    const end = await browser.accounts.continueSite('calendar.example/events/', true);
    const account = await onlySite(browser);
    expect(end).toMatchObject({ stage: 'connected', accountId: account.accountId });
    expect(account).toMatchObject({
      name: 'Harbour Town Calendar',
      url: site,
      user: 'robin',
      roles: ['administrator'],
      canCreate: true,
      canPublish: true,
      passwordId: passwords()[0]?.uuid,
    });
    const asked = new URL(browser.opened[0] ?? '').searchParams;
    expect(asked.get('app_name')).toBe('Cuecard');
    expect(asked.get('app_id')).toMatch(/^[\da-f-]{36}$/);
    const success = new URL(asked.get('success_url') ?? '');
    expect(success.origin + success.pathname).toBe(`${redirectAddress}calendar`);
    expect(success.searchParams.get('state')).toMatch(/^[\da-f-]{36}$/);
    const event = await createClient(browser, account).events.create({
      title: 'Quay walk',
      start_date: '2026-12-01 10:00:00',
      end_date: '2026-12-01 11:00:00',
      timezone: account.timeZone,
      all_day: false,
      status: 'draft',
    });
    expect(event).toMatchObject({ title: 'Quay walk' });
  });

  it('works with plain permalinks', async () => {
    sandbox.calendar.switches.plainPermalinks = true;
    const browser = openBrowser(sandbox);
    await connect(browser.accounts);
    expect((await onlySite(browser)).user).toBe('robin');
  });

  it('reports a refusal and a closed window', async () => {
    const refused = openBrowser(sandbox, { deny: true });
    expect(await refused.accounts.continueSite(site, true)).toMatchObject({
      stage: 'failed',
      fault: { kind: 'signIn', reason: 'signInDeclined' },
    });
    const closed = openBrowser(sandbox, {}, { launch: () => Promise.reject(new Error('closed')) });
    expect((await closed.accounts.continueSite(site, true)).fault?.reason).toBe('signInClosed');
    expect(passwords()).toStrictEqual([]);
  });

  it('reports a refused or missing permission', async () => {
    const { accounts, granted } = openBrowser(sandbox);
    expect((await accounts.continueSite(site, false)).fault).toMatchObject({
      kind: 'permission',
      reason: 'permissionDenied',
    });
    granted.clear();
    expect((await accounts.continueSite(site, true)).fault).toMatchObject({ reason: 'permissionMissing' });
    expect(sandbox.requests).toStrictEqual([]);
  });

  it('continues when the permission is granted, and only once', async () => {
    const { accounts, granted, opened } = openBrowser(sandbox);
    granted.clear();
    await accounts.beginSite(site);
    expect((await accounts.resumeConnecting())?.stage).toBe('permission');
    granted.add('calendar.example');
    const ends = await Promise.all([
      accounts.resumeConnecting(),
      accounts.continueSite(site, true),
      accounts.resumeConnecting(),
    ]);
    expect(ends.map((end) => end?.stage)).toStrictEqual(['connected', 'connected', 'connected']);
    expect(opened).toHaveLength(1);
    expect(await accounts.list()).toHaveLength(1);
    expect((await accounts.resumeConnecting())?.stage).toBe('connected');
    expect(opened).toHaveLength(1);
  });

  it('asks for permission if the site is on another host, then continues there', async () => {
    const browser = openBrowser(sandbox);
    browser.granted.clear();
    browser.granted.add('moved.example');
    expect(await browser.accounts.continueSite('moved.example', true)).toStrictEqual({
      address: 'moved.example',
      stage: 'otherHost',
      otherOrigin: site,
    });
    // Permitted for another purpose
    browser.granted.add('calendar.example');
    expect((await browser.accounts.resumeConnecting())?.stage).toBe('otherHost');
    expect((await browser.accounts.continueSite('moved.example', true)).stage).toBe('otherHost');
    await browser.accounts.beginSite('moved.example');
    expect((await browser.accounts.resumeConnecting())?.stage).toBe('otherHost');
    expect(await browser.accounts.list()).toStrictEqual([]);
    browser.granted.delete('calendar.example');
    await browser.accounts.beginSite('moved.example', { otherOrigin: site });
    expect((await browser.accounts.resumeConnecting())?.stage).toBe('permission');
    browser.granted.add('calendar.example');
    expect((await browser.accounts.resumeConnecting())?.stage).toBe('connected');
    expect((await onlySite(browser)).url).toBe(site);
  });

  it('keeps which hosts were accepted for an address until it is sent anew', async () => {
    const { accounts } = openBrowser(sandbox);
    await accounts.beginSite('moved.example', { otherOrigin: 'https://a.example' });
    await accounts.beginSite('moved.example', { otherOrigin: 'https://b.example' });
    const accepted = async () => ((await accounts.connecting()) as { accepted?: string[] }).accepted;
    expect(await accepted()).toStrictEqual(['https://a.example', 'https://b.example']);
    await accounts.beginSite('other.example', { otherOrigin: 'https://b.example' });
    expect(await accepted()).toStrictEqual(['https://b.example']);
    await accounts.beginSite('other.example');
    expect(await accepted()).toBeUndefined();
  });

  it('does not change the state of an address that replaced it', async () => {
    const browser = openBrowser(sandbox);
    const first = browser.accounts.continueSite('plain.example', true);
    const second = browser.accounts.continueSite(site, true);
    expect((await first).stage).toBe('failed');
    expect((await second).stage).toBe('connected');
    expect(await browser.accounts.connecting()).toMatchObject({ address: site, stage: 'connected' });
  });

  it('reports a run that ended with the worker', async () => {
    const browser = openBrowser(sandbox, {}, { launch: () => new Promise<string>(() => undefined) });
    const stages: (string | undefined)[] = [];
    void browser.accounts.continueSite(site, true);
    while (stages.at(-1) !== 'approving') {
      stages.push((await browser.accounts.connecting())?.stage);
    }
    expect(await browser.another().connecting()).toMatchObject({
      stage: 'failed',
      fault: { reason: 'interrupted' },
    });
  });

  it('replaces row and password if the same user connects again', async () => {
    const browser = openBrowser(sandbox);
    await connect(browser.accounts);
    const first = passwords()[0]?.uuid;
    await connect(browser.accounts);
    expect(await browser.accounts.list()).toHaveLength(1);
    expect(passwords().map(({ uuid }) => uuid)).toStrictEqual([(await onlySite(browser)).passwordId]);
    expect(passwords()[0]?.uuid).not.toBe(first);
  });

  it.each([
    ['editor1', true, true],
    ['contributor1', true, false],
    ['subscriber1', false, false],
  ])('finds the rights of %s', async (user, canCreate, canPublish) => {
    sandbox.calendar.settings.loginUser = user;
    const browser = openBrowser(sandbox);
    await connect(browser.accounts);
    expect(await onlySite(browser)).toMatchObject({ user, canCreate, canPublish });
  });

  it.each([
    ['lists what may be done, and making events is not in it', { allow: 'GET' }, false],
    ['lists it', { allow: 'GET, POST' }, true],
    ['does not say', {}, true],
  ])(
    'follows the Allow header of a site that %s',
    async (_which, headers: Record<string, string>, canCreate) => {
      const path = '/wp-json/tribe/events/v1/events';
      sandbox.faults.set({ path, kind: 'status', status: 200, body: { total: 0 }, headers });
      const browser = openBrowser(sandbox);
      await connect(browser.accounts);
      expect(await onlySite(browser)).toMatchObject({ user: 'robin', canCreate, canPublish: canCreate });
    },
  );

  it('recognises a server that strips the Authorization header', async () => {
    sandbox.calendar.switches.stripAuthorization = true;
    const { accounts } = openBrowser(sandbox);
    expect(await accounts.continueSite(site, true)).toMatchObject({
      stage: 'failed',
      fault: { kind: 'disabled', reason: 'authorizationStripped' },
      passwordLeft: true,
    });
    expect(await accounts.list()).toStrictEqual([]);
    expect(passwords()).toHaveLength(1);
  });

  it('deletes the password after a failed sign-in', async () => {
    const path = '/wp-json/wp/v2/users/me';
    sandbox.faults.set({ path, kind: 'status', status: 403, times: 1 });
    const { accounts } = openBrowser(sandbox);
    const end = await accounts.continueSite(site, true);
    expect(end.stage).toBe('failed');
    expect(end.passwordLeft).toBeUndefined();
    expect(passwords()).toStrictEqual([]);
  });

  it('explains a site without application passwords', async () => {
    sandbox.calendar.switches.noApplicationPasswords = true;
    const { accounts } = openBrowser(sandbox);
    expect((await accounts.continueSite(site, true)).fault?.reason).toBe('noApplicationPasswords');
  });

  it.each([
    ['another site', { site_url: 'https://hostile.example' }],
    ['no site', { site_url: 'javascript:alert(1)' }],
    ['no password', { password: '' }],
  ])('refuses an answer for %s', async (_whom, changes) => {
    const launch = async (url: string) => {
      const answer = new URL(await createWindow(sandbox)(url));
      for (const [name, value] of Object.entries(changes)) answer.searchParams.set(name, value);
      return answer.href;
    };
    const { accounts } = openBrowser(sandbox, {}, { launch });
    expect((await accounts.continueSite(site, true)).fault).toMatchObject(tampered);
    expect(sandbox.requests.some(({ authorization }) => authorization !== undefined)).toBe(false);
  });

  it.each([
    ['whose state is another', (end: URL) => end.searchParams.set('state', crypto.randomUUID())],
    ['without a state', (end: URL) => end.searchParams.delete('state')],
    ['that leads elsewhere', (end: URL) => (end.pathname += '-there')],
    ['that speaks for another port', (end: URL) => end.searchParams.set('site_url', `${site}:8443`)],
    ['that speaks for plain http', (end: URL) => end.searchParams.set('site_url', 'http://calendar.example')],
  ])('refuses an answer %s', async (_which, change) => {
    const open = createWindow(sandbox);
    const launch = async (url: string) => {
      const end = new URL(await open(url));
      change(end);
      return end.href;
    };
    const { accounts } = openBrowser(sandbox, {}, { launch });
    expect((await accounts.continueSite(site, true)).fault).toMatchObject(tampered);
    expect(sandbox.requests.some(({ authorization }) => authorization !== undefined)).toBe(false);
  });

  it('refuses an answer that is no address', async () => {
    const { accounts } = openBrowser(sandbox, {}, { launch: async () => 'about blank' });
    expect((await accounts.continueSite(site, true)).fault?.reason).toBe('signInTampered');
  });

  it.each([
    'https://hostile.example/authorize-application.php',
    'https://calendar.example:8443/authorize-application.php',
    'http://calendar.example/authorize-application.php',
  ])('refuses an approval page on another host or port (%s)', async (authorization) => {
    const authentication = { 'application-passwords': { endpoints: { authorization } } };
    sandbox.faults.set({
      path: '/wp-json/',
      kind: 'body',
      body: { namespaces: ['tribe/events/v1'], authentication },
    });
    const { accounts, opened } = openBrowser(sandbox);
    expect((await accounts.continueSite(site, true)).fault?.reason).toBe('oddApprovalPage');
    expect(opened).toStrictEqual([]);
  });

  it.each([
    ['HTML', { kind: 'html' }, 'htmlAnswer'],
    ['nothing', { kind: 'empty' }, 'emptyAnswer'],
    ['wrong types', { kind: 'body', body: { id: 'one', roles: 'all' } }, 'oddAnswer'],
  ] as const)('survives %s instead of the user', async (_what, rule, reason) => {
    sandbox.faults.set({ path: '/wp-json/wp/v2/users/me', ...rule });
    const { accounts } = openBrowser(sandbox);
    expect((await accounts.continueSite(site, true)).fault?.reason).toBe(reason);
    expect(await accounts.list()).toStrictEqual([]);
  });

  it('refuses an invalid address before anything is stored', async () => {
    const { accounts } = openBrowser(sandbox);
    expect((await faultFrom(accounts.beginSite('our calendar'))).reason).toBe('notAnAddress');
    expect(await accounts.connecting()).toBeUndefined();
  });
});
