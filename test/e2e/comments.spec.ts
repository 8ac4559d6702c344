import { heldVideoId } from '../sandbox/seedCommunity';
import { expect, test } from './harness/test';

/** The section of the manager with the comments on the channel's videos. */

const moderate = '/youtube/v3/comments/setModerationStatus';

test('200 held comments are moderated by keyboard, each exactly once, for the units that were announced', async ({
  connected,
  extension,
  sandbox,
}) => {
  await connected('video', 'captions');
  const ids = Array.from({ length: 200 }, (_, at) => `UgHeld${String(at).padStart(4, '0')}`);
  for (const [at, id] of ids.entries())
    sandbox.video.addComment({
      id,
      videoId: heldVideoId,
      moderationStatus: 'heldForReview',
      text: at % 4 === 0 ? `Cheap tickets ${at}` : `How long is it? ${at}`,
    });
  // The one that the sandbox has from the start stays
  const manager = await extension.open('manager.html#comments/held?q=tickets');
  await expect(manager.getByText('50 of 201')).toBeVisible();
  const { keyboard } = manager;
  await keyboard.press('*');
  await expect(manager.getByText('50 of 50 selected')).toBeVisible();
  await keyboard.press('r');
  await expect(manager.getByText('Reject: 50')).toBeVisible();
  await keyboard.press('/');
  await keyboard.press('ControlOrMeta+a');
  await keyboard.type('long');
  await expect(manager.getByText('150 of 201')).toBeVisible();
  await keyboard.press('Tab');
  await keyboard.press('*');
  await keyboard.press('a');
  await expect(manager.getByText('Approve: 150, Reject: 50')).toBeVisible();
  // One by one, as in a mail program: one of them is held after all
  await keyboard.press('j');
  await keyboard.press('h');
  await expect(manager.getByText('Approve: 149, Hold: 1, Reject: 50')).toBeVisible();
  await keyboard.press('k');
  await keyboard.press('a');
  await expect(manager.getByText('Approve: 150, Reject: 50')).toBeVisible();
  await keyboard.press('s');
  const start = manager.getByRole('button', { name: 'Apply to 200 comments' });
  await expect(start).toBeFocused();
  await expect(manager.getByText('Uses 200 units')).toBeVisible();
  const before = sandbox.video.quota.used();
  await keyboard.press('Enter');
  const sent = () => sandbox.requests.filter(({ path }) => path === moderate);
  const statuses = () => sandbox.video.rows('comments').filter(({ id }) => ids.includes(id));
  await expect
    .poll(() => statuses().filter(({ moderationStatus }) => moderationStatus === 'heldForReview'))
    .toEqual([]);
  expect(statuses().filter(({ moderationStatus }) => moderationStatus === 'rejected')).toHaveLength(50);
  expect(sent()).toHaveLength(4);
  expect(sandbox.video.quota.used() - before).toBe(200);
  await expect(manager.getByText('4 of 4 done', { exact: true })).toBeVisible();
});

test('a comment is written, answered, edited and deleted', async ({ connected, extension, sandbox }) => {
  await connected('video', 'captions');
  const texts = () => sandbox.video.rows('comments').map(({ text }) => text);
  const manager = await extension.open('manager.html#comments/published/UgSandboxThread0001');
  await expect(manager.getByText('Glad you came.')).toBeVisible();
  await manager.getByLabel('Reply', { exact: true }).fill('The next one is in May.');
  await manager.keyboard.press('ControlOrMeta+Enter');
  await expect(manager.getByText(/^Replied to /)).toBeVisible();
  expect(texts()).toContain('The next one is in May.');

  const reply = (hasText: string) =>
    manager.getByRole('list', { name: 'Replies' }).locator('li', { hasText });
  await expect(reply('The next one is in May.')).toBeVisible();

  await reply('Glad you came.').getByRole('button', { name: 'Edit' }).click();
  await manager.getByLabel('Comment', { exact: true }).fill('Glad that you came.');
  await manager.getByRole('button', { name: 'Save', exact: true }).click();
  const edited = reply('Glad that you came.');
  await expect(edited).toBeVisible();
  expect(texts()).toContain('Glad that you came.');
  await edited.getByRole('button', { name: 'Delete' }).click();
  await edited.getByRole('button', { name: 'Delete' }).last().click();
  await expect(edited).toBeHidden();
  expect(texts()).not.toContain('Glad that you came.');

  await manager.getByRole('button', { name: 'New comment' }).click();
  const form = manager.getByRole('region', { name: 'New comment' });
  await expect(form.getByLabel('Video address')).toHaveAccessibleDescription('Link or id of any video.');
  await form.getByLabel('Video address').fill('https://youtu.be/Sbx-3_vid01');
  await form.getByLabel('Comment', { exact: true }).fill('What a trio!');
  await form.getByRole('button', { name: 'Comment', exact: true }).click();
  await expect(manager.getByText(/^Commented on /)).toBeVisible();
  expect(texts()).toContain('What a trio!');
});
