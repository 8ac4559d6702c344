import type { Page } from '@playwright/test';
import { nextPacificMidnight } from '../../lib/quota';
import { account, publicClientId, secretClient } from '../sandbox/seed';
import { diskOf } from './browserParts';
import type { Chrome } from './harness/chrome';
import type { Extension } from './harness/extension';
import { expect, longRun, test } from './harness/test';
import { asked, contents, ratingOf } from './stored';

declare const chrome: Chrome;

/** The video account: sign-in and its refusals, tokens that expire or are withdrawn, and an API gone wrong. */

const bench = 'Sbx-5_vid01';
const watch = `https://www.youtube.com/watch?v=${bench}`;
const api = '/youtube/v3';

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const result = (popup: Page, text: string) => popup.getByRole('status').getByText(text, { exact: true });

/** The sign-in window that a click opens. */
async function windowOf(extension: Extension, page: Page, name: string): Promise<Page> {
  const opened = extension.context.waitForEvent('page');
  // The notice of a saved client has the same button once more.
  await button(page, name).first().click();
  return opened;
}

async function allow(window: Page): Promise<void> {
  await button(window, 'Sign in').click();
  await button(window, 'Allow').click();
}

const connect = 'Connect your YouTube account';
const refreshes = ({ requests }: { requests: readonly { path: string }[] }) =>
  requests.filter(({ path }) => path === '/token').length;

test('a refused sign-in, or one with an unticked scope, connects nothing and is reported; the next attempt succeeds', async ({
  extension,
  sandbox,
}) => {
  const options = await extension.open('options.html');
  const window = await windowOf(extension, options, connect);
  await button(window, 'Sign in').click();
  await button(window, 'Deny').click();
  await expect(
    options.getByText('You declined access on the sign-in page. Nothing was connected.'),
  ).toBeVisible();
  expect(sandbox.video.grants()).toEqual([]);

  await options.reload();
  // The platform still knows who is there and asks for the consent alone.
  const unticked = await windowOf(extension, options, connect);
  await unticked.getByRole('checkbox').uncheck();
  await button(unticked, 'Allow').click();
  await expect(options.getByText('Nothing was connected.')).toBeVisible();
  expect(sandbox.video.grants()).toEqual([]);

  const again = await windowOf(extension, options, 'Sign in');
  await button(again, 'Allow').click();
  await expect(button(options, 'Sign out')).toBeVisible();
  await expect(options.getByText('Nothing was connected.')).toBeHidden();
  expect(sandbox.video.grants()).toMatchObject([{ accountId: account.id, clientId: publicClientId }]);
});

test(
  'a closed sign-in window connects nothing, and possible reasons are shown',
  longRun,
  async ({ extension, sandbox }) => {
    const options = await extension.open('options.html');
    const window = await windowOf(extension, options, connect);
    await window.getByRole('button', { name: 'Sign in' }).waitFor();
    await window.close();
    await expect(options.getByText('The sign-in window was closed before sign-in finished.')).toBeVisible();
    expect(sandbox.video.grants()).toEqual([]);
    await expect(button(options, connect)).toBeEnabled();
  },
);

test(
  'a missing scope is explained, and signing in again resolves it',
  longRun,
  async ({ extension, visit, popupFor, sandbox, connected }) => {
    await connected('video');
    const popup = await popupFor(await visit(watch));
    const refusal = { error: { code: 403, errors: [{ reason: 'insufficientPermissions' }] } };
    sandbox.faults.set({ kind: 'status', status: 403, body: refusal, path: `${api}/videos/rate`, times: 1 });
    await button(popup, 'Like').click();
    await expect(
      popup.getByText(
        'Your sign-in does not include this permission. Sign in again and keep all boxes selected.',
      ),
    ).toBeVisible();
    const window = await windowOf(extension, popup, 'Sign in again');
    await button(window, 'Sign in').click();
    await button(window, 'Allow').click();
    await expect(result(popup, 'Liked')).toBeVisible();
    expect(ratingOf(sandbox, bench)).toBe('like');
  },
);

test('a client id that the platform does not know is reported', longRun, async ({ extension, sandbox }) => {
  const options = await extension.open('options.html');
  await options.getByLabel('Client ID').fill('nobody.apps.example');
  await button(options, 'Save').click();
  await expect(options.getByText('Saved. Now connect your YouTube account.')).toBeVisible();
  // The browser keeps the window shut for a page that answers 400.
  await button(options, connect).first().click();
  await expect(options.getByText('the client ID in the settings')).toBeVisible();
  expect(sandbox.video.grants()).toEqual([]);

  await options.getByLabel('Client ID').fill(publicClientId);
  await button(options, 'Save').click();
  await expect(options.getByText('Saved. Now connect your YouTube account.')).toBeVisible();
  await allow(await windowOf(extension, options, 'Retry'));
  await expect(button(options, 'Sign out')).toBeVisible();
  await expect(options.getByText('the client ID in the settings')).toBeHidden();
});

test(
  'a client with a secret: the secret is requested if missing, typed once, never shown again',
  longRun,
  async ({ extension, sandbox }) => {
    const options = await extension.open('options.html');
    await options.getByLabel('Client ID').fill(secretClient.id);
    await button(options, 'Save').click();
    await options.getByText('Saved. Now connect').waitFor();
    await allow(await windowOf(extension, options, connect));
    await expect(options.getByText('YouTube also requires the client secret.')).toBeVisible();
    await expect(options.getByRole('link', { name: 'Go to “OAuth client”' })).toBeVisible();

    await options.getByLabel('Client secret').fill(secretClient.secret);
    await button(options, 'Save').click();
    await expect(options.getByText('A secret is stored. Leave this empty to keep it.')).toBeVisible();
    await expect(options.getByLabel('Client secret')).toHaveValue('');
    const window = await windowOf(extension, options, connect);
    await button(window, 'Allow').click();
    await expect(button(options, 'Sign out')).toBeVisible();
    expect(sandbox.video.grants().map(({ clientId }) => clientId)).toContain(secretClient.id);
    expect(JSON.stringify(await diskOf(extension.own))).not.toContain(secretClient.secret);
    await options.reload();
    await expect(button(options, 'Sign out')).toBeVisible();
    expect(await options.content()).not.toContain(secretClient.secret);
  },
);

test('a token that expired before the click, or between two steps of an action, is renewed once and the action is completed', async ({
  connected,
  visit,
  popupFor,
  sandbox,
}) => {
  await connected('video');
  const page = await visit(watch);
  const popup = await popupFor(page);
  await expect(button(popup, 'Save to Ideas')).toBeVisible();
  const before = refreshes(sandbox);
  sandbox.video.expireTokens();
  await button(popup, 'Save to Ideas').click();
  await expect(result(popup, 'Saved to Ideas')).toBeVisible();
  expect(contents(sandbox, 'Ideas')).toEqual([bench]);
  expect(refreshes(sandbox)).toBe(before + 1);

  sandbox.video.expireTokens();
  const again = await popupFor(page);
  await expect(button(again, 'Like')).toBeVisible();
  expect(refreshes(sandbox)).toBe(before + 2);

  // The playlist is made; its answer comes when the token is too old for what is to go into it.
  sandbox.faults.set({ kind: 'delay', ms: 1_000, when: 'after', method: 'POST', path: `${api}/playlists` });
  const list = 'Between two steps';
  await button(again, 'Another playlist…').click();
  await button(again, 'New playlist').click();
  await again.getByLabel('Title').fill(list);
  await button(again, 'Create and save').click();
  const made = () => sandbox.video.playlists(account.channelId).filter(({ title }) => title === list);
  await expect.poll(() => made().length, { intervals: [20] }).toBe(1);
  const inserted = asked(sandbox, 'POST', 'playlistItems');
  sandbox.video.expireTokens();
  await expect(result(again, `Playlist ${list} created and video saved`)).toBeVisible();
  expect(made()).toHaveLength(1);
  expect(contents(sandbox, list)).toEqual([bench]);
  expect(refreshes(sandbox)).toBe(before + 3);
  // Refused once, and asked for once more with the new token.
  expect(asked(sandbox, 'POST', 'playlistItems')).toBe(inserted + 2);
});

// In the gate, the check of connections does the same.
test(
  'a grant revoked at the platform is explained, and signing in again resolves it',
  longRun,
  async ({ extension, visit, popupFor, sandbox, connected }) => {
    await connected('video');
    const popup = await popupFor(await visit(watch));
    await expect(button(popup, 'Save to Ideas')).toBeVisible();
    sandbox.video.revokeGrants();
    await button(popup, 'Save to Ideas').click();
    const explained = popup.getByText('YouTube ended your sign-in.');
    await expect(explained.first()).toBeVisible();
    await expect(popup.getByText('Saving to Ideas…')).toBeVisible();
    expect(contents(sandbox, 'Ideas')).toEqual([]);
    const options = await extension.open('options.html');
    await expect(options.getByText('YouTube ended your sign-in.')).toBeVisible();
    await options.close();

    const opened = extension.context.waitForEvent('page');
    await button(popup, 'Sign in').first().click();
    await button(await opened, 'Sign in').click();
    await button(await opened, 'Allow').click();
    // The job that waited for the sign-in resumes without a click.
    await expect(result(popup, 'Saved to Ideas')).toBeVisible();
    expect(contents(sandbox, 'Ideas')).toEqual([bench]);
  },
);

test(
  'signing out deletes the account here and keeps the grant',
  longRun,
  async ({ extension, visit, popupFor, sandbox, connected }) => {
    await connected('video');
    const options = await extension.open('options.html');
    await button(options, 'Sign out').click();
    await expect(button(options, connect)).toBeVisible();
    expect(sandbox.video.grants()).toHaveLength(1);
    const disk = await diskOf(extension.own);
    expect(disk.accounts).toEqual([]);
    expect(JSON.stringify(disk.secrets)).not.toMatch(/access|refresh/);
    const popup = await popupFor(await visit(watch));
    await expect(
      popup.getByText('You are not signed in to a YouTube account. Sign in to continue.'),
    ).toBeVisible();
  },
);

test('disconnecting everywhere warns first, then revokes the grant at the platform', async ({
  extension,
  sandbox,
  connected,
}) => {
  await connected('video');
  const options = await extension.open('options.html');
  await button(options, 'Disconnect everywhere…').click();
  const warning = options.getByRole('dialog', { name: 'Disconnect Harbour Hall everywhere?' });
  await expect(warning).toContainText('You will have to sign in again everywhere.');
  await button(options, 'Cancel').click();
  await expect(warning).toBeHidden();
  expect(sandbox.video.grants()).toHaveLength(1);

  await button(options, 'Disconnect everywhere…').click();
  await button(options, 'Disconnect everywhere').click();
  await expect(button(options, connect)).toBeVisible();
  expect(sandbox.video.grants()).toEqual([]);
  expect(sandbox.video.tokens()).toEqual([]);
  expect((await diskOf(extension.own)).accounts).toEqual([]);
});

test('no token is on disk in clear, in an answer to any surface, in an address or on a console', async ({
  extension,
  visit,
  popupFor,
  inPage,
  sandbox,
  connected,
}) => {
  const heard: string[] = [];
  extension.context.on('console', (message) => heard.push(message.text()));
  extension.context.on('request', (request) => heard.push(request.url()));
  await extension.own.evaluate(() => {
    const told: unknown[] = [];
    chrome.runtime.onMessage.addListener((message) => void told.push(message));
    Object.assign(globalThis, { told });
  });
  await connected('video');
  const page = await visit(watch);
  const popup = await popupFor(page);
  await button(popup, 'Save to Ideas').click();
  await expect(result(popup, 'Saved to Ideas')).toBeVisible();
  sandbox.faults.set({ kind: 'status', status: 401, path: `${api}/videos/rate`, times: 2 });
  await button(popup, 'Like').click();
  await expect(result(popup, 'Not liked')).toBeVisible();

  const answers = await extension.own.evaluate(async () => {
    const ask = (type: string, data: unknown) =>
      chrome.runtime.sendMessage({ id: 1, type, data, timestamp: Date.now() });
    const subject = { kind: 'video', videoId: 'Sbx-5_vid01' };
    return JSON.stringify([
      (globalThis as { told?: unknown[] }).told,
      await ask('accounts', {}),
      await ask('acting', {}),
      await ask('jobs', {}),
      await ask('view', { subject, surface: 'popup' }),
      await ask('checkConnections', {}),
    ]);
  });
  expect(answers).toContain('Harbour Hall');
  const tokens = sandbox.video.tokens();
  expect(tokens.length).toBeGreaterThanOrEqual(2);
  const disk = JSON.stringify(await diskOf(extension.own));
  expect(disk).toContain('refresh');
  const shown = `${await (await inPage(page)).text()} ${await popup.content()} ${await page.content()}`;
  const logged = JSON.stringify(sandbox.requests);
  for (const token of tokens) {
    for (const place of [disk, answers, shown, logged, ...heard]) expect(place).not.toContain(token);
  }
  expect(sandbox.requests.filter(({ query }) => 'access_token' in query || 'token' in query)).toEqual([]);
});

// Written before, an answer may stay out for as long as it likes; to come, a write must come within the 300 ms that
// the sandbox's profile gives it.
for (const [when, ms] of [
  ['before', 200],
  ['after', 2_000],
] as const) {
  test(
    `the worker killed right after the click on Save, ${when} the platform wrote: stored once`,
    longRun,
    async ({ extension, visit, popupFor, sandbox, connected }) => {
      await connected('video');
      const popup = await popupFor(await visit(watch));
      await expect(button(popup, 'Save to Ideas')).toBeVisible();
      const path = `${api}/playlistItems`;
      sandbox.faults.set({ kind: 'delay', ms, when, method: 'POST', path, times: 1 });
      await button(popup, 'Save to Ideas').click();
      await expect.poll(() => asked(sandbox, 'POST', 'playlistItems'), { intervals: [20] }).toBe(1);
      await extension.killWorker();
      // The popup waits for the outcome; asking again is what starts the worker.
      await expect(result(popup, 'Saved to Ideas')).toBeVisible();
      expect(contents(sandbox, 'Ideas')).toEqual([bench]);
    },
  );
}

test(
  'an exhausted quota is reported with the time of its reset',
  longRun,
  async ({ connected, visit, popupFor, sandbox }) => {
    await connected('video');
    const page = await visit(watch);
    const popup = await popupFor(page);
    await expect(button(popup, 'Like')).toBeVisible();
    sandbox.video.quota.exhaust();
    await button(popup, 'Like').click();
    const filled = nextPacificMidnight(Date.now());
    const sameDay = new Date(filled).toDateString() === new Date().toDateString();
    const format = new Intl.DateTimeFormat('en-US', {
      ...(sameDay ? {} : { dateStyle: 'medium' }),
      timeStyle: 'short',
    });
    const said = `YouTube's daily quota is used up. It resets at ${format.format(filled)}.`;
    await expect(popup.getByText(said).first()).toBeVisible();
    await expect(popup.getByText('0 units left').first()).toBeVisible();
    expect(ratingOf(sandbox, bench)).toBeUndefined();
    await expect((await popupFor(page)).getByText(said).first()).toBeVisible();
  },
);

test(
  'an API that is not enabled is reported with a link to enable it',
  longRun,
  async ({ connected, visit, popupFor, sandbox }) => {
    await connected('video');
    sandbox.video.disableApi();
    const popup = await popupFor(await visit(watch));
    await expect(popup.getByText('The video API is not enabled in your Google Cloud project.')).toBeVisible();
    await expect(popup.getByRole('link', { name: 'Open' })).toHaveAttribute(
      'href',
      'https://console.cloud.google.com/apis/library/youtube.googleapis.com',
    );
    sandbox.video.enableApi();
  },
);

const oddAnswers = [
  { fault: { kind: 'html' }, text: 'A web page answered instead of the service.' },
  { fault: { kind: 'empty' }, text: 'The service sent an empty answer.' },
  {
    fault: { kind: 'body', body: { items: { length: 1, 0: { id: 7, snippet: [] } } } },
    text: 'The service sent an unexpected answer.',
  },
] as const;

test('an API that answers HTML, nothing or wrong types: an error each time, and actions work when it recovers', async ({
  connected,
  visit,
  popupFor,
  sandbox,
}) => {
  await connected('video');
  const answerOddly = (fault: (typeof oddAnswers)[number]['fault']) => {
    sandbox.faults.clear();
    sandbox.faults.set({ ...fault, path: `${api}/videos` });
  };
  answerOddly(oddAnswers[0].fault);
  const popup = await popupFor(await visit(watch));
  for (const { fault, text } of oddAnswers) {
    answerOddly(fault);
    await button(popup, 'Retry').click();
    await expect(popup.getByText(`${text} Nothing was lost.`)).toBeVisible();
  }
  sandbox.faults.clear();
  // After a change event, such as one of the index, the popup has read its view again.
  await button(popup, 'Retry')
    .click({ timeout: 2_000 })
    .catch(() => undefined);
  await expect(button(popup, 'Save to Ideas')).toBeVisible();

  // The write is done, and then a gateway answers in its stead: nobody may take that for a failure.
  const { fault } = oddAnswers[2];
  sandbox.faults.set({ ...fault, when: 'after', method: 'POST', path: `${api}/playlistItems`, times: 1 });
  await button(popup, 'Save to Ideas').click();
  await expect(result(popup, 'Saved to Ideas')).toBeVisible();
  expect(contents(sandbox, 'Ideas')).toEqual([bench]);
  expect(asked(sandbox, 'POST', 'playlistItems')).toBe(1);
});

test(
  'an action that failed because of an invalid answer is done by the retry button',
  longRun,
  async ({ connected, visit, popupFor, sandbox }) => {
    await connected('video');
    const popup = await popupFor(await visit(watch));
    await expect(button(popup, 'Like')).toBeVisible();
    sandbox.faults.set({ kind: 'html', path: `${api}/videos/getRating`, times: 1 });
    await button(popup, 'Like').click();
    await expect(result(popup, 'Not liked')).toBeVisible();
    expect(ratingOf(sandbox, bench)).toBeUndefined();
    await button(popup, 'Retry').click();
    await expect(result(popup, 'Liked')).toBeVisible();
    expect(ratingOf(sandbox, bench)).toBe('like');
  },
);

test(
  'markup and code in answers of the API are shown as text',
  longRun,
  async ({ connected, visit, popupFor, inPage, dispatchMenu, sandbox }) => {
    await connected('video');
    const markup = '<img src=x onerror="document.title=1"><b>Bold</b>';
    sandbox.video.addPlaylist({
      id: 'PLSandboxHarbourHall-Mark-00000012',
      title: markup,
      channelId: account.channelId,
      description: '',
      privacyStatus: 'private',
      manualSort: true,
      videoIds: [],
    });
    const code = 'javascript:document.title=2';
    const snippet = {
      title: markup,
      channelId: 'UCSandbox_WorkshopYard05',
      channelTitle: markup,
      thumbnails: { medium: { url: code }, default: { url: code } },
    };
    sandbox.faults.set({ kind: 'body', body: { items: [{ id: bench, snippet }] }, path: `${api}/videos` });
    const page = await visit(watch);
    const popup = await popupFor(page);
    await expect(popup.getByRole('heading', { name: markup })).toBeVisible();
    await expect(popup.getByText(markup, { exact: true })).toHaveCount(2);
    await button(popup, `Save to ${markup}`).click();
    await expect(result(popup, `Saved to ${markup}`)).toBeVisible();
    expect(contents(sandbox, markup)).toEqual([bench]);
    await expect(popup.locator('[src="x"], [href^="javascript"], [src^="javascript"], main b')).toHaveCount(
      0,
    );
    await expect(popup).not.toHaveTitle(/^[12]$/);

    await button(popup, 'Undo').click();
    await expect.poll(() => contents(sandbox, markup)).toEqual([]);
    await dispatchMenu(page, { menuItemId: 'page playlist:PLSandboxHarbourHall-Mark-00000012' });
    const ours = await inPage(page);
    await expect.poll(() => ours.text()).toContain(`Saved to ${markup}`);
    await expect(page).not.toHaveTitle(/^[12]$/);
  },
);
