import type { Sandbox } from '../sandbox';
import { account } from '../sandbox/seed';
import { png } from '../sandbox-checks/pictures';
import { allowScopes } from './harness/signIn';
import { expect, test } from './harness/test';
import { asked } from './stored';

/** The section of the manager about the channel itself. */

const sections = ({ video }: Sandbox) =>
  video
    .rows('channelSections')
    .filter(({ channelId }) => channelId === account.channelId)
    .toSorted((one, other) => one.position - other.position)
    .map(({ type }) => type);

const picture = (width: number, height: number) => ({
  name: 'picture.png',
  mimeType: 'image/png',
  buffer: Buffer.from(png(width, height)),
});

test('the description is saved, and sections of the page are added, ordered and deleted', async ({
  connected,
  extension,
  sandbox,
}) => {
  await connected('video');
  const manager = await extension.open('manager.html#channel');
  await manager.getByLabel('Description', { exact: true }).fill('Concerts by the river.');
  await manager.getByLabel('Country').selectOption('Germany');
  await manager.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(manager.getByText('Channel saved', { exact: true })).toBeVisible();
  const own = () => sandbox.video.channels().find(({ id }) => id === account.channelId);
  expect(own()?.description).toBe('Concerts by the river.');

  const list = manager.getByRole('list', { name: 'Sections of the channel page' });
  const names = list.locator('li > .grow');
  await expect(names).toHaveText(['Newest videos', 'Jazz']);
  await manager.getByLabel('New section').selectOption('Popular videos');
  await manager.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(names).toHaveText(['Newest videos', 'Jazz', 'Popular videos']);
  // By a button, then by keys
  await list.locator('li').last().getByRole('button', { name: 'Move up' }).click();
  await expect(names).toHaveText(['Newest videos', 'Popular videos', 'Jazz']);
  await list.locator('li').nth(1).getByRole('button', { name: 'Move up' }).press('Alt+ArrowUp');
  await expect(names).toHaveText(['Popular videos', 'Newest videos', 'Jazz']);
  expect(sections(sandbox)).toEqual(['popularUploads', 'recentUploads', 'singlePlaylist']);
  await list.locator('li').first().getByRole('button', { name: 'Delete' }).click();
  await expect(names).toHaveText(['Newest videos', 'Jazz']);
  expect(sections(sandbox)).toEqual(['recentUploads', 'singlePlaylist']);
  await list.getByRole('button', { name: 'Edit' }).click();
  await list.getByLabel('Playlist', { exact: true }).selectOption('Live');
  await list.getByRole('button', { name: 'Save' }).click();
  await expect(names).toHaveText(['Newest videos', 'Live']);
  expect(sections(sandbox)).toEqual(['recentUploads', 'singlePlaylist']);
});

test('a second press, by mouse or key, deletes no other section and moves none', async ({
  connected,
  extension,
  sandbox,
}) => {
  await connected('video');
  const manager = await extension.open('manager.html#channel');
  const list = manager.getByRole('list', { name: 'Sections of the channel page' });
  const names = list.locator('li > .grow');
  for (const [at, type] of ['Popular videos', 'All playlists', 'Live now'].entries()) {
    await manager.getByLabel('New section').selectOption(type);
    await manager.getByRole('button', { name: 'Add', exact: true }).click();
    await expect(names).toHaveCount(at + 3);
  }
  const writes = () => asked(sandbox, 'DELETE', 'channelSections') + asked(sandbox, 'PUT', 'channelSections');

  await list.locator('li').first().getByRole('button', { name: 'Delete' }).press('Enter');
  await expect(names).toHaveText(['Jazz', 'Popular videos', 'All playlists', 'Live now']);
  await manager.keyboard.press('Enter');
  await list.locator('li').first().getByRole('button', { name: 'Delete' }).click();
  await expect(names).toHaveText(['Popular videos', 'All playlists', 'Live now']);
  await manager.mouse.down();
  await manager.mouse.up();
  await list.locator('li').last().getByRole('button', { name: 'Move up' }).click();
  await expect(names).toHaveText(['Popular videos', 'Live now', 'All playlists']);
  expect(writes()).toBe(3);
});

test('the channel is translated, and the translation taken back', async ({
  connected,
  extension,
  sandbox,
}) => {
  await connected('video');
  const manager = await extension.open('manager.html#channel');
  const form = manager.locator('form').filter({ has: manager.getByText('Translations of the channel') });
  await expect(form.getByText('Save the language of the channel first')).toBeVisible();
  const language = manager.getByRole('combobox', { name: 'Language of the title and description' });
  await language.fill('en');
  await manager.getByRole('button', { name: 'Save', exact: true }).click();
  await form.getByRole('combobox', { name: 'Another language' }).fill('nl');
  await form.getByRole('button', { name: 'Add translation' }).click();
  await form.getByLabel('Title (Dutch)').fill('Havenzaal');
  await form.getByLabel('Description (Dutch)').fill('Concerten aan het water.');
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(form.getByText('The channel’s translations saved', { exact: true })).toBeVisible();
  const stored = () =>
    JSON.parse(sandbox.video.channels().find(({ id }) => id === account.channelId)?.localizations ?? '');
  expect(stored()).toEqual({ nl: { title: 'Havenzaal', description: 'Concerten aan het water.' } });
  await form.getByRole('button', { name: 'Undo' }).click();
  await expect(form.getByText('The channel’s translations saved, undone')).toBeVisible();
  expect(stored()).toEqual({});
});

test('banner and watermark are set, and the watermark is removed', async ({
  connected,
  extension,
  sandbox,
}) => {
  await connected('video');
  const manager = await extension.open('manager.html#channel');
  await manager.getByLabel('Banner image').setInputFiles(picture(2048, 1152));
  await manager.getByRole('button', { name: 'Set banner' }).click();
  await expect(manager.getByText('Banner set', { exact: true })).toBeVisible();
  const images = () => sandbox.video.rows('images').map(({ width, height }) => [width, height]);
  expect(images()).toContainEqual([2048, 1152]);

  await manager.getByLabel('Watermark image').setInputFiles(picture(150, 150));
  await manager.getByRole('button', { name: 'Set watermark' }).click();
  await expect(manager.getByText('Watermark set', { exact: true })).toBeVisible();
  expect(sandbox.video.rows('watermarks')).toHaveLength(1);
  await manager.getByRole('button', { name: 'Remove watermark' }).click();
  await expect(manager.getByText('Watermark removed', { exact: true })).toBeVisible();
  expect(sandbox.video.rows('watermarks')).toEqual([]);
});

test('members with their levels, and the activity of the channel, are listed', async ({
  connected,
  extension,
}) => {
  await connected('video');
  await allowScopes(extension, 'https://www.googleapis.com/auth/youtube.channel-memberships.creator');
  const manager = await extension.open('manager.html#channel');
  await manager.getByRole('button', { name: 'Show members' }).click();
  await expect(manager.getByText('2 members', { exact: true })).toBeVisible();
  await expect(manager.getByText('Levels: Deck and Bridge')).toBeVisible();
  await manager.getByRole('button', { name: 'Show activity' }).click();
  const activity = manager.getByRole('region', { name: 'Activity of the channel' });
  await expect(activity.getByText('Next season in five minutes')).toBeVisible();
});
