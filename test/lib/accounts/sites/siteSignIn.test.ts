import { describe, expect, it, vi } from 'vitest';
import { type Accounts, sandbox as platform } from '../../../../lib/accounts';
import { calendarErrors, createCalendarClient, restAddress } from '../../../../lib/calendar';
import { createTransport } from '../../../../lib/http';
import type { CalendarAccountRow } from '../../../../lib/store';
import { freshSandbox } from '../../../sandbox/fresh';
import { createWindow } from '../window';
import { type Browser, faultFrom, openBrowser, redirectAddress, wholeDisk } from '../world';

const sandbox = await freshSandbox();

const site = 'https://calendar.example';
const tampered = { kind: 'signIn', reason: 'signInTampered' };
const passwords = () => sandbox.calendar.applicationPasswords('robin');

async function connect(accounts: Accounts, address = site): Promise<void> {
  await accounts.beginSite(address);
  expect((await accounts.continueSite(address, true)).stage).toBe('connected');
}

async function onlySite({ accounts }: Browser): Promise<CalendarAccountRow> {
  const [account] = await accounts.list();
  if (account?.service !== 'calendar') throw new Error('No site is connected');
  return account;
}

const createClient = ({ accounts, send }: Browser, { accountId, restRoot, namespace }: CalendarAccountRow) =>
  createCalendarClient(
    createTransport({
      base: restRoot,
      address: (root, path) => restAddress(root, namespace + path),
      credentials: accounts.credentials(accountId),
      errors: calendarErrors,
      fetch: send,
    }),
  );

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
    expect((await browser.accounts.resumeConnecting())?.stage).toBe('otherHost');
    browser.granted.add('calendar.example');
    expect((await browser.accounts.resumeConnecting())?.stage).toBe('connected');
    expect((await onlySite(browser)).url).toBe(site);
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

describe('the application password', () => {
  it('is not on disk in plain text', async () => {
    let password = '';
    const launch = async (url: string) => {
      const answer = await createWindow(sandbox)(url);
      password = new URL(answer).searchParams.get('password') ?? '';
      return answer;
    };
    const { accounts } = openBrowser(sandbox, {}, { launch });
    await connect(accounts);
    expect(password.length).toBeGreaterThan(15);
    const disk = await wholeDisk();
    expect(disk).toContain('Harbour Town Calendar');
    expect(disk).not.toContain(password);
    expect(disk).not.toContain(btoa(`robin:${password}`));
  });

  it("is sent to the site's origin only", async () => {
    const browser = openBrowser(sandbox);
    await connect(browser.accounts);
    const { accountId } = await onlySite(browser);
    for (const address of [
      'https://www.calendar.example/wp-json/',
      'http://calendar.example/wp-json/',
      platform.apiBase,
    ])
      expect(await faultFrom(browser.accounts.credentials(accountId, address).authorization())).toMatchObject(
        {
          kind: 'notAllowed',
          reason: 'foreignOrigin',
        },
      );
    const credentialed = sandbox.requests.filter(({ authorization }) => authorization !== undefined);
    expect(credentialed.length).toBeGreaterThan(0);
    expect(credentialed.every(({ host }) => host === 'calendar.example')).toBe(true);
  });

  it('is not sent after a redirect', async () => {
    const browser = openBrowser(sandbox);
    await connect(browser.accounts);
    sandbox.faults.set({
      path: /tribe\/events/,
      kind: 'status',
      status: 302,
      headers: { location: 'https://hostile.example/' },
    });
    const account = await onlySite(browser);
    await faultFrom(createClient(browser, account).events.list({}));
    expect(sandbox.requests.some(({ host }) => host === 'hostile.example')).toBe(false);
  });

  it('is noted as invalid if the site refuses it, and its end is reported once', async () => {
    const signInEnded = vi.fn();
    const browser = openBrowser(sandbox, {}, { signInEnded });
    await connect(browser.accounts);
    const account = await onlySite(browser);
    await browser.another().credentials(account.accountId).authorization();
    const header = (await browser.accounts.credentials(account.accountId).authorization()) ?? '';
    await browser.send(`${site}/wp-json/wp/v2/users/me/application-passwords/${account.passwordId}`, {
      method: 'DELETE',
      headers: { authorization: header },
    });
    const listing = () => faultFrom(createClient(browser, account).events.list({}));
    expect([(await listing()).reason, (await listing()).reason]).toEqual(Array(2).fill('incorrect_password'));
    expect((await onlySite(browser)).problem).toMatchObject({ reason: 'incorrect_password' });
    expect(signInEnded.mock.calls).toMatchObject([
      [{ accountId: account.accountId }, { reason: 'incorrect_password' }],
    ]);
  });
});

describe('signing out of a site', () => {
  it('deletes the application password on the site and all data here', async () => {
    const browser = openBrowser(sandbox);
    await connect(browser.accounts);
    expect(passwords()).toHaveLength(1);
    expect(await browser.accounts.signOutSite((await onlySite(browser)).accountId)).toStrictEqual({});
    expect(passwords()).toStrictEqual([]);
    expect(await browser.accounts.list()).toStrictEqual([]);
    expect(await browser.store.all('secrets')).toStrictEqual([]);
  });

  it('deletes the data here and reports that the site could not be reached', async () => {
    const browser = openBrowser(sandbox);
    await connect(browser.accounts);
    sandbox.faults.set({ path: /application-passwords/, kind: 'status', status: 403, body: { code: 'no' } });
    const { leftOnSite } = await browser.accounts.signOutSite((await onlySite(browser)).accountId);
    expect(leftOnSite).toMatchObject({ kind: 'notAllowed' });
    expect(await browser.accounts.list()).toStrictEqual([]);
    expect(await browser.store.all('secrets')).toStrictEqual([]);
  });
});

describe('signing in with typed credentials', () => {
  /** The password as the site shows it: in groups of four. */
  const shownPassword = () => {
    const header = sandbox.calendar.authorization('robin');
    const password = atob(header.replace(/^Basic /, '')).replace(/^robin:/, '');
    return password.replaceAll(' ', '').replaceAll(/(.{4})(?=.)/g, '$1 ');
  };
  const typed = (password: string, user = 'robin') =>
    ({ credentials: { way: 'password', user, password } }) as const;

  it('accepts an application password with spaces, opens no window and stores it encrypted', async () => {
    const browser = openBrowser(sandbox);
    const password = shownPassword();
    expect(password).toMatch(/^\w{4}( \w{4}){5}$/);
    const end = await browser.accounts.continueSite(site, true, typed(password));
    expect(end.stage).toBe('connected');
    expect(browser.opened).toStrictEqual([]);
    const account = await onlySite(browser);
    expect(account).toMatchObject({ user: 'robin', scheme: 'typed', canPublish: true });
    expect((await createClient(browser, account).events.list({ status: ['draft'] })).events).toBeDefined();
    const disk = await wholeDisk();
    expect(disk).not.toContain(password);
    expect(disk).not.toContain(password.replaceAll(' ', ''));
  });

  it('keeps that password on the site after signing out, and says so', async () => {
    const browser = openBrowser(sandbox);
    await browser.accounts.continueSite(site, true, typed(shownPassword()));
    const { leftOnSite } = await browser.accounts.signOutSite((await onlySite(browser)).accountId);
    expect(leftOnSite?.reason).toBe('passwordTyped');
    expect(passwords()).toHaveLength(1);
    expect(await browser.store.all('secrets')).toStrictEqual([]);
  });

  it.each([
    ['a wrong password', 'robin', 'abcd efgh ijkl mnop qrst uvwx', 'incorrect_password'],
    ['an unknown user', 'nobody', 'abcd efgh ijkl mnop qrst uvwx', 'invalid_username'],
  ])('explains %s', async (_what, user, password, reason) => {
    const { accounts } = openBrowser(sandbox);
    const { stage, fault } = await accounts.continueSite(site, true, typed(password, user));
    expect({ stage, reason: fault?.reason }).toStrictEqual({ stage: 'failed', reason });
    expect(await accounts.list()).toStrictEqual([]);
  });

  it('is not resumed without the typed credentials', async () => {
    const browser = openBrowser(sandbox);
    await browser.accounts.beginSite(site, true);
    expect((await browser.accounts.resumeConnecting())?.stage).toBe('permission');
    expect(browser.opened).toStrictEqual([]);
  });

  /** A browser in which connecting, with no sign-in chosen, waits for the permission for another host. */
  async function waitForOtherHost() {
    const browser = openBrowser(sandbox);
    browser.granted.clear();
    browser.granted.add('moved.example');
    await browser.accounts.beginSite('moved.example', true);
    const end = await browser.accounts.continueSite('moved.example', true, nobody);
    expect(end).toMatchObject({ stage: 'otherHost', otherOrigin: site });
    browser.granted.add('calendar.example');
    return browser;
  }
  const nobody = { credentials: { way: 'nobody' } } as const;

  it('opens no approval page after the permission for another host', async () => {
    const { accounts, opened } = await waitForOtherHost();
    expect((await accounts.resumeConnecting())?.stage).toBe('otherHost');
    expect((await accounts.continueSite('moved.example', true, nobody)).stage).toBe('connected');
    expect(opened).toStrictEqual([]);
    expect(await accounts.list()).toMatchObject([{ scheme: 'none' }]);
  });

  it('fails if the credentials are not sent again, until the address is sent without any', async () => {
    const { accounts, opened } = await waitForOtherHost();
    const lost = { stage: 'failed', fault: { reason: 'interrupted' } };
    expect(await accounts.continueSite('moved.example', true)).toMatchObject(lost);
    expect(await accounts.continueSite('moved.example', true, { insecure: true })).toMatchObject(lost);
    expect(opened).toStrictEqual([]);
    await accounts.beginSite('moved.example');
    expect((await accounts.continueSite('moved.example', true)).stage).toBe('connected');
    expect(opened).toHaveLength(1);
  });

  it('replaces a run that waits for the approval page', async () => {
    const launch = vi.fn(() => new Promise<string>(() => undefined));
    const { accounts } = openBrowser(sandbox, {}, { launch });
    await accounts.beginSite(site);
    void accounts.continueSite(site, true);
    await vi.waitFor(() => expect(launch).toHaveBeenCalled(), { timeout: 10_000 });
    await accounts.beginSite(site, true);
    expect((await accounts.continueSite(site, true, nobody)).stage).toBe('connected');
    expect(await accounts.list()).toMatchObject([{ scheme: 'none' }]);
  });

  it('leaves no password if the worker stops while it is checked', async () => {
    const check = vi.fn(() => new Promise<Response>(() => undefined));
    const browser = openBrowser(sandbox, {}, { fetch: slow });
    function slow(...request: Parameters<typeof fetch>): Promise<Response> {
      return new Request(...request).url.includes('/users/me') ? check() : browser.send(...request);
    }
    await browser.accounts.beginSite(site, true);
    void browser.accounts.continueSite(site, true, typed(shownPassword()));
    await vi.waitFor(() => expect(check).toHaveBeenCalled(), { timeout: 10_000 });
    const state = await browser.another().connecting();
    expect(state).toMatchObject({ stage: 'failed', fault: { reason: 'interrupted' } });
    expect(state?.passwordLeft).toBeUndefined();
  });

  it('reports a token that WordPress ignores as not accepted', async () => {
    const { accounts } = openBrowser(sandbox);
    const how = { credentials: { way: 'bearer', token: 'a-token-of-some-plugin' } } as const;
    expect((await accounts.continueSite(site, true, how)).fault?.reason).toBe('bearerIgnored');
  });

  it('stores a token that a plugin accepts, and sends it as bearer', async () => {
    const browser = openBrowser(sandbox);
    sandbox.faults.set({
      path: '/wp-json/wp/v2/users/me',
      kind: 'body',
      body: { id: 7, name: 'Robin', roles: ['editor'], capabilities: { edit_tribe_events: true } },
    });
    const [path, allow] = ['/wp-json/tribe/events/v1/events', 'GET, POST'];
    sandbox.faults.set({ path, kind: 'status', status: 200, headers: { allow } });
    const how = { credentials: { way: 'bearer', token: 'a-token-of-some-plugin' } } as const;
    await browser.accounts.continueSite(site, true, how);
    const account = await onlySite(browser);
    expect(account).toMatchObject({ scheme: 'bearer', user: 'Robin', canCreate: true, canPublish: false });
    expect(await browser.accounts.credentials(account.accountId).authorization()).toBe(
      'Bearer a-token-of-some-plugin',
    );
    expect(await wholeDisk()).not.toContain('a-token-of-some-plugin');
  });

  it('reads a public calendar without credentials', async () => {
    const browser = openBrowser(sandbox);
    const how = { credentials: { way: 'nobody' } } as const;
    expect((await browser.accounts.continueSite(site, true, how)).stage).toBe('connected');
    const account = await onlySite(browser);
    expect(account).toMatchObject({ scheme: 'none', user: '', canCreate: false });
    expect((await createClient(browser, account).events.list({})).events.length).toBeGreaterThan(0);
    expect(sandbox.requests.every(({ authorization }) => authorization === undefined)).toBe(true);
    // A refusal needs no explanation: nobody is signed in.
    const before = sandbox.requests.length;
    const refused = createClient(browser, account).events.delete({ id: 1 });
    expect(await faultFrom(refused)).toMatchObject({ status: 401 });
    expect(sandbox.requests.length).toBe(before + 1);
    expect(await browser.accounts.signOutSite(account.accountId)).toStrictEqual({});
  });
});
