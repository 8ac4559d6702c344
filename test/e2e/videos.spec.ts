import type { Sandbox } from '../sandbox';
import { account } from '../sandbox/seed';
import { png } from '../sandbox-checks/pictures';
import { expect, test } from './harness/test';

/** The section of the manager with the channel's own videos. */

const ownVideos = ({ video }: Sandbox) =>
  video.videos().filter(({ channelId }) => channelId === account.channelId);

test('my videos are read once, found, filtered and sorted, and shown the same at their address', async ({
  connected,
  extension,
  sandbox,
}) => {
  await connected('video');
  const lists = () => sandbox.requests.filter(({ path }) => path === '/youtube/v3/playlistItems').length;
  const own = ownVideos(sandbox).length;
  const manager = await extension.open('manager.html#videos');
  const names = manager.locator('tbody .collection-name');
  await expect(manager.getByText(`${own} of ${own}`)).toBeVisible();
  await expect(names.first()).toHaveText('Next season in five minutes');
  const pages = Math.ceil(own / 50);
  expect(lists()).toBe(pages);

  await manager.getByRole('button', { name: 'Views' }).click();
  await expect(names.first()).toHaveText('Next season in five minutes');
  await manager.getByRole('button', { name: 'Views' }).press('Enter');
  await expect(manager.getByRole('columnheader', { name: 'Views' })).toHaveAttribute(
    'aria-sort',
    'ascending',
  );
  await expect(names.first()).not.toHaveText('Next season in five minutes');
  await manager.getByLabel('Search').fill('Winter concert');
  await expect(names).toHaveText(['Winter concert, second half']);
  await manager.getByRole('button', { name: 'Clear search and filters' }).click();
  await manager.getByRole('button', { name: /^No captions/ }).click();
  await expect(manager.getByText(new RegExp(`^\\d+ of ${own}$`))).not.toHaveText(`${own} of ${own}`);

  const { hash } = new URL(manager.url());
  expect(hash).toBe('#videos?show=no-captions&sort=views');
  const shown = await names.allTextContents();
  const again = await extension.open(`manager.html${hash}`);
  await expect(again.locator('tbody .collection-name').first()).toHaveText(shown[0] ?? '');
  await again.goBack().catch(() => undefined);
  // From disk
  expect(lists()).toBe(pages);
});

test('the visibility of many videos is changed at once, and the table knows without reading', async ({
  connected,
  extension,
  sandbox,
}) => {
  await connected('video');
  const privacyOf = (title: string) =>
    ownVideos(sandbox).find((video) => video.title === title)?.privacyStatus;
  const manager = await extension.open('manager.html#videos?q=season');
  await expect(manager.getByText(/^2 of/)).toBeVisible();
  const titles = await manager.locator('tbody .collection-name').allTextContents();
  expect(titles).toHaveLength(2);
  await expect(manager.locator('tbody').getByText('Public')).toHaveCount(2);
  const lists = sandbox.requests.filter(({ path }) => path === '/youtube/v3/playlistItems').length;

  // Keys alone, as in mail programs
  await manager.getByLabel('Search').press('Tab');
  await manager.getByRole('checkbox', { name: 'Select all' }).press('Space');
  await manager.getByRole('button', { name: 'Edit…' }).click();
  await manager.getByLabel('Visibility', { exact: true }).selectOption('Unlisted');
  await manager.getByRole('button', { name: /^Edit \d+ videos?$/ }).click();
  await expect(manager.locator('tbody').getByText('Public')).toHaveCount(0);
  for (const title of titles) expect(privacyOf(title)).toBe('unlisted');
  // The bar of the selection stands in the place of the filters, for which there is no room beside the form
  await manager.getByRole('button', { name: 'Clear selection' }).press('Enter');
  await manager.getByRole('button', { name: 'Close', exact: true }).click();
  await expect(manager.getByRole('button', { name: /^Unlisted\s*2$/ })).toBeVisible();
  expect(sandbox.requests.filter(({ path }) => path === '/youtube/v3/playlistItems')).toHaveLength(lists);
});

test('a link is replaced in many descriptions: each change is shown, and made to the video as it is then', async ({
  connected,
  extension,
  sandbox,
}) => {
  await connected('video');
  const season = () => ownVideos(sandbox).filter(({ title }) => /season/i.test(title));
  for (const { id } of season()) sandbox.video.changeVideo(id, { description: 'See http://old.example/' });
  const before = ownVideos(sandbox);
  const manager = await extension.open('manager.html#videos?q=season');
  await expect(manager.getByText(/^2 of/)).toBeVisible();
  // Keys alone
  await manager.keyboard.press('*');
  await manager.getByRole('button', { name: 'Edit…' }).press('Enter');
  await manager.getByLabel('Change', { exact: true }).selectOption('Find and replace');
  await manager.getByLabel('Find', { exact: true }).fill('http://old.example/');
  await manager.getByLabel('Replace with').fill('https://new.example/');
  await expect(manager.locator('ins')).toHaveText(['See https://new.example/', 'See https://new.example/']);
  // Somebody writes more into one of them meanwhile
  const [first] = season();
  sandbox.video.changeVideo(first?.id ?? '', { description: 'New. See http://old.example/' });
  await manager.getByRole('button', { name: /^Edit \d+ videos?$/ }).press('Enter');
  await expect
    .poll(() =>
      season()
        .map(({ description }) => description)
        .sort(),
    )
    .toEqual(['New. See https://new.example/', 'See https://new.example/']);
  const others = (videos: typeof before) => videos.filter(({ title }) => !/season/i.test(title));
  expect(others(ownVideos(sandbox))).toEqual(others(before));
});

test('a regular expression is replaced in many descriptions, but not where one was changed meanwhile', async ({
  connected,
  extension,
  sandbox,
}) => {
  await connected('video');
  const season = () => ownVideos(sandbox).filter(({ title }) => /season/i.test(title));
  for (const { id } of season())
    sandbox.video.changeVideo(id, { description: 'Tickets: http://old.example/a7' });
  const manager = await extension.open('manager.html#videos?q=season');
  await expect(manager.getByText(/^2 of/)).toBeVisible();
  await manager.keyboard.press('*');
  await manager.getByRole('button', { name: 'Edit…' }).press('Enter');
  await manager.getByLabel('Change', { exact: true }).selectOption('Find and replace');
  await manager.getByLabel('Regular expression').check();
  await manager.getByLabel('Find', { exact: true }).fill('https?://old\\.example/(\\w+');
  await expect(manager.getByText('This is not a regular expression: missing closing ).')).toBeVisible();
  await manager.getByLabel('Find', { exact: true }).fill('https?://old\\.example/(\\w+)');
  await manager.getByLabel('Replace with').fill('https://new.example/?event=$1');
  const after = 'Tickets: https://new.example/?event=a7';
  await expect(manager.locator('ins')).toHaveText([after, after]);
  const [first] = season();
  sandbox.video.changeVideo(first?.id ?? '', { description: 'Sold out' });
  await manager.getByRole('button', { name: /^Edit \d+ videos?$/ }).press('Enter');
  await expect
    .poll(() =>
      season()
        .map(({ description }) => description)
        .sort(),
    )
    .toEqual(['Sold out', after]);
});

test('two windows read the videos once, and each shows what the other one changed', async ({
  connected,
  extension,
  sandbox,
}) => {
  await connected('video');
  const asked = (end: string) => sandbox.requests.filter(({ path }) => path.endsWith(end)).length;
  const pages = Math.ceil(ownVideos(sandbox).length / 50);
  const [one, other] = await Promise.all([
    extension.open('manager.html#videos?q=season'),
    extension.open('manager.html#videos?q=season'),
  ]);
  for (const window of [one, other]) {
    await expect(window.getByText(/^2 of/)).toBeVisible();
    await expect(window.locator('tbody').getByText('Public')).toHaveCount(2);
  }
  expect(asked('/playlistItems')).toBe(pages);
  await one.keyboard.press('*');
  await one.getByRole('button', { name: 'Edit…' }).press('Enter');
  await one.getByLabel('Visibility', { exact: true }).selectOption('Unlisted');
  await one.getByRole('button', { name: /^Edit \d+ videos?$/ }).press('Enter');
  for (const window of [one, other])
    await expect(window.locator('tbody').getByText('Unlisted')).toHaveCount(2);
  expect(asked('/playlistItems')).toBe(pages);

  // The other way, with the selection of the first window as it was
  await other.keyboard.press('*');
  await other.getByRole('button', { name: 'Edit…' }).press('Enter');
  await other.getByLabel('Visibility', { exact: true }).selectOption('Private');
  await other.getByRole('button', { name: /^Edit \d+ videos?$/ }).press('Enter');
  await expect(one.locator('tbody').getByText('Private')).toHaveCount(2);
  await expect(one.getByText('2 of 2 selected')).toBeVisible();
  expect(asked('/playlistItems')).toBe(pages);
});

test('a thumbnail is set, and a video is deleted once its title was typed', async ({
  connected,
  extension,
  sandbox,
}) => {
  await connected('video');
  const own = ownVideos(sandbox);
  const video = own.find(({ title }) => title === 'Volunteers of the hall');
  const manager = await extension.open(`manager.html#videos/${video?.id}`);
  await manager.getByLabel('Thumbnail image').setInputFiles({
    name: 'hall.png',
    mimeType: 'image/png',
    buffer: Buffer.from(png(1280, 720)),
  });
  await manager.getByRole('button', { name: 'Set thumbnail' }).click();
  await expect(manager.getByText('Thumbnail of Volunteers of the hall set', { exact: true })).toBeVisible();
  expect(ownVideos(sandbox).find(({ id }) => id === video?.id)?.customThumbnail).not.toBeNull();

  await manager.getByRole('button', { name: 'Delete this video…' }).click();
  const confirm = manager.getByRole('button', { name: 'Delete for good' });
  const title = manager.getByLabel('To delete it, type its title: Volunteers of the hall');
  await title.fill('Volunteers');
  await expect(confirm).toBeDisabled();
  await title.fill('Volunteers of the hall');
  await confirm.click();
  await expect(manager.getByText('Video Volunteers of the hall deleted', { exact: true })).toBeVisible();
  expect(ownVideos(sandbox)).toEqual(own.filter(({ id }) => id !== video?.id));
});

test('a video is reported with one of the reasons of the platform', async ({
  connected,
  visit,
  popupFor,
  sandbox,
}) => {
  await connected('video');
  const popup = await popupFor(await visit('https://www.youtube.com/watch?v=Sbx-5_vid05'));
  await popup.getByRole('button', { name: 'More actions' }).click();
  await popup.getByRole('button', { name: 'Report…' }).click();
  await popup.getByLabel('Spam or misleading').check();
  await popup.getByRole('button', { name: 'Report', exact: true }).click();
  await expect(popup.getByText('Choose a reason.')).toBeVisible();
  await popup.getByLabel('More precisely').selectOption('Misleading thumbnail');
  await popup.getByLabel(/^What else should YouTube know/).fill('Not our ramp.');
  await popup.getByRole('button', { name: 'Report', exact: true }).click();
  await expect(popup.getByText(/reported to YouTube$/)).toBeVisible();
  expect(sandbox.video.rows('abuseReports')).toMatchObject([
    { videoId: 'Sbx-5_vid05', secondaryReasonId: '28', comments: 'Not our ramp.' },
  ]);
});
