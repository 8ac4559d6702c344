import { describe, expect, it } from 'vitest';
import { live, sandbox as platform } from '../../../lib/accounts';
import { launchFault, silentLaunchFault } from '../../../lib/accounts/launch';
import { platformFrom, rowFrom } from '../../../lib/accounts/platforms';
import type { SiteCredentials } from '../../../lib/accounts/sites/siteCredentials';
import { Fault } from '../../../lib/errors';
import { freshSandbox } from '../../sandbox/fresh';
import { account, apiKey, channels } from '../../sandbox/seed';
import { faultFrom, openBrowser } from './world';

/** Whole rows of accounts, and whole errors of sign-ins. */

const sandbox = await freshSandbox();
const site = 'https://calendar.example';
const now = Date.UTC(2026, 10, 23);
const refused = (data: ConstructorParameters<typeof Fault>[0]) => new Fault(data).data;

describe('the row of a site', () => {
  const row = {
    service: 'calendar',
    accountId: 'calendar|calendar.example|7',
    name: 'Harbour Town Calendar',
    url: site,
    restRoot: `${site}/wp-json/`,
    namespace: 'tribe/events/v1',
    timeZone: 'America/New_York',
    userId: 7,
    connectedAt: now,
  };
  const mayAll = { canCreate: true, canPublish: true, canUpload: true };
  const mayNothing = { canCreate: false, canPublish: false, canUpload: false };
  const capabilities = { edit_tribe_events: true, publish_tribe_events: true, upload_files: true };
  const uuid = '0f8a2c4e-1111-4222-8333-444455556666';

  async function connect(credentials: SiteCredentials | undefined, user: object, introspected = 200) {
    const browser = openBrowser(sandbox, {}, { now: () => now });
    sandbox.faults.set({ path: '/wp-json/wp/v2/users/me', kind: 'body', body: { id: 7, ...user } });
    sandbox.faults.set({
      path: /application-passwords\/introspect/,
      kind: 'status',
      status: introspected,
      body: { uuid },
    });
    sandbox.faults.set({
      path: '/wp-json/tribe/events/v1/events',
      kind: 'status',
      status: 200,
      body: { total: 0 },
      headers: { allow: 'GET,  POST ' },
    });
    const end = await browser.accounts.continueSite(site, true, credentials && { credentials });
    const rows = await browser.accounts.list();
    sandbox.faults.clear();
    return { end, rows, browser };
  }

  it.each<[string, SiteCredentials | undefined, object, object]>([
    [
      'its approval page',
      undefined,
      { name: 'Robin', roles: ['editor'], capabilities },
      { user: 'robin', roles: ['editor'], passwordId: uuid, ...mayAll },
    ],
    [
      'a typed password',
      { way: 'password', user: 'ana', password: 'abcd efgh' },
      { name: 'Ana', roles: ['editor'], capabilities: { ...capabilities, publish_tribe_events: 'yes' } },
      { user: 'ana', roles: ['editor'], scheme: 'typed', ...mayAll, canPublish: false },
    ],
    [
      'a token',
      { way: 'bearer', token: 'a-token' },
      { name: 'Ana', roles: 'all', capabilities: [] },
      { user: 'Ana', roles: [], scheme: 'bearer', ...mayNothing },
    ],
    [
      'a token, without publishing',
      { way: 'bearer', token: 'a-token' },
      { name: 7, capabilities: { publish_tribe_events: true, upload_files: true } },
      { user: '', roles: [], scheme: 'bearer', ...mayNothing, canUpload: true },
    ],
  ])('that is connected by %s', async (_name, credentials, user, expected) => {
    const { end, rows } = await connect(credentials, user);
    expect(rows).toStrictEqual([{ ...row, ...expected }]);
    const typed = credentials ? { isTyped: true } : {};
    expect(end).toStrictEqual({ address: site, stage: 'connected', accountId: row.accountId, ...typed });
  });

  it('that has no introspection has no id of its password, and says so when it is signed out', async () => {
    const user = { name: 'Robin', roles: [], capabilities };
    const { rows, browser } = await connect(undefined, user, 404);
    expect(rows).toStrictEqual([{ ...row, user: 'robin', roles: [], ...mayAll }]);
    expect(await browser.accounts.signOutSite(row.accountId)).toStrictEqual({
      leftOnSite: refused({ kind: 'unknown', reason: 'passwordUnknown', about: site }),
    });
    expect(await browser.accounts.signOutSite(row.accountId)).toStrictEqual({});
  });

  it('that needs no sign-in has no user', async () => {
    const { rows } = await connect({ way: 'nobody' }, {});
    expect(rows).toStrictEqual([
      {
        ...row,
        accountId: 'calendar|calendar.example|0',
        userId: 0,
        user: '',
        roles: [],
        scheme: 'none',
        ...mayNothing,
      },
    ]);
  });

  it('without a password was damaged: the person has to sign in', async () => {
    const { browser } = await connect({ way: 'bearer', token: 'a-token' }, { capabilities });
    await browser.store.commit([{ clear: 'secrets', prefix: '["password",' }]);
    const notSignedIn = refused({ kind: 'signIn', reason: 'notSignedIn' });
    const read = (accountId: string) => faultFrom(browser.accounts.credentials(accountId).authorization());
    expect(await read(row.accountId)).toStrictEqual(notSignedIn);
    expect(await read('calendar|none')).toStrictEqual(notSignedIn);
  });
});

describe('the state of connecting a site', () => {
  it.each<[string, unknown, object | undefined]>([
    ['is as stored', { address: site, stage: 'failed', fault: { reason: 'x' }, passwordLeft: true }, {}],
    ['waits for permission', { address: site, stage: 'otherHost', otherOrigin: site, isTyped: true }, {}],
    ['is connected', { address: site, stage: 'connected', accountId: 'a' }, {}],
    ['has an unknown stage', { address: site, stage: 'other' }, undefined],
    ['has a damaged error', { address: site, stage: 'failed', fault: 'x' }, undefined],
    ['has no error', { address: site, stage: 'failed', fault: null }, undefined],
    ['has no address', { stage: 'failed' }, undefined],
    [
      'was interrupted before anybody was asked',
      { address: site, stage: 'looking' },
      { stage: 'failed', fault: refused({ kind: 'transient', reason: 'interrupted' }) },
    ],
    [
      'was interrupted at the approval page',
      { address: site, stage: 'approving' },
      { stage: 'failed', fault: refused({ kind: 'transient', reason: 'interrupted' }), passwordLeft: true },
    ],
    [
      'was interrupted with typed credentials',
      { address: site, stage: 'checking', isTyped: true },
      { stage: 'failed', fault: refused({ kind: 'transient', reason: 'interrupted' }) },
    ],
  ])('%s', async (_name, value, read) => {
    const { accounts, store } = openBrowser(sandbox);
    await store.put('settings', { key: 'connecting', value });
    expect(await accounts.connecting()).toStrictEqual(read && { ...(value as object), ...read });
  });

  it('says which permission was refused', async () => {
    const { accounts, granted } = openBrowser(sandbox);
    const denied = { kind: 'permission', reason: 'permissionDenied', about: site } as const;
    expect(await accounts.continueSite(site, false)).toStrictEqual({
      address: site,
      stage: 'failed',
      fault: refused(denied),
    });
    granted.clear();
    expect(await accounts.continueSite(site, true, { credentials: { way: 'nobody' } })).toStrictEqual({
      address: site,
      stage: 'failed',
      isTyped: true,
      fault: refused({ kind: 'permission', reason: 'permissionMissing', about: site }),
    });
  });
});

describe('the row of a channel', () => {
  it('has its title, handle and image', async () => {
    const { accounts } = openBrowser(sandbox, {}, { now: () => now });
    expect(await accounts.signIn()).toStrictEqual({
      service: 'video',
      accountId: `video|${account.channelId}`,
      channelId: account.channelId,
      title: channels[0].title,
      handle: channels[0].handle,
      image: expect.stringMatching(/^https:/),
      clientId: platform.clientId,
      scopes: platform.scopes,
      method: 'code',
      connectedAt: now,
    });
  });

  it.each<[string, object | undefined, object]>([
    ['without a snippet', undefined, { title: account.channelId }],
    [
      'with all of them',
      { title: 'Hall', customUrl: '@hall', thumbnails: { default: { url: 'https://pictures.example/a' } } },
      { title: 'Hall', handle: '@hall', image: 'https://pictures.example/a' },
    ],
    [
      'with an old address and an insecure image',
      { title: 'Hall', customUrl: 'hall', thumbnails: { default: { url: 'http://pictures.example/a' } } },
      { title: 'Hall' },
    ],
    ['with an image of another size', { title: 'Hall', thumbnails: {} }, { title: 'Hall' }],
    ['with an image that has no address', { title: 'Hall', thumbnails: { default: {} } }, { title: 'Hall' }],
  ])('%s', async (_name, snippet, expected) => {
    const { accounts } = openBrowser(sandbox, {}, { now: () => now });
    const body = { items: [{ id: account.channelId, ...(snippet && { snippet }) }] };
    sandbox.faults.set({ path: '/youtube/v3/channels', kind: 'body', body });
    const { title, handle, image } = await accounts.signIn();
    expect(JSON.parse(JSON.stringify({ title, handle, image }))).toStrictEqual(expected);
  });

  it('of an API key has none', async () => {
    const { accounts } = openBrowser(sandbox, {}, { now: () => now });
    expect(await accounts.signIn({ apiKey: ` ${apiKey} ` })).toStrictEqual({
      service: 'video',
      accountId: 'video|key|sandbox',
      channelId: '',
      title: '',
      clientId: 'key|sandbox',
      scopes: [],
      method: 'key',
      connectedAt: now,
    });
    const [asked] = sandbox.requests.filter(({ path }) => path.endsWith('/i18nRegions'));
    expect(asked).toBeDefined();
  });

  it('on another platform has its addresses', () => {
    const row = rowFrom({ ...live, id: 'other' });
    expect(row).toStrictEqual({
      id: 'other',
      name: 'other',
      issuer: live.issuer,
      authorizeEndpoint: live.authorizeEndpoint,
      tokenEndpoint: live.tokenEndpoint,
      revokeEndpoint: live.revokeEndpoint,
      apiBase: live.apiBase,
      scopes: live.scopes,
    });
    expect(platformFrom(row)).toStrictEqual({ ...live, ...row, addsScopes: false });
    expect(platformFrom(rowFrom({ ...platform, name: 'Other' }))).not.toHaveProperty('clientId');
  });
});

describe('a sign-in that was lost', () => {
  it.each([
    ['code', 'grantGone'],
    ['browser', 'silentRefused'],
  ] as const)('(%s) has to be made again', async (method, reason) => {
    const { accounts, store } = openBrowser(sandbox);
    const row = await accounts.signIn();
    await store.put('accounts', { ...row, method });
    await store.commit([{ clear: 'secrets', prefix: '' }]);
    const problem = refused({ kind: 'signIn', reason });
    expect(await faultFrom(accounts.credentials(row.accountId).authorization())).toStrictEqual(problem);
    expect(await accounts.list()).toStrictEqual([{ ...row, method, problem }]);
  });

  it('is explained by the text of the browser', () => {
    const thrown = (convert: (error: unknown) => never, error: unknown) => {
      try {
        return convert(error);
      } catch (fault) {
        return (fault as Fault).data;
      }
    };
    const unreachable = refused({ kind: 'transient', reason: 'signInUnreachable' });
    const text = 'Authorization page could not be loaded.';
    expect(thrown(launchFault, new Error(text))).toStrictEqual(unreachable);
    expect(thrown(silentLaunchFault, new Error(text))).toStrictEqual(unreachable);
    for (const error of [new Error('The user did not approve access.'), text, undefined]) {
      expect(thrown(launchFault, error)).toStrictEqual(refused({ kind: 'signIn', reason: 'signInClosed' }));
      expect(thrown(silentLaunchFault, error)).toStrictEqual(
        refused({ kind: 'signIn', reason: 'silentRefused' }),
      );
    }
    const fault = new Fault({ kind: 'transient', reason: 'offline' });
    expect(thrown(launchFault, fault)).toBe(fault.data);
  });
});

describe('an OAuth client', () => {
  it.each(['two words', 'abc', 'x'.repeat(201), '<script>'])(
    'with the id %j is refused',
    async (clientId) => {
      const { accounts } = openBrowser(sandbox);
      const odd = refused({ kind: 'badInput', reason: 'clientIdOdd', about: 'clientId' });
      expect(await faultFrom(accounts.setClient({ clientId }))).toStrictEqual(odd);
    },
  );

  it.each(['abcd', ' 1-a.b_c:d ', 'x'.repeat(200)])('with the id %j is stored', async (clientId) => {
    const { accounts } = openBrowser(sandbox);
    await accounts.setClient({ clientId, clientSecret: ' ', method: 'implicit' });
    const client = { clientId: clientId.trim(), hasSecret: false, builtIn: false, method: 'implicit' };
    expect(await accounts.client()).toStrictEqual(client);
  });
});
