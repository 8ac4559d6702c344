import { account } from '../sandbox/seed';
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
  await expect(manager.locator('.json-tree')).toContainText('youtube#i18nLanguageListResponse');
  expect(asked('/youtube/v3/i18nLanguages')).toHaveLength(1);

  await manager.evaluate(() => location.assign('#methods/tags.create'));
  await manager.getByLabel('Body').fill('{ "name": "Matinee" }');
  await manager.getByRole('button', { name: 'Send' }).click();
  const dialog = manager.getByRole('dialog', { name: 'Send tags.create?' });
  expect(asked('/tags').filter(({ method }) => method === 'POST')).toEqual([]);
  await dialog.getByRole('button', { name: 'Send' }).click();
  await manager.getByRole('button', { name: 'Show as text' }).click();
  await expect(manager.locator('pre')).toContainText('"name": "Matinee"');
  await expect(manager.locator('pre')).not.toContainText(/Bearer|Basic/);
  expect(sandbox.calendar.tags().map(({ name }) => name)).toContain('Matinee');
});

test('an update from its form changes what was typed alone, after the difference was shown', async ({
  connected,
  extension,
  sandbox,
}) => {
  await connected('video');
  const own = () => sandbox.video.videos().find(({ channelId }) => channelId === account.channelId);
  const before = { ...own() };
  const manager = await extension.open('manager.html#methods/videos.update');
  const body = { id: before.id, snippet: { title: 'Low water' } };
  await manager.getByLabel('Body').fill(JSON.stringify(body));
  await manager.getByRole('button', { name: 'Show request' }).click();
  await expect(manager.locator('pre')).toContainText('PUT https://');
  await expect(manager.locator('pre')).toContainText('authorization: Bearer …');

  await manager.getByRole('button', { name: 'Review changes' }).click();
  const dialog = manager.getByRole('dialog', { name: 'Send videos.update?' });
  await expect(dialog.locator('tbody tr')).toHaveText([`snippet.title${before.title}Low water`]);
  await dialog.getByRole('button', { name: 'Send' }).click();
  await manager.getByLabel('Search the response').fill('Low water');
  await expect(manager.locator('.json-found')).toContainText('snippet.title');
  expect({ ...own(), title: before.title }).toEqual(before);
  expect(own()?.title).toBe('Low water');

  await manager.getByText('1 earlier call').click();
  await manager.evaluate(() => location.assign('#methods'));
  await manager.getByText('1 earlier call').click();
  await manager.getByRole('button', { name: 'Use again' }).click();
  await expect(manager.getByLabel('Body')).toHaveValue(JSON.stringify(body));
});
