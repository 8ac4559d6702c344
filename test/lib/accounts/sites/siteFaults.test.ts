import { describe, expect, it } from 'vitest';
import { calendarErrors, createCalendarClient, restAddress } from '../../../../lib/calendar';
import { createTransport } from '../../../../lib/http';
import type { Switches } from '../../../sandbox/calendar/site';
import { sandboxFetch } from '../../../sandbox/client';
import { freshSandbox } from '../../../sandbox/fresh';
import { faultFrom, openBrowser } from '../world';

/** What a site, its server or something in front of it does to requests. */
type SiteFault = Exclude<keyof Switches, 'namespace'>;

const sandbox = await freshSandbox();
const site = 'https://calendar.example';
const event = { title: 'Tides', start_date: '2027-03-01 10:00:00', end_date: '2027-03-01 12:00:00' };

/** A connected site that then gets a fault. */
async function broken(fault: SiteFault) {
  const send = sandboxFetch(sandbox);
  const { accounts, store } = openBrowser(sandbox);
  await accounts.continueSite(site, true);
  const [account] = await accounts.list();
  if (account?.service !== 'calendar') throw new Error('not connected');
  sandbox.calendar.switches[fault] = true;
  const { restRoot, accountId } = account;
  const client = createCalendarClient(
    createTransport({
      base: restRoot,
      address: (root, path) => restAddress(root, `tribe/events/v1${path}`),
      credentials: accounts.credentials(accountId, restRoot),
      errors: calendarErrors,
      fetch: send,
    }),
  );
  const made = () => sandbox.calendar.events().filter(({ title }) => title === event.title);
  return { accounts, store, accountId, client, made };
}

describe('the reason of a refusal that its answer does not state', () => {
  it.each<[SiteFault, object]>([
    ['stripAuthorization', { kind: 'disabled', reason: 'authorizationStripped', outcome: 'refused' }],
    ['noApplicationPasswords', { kind: 'disabled', reason: 'noApplicationPasswords', outcome: 'refused' }],
    ['plugin403', { kind: 'disabled', reason: 'apiClosed', outcome: 'refused' }],
    ['plugin401', { kind: 'disabled', reason: 'apiClosed', outcome: 'refused' }],
    ['maintenance', { kind: 'transient', reason: 'maintenance', outcome: 'refused' }],
    ['firewall', { kind: 'notAllowed', reason: 'firewall', outcome: 'refused' }],
    ['hiddenApi', { kind: 'disabled', reason: 'apiHidden', outcome: 'refused' }],
    ['webServerPassword', { kind: 'disabled', reason: 'webServerPassword', outcome: 'refused' }],
  ])('%s', async (fault, told) => {
    const { client, made, store, accountId } = await broken(fault);
    expect(await faultFrom(client.events.create(event))).toMatchObject(told);
    expect(made()).toStrictEqual([]);
    // The sign-in is as good as it was.
    expect(await store.get('accounts', accountId)).not.toHaveProperty('problem');
  });

  it('says how long maintenance lasts', async () => {
    const { client } = await broken('maintenance');
    const { retryAt = 0 } = await faultFrom(client.events.create(event));
    expect(Math.abs(retryAt - Date.now() - 600_000)).toBeLessThan(60_000);
  });

  it('keeps the reason of a missing right', async () => {
    sandbox.calendar.settings.loginUser = 'subscriber1';
    const { client } = await broken('byteOrderMark');
    expect(await faultFrom(client.events.create(event))).toMatchObject({ kind: 'notAllowed' });
  });

  it.each<SiteFault>(['phpWarning', 'byteOrderMark', 'plugin401Anonymous'])(
    'with %s, the event is created once and its answer is read',
    async (fault) => {
      const { client, made } = await broken(fault);
      const { id, title } = await client.events.create(event);
      expect(title).toBe(event.title);
      expect(made()).toMatchObject([{ id }]);
      const { events } = await client.events.list({ starts_after: '2027-02-28' });
      expect(events.map((one) => one.id)).toContain(id);
      // A refusal is read behind a warning, too.
      expect(await faultFrom(client.events.read({ id: 999_999 }))).toMatchObject({ kind: 'notFound' });
    },
  );
});

describe('Check connections', () => {
  it.each<[SiteFault, string, string]>([
    ['stripAuthorization', 'authorization', 'failed authorizationStripped'],
    ['noApplicationPasswords', 'authorization', 'failed noApplicationPasswords'],
    ['plugin403', 'calendarApi', 'failed apiClosed'],
    ['plugin401', 'calendarApi', 'failed apiClosed'],
    ['phpWarning', 'calendarApi', 'warning phpWarnings'],
    ['maintenance', 'siteReachable', 'failed maintenance'],
    ['firewall', 'writes', 'failed firewall'],
    ['hiddenApi', 'siteReachable', 'failed apiHidden'],
    ['webServerPassword', 'siteReachable', 'failed webServerPassword'],
  ])('reports %s', async (fault, id, verdict) => {
    const { accounts, made } = await broken(fault);
    const checks = (await accounts.check()).filter(({ group }) => group === 'calendar');
    const bad = checks.filter(({ state }) => state !== 'ok' && state !== 'skipped');
    expect(bad.map((check) => `${check.id} ${check.state} ${check.fault?.reason}`)).toStrictEqual([
      `${id} ${verdict}`,
    ]);
    expect(made()).toStrictEqual([]);
  });

  it('says how long maintenance lasts', async () => {
    const { accounts } = await broken('maintenance');
    const { fault } = (await accounts.check()).find(({ id }) => id === 'siteReachable') ?? {};
    expect(Math.abs((fault?.retryAt ?? 0) - Date.now() - 600_000)).toBeLessThan(60_000);
  });

  it.each<SiteFault>(['byteOrderMark', 'plugin401Anonymous'])('accepts %s', async (fault) => {
    const { accounts } = await broken(fault);
    const checks = (await accounts.check()).filter(({ group }) => group === 'calendar');
    expect(checks.filter(({ state }) => state !== 'ok')).toStrictEqual([]);
  });
});

it('a site that blocks the usual address of its API is connected by the other one', async () => {
  sandbox.calendar.switches.hiddenApi = true;
  const { accounts } = openBrowser(sandbox);
  expect((await accounts.continueSite(site, true)).fault).toBeUndefined();
  expect(await accounts.list()).toMatchObject([{ restRoot: `${site}/?rest_route=%2F` }]);
});
