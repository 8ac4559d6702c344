import type { Page } from '@playwright/test';
import { answerSite, windowAfter } from './calendarJourney';
import { originsOf } from './harness/signIn';
import { expect, longRun, test } from './harness/test';

type State = 'OK' | 'warning' | 'failed' | 'not checked';

const healthy: Record<string, State> = {
  'Redirect address': 'OK',
  'OAuth client': 'OK',
  'Signed in': 'OK',
  Permissions: 'OK',
  'Sign-in renewal': 'OK',
  'Video API': 'OK',
  'Quota left today': 'OK',
  'Browser permission': 'OK',
  Site: 'OK',
  'Calendar API': 'OK',
  'Authorization header': 'OK',
  'Your permissions': 'OK',
  Changes: 'OK',
};

const link = (options: Page, label: string) =>
  options.getByRole('listitem').filter({ hasText: new RegExp(`^${label}(?: ·|(?=[A-Z\\d]))`) });

async function check(options: Page): Promise<void> {
  await options.getByRole('button', { name: /^Check (?:connections|again)$/ }).press('Enter');
}

function states(options: Page): Promise<Record<string, string>> {
  return options
    .locator('.check')
    .evaluateAll((items) =>
      Object.fromEntries(
        items.map((item) => [
          item.querySelector('.account-name')?.firstChild?.textContent ?? '',
          item.querySelector('.check-state')?.textContent ?? '',
        ]),
      ),
    );
}

/** All checks are fine except `broken`. */
async function expectStates(options: Page, broken: Record<string, State>): Promise<void> {
  await expect.poll(() => states(options), { timeout: 15_000 }).toEqual({ ...healthy, ...broken });
}

test('without accounts, the check says what to connect first', longRun, async ({ extension }) => {
  const options = await extension.open('options.html');
  await check(options);
  await expect(link(options, 'Signed in')).toContainText('failed');
  await expect(link(options, 'Signed in').getByRole('button', { name: 'Sign in' })).toBeVisible();
  await expect(link(options, 'Calendar site')).toContainText('warning');
  await expect(link(options, 'Calendar site')).toContainText(
    'No calendar site is connected. Connect one to continue.',
  );
});

test('all checks pass; a revoked grant is reported, and signing in again resolves it', async ({
  extension,
  sandbox,
  connected,
}) => {
  await connected('video', 'site');
  const options = await extension.open('options.html#accounts');
  await check(options);
  await expectStates(options, {});
  await expect(options.getByText('Everything works.')).toBeVisible();
  await expect(link(options, 'Quota left today')).toContainText(/\d,\d{3} units are left/);

  sandbox.video.revokeGrants();
  await check(options);
  await expectStates(options, { 'Sign-in renewal': 'failed', 'Video API': 'not checked' });
  const broken = link(options, 'Sign-in renewal');
  await expect(broken).toContainText('YouTube ended your sign-in.');
  const window = await windowAfter(extension, () => broken.getByRole('button', { name: 'Sign in' }).click());
  await window.getByRole('button', { name: 'Sign in' }).click();
  await window.getByRole('button', { name: 'Allow' }).click();
  await expectStates(options, {});
});

test(
  'a video API that is not enabled leads to the console',
  longRun,
  async ({ extension, sandbox, connected }) => {
    await connected('video', 'site');
    const options = await extension.open('options.html#accounts');
    sandbox.video.disableApi();
    await check(options);
    await expectStates(options, { 'Video API': 'failed' });
    const broken = link(options, 'Video API');
    await expect(broken).toContainText('The video API is not enabled in your Google Cloud project.');
    await expect(broken.getByRole('link', { name: 'Open' })).toHaveAttribute(
      'href',
      'https://console.cloud.google.com/apis/library/youtube.googleapis.com',
    );
  },
);

test(
  'an exhausted quota is reported with the time of its reset',
  longRun,
  async ({ extension, sandbox, connected }) => {
    await connected('video', 'site');
    const options = await extension.open('options.html#accounts');
    sandbox.video.quota.exhaust();
    await check(options);
    await expect(link(options, 'Video API')).toContainText('daily quota is used up');
    await check(options);
    await expectStates(options, { 'Video API': 'failed', 'Quota left today': 'failed' });
    await expect(link(options, 'Quota left today')).toContainText(/resets at .*\d/);
  },
);

test('a revoked permission can be granted in the check', longRun, async ({ extension, connected }) => {
  await connected('video', 'site');
  const options = await extension.open('options.html#accounts');
  await extension.withdrawHost(...originsOf('calendar.example'));
  await check(options);
  await expectStates(options, {
    'Browser permission': 'failed',
    Site: 'not checked',
    'Calendar API': 'not checked',
    'Authorization header': 'not checked',
    'Your permissions': 'not checked',
    Changes: 'not checked',
  });
  await extension.preapprove('https://calendar.example');
  await link(options, 'Browser permission').getByRole('button', { name: 'Allow' }).click();
  await expectStates(options, {});
});

test(
  'a site that cannot be reached, then answers again',
  longRun,
  async ({ extension, sandbox, connected }) => {
    await connected('video', 'site');
    const options = await extension.open('options.html#accounts');
    sandbox.faults.set({ kind: 'drop', host: 'calendar.example', path: /./ });
    await check(options);
    await expectStates(options, {
      Site: 'failed',
      'Calendar API': 'not checked',
      'Authorization header': 'not checked',
      'Your permissions': 'not checked',
      Changes: 'not checked',
    });
    await expect(link(options, 'Site')).toContainText('calendar.example could not be reached.');
    sandbox.faults.clear();
    await link(options, 'Site').getByRole('button', { name: 'Retry' }).click();
    await expectStates(options, {});
  },
);

test('a site that answers with server errors', longRun, async ({ extension, sandbox, connected }) => {
  await connected('video', 'site');
  const options = await extension.open('options.html#accounts');
  sandbox.faults.set({ kind: 'html', status: 503, host: 'calendar.example', path: /./ });
  await check(options);
  await expectStates(options, {
    Site: 'failed',
    'Calendar API': 'not checked',
    'Authorization header': 'not checked',
    'Your permissions': 'not checked',
    Changes: 'not checked',
  });
  await expect(link(options, 'Site')).toContainText('The site is having problems.');
});

for (const [what, switches, words] of [
  ['switched off', { apiDisabled: true }, 'does not have The Events Calendar, or hides it'],
  ['behind a wall', { htmlWall: true }, "A page answered in place of the site's API"],
] as const) {
  test(`a calendar API that is ${what}`, longRun, async ({ extension, sandbox, connected }) => {
    await connected('video', 'site');
    const options = await extension.open('options.html#accounts');
    Object.assign(sandbox.calendar.switches, switches);
    await check(options);
    await expectStates(options, {
      'Calendar API': 'failed',
      'Authorization header': 'not checked',
      'Your permissions': 'not checked',
      Changes: 'not checked',
    });
    await expect(link(options, 'Calendar API')).toContainText(words);
    await expect(link(options, 'Calendar API').getByRole('link', { name: 'Open' })).toHaveAttribute(
      'href',
      /^https:\/\/calendar\.example/,
    );
  });
}

test(
  'an application password that was deleted on the site',
  longRun,
  async ({ extension, sandbox, connected }) => {
    await connected('video', 'site');
    const options = await extension.open('options.html#accounts');
    sandbox.calendar.revokeApplicationPasswords('robin');
    await check(options);
    await expectStates(options, {
      'Authorization header': 'failed',
      'Your permissions': 'not checked',
      Changes: 'not checked',
    });
    const broken = link(options, 'Authorization header');
    await expect(broken).toContainText('The calendar site no longer accepts the saved sign-in.');
    await expect(broken.getByRole('button', { name: 'Connect your calendar site' })).toBeVisible();
  },
);

for (const [login, state, words, rights] of [
  [
    'contributor1',
    'warning',
    'can save drafts or submit events for review, but not publish',
    'can submit events for review',
  ],
  ['subscriber1', 'failed', 'is not allowed to add events', 'Your user is not allowed to add events.'],
] as const) {
  test(`the rights of ${login}`, longRun, async ({ extension, sandbox, connected }) => {
    sandbox.calendar.signInAs(login);
    await connected('video');
    await extension.preapprove(...originsOf('calendar.example'));
    const options = await extension.open('options.html');
    await options.getByLabel('Address of your calendar site').fill('calendar.example');
    const window = await windowAfter(extension, () =>
      options.getByRole('button', { name: 'Connect', exact: true }).click(),
    );
    await answerSite(window, 'Approve');
    await expect(options.getByText(rights)).toBeVisible();
    await check(options);
    await expectStates(options, {
      'Your permissions': state,
      ...(state === 'failed' ? { Changes: 'not checked' } : {}),
    });
    await expect(link(options, 'Your permissions')).toContainText(words);
  });
}

test(
  'a server that removes the Authorization header; the copied report contains no secrets',
  longRun,
  async ({ extension, sandbox, connected }) => {
    await connected('video', 'site');
    const options = await extension.open('options.html#accounts');
    sandbox.calendar.switches.stripAuthorization = true;
    await check(options);
    await expectStates(options, {
      'Authorization header': 'failed',
      'Your permissions': 'not checked',
      Changes: 'not checked',
    });
    await expect(link(options, 'Authorization header')).toContainText('removes the Authorization header');
    await options.getByRole('button', { name: 'Copy report' }).click();
    await expect(options.getByText('Copied')).toBeVisible();
    const field = options.getByLabel('Client ID');
    await field.fill('');
    await field.press('ControlOrMeta+V');
    const report = await field.inputValue();

    expect(report).toContain('failed  authorization (https://calendar.example)');
    expect(report).toContain('skipped rights');
    const [password] = sandbox.calendar.applicationPasswords('robin');
    const letters = password?.password.replaceAll(' ', '') ?? '';
    expect(letters).toHaveLength(24);
    expect(report.replaceAll(/\s/g, '')).not.toContain(letters);
    // Tokens are long and mix letters and digits; of other words in a report only the extension id is as long.
    expect(report.match(/(?=\S*\d)(?=\S*[A-Z])[\w-]{20,}/g) ?? []).toEqual([]);
    expect(report).not.toMatch(/bearer|basic |secret|refresh_token/i);
  },
);
