import { expect, test } from './harness/test';

/** API methods of both services, called from their generated forms. */

test('a method is called from its form, and its answer is shown', async ({
  connected,
  extension,
  sandbox,
}) => {
  await connected('video', 'site');
  const manager = await extension.open('manager.html#methods');
  const asked = (path: string) => sandbox.requests.filter((request) => request.path.endsWith(path));

  await manager.getByLabel('Search').fill('comments');
  await manager.getByRole('link', { name: 'comments.list' }).click();
  await expect(manager.getByText('GET /comments')).toBeVisible();
  await manager.getByRole('button', { name: 'Send' }).click();
  await expect(manager.getByText('Fill in one of these.').first()).toBeVisible();
  expect(asked('/youtube/v3/comments')).toEqual([]);

  await manager.evaluate(() => location.assign('#methods/i18nLanguages.list'));
  await manager.getByLabel('hl').fill('nl');
  await manager.getByRole('button', { name: 'Send' }).click();
  await expect(manager.locator('pre')).toContainText('youtube#i18nLanguageListResponse');
  expect(asked('/youtube/v3/i18nLanguages')).toHaveLength(1);

  await manager.evaluate(() => location.assign('#methods/tags.create'));
  await manager.getByLabel('Body').fill('{ "name": "Matinee" }');
  await manager.getByRole('button', { name: 'Send' }).click();
  const dialog = manager.getByRole('dialog', { name: 'Send tags.create?' });
  expect(asked('/tags').filter(({ method }) => method === 'POST')).toEqual([]);
  await dialog.getByRole('button', { name: 'Send' }).click();
  await expect(manager.locator('pre')).toContainText('"name": "Matinee"');
  await expect(manager.locator('pre')).not.toContainText(/Bearer|Basic/);
  expect(sandbox.calendar.tags().map(({ name }) => name)).toContain('Matinee');
});
