import type { Sandbox } from '../sandbox';
import { videos } from '../sandbox/seed';
import { elsewhere } from './harness/elsewhere';
import type { Extension } from './harness/extension';
import { expect, longRun, test, until } from './harness/test';
import { asked, contents, idOf } from './stored';

/** Batches on playlists in the manager. */

const titleOf = (videoId: string) => videos.find(({ id }) => id === videoId)?.title ?? '';

/** Removes the first item on another device, long after the list was read here. */
async function thinnedOutElsewhere(sandbox: Sandbox, { own }: Extension, title: string): Promise<void> {
  const [item] = sandbox.video.playlistItems(idOf(title));
  await (await elsewhere(sandbox)).removeItem(item?.id ?? '');
  await own.evaluate(async () => {
    const done = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error);
      });
    const database = await done(indexedDB.open('cuecard'));
    const lists = database.transaction('playlists', 'readwrite').objectStore('playlists');
    for (const { read, ...row } of await done(lists.getAll()))
      await done(lists.put({ ...row, ...(read && { read: { ...read, at: read.at - 600_000 } }) }));
    database.close();
  });
}

test('the current contents of a playlist are sorted by title, with the announced number of updates', async ({
  connected,
  extension,
  sandbox,
}) => {
  await connected('video');
  const manager = await extension.open('manager.html#playlists');
  await manager.getByRole('link', { name: 'Talks' }).click();
  await expect(manager.getByText('7 of 7')).toBeVisible();
  await thinnedOutElsewhere(sandbox, extension, 'Talks');
  const titles = () => contents(sandbox, 'Talks').map(titleOf);
  const wanted = titles().sort(new Intl.Collator('en', { numeric: true, sensitivity: 'base' }).compare);
  expect(titles()).not.toEqual(wanted);

  await manager.getByRole('button', { name: 'Sort…' }).click();
  const said = await manager.getByText(/of 6 videos will be moved/).textContent();
  await manager.getByRole('button', { name: 'Sort playlist' }).click();
  await expect(manager.getByText(/^Started/)).toBeVisible();
  await until('the playlist in its order', () => `${titles()}` === `${wanted}`);
  expect(asked(sandbox, 'PUT', 'playlistItems')).toBe(Number.parseInt(said ?? '', 10));
  // The shown list is updated without a reload.
  await expect(manager.locator('tbody').getByRole('checkbox').first()).toHaveAccessibleName(
    `Select ${wanted[0]}`,
  );
});

test(
  'pasted links are saved to a playlist, each video once',
  longRun,
  async ({ connected, extension, sandbox }) => {
    await connected('video');
    const before = contents(sandbox, 'Jazz');
    const [first = '', second = ''] = videos.map(({ id }) => id).filter((id) => !before.includes(id));
    const lines = [
      `https://youtu.be/${first}`,
      `My favourite: https://www.youtube.com/watch?v=${second}&t=90s.`,
      `https://www.youtube.com/shorts/${first}`,
      `https://youtu.be/${before[0]}`,
      'https://example.org/elsewhere',
    ];

    const manager = await extension.open('manager.html#playlists');
    await manager.getByRole('button', { name: 'Import videos' }).click();
    await manager.getByLabel('Or paste video links').fill(lines.join('\n'));
    await manager.getByRole('button', { name: 'Read text' }).click();
    await expect(manager.getByText('3 videos found.')).toBeVisible();
    await manager.getByText('1 line could not be read.').click();
    await expect(manager.getByText('Line 5: https://example.org/elsewhere')).toBeVisible();
    await manager.getByLabel('To playlist').selectOption('Jazz');
    await expect(manager.getByText('1 video is already in the playlist')).toBeVisible();
    await manager.getByRole('button', { name: 'Save 2 videos' }).click();
    await until('both in the playlist', () => contents(sandbox, 'Jazz').length === before.length + 2);
    expect(contents(sandbox, 'Jazz').sort()).toEqual([...before, first, second].sort());
  },
);

test(
  'two playlists are merged into a new one and deleted, and that one is split',
  longRun,
  async ({ connected, extension, sandbox }) => {
    await connected('video');
    const all = [...new Set([...contents(sandbox, 'Talks'), ...contents(sandbox, 'Jazz')])];
    const manager = await extension.open('manager.html#playlists');
    await manager.getByRole('checkbox', { name: 'Select Talks' }).check();
    await manager.getByRole('checkbox', { name: 'Select Jazz' }).check();
    await manager.getByRole('button', { name: 'Merge…' }).click();
    await manager.getByLabel('Merge into').selectOption('New playlist');
    await manager.getByLabel('Title').fill('Everything');
    await manager.getByLabel('Delete the other playlists afterwards').check();
    await manager.getByRole('button', { name: 'Merge playlists' }).click();
    await until('all in the new one', () => contents(sandbox, 'Everything').length === all.length);
    expect(contents(sandbox, 'Everything').sort()).toEqual([...all].sort());
    await until('the others deleted', () => asked(sandbox, 'DELETE', 'playlists') === 2);

    await manager.getByRole('button', { name: 'Close' }).click();
    await manager.getByRole('link', { name: 'Everything' }).click();
    await manager.getByRole('button', { name: 'Split…' }).click();
    await manager.getByLabel('Videos per playlist').fill('4');
    await manager.getByRole('button', { name: 'Split playlist' }).click();
    await until('four left', () => contents(sandbox, 'Everything').length === 4);
    expect(contents(sandbox, 'Everything 2')).toHaveLength(4);
  },
);

test(
  'each list of a file is saved to the playlist of its title or a new one, and all of it is undone',
  longRun,
  async ({ connected, extension, sandbox }) => {
    await connected('video');
    const before = contents(sandbox, 'Jazz');
    const ids = videos.map(({ id }) => id).filter((id) => !before.includes(id));
    const items = (...at: number[]) => at.map((index) => ({ videoId: ids[index] }));
    const playlists = [
      { title: 'Jazz', privacyStatus: 'public', items: [...items(0, 1), { videoId: before[0] }] },
      { title: 'Summer', privacyStatus: 'unlisted', items: items(1, 2) },
      { title: 'Winter', items: items(3) },
    ];
    const buffer = Buffer.from(JSON.stringify({ format: 'cuecard-playlists', version: 1, playlists }));
    const manager = await extension.open('manager.html#playlists');
    await manager.getByRole('button', { name: 'Import videos' }).click();
    await manager
      .getByLabel('File', { exact: true })
      .setInputFiles({ name: 'season.json', mimeType: 'application/json', buffer });
    const target = (of: string) => manager.getByLabel(`from “${of}”`).locator('option:checked');
    await expect(target('Jazz')).toHaveText('Jazz');
    await expect(target('Summer')).toHaveText('New playlist, unlisted');
    await expect(manager.getByText('1 video is already in the playlist')).toBeVisible();
    await manager.getByLabel('from “Winter”').selectOption('Do not import');
    await manager.getByRole('button', { name: 'Save 4 videos' }).click();
    await manager.getByRole('link', { name: 'Show progress' }).click();
    const run = manager.getByRole('complementary').filter({ hasText: 'Save 4 videos from season.json' });
    await expect(run).toContainText('4 of 4 done');
    expect(contents(sandbox, 'Jazz').sort()).toEqual([...before, ids[0], ids[1]].sort());
    expect(contents(sandbox, 'Summer').sort()).toEqual([ids[1], ids[2]].sort());
    const mine = () => sandbox.video.playlists().filter(({ title }) => /Summer|Winter/.test(title));
    expect(mine()).toMatchObject([{ title: 'Summer', privacyStatus: 'unlisted' }]);

    await run.getByRole('button', { name: 'Undo all…' }).click();
    await run.getByRole('button', { name: 'Undo all 4' }).click();
    await expect(run).toContainText('4 of 4 undone');
    expect(contents(sandbox, 'Jazz')).toEqual(before);
    expect(mine()).toEqual([]);
  },
);
