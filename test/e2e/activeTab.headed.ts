import { inPage } from './harness/inPage';
import { attachRealPopup } from './harness/popup';
import { expect, test } from './headed/test';

/** Nothing is granted here but what the browser gives to a real click or key: activeTab. */
const eventPage = 'https://venue.example/jazz-night';

test('a click on the toolbar icon lets the popup read the page', async ({ extension, person }) => {
  await person.visit(eventPage);
  await person.clickToolbar();
  const popup = await attachRealPopup(extension);
  await expect.poll(() => popup.text()).toContain('Jazz Night');
  expect(await extension.grantedOrigins()).not.toContain('https://venue.example/*');
});

test('the command key reads the page', async ({ person }) => {
  const page = await person.visit(eventPage);
  await person.keys('alt+shift+e');
  const ours = await inPage(page);
  await expect.poll(() => ours.count()).toBeGreaterThan(0);
});

test('the page menu reads the page', async ({ person }) => {
  const page = await person.visit(eventPage);
  await person.pickFromMenu(page);
  const ours = await inPage(page);
  await expect.poll(() => ours.count()).toBeGreaterThan(0);
});

test('the link menu acts on the link, and answers in the page', async ({ person }) => {
  const page = await person.visit('https://blog.example/review');
  await person.pickFromMenu(page, 'a[href*="watch?v="]', 1);
  const ours = await inPage(page);
  await expect.poll(() => ours.text()).toMatch(/sign in|signed in/i);
});

for (const answer of ['allow', 'deny'] as const) {
  test(`a linked page is read only where the browser's prompt is answered so: ${answer}`, async ({
    extension,
    person,
  }) => {
    const page = await person.visit('https://venue.example/');
    await person.pickFromMenu(page, 'main a[href$="/jazz-night"]');
    await person.answerPrompt(answer);
    const ours = await inPage(page);
    const frame = await ours.frame();
    await expect(frame.locator('body')).not.toBeEmpty();
    const granted = (await extension.grantedOrigins()).includes('https://venue.example/*');
    expect(granted).toBe(answer === 'allow');
  });
}
