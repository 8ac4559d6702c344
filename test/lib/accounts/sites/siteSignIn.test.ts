import { describe, expect, it, vi } from 'vitest';
import { sandbox as platform } from '../../../../lib/accounts';
import { freshSandbox } from '../../../sandbox/fresh';
import { createWindow } from '../window';
import { faultFrom, openBrowser, wholeDisk } from '../world';
import { connect, createClient, onlySite, site } from './sitesInTests';

const sandbox = await freshSandbox();
const passwords = () => sandbox.calendar.applicationPasswords('robin');

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
