import { expect, test } from './firefox/test';

test('installs, reaches the sandbox under the real host names, collects errors; a host permission is requested, granted, revoked', async ({
  firefox,
  sandbox,
}) => {
  expect(await firefox.grantedOrigins()).toContain('https://www.youtube.com/*');
  const page = await firefox.visit('https://www.youtube.com/');
  expect(await page.title()).not.toBe('');
  expect(sandbox.requests.map(({ host }) => host)).toContain('www.youtube.com');

  const own = await firefox.open('options.html');
  await own.evaluate(() => console.error('planted in a page of ours'));
  await expect.poll(async () => (await firefox.complaints()).join()).toContain('planted in a page of ours');

  await own.evaluate(() => {
    const { browser } = globalThis as unknown as { browser: typeof import('wxt/browser').browser };
    const button = document.createElement('button');
    button.id = 'ask';
    button.textContent = 'Ask';
    button.onclick = () => browser.permissions.request({ origins: ['https://calendar.example/*'] });
    document.body.replaceChildren(button);
  });
  await own.click('#ask');
  await firefox.answerPrompt('allow');
  await expect.poll(() => firefox.grantedOrigins()).toContain('https://calendar.example/*');
  await firefox.withdrawHost('https://calendar.example');
  expect(await firefox.grantedOrigins()).not.toContain('https://calendar.example/*');
});
