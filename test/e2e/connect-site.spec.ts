import type { Page } from '@playwright/test';
import type { Sandbox } from '../sandbox';
import { answerSite, typeAddress, windowAfter } from './calendarJourney';
import { connectSite, originsOf } from './harness/signIn';
import { expect, longRun, test, variant } from './harness/test';

/** Hosts that received credentials of a calendar site. */
const trusted = ({ requests }: Sandbox) => [
  ...new Set(requests.flatMap(({ host, authorization }) => (authorization === 'basic' ? [host] : []))),
];

const site = (page: Page) => page.getByRole('listitem').filter({ hasText: 'Harbour Town Calendar' });

for (const [index, address] of [
  'www.calendar.example',
  'calendar.example',
  'https://calendar.example/',
  'http://calendar.example',
  'calendar.example/events/?from=poster',
].entries()) {
  test(
    `a site is connected from its settings by ${address}; signing out deletes its password there`,
    variant(index),
    async ({ extension, sandbox }) => {
      await extension.preapprove(...originsOf('calendar.example'));
      const options = await extension.open('options.html#accounts');
      const window = await windowAfter(extension, () => typeAddress(options, address));
      await expect.poll(() => new URL(window.url()).host).toBe('calendar.example');
      await answerSite(window, 'Approve');

      // The www address leads to the same site without another prompt.
      if (address.startsWith('www.')) expect(sandbox.requests.map(({ host }) => host)).toContain(address);
      await expect(site(options).getByRole('link')).toHaveText('https://calendar.example');
      await expect(site(options)).toContainText('as robin · Administrator');
      await expect(site(options)).toContainText('Your user can publish events.');
      expect(sandbox.calendar.applicationPasswords('robin').map(({ name }) => name)).toEqual(['Cuecard']);
      expect(sandbox.requests).toContainEqual(
        expect.objectContaining({ path: '/wp-json/wp/v2/users/me', user: 'robin', status: 200 }),
      );
      expect(trusted(sandbox)).toEqual(['calendar.example']);

      await site(options).getByRole('button', { name: 'Sign out' }).click();
      await expect(site(options)).toBeHidden();
      expect(sandbox.calendar.applicationPasswords('robin')).toEqual([]);
    },
  );
}

test(
  'a site is connected from the popup, which then offers to add the event',
  longRun,
  async ({ extension, sandbox, visit, popupFor }) => {
    await extension.grantHost('https://venue.example');
    await extension.preapprove(...originsOf('calendar.example'));
    const popup = await popupFor(await visit('https://venue.example/jazz-night'));
    await popup.getByRole('button', { name: 'Connect your calendar site' }).click();
    const window = await windowAfter(extension, () => typeAddress(popup, 'calendar.example'));
    await answerSite(window, 'Approve');
    await expect(popup.getByRole('button', { name: 'Add to Harbour Town Calendar' })).toBeVisible();
    expect(sandbox.calendar.applicationPasswords('robin')).toHaveLength(1);
  },
);

test(
  'an address that redirects to another host asks for that host by name',
  longRun,
  async ({ extension, sandbox, complaints }) => {
    // The browser logs the blocked request.
    complaints.allow(
      /^Access to fetch at 'https:\/\/calendar\.example.*redirected from 'https?:\/\/moved\.example/,
    );
    await extension.preapprove(...originsOf('moved.example'));
    const options = await extension.open('options.html');
    await typeAddress(options, 'moved.example');
    await expect(options.getByText('moved.example redirects to https://calendar.example.')).toBeVisible();
    expect(sandbox.calendar.applicationPasswords('robin')).toEqual([]);

    await extension.preapprove(...originsOf('calendar.example'));
    const window = await windowAfter(extension, () =>
      options.getByRole('button', { name: 'Allow calendar.example' }).click(),
    );
    await answerSite(window, 'Approve');
    await expect(site(options)).toBeVisible();
    expect(trusted(sandbox)).toEqual(['calendar.example']);
  },
);

test('a redirect to a host that has permission already is asked about, too', async ({
  extension,
  sandbox,
}) => {
  await extension.preapprove(...originsOf('moved.example'));
  await extension.grantHost(...originsOf('calendar.example'));
  const options = await extension.open('options.html');
  await typeAddress(options, 'moved.example');
  await expect(options.getByText('moved.example redirects to https://calendar.example.')).toBeVisible();
  expect(trusted(sandbox)).toEqual([]);
});

test(
  'a redirect whose target the browser hides is reported, with what to do',
  longRun,
  async ({ extension, sandbox, complaints }) => {
    complaints.allow(
      /^Access to fetch at 'https:\/\/venue\.example.*redirected from 'https?:\/\/moved\.example/,
    );
    // Chromium would learn an address that permits reads from everywhere, as APIs of calendars do.
    sandbox.faults.set({
      kind: 'status',
      status: 301,
      path: /./,
      host: 'moved.example',
      headers: { location: 'https://venue.example/none' },
    });
    await extension.preapprove(...originsOf('moved.example'));
    const options = await extension.open('options.html');
    await typeAddress(options, 'moved.example');
    await expect(options.getByText('moved.example redirects to another address')).toBeVisible();
    expect(trusted(sandbox)).toEqual([]);
  },
);

test('credentials follow no redirect to another host', async ({ extension, sandbox }) => {
  const options = await connectSite(extension);
  await extension.grantHost('https://venue.example');
  for (const [index, status] of [302, 307].entries()) {
    sandbox.faults.set({
      kind: 'status',
      status,
      host: 'calendar.example',
      path: /^\/wp-json\/wp\/v2\/users\/me$/,
      headers: { location: 'https://venue.example/collect' },
      times: 1,
    });
    const before = sandbox.requests.length;
    await options.getByRole('button', { name: index === 0 ? 'Check connections' : 'Check again' }).click();
    await expect
      .poll(() => sandbox.requests.slice(before).some((request) => request.status === status))
      .toBe(true);
    await expect(options.getByRole('button', { name: 'Check again' })).toBeEnabled();
  }
  expect(trusted(sandbox)).toEqual(['calendar.example']);
});

test('a refused permission connects nothing, and is reported', longRun, async ({ extension, sandbox }) => {
  const options = await extension.open('options.html');
  // A headless browser shows no prompt and never answers, so the test answers 'no' in its place.
  await options.evaluate(() => {
    const { permissions } = (globalThis as unknown as { chrome: { permissions: object } }).chrome;
    Object.assign(permissions, {
      request: (_: unknown, answer?: (granted: boolean) => void) => answer?.(false) ?? Promise.resolve(false),
    });
  });
  await typeAddress(options, 'calendar.example');
  await expect(options.getByText(/You did not allow access to .*calendar\.example/)).toBeVisible();
  await expect(options.getByLabel('Address of your calendar site')).toHaveValue('calendar.example');
  expect(sandbox.requests.filter(({ host }) => host.endsWith('calendar.example'))).toEqual([]);
});

test(
  'an address without a calendar, an unreachable site and an invalid address have different messages',
  longRun,
  async ({ extension, sandbox }) => {
    await extension.preapprove(...originsOf('plain.example'), ...originsOf('nothing.example'));
    const options = await extension.open('options.html');
    const field = options.getByLabel('Address of your calendar site');
    for (const [host, words] of [
      ['plain.example', 'This WordPress site does not have The Events Calendar, or hides it.'],
      ['nothing.example', 'This site does not appear to run WordPress.'],
    ] as const) {
      await typeAddress(options, host);
      await expect(options.getByText(words)).toBeVisible();
      await expect(field).toHaveValue(host);
    }
    expect(trusted(sandbox)).toEqual([]);

    const before = sandbox.requests.length;
    for (const typed of ['our calendar', 'ftp://calendar.example', 'javascript:alert(1)', 'calendar']) {
      await typeAddress(options, typed);
      await expect(field).toHaveAttribute('aria-invalid', 'true');
      await expect(field).toHaveAccessibleDescription(/This is not a site address/);
    }
    expect(sandbox.requests).toHaveLength(before);
    expect(await extension.grantedOrigins()).not.toContain('https://calendar.example/*');

    sandbox.faults.set({ kind: 'drop', host: 'nothing.example', path: /./ });
    await typeAddress(options, 'nothing.example');
    await expect(options.getByText('There is no site at this address.')).toBeVisible();
  },
);

test('a site is connected from the popup after the prompt has closed it: the background continues, and the popup then offers to add the event', async ({
  extension,
  sandbox,
  visit,
  popupFor,
}) => {
  await extension.grantHost('https://venue.example');
  const page = await visit('https://venue.example/jazz-night');
  const popup = await popupFor(page);
  await popup.getByRole('button', { name: 'Connect your calendar site' }).click();
  await typeAddress(popup, 'calendar.example');
  await expect(popup.getByText('Waiting for permission in the browser…')).toBeVisible();
  await popup.close();
  await extension.killWorker();

  const window = await windowAfter(extension, () => extension.grantHost(...originsOf('calendar.example')));
  await answerSite(window, 'Approve');
  await expect.poll(() => sandbox.calendar.applicationPasswords('robin').length).toBe(1);
  const again = await popupFor(page);
  await expect(again.getByRole('button', { name: 'Add to Harbour Town Calendar' })).toBeVisible();
});

test(
  'a refusal on the approval page connects nothing, and can be retried',
  longRun,
  async ({ extension, sandbox }) => {
    await extension.preapprove(...originsOf('calendar.example'));
    const options = await extension.open('options.html');
    const window = await windowAfter(extension, () => typeAddress(options, 'calendar.example'));
    await answerSite(window, 'Deny');
    await expect(
      options.getByText('You declined access on the sign-in page. Nothing was connected.'),
    ).toBeVisible();
    expect(sandbox.calendar.applicationPasswords('robin')).toEqual([]);

    const again = await windowAfter(extension, () =>
      options.getByRole('button', { name: 'Connect', exact: true }).click(),
    );
    await again.getByRole('button', { name: 'Approve' }).click();
    await expect(site(options)).toBeVisible();
  },
);

test('a closed approval window connects nothing', longRun, async ({ extension, sandbox }) => {
  await extension.preapprove(...originsOf('calendar.example'));
  const options = await extension.open('options.html');
  const window = await windowAfter(extension, () => typeAddress(options, 'calendar.example'));
  await window.close();
  await expect(options.getByText('The sign-in window was closed before sign-in finished.')).toBeVisible();
  expect(sandbox.calendar.applicationPasswords('robin')).toEqual([]);
});

test(
  'a server that removes the Authorization header is recognised',
  longRun,
  async ({ extension, sandbox }) => {
    sandbox.calendar.switches.stripAuthorization = true;
    await extension.preapprove(...originsOf('calendar.example'));
    const options = await extension.open('options.html');
    const window = await windowAfter(extension, () => typeAddress(options, 'calendar.example'));
    await answerSite(window, 'Approve');
    await expect(options.getByText("The site's server removes the Authorization header")).toBeVisible();
    await expect(options.getByText('delete “Cuecard” from the application passwords')).toBeVisible();
    expect(sandbox.calendar.applicationPasswords('robin')).toHaveLength(1);
    await expect(site(options)).toBeHidden();
  },
);

test('a site without application passwords has its own message', longRun, async ({ extension, sandbox }) => {
  sandbox.calendar.switches.noApplicationPasswords = true;
  await extension.preapprove(...originsOf('calendar.example'));
  const options = await extension.open('options.html');
  await typeAddress(options, 'calendar.example');
  await expect(options.getByText('Application passwords are turned off on this site')).toBeVisible();
});

test(
  'an application password created by hand is accepted as the site shows it',
  longRun,
  async ({ extension, sandbox }) => {
    await extension.preapprove(...originsOf('calendar.example'));
    const password = atob(sandbox.calendar.authorization('robin').replace('Basic ', '')).replace(
      'robin:',
      '',
    );
    const options = await extension.open('options.html#accounts');
    await options.getByLabel('Site sign-in method').selectOption({ label: 'Application password' });
    await typeAddress(options, 'calendar.example');
    await expect(options.getByText('Fill in this field.')).toHaveCount(2);
    await options.getByLabel('User name').fill('robin');
    await options
      .getByLabel('Application password', { exact: true })
      .fill(password.replaceAll(' ', '').replaceAll(/(.{4})(?=.)/g, '$1 '));
    await options.getByRole('button', { name: 'Connect', exact: true }).click();
    await expect(site(options)).toContainText('as robin · Administrator');
    await expect(options.getByLabel('Application password', { exact: true })).toHaveValue('');
    expect(trusted(sandbox)).toEqual(['calendar.example']);
  },
);

test('plain permalinks are found too', longRun, async ({ extension, sandbox }) => {
  sandbox.calendar.switches.plainPermalinks = true;
  await connectSite(extension);
  expect(sandbox.requests).toContainEqual(
    expect.objectContaining({
      query: expect.objectContaining({ rest_route: '/wp/v2/users/me' }),
      status: 200,
    }),
  );
});

test(
  'signing out of an unreachable site deletes the account here, and says that the password remains there',
  longRun,
  async ({ extension, sandbox }) => {
    const options = await connectSite(extension);
    sandbox.faults.set({ kind: 'drop', host: 'calendar.example', path: /^\/wp-json/ });
    await site(options).getByRole('button', { name: 'Sign out' }).click();
    await expect(site(options)).toBeHidden();
    await expect(options.getByRole('status').filter({ hasText: 'password' })).toBeVisible();
    expect(sandbox.calendar.applicationPasswords('robin')).toHaveLength(1);
  },
);
