import type { Sandbox } from '../sandbox';
import { captions } from '../sandbox/seedCommunity';
import { expect, test } from './harness/test';

/** The caption tracks of a video, in its pane in the manager. */

const [{ videoId }] = captions;
const tracks = (sandbox: Sandbox) =>
  sandbox.video
    .rows('captions')
    .filter((track) => track.videoId === videoId)
    .map(({ language, name }) => [language, name]);

test('caption tracks are listed, added, renamed, replaced, read and deleted', async ({
  connected,
  extension,
  sandbox,
}) => {
  await connected('video', 'captions');
  const manager = await extension.open(`manager.html#videos/${videoId}`);
  await manager.getByRole('button', { name: 'Show captions' }).click();
  const list = manager.getByRole('list', { name: 'Captions' });
  await expect(list.locator('li strong')).toHaveText(['English']);

  const upload = async (text: string, button: string) => {
    await manager.getByLabel('Caption file').setInputFiles({
      name: 'stage.srt',
      mimeType: 'application/x-subrip',
      buffer: Buffer.from(`1\n00:00:01,000 --> 00:00:02,000\n${text}\n`),
    });
    await manager.getByRole('button', { name: button, exact: true }).click();
  };
  await manager.getByLabel('Track name').fill('Stage');
  await upload('Doors open.', 'Add captions');
  await expect(manager.getByText(/^Captions .* added$/)).toBeVisible();
  await expect(list.locator('li strong')).toHaveText(['English', 'English, Stage']);
  expect(tracks(sandbox)).toEqual([
    ['en', ''],
    ['en', 'Stage'],
  ]);
  // Its language and name are there now
  await upload('Doors close.', 'Replace');
  await expect(manager.getByText(/^Captions .* replaced$/)).toBeVisible();

  const stage = list.locator('li').last();
  await stage.getByRole('button', { name: 'Rename' }).click();
  await stage.getByLabel('Track name').fill('Backstage');
  await stage.locator('form').getByRole('button', { name: 'Rename' }).click();
  await expect(list.locator('li strong')).toHaveText(['English', 'English, Backstage']);
  expect(tracks(sandbox)).toEqual([
    ['en', ''],
    ['en', 'Backstage'],
  ]);

  const backstage = list.locator('li').last();
  await backstage.getByRole('button', { name: 'Preview and download' }).click();
  await backstage.getByRole('button', { name: 'Read', exact: true }).click();
  await expect(backstage.getByLabel('Preview and download')).toHaveValue(/Doors close\./);

  await backstage.getByRole('button', { name: 'Delete', exact: true }).click();
  await backstage.getByRole('button', { name: 'Delete captions' }).click();
  await expect(list.locator('li strong')).toHaveText(['English']);
  expect(tracks(sandbox)).toEqual([['en', '']]);
});
