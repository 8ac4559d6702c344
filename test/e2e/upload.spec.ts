import { createHash, randomBytes } from 'node:crypto';
import { appendFile, writeFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import type { Sandbox } from '../sandbox';
import { account } from '../sandbox/seed';
import { dragFiles } from './drop';
import { test as base, expect, longRun, until } from './harness/test';

/** Uploads with interruptions: a stopped worker, a closed tab, a changed file. */

const path = '/upload/youtube/v3/videos';
/** A scheduled video has a time in the future. */
const publishAt = `${new Date().getFullYear() + 1}-01-02T03:04`;

const filmSize = 6_000_000;

/** A file on disk: only that is the same one when it is picked a second time. */
const test = base.extend<{ film: { file: string; sha256: string } }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures from here
  film: async ({}, use, info) => {
    const file = info.outputPath('Rehearsal in June.mp4');
    const bytes = randomBytes(filmSize);
    await writeFile(file, bytes);
    await use({ file, sha256: createHash('sha256').update(bytes).digest('hex') });
  },
});

const asked = ({ requests }: Sandbox, method: string) =>
  requests.filter((request) => request.method === method && request.path === path);
const uploaded = (sandbox: Sandbox) => sandbox.video.videos().filter((video) => video.uploadedAt !== null);

async function begin(manager: Page, file: string): Promise<void> {
  await manager.getByRole('button', { name: 'Start upload' }).click();
  await expect(manager.getByLabel('Video file')).toBeFocused();
  await manager.getByLabel('Video file').setInputFiles(file);
  await expect(manager.getByLabel('Title', { exact: true })).toHaveValue('Rehearsal in June');
  await manager.getByLabel('Tags').fill('jazz, open rehearsal');
  await manager.getByLabel('Category').selectOption('Music');
  await manager.getByLabel('Visibility').selectOption('Scheduled');
  await manager.getByLabel('Publish on').fill(publishAt);
  await manager.getByLabel("No, it's not made for kids").check();
  const language = manager.getByRole('combobox', { name: 'Language of title and description' });
  await language.fill('nl');
  // The suggestions close with the focus
  await language.press('Tab');
  await manager.getByLabel('License').selectOption('Creative Commons – Attribution');
  await manager.getByLabel('Allow embedding').uncheck();
  await manager.getByRole('button', { name: 'Start upload' }).click();
}

/** Waits until a piece is being sent: the platform has received it and has not answered. */
const inTheMiddle = (sandbox: Sandbox) =>
  until(
    'a piece on its way',
    () => asked(sandbox, 'PUT').length > 1 && asked(sandbox, 'PUT').at(-1)?.status === 0,
  );

test('an upload is completed although the worker is stopped in the middle', async ({
  connected,
  extension,
  sandbox,
  film,
}) => {
  await connected('video');
  const manager = await extension.open('manager.html#upload');
  sandbox.faults.set({ path, method: 'PUT', kind: 'delay', ms: 400 });
  await begin(manager, film.file);
  await inTheMiddle(sandbox);
  await extension.killWorker();
  sandbox.faults.clear();

  await expect(manager.getByText('Done', { exact: true })).toBeVisible();
  const [video, ...others] = uploaded(sandbox);
  expect(others).toEqual([]);
  expect(video).toMatchObject({
    sha256: film.sha256,
    fileSize: 6_000_000,
    title: 'Rehearsal in June',
    channelId: account.channelId,
    privacyStatus: 'private',
    categoryId: '10',
    license: 'creativeCommon',
    embeddable: 0,
    defaultLanguage: 'nl',
    publishAt: await manager.evaluate((local) => new Date(local).toISOString(), publishAt),
  });
  await expect(manager.getByRole('link', { name: 'Open' })).toHaveAttribute(
    'href',
    `https://www.youtube.com/watch?v=${video?.id}`,
  );
  expect(asked(sandbox, 'POST')).toHaveLength(1);
  // The form is empty for the next one.
  await expect(manager.getByLabel('Title', { exact: true })).toHaveValue('');
});

test(
  'closing the page pauses an upload, and picking the same file again resumes it',
  longRun,
  async ({ connected, extension, sandbox, film }) => {
    await connected('video');
    const manager = await extension.open('manager.html#upload');
    sandbox.faults.set({ path, method: 'PUT', kind: 'delay', ms: 400 });
    await begin(manager, film.file);
    await inTheMiddle(sandbox);
    await manager.close();
    await until('the last piece to be answered', () =>
      asked(sandbox, 'PUT').every(({ status }) => status !== 0),
    );
    sandbox.faults.clear();
    expect(uploaded(sandbox)).toEqual([]);

    const again = await extension.open('manager.html#upload');
    await expect(again.getByText('Paused', { exact: true })).toBeVisible();
    const other = film.file.replace('Rehearsal', 'Soundcheck');
    await writeFile(other, randomBytes(1_000));
    const pick = again.getByLabel('To resume, choose the same file again: Rehearsal in June.mp4');
    await pick.setInputFiles(other);
    await expect(again.getByText('This is a different file, or it was changed.')).toBeVisible();
    const sent = asked(sandbox, 'PUT').length;
    await pick.setInputFiles(film.file);
    await expect(again.getByText('Done', { exact: true })).toBeVisible();
    expect(uploaded(sandbox)).toMatchObject([{ sha256: film.sha256 }]);
    // It was resumed, not restarted.
    expect(asked(sandbox, 'POST')).toHaveLength(1);
    expect(asked(sandbox, 'PUT').length).toBeGreaterThan(sent);
  },
);

test(
  'a file that was overwritten since it was picked is reported before the upload, and picked again',
  longRun,
  async ({ connected, extension, sandbox, film }) => {
    const changed = 'The file was changed or moved after you chose it. Choose it again.';
    await connected('video');
    const manager = await extension.open('manager.html#upload');
    await manager.getByLabel('Video file').setInputFiles(film.file);
    await expect(manager.getByLabel('Title', { exact: true })).toHaveValue('Rehearsal in June');
    await manager.getByLabel("No, it's not made for kids").check();
    await writeFile(film.file, randomBytes(filmSize));
    await manager.getByRole('button', { name: 'Start upload' }).click();
    await expect(manager.getByText(changed)).toBeVisible();
    expect(asked(sandbox, 'POST')).toEqual([]);
    await manager.getByLabel('Video file').setInputFiles(film.file);
    await expect(manager.getByText(changed)).toBeHidden();
  },
);

test(
  'a file that changed on disk since it was picked is reported, and picked again',
  longRun,
  async ({ connected, extension, sandbox, film }) => {
    const changed = 'The file was changed or moved after you chose it. Choose it again.';
    await connected('video');
    const manager = await extension.open('manager.html#upload');

    await test.step('before the upload', async () => {
      await manager.getByLabel('Video file').setInputFiles(film.file);
      await expect(manager.getByLabel('Title', { exact: true })).toHaveValue('Rehearsal in June');
      await manager.getByLabel('Tags').fill('jazz');
      await manager.getByLabel("No, it's not made for kids").check();
      await appendFile(film.file, randomBytes(10));
      await manager.getByRole('button', { name: 'Start upload' }).click();
      await expect(manager.getByText(changed)).toBeVisible();
      await expect(manager.getByLabel('Tags')).toHaveValue('jazz');
      expect(asked(sandbox, 'POST')).toEqual([]);
      await manager.getByLabel('Video file').setInputFiles(film.file);
      await expect(manager.getByText(changed)).toBeHidden();
    });

    await test.step('in the middle of it', async () => {
      sandbox.faults.set({ path, method: 'PUT', kind: 'delay', ms: 400 });
      await manager.getByRole('button', { name: 'Start upload' }).click();
      await inTheMiddle(sandbox);
      await appendFile(film.file, randomBytes(10));
      await expect(manager.getByText(changed)).toBeVisible();
      await expect(manager.getByLabel(/^To resume, choose the same file again/)).toBeVisible();
      sandbox.faults.clear();
      expect(uploaded(sandbox)).toEqual([]);
    });

    await test.step('a picture for the channel', async () => {
      await manager.goto(manager.url().replace('#upload', '#channel'));
      const picture = film.file.replace('.mp4', '.png');
      await writeFile(picture, randomBytes(5_000));
      await manager.getByLabel('Banner image').setInputFiles(picture);
      await appendFile(picture, randomBytes(10));
      await manager.getByRole('button', { name: 'Set banner' }).click();
      await expect(manager.getByText(changed)).toBeVisible();
      await manager.getByLabel('Banner image').setInputFiles(picture);
      await expect(manager.getByText(changed)).toBeHidden();
    });
  },
);

test(
  'a video file that is dropped onto the manager is uploaded, one that comes with others is not',
  longRun,
  async ({ connected, extension, sandbox }) => {
    await connected('video');
    const manager = await extension.open('manager.html#activity');
    const drop = async (...names: string[]) => {
      const content = 'x'.repeat(70_000);
      const files = names.map((name) => ({ name, type: 'video/mp4', content }));
      await dragFiles(manager, 'dragover', files);
      await dragFiles(manager, 'drop', files);
    };
    await drop('One.mp4', 'Two.mp4');
    await expect(manager.getByText('This cannot be imported')).toBeVisible();
    await drop('Soundcheck.mp4');
    await expect(manager.getByLabel('Title', { exact: true })).toHaveValue('Soundcheck');
    await expect(manager.getByLabel('Video file')).toHaveValue(/Soundcheck\.mp4$/);
    await manager.getByLabel("No, it's not made for kids").check();
    await manager.getByRole('button', { name: 'Start upload' }).click();
    await expect(manager.getByText('Done', { exact: true })).toBeVisible();
    expect(uploaded(sandbox)).toMatchObject([{ title: 'Soundcheck', fileSize: 70_000 }]);
  },
);
