import { account } from '../sandbox/seed';
import { expect, test } from './harness/test';

/** Search in the manager, and an open playlist: each with controls of its own. */

test('a search takes one of the day, and shows how many are left', async ({
  connected,
  extension,
  sandbox,
}) => {
  await connected('video');
  const manager = await extension.open('manager.html#search');
  await expect(manager.getByText('100 of 100 searches left today')).toBeVisible();
  await manager.getByLabel('Search YouTube').fill('choir');
  await manager.getByLabel('Type').selectOption('Video');
  await manager.getByLabel('Search YouTube').press('Enter');
  await expect(manager.getByText('99 of 100 searches left today')).toBeVisible();
  await expect(manager.locator('tbody .collection-name').first()).toBeVisible();
  const asked = sandbox.requests.filter(({ path }) => path === '/youtube/v3/search');
  expect(asked.map(({ query }) => [query.q, query.type])).toEqual([['choir', 'video']]);
});

test('a note is saved with a video of a playlist, and the description of the playlist is cleared', async ({
  connected,
  extension,
  sandbox,
}) => {
  await connected('video');
  const [jazz] = sandbox.video
    .playlists()
    .filter(({ channelId, title }) => channelId === account.channelId && title === 'Jazz');
  const [first] = sandbox.video.playlistItems(jazz!.id);
  const manager = await extension.open(`manager.html#playlists/${jazz!.id}/${first!.id}`);
  await manager.getByLabel('Note').fill('Encore');
  await manager.getByLabel('Starts at').fill('1:30');
  await manager.getByRole('button', { name: 'Save note' }).click();
  await expect(manager.getByText('Note saved in Jazz', { exact: true })).toBeVisible();
  expect(sandbox.video.playlistItems(jazz!.id)[0]).toMatchObject({ note: 'Encore', startAt: '90' });

  await manager.getByRole('button', { name: 'Edit', exact: true }).click();
  await manager.getByLabel('Description').fill('');
  await manager.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(manager.getByText('Playlist Jazz saved', { exact: true })).toBeVisible();
  expect(sandbox.video.playlists().find(({ id }) => id === jazz!.id)).toMatchObject({ description: '' });
});
