import { createHash, randomBytes } from 'node:crypto';
import { appendFile, writeFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import type { Sandbox } from '../sandbox';
import { account } from '../sandbox/seed';
import { png } from '../sandbox-checks/pictures';
import { dragFiles } from './drop';
import { test as base, expect, longRun, until } from './harness/test';

/** Uploads with interruptions: a stopped worker, a closed tab, a changed file. */

const path = '/upload/youtube/v3/videos';
/** A scheduled video has a time in the future. */
const publishAt = `${new Date().getFullYear() + 1}-01-02T03:04`;

const filmSize = 6_000_000;
const captions = '1\n00:00:01,000 --> 00:00:02,000\nGood evening\n';

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
  await expect(manager.getByLabel('Video files')).toBeFocused();
  await manager.getByLabel('Video files').setInputFiles(file);
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
  // The form keeps all but the title for the next one
  await expect(manager.getByLabel('Tags')).toHaveValue('jazz, open rehearsal');
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
    await manager.getByLabel('Video files').setInputFiles(film.file);
    await expect(manager.getByLabel('Title', { exact: true })).toHaveValue('Rehearsal in June');
    await manager.getByLabel("No, it's not made for kids").check();
    await writeFile(film.file, randomBytes(filmSize));
    await manager.getByRole('button', { name: 'Start upload' }).click();
    await expect(manager.getByText(changed)).toBeVisible();
    expect(asked(sandbox, 'POST')).toEqual([]);
    await manager.getByLabel('Video files').setInputFiles(film.file);
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
      await manager.getByLabel('Video files').setInputFiles(film.file);
      await expect(manager.getByLabel('Title', { exact: true })).toHaveValue('Rehearsal in June');
      await manager.getByLabel('Tags').fill('jazz');
      await manager.getByLabel("No, it's not made for kids").check();
      await appendFile(film.file, randomBytes(10));
      await manager.getByRole('button', { name: 'Start upload' }).click();
      await expect(manager.getByText(changed)).toBeVisible();
      await expect(manager.getByLabel('Tags')).toHaveValue('jazz');
      expect(asked(sandbox, 'POST')).toEqual([]);
      await manager.getByLabel('Video files').setInputFiles(film.file);
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
  'a video file that is dropped onto the manager is uploaded, one that comes with a file of another kind is not',
  longRun,
  async ({ connected, extension, sandbox }) => {
    await connected('video');
    const manager = await extension.open('manager.html#activity');
    const drop = async (...names: string[]) => {
      const content = 'x'.repeat(70_000);
      const files = names.map((name) => ({ name, type: name.endsWith('.mp4') ? 'video/mp4' : '', content }));
      await dragFiles(manager, 'dragover', files);
      await dragFiles(manager, 'drop', files);
    };
    await drop('One.mp4', 'notes.pdf');
    await expect(manager.getByText('This cannot be imported')).toBeVisible();
    await drop('Soundcheck.mp4');
    await expect(manager.getByLabel('Title', { exact: true })).toHaveValue('Soundcheck');
    await expect(manager.getByLabel('Video files')).toHaveValue(/Soundcheck\.mp4$/);
    await manager.getByLabel("No, it's not made for kids").check();
    await manager.getByRole('button', { name: 'Start upload' }).click();
    await expect(manager.getByText('Done', { exact: true })).toBeVisible();
    expect(uploaded(sandbox)).toMatchObject([{ title: 'Soundcheck', fileSize: 70_000 }]);
  },
);

test('several files are uploaded with what lies beside them, each once, at intervals, and in a playlist', async ({
  connected,
  extension,
  sandbox,
}) => {
  await connected('video', 'captions');
  const manager = await extension.open('manager.html#upload');
  const film = (name: string) => ({ name, mimeType: 'video/mp4', buffer: randomBytes(70_000) });
  await manager.getByLabel('Video files').setInputFiles([
    film('Evening 2.mp4'),
    film('Evening 10.mp4'),
    film('Encore.mp4'),
    { name: 'Evening 2.png', mimeType: 'image/png', buffer: Buffer.from(png(1280, 720)) },
    { name: 'Evening 2.en.srt', mimeType: '', buffer: Buffer.from(captions) },
    {
      name: 'Encore.json',
      mimeType: 'application/json',
      buffer: Buffer.from(
        JSON.stringify({ title: 'The encore', privacyStatus: 'unlisted', tags: ['encore'] }),
      ),
    },
    { name: 'Other.srt', mimeType: '', buffer: Buffer.from(captions) },
  ]);
  const rows = manager.getByRole('list', { name: 'Chosen videos' }).getByRole('listitem');
  await expect(rows).toHaveCount(3);
  await expect(
    manager.getByText('These files belong to no video that you chose, or cannot be used: Other.srt'),
  ).toBeVisible();
  await manager.getByLabel('Title', { exact: true }).fill('{filename}, part {number}');
  await manager.getByLabel('Description', { exact: true }).fill('All about {filename}');
  await manager.getByLabel('First number').fill('7');
  await manager.getByLabel('Tags').fill('jazz');
  await manager.getByLabel('Visibility').selectOption('Scheduled');
  await manager.getByLabel('Publish on').fill(publishAt);
  await manager.getByLabel('Days between two videos').fill('3');
  await manager.getByLabel("No, it's not made for kids").check();
  await manager.getByLabel('Contains paid promotion').check();
  await manager.getByLabel('Save to playlist').selectOption('Jazz');
  await expect(rows).toHaveText([/The encore/, /Evening 2, part 8/, /Evening 10, part 9/]);
  await expect(manager.getByText(/counts as 3 uploads.*100 uploads left today.*653 units/)).toBeVisible();
  await manager.getByRole('button', { name: 'Templates' }).click();
  await manager.getByLabel('Name of the template').fill('Evenings');
  await manager.getByRole('button', { name: 'Save as template' }).click();
  await expect(manager.getByRole('button', { name: 'Evenings', exact: true })).toBeVisible();
  await manager.getByLabel('Tags').click();

  await manager.getByRole('button', { name: 'Start 3 uploads' }).click();
  await expect(manager.getByText('Done', { exact: true })).toHaveCount(3, { timeout: 30_000 });
  const day = (days: number) => new Date(Date.parse(publishAt) + days * 86_400_000).toISOString();
  const videos = uploaded(sandbox).sort((one, other) =>
    one.title.localeCompare(other.title, 'en', { numeric: true }),
  );
  expect(videos).toMatchObject([
    {
      title: 'Evening 2, part 8',
      description: 'All about Evening 2',
      publishAt: day(3),
      privacyStatus: 'private',
    },
    { title: 'Evening 10, part 9', description: 'All about Evening 10', publishAt: day(6) },
    { title: 'The encore', publishAt: null, privacyStatus: 'unlisted' },
  ]);
  expect(asked(sandbox, 'POST')).toHaveLength(3);
  await expect(manager.getByText(/Jazz/).filter({ visible: true })).not.toHaveCount(0);
  await until('the thumbnail and the captions', () => {
    const [first] = uploaded(sandbox).filter(({ title }) => title === 'Evening 2, part 8');
    const tracks = sandbox.requests.filter(
      ({ path: asked, method }) => asked === '/upload/youtube/v3/captions' && method === 'POST',
    );
    return first?.customThumbnail != null && tracks.length === 1;
  });
  const saves = () =>
    sandbox.requests.filter(
      ({ path: asked, method }) => asked === '/youtube/v3/playlistItems' && method === 'POST',
    );
  await until('three saves to the playlist', () => saves().length === 3);

  // What was saved as a template comes back, for the next ones
  await manager.getByRole('button', { name: 'Clear form' }).click();
  await expect(manager.getByLabel('Tags')).toHaveValue('');
  await manager.getByRole('button', { name: 'Templates' }).click();
  await manager.getByRole('button', { name: 'Evenings', exact: true }).click();
  await expect(manager.getByLabel('Title', { exact: true })).toHaveValue('{filename}, part {number}');
  await expect(manager.getByLabel('Tags')).toHaveValue('jazz');
});
