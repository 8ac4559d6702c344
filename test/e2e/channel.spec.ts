import { png } from '../sandbox-checks/pictures';
import { allowScopes } from './harness/signIn';
import { expect, test } from './harness/test';

/** The section of the manager about the channel itself. */

const picture = (width: number, height: number) => ({
  name: 'picture.png',
  mimeType: 'image/png',
  buffer: Buffer.from(png(width, height)),
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
