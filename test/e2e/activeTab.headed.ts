import { inPage } from './harness/inPage';
import { attachRealPopup } from './harness/popup';
import { expect, test } from './headed/test';

/** Tests of activeTab: no permissions except those that the browser grants for a real click or key. */
const venue = 'https://venue.example';
/** A page of three events, which are listed by name; the form of a single one asks for a calendar first. */
const several = `${venue}/many`;
const [first, last] = ['Lanterns: an exhibition of two days', 'Dance into the year'] as const;

test('a click on the toolbar icon lets the popup read the page', async ({ extension, person }) => {
  await person.visit(`${venue}/jazz-night`);
  await person.clickToolbar();
  const popup = await attachRealPopup(extension);
  await expect.poll(() => popup.text()).toContain('Jazz Night with the Blue Lamp Trio');
  expect(await extension.grantedOrigins()).not.toContain(`${venue}/*`);
});

test('the command key reads the page', async ({ person }) => {
  const page = await person.visit(several);
  await person.keys('alt+a');
  const ours = await inPage(page);
  await expect.poll(() => ours.text()).toContain(first);
  expect(await ours.text()).toContain(last);
});

test('the page menu reads the page', async ({ person }) => {
  const page = await person.visit(several);
  await person.pickFromMenu(page);
  const ours = await inPage(page);
  await expect.poll(() => ours.text()).toContain(first);
  expect(await ours.text()).toContain(last);
});

test('the link menu runs an action on the link and shows the result in the page', async ({ person }) => {
  const page = await person.visit('https://blog.example/review');
  await person.pickFromMenu(page, 'a[href*="watch?v="]', 1);
  const ours = await inPage(page);
  await expect.poll(() => ours.text()).toMatch(/sign in|signed in/i);
});

for (const answer of ['allow', 'deny'] as const) {
  test(`a linked page is read only if the browser's permission prompt allows it: ${answer}`, async ({
    extension,
    person,
  }) => {
    const page = await person.visit(`${venue}/`);
    await person.pickFromMenu(page, 'main a[href$="/many"]');
    const ours = await inPage(page);
    const frame = await ours.frame();
    await expect(frame.getByText('Nothing is sent anywhere')).toBeVisible();
    await frame.getByRole('button', { name: 'Allow venue.example' }).click();
    await person.answerPrompt(answer);
    const isAllowed = answer === 'allow';
    const shown = isAllowed ? new RegExp(first) : 'Allow venue.example';
    await expect(frame.getByRole('button', { name: shown })).toBeVisible();
    await expect(frame.getByText(last)).toHaveCount(isAllowed ? 1 : 0);
    expect((await extension.grantedOrigins()).includes(`${venue}/*`)).toBe(isAllowed);
  });
}
