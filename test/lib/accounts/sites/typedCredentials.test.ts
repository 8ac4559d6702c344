import { describe, expect, it, vi } from 'vitest';
import { freshSandbox } from '../../../sandbox/fresh';
import { faultFrom, openBrowser, wholeDisk } from '../world';
import { createClient, onlySite, site } from './sitesInTests';

const sandbox = await freshSandbox();
const passwords = () => sandbox.calendar.applicationPasswords('robin');

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
    await browser.accounts.beginSite(site, { isTyped: true });
    expect((await browser.accounts.resumeConnecting())?.stage).toBe('permission');
    expect(browser.opened).toStrictEqual([]);
  });

  /** A browser in which connecting, with no sign-in chosen, waits for the permission for another host. */
  async function waitForOtherHost() {
    const browser = openBrowser(sandbox);
    browser.granted.clear();
    browser.granted.add('moved.example');
    await browser.accounts.beginSite('moved.example', { isTyped: true });
    const end = await browser.accounts.continueSite('moved.example', true, nobody);
    expect(end).toMatchObject({ stage: 'otherHost', otherOrigin: site });
    browser.granted.add('calendar.example');
    await browser.accounts.beginSite('moved.example', { isTyped: true, otherOrigin: site });
    return browser;
  }
  const nobody = { credentials: { way: 'nobody' } } as const;

  it('opens no approval page after the permission for another host', async () => {
    const { accounts, opened } = await waitForOtherHost();
    expect((await accounts.resumeConnecting())?.stage).toBe('permission');
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
    await accounts.beginSite('moved.example', { otherOrigin: site });
    expect((await accounts.continueSite('moved.example', true)).stage).toBe('connected');
    expect(opened).toHaveLength(1);
  });

  it('replaces a run that waits for the approval page', async () => {
    const launch = vi.fn(() => new Promise<string>(() => undefined));
    const { accounts } = openBrowser(sandbox, {}, { launch });
    await accounts.beginSite(site);
    void accounts.continueSite(site, true);
    await vi.waitFor(() => expect(launch).toHaveBeenCalled(), { timeout: 10_000 });
    await accounts.beginSite(site, { isTyped: true });
    expect((await accounts.continueSite(site, true, nobody)).stage).toBe('connected');
    expect(await accounts.list()).toMatchObject([{ scheme: 'none' }]);
  });

  it('leaves no password if the worker stops while it is checked', async () => {
    const check = vi.fn(() => new Promise<Response>(() => undefined));
    const browser = openBrowser(sandbox, {}, { fetch: slow });
    function slow(...request: Parameters<typeof fetch>): Promise<Response> {
      return new Request(...request).url.includes('/users/me') ? check() : browser.send(...request);
    }
    await browser.accounts.beginSite(site, { isTyped: true });
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
