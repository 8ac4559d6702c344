import { account, playlists, videos } from '../sandbox/seed';
import { expect, longRun, test, until } from './harness/test';
import { asked, contents, subscribedTo } from './stored';

/** What belongs to a page of a playlist or channel: copy its videos, subscribe; and one video to several playlists. */

const theirs = playlists.find(({ title }) => title === 'Wood')!;
const workshopYard = theirs.channelId;
const bench = 'Sbx-5_vid01';

test(
  'from the popup of a playlist, all of it is copied to a new playlist of mine, and its channel is subscribed to',
  longRun,
  async ({ connected, extension, visit, popupFor, sandbox }) => {
    await connected('video');
    const page = await visit(`https://www.youtube.com/playlist?list=${theirs.id}`);
    const popup = await popupFor(page);
    await expect(popup.getByRole('heading', { name: 'Wood' })).toBeVisible();
    await popup.getByRole('button', { name: 'Subscribe', exact: true }).click();
    await until('the subscription', () => subscribedTo(sandbox).includes(workshopYard));

    const opened = extension.context.waitForEvent('page');
    await popup.getByRole('button', { name: 'Copy this playlist to mine…' }).click();
    const manager = await opened;
    expect(manager.url()).toContain(extension.url('manager.html'));
    await expect(manager.getByText('“Wood” has 3 videos.')).toBeVisible();
    await manager.getByRole('button', { name: 'Show the videos to save (1 unit)' }).click();
    await expect(manager.getByLabel('from “Wood”').locator('option:checked')).toHaveText(
      'New playlist, private',
    );
    await manager.getByRole('button', { name: 'Another playlist, too' }).click();
    await manager.getByLabel('And to playlist').selectOption('Ideas');
    expect(asked(sandbox, 'POST', 'playlistItems')).toBe(0);
    await manager.getByRole('button', { name: /^Save \d+ videos$/ }).click();
    for (const title of ['Wood', 'Ideas'])
      await until(`all in ${title}`, () => contents(sandbox, title).length === theirs.videoIds.length);
    expect(contents(sandbox, 'Wood')).toEqual(theirs.videoIds);
  },
);

test(
  'from the bar of a channel, the uploads since a date are saved',
  longRun,
  async ({ connected, extension, visit, inPage, sandbox }) => {
    await connected('video');
    const uploads = videos.filter(({ channelId }) => channelId === workshopYard);
    const days = uploads.map(({ publishedAt }) => publishedAt.slice(0, 10)).sort();
    const since = days.at(-2) ?? '';
    const wanted = uploads.filter(({ publishedAt }) => publishedAt.slice(0, 10) >= since).length;
    const page = await visit('https://www.youtube.com/@workshop-yard');
    const ours = await inPage(page);
    await ours.button('Cuecard: actions for this page').hover();
    await expect.poll(() => ours.text()).toContain("Save this channel's videos…");
    const opened = extension.context.waitForEvent('page');
    await ours.button("Save this channel's videos…").click();
    const manager = await opened;
    await manager.getByLabel('Published since').fill(since);
    await manager.getByRole('button', { name: /^Show the videos to save/ }).click();
    await expect(manager.getByText(`${wanted} videos found.`)).toBeVisible();
    await manager.getByLabel('from “Workshop Yard”').selectOption('Ideas');
    await manager.getByRole('button', { name: `Save ${wanted} videos` }).click();
    await until('the uploads in Ideas', () => contents(sandbox, 'Ideas').length === wanted);
  },
);

test('what is mine opens in the manager, and is offered neither for copying nor for subscribing', async ({
  connected,
  extension,
  visit,
  popupFor,
  inPage,
}) => {
  await connected('video');
  const jazz = playlists.find(({ title }) => title === 'Jazz')!;
  const popup = await popupFor(await visit(`https://www.youtube.com/playlist?list=${jazz.id}`));
  const open = popup.getByRole('button', { name: 'Open in manager' });
  await expect(open).toBeVisible();
  await expect(popup.getByRole('button', { name: /Copy this playlist|^Subscribe/ })).toHaveCount(0);
  const opened = extension.context.waitForEvent('page');
  await open.click();
  const manager = await opened;
  await expect(manager.getByRole('heading', { name: 'Jazz' })).toBeVisible();
  await expect(manager.getByText(`${jazz.videoIds.length} of ${jazz.videoIds.length}`)).toBeVisible();
  await manager.close();

  const mine = videos.find(({ channelId }) => channelId === account.channelId)!;
  const ours = await inPage(await visit(`https://www.youtube.com/watch?v=${mine.id}`));
  await ours.button('Cuecard: actions for this page').hover();
  await expect.poll(() => ours.text()).toContain('Open in manager');
  expect(await ours.text()).not.toContain('Subscribe');
  const openedAgain = extension.context.waitForEvent('page');
  await ours.button('Open in manager').click();
  await expect((await openedAgain).getByRole('heading', { name: mine.title })).toBeVisible();
});

test('one video is saved to several playlists with one press, and all is undone', async ({
  connected,
  visit,
  popupFor,
  sandbox,
}) => {
  await connected('video');
  const page = await visit(`https://www.youtube.com/watch?v=${bench}`);
  const popup = await popupFor(page);
  await popup.getByRole('button', { name: 'Another playlist…' }).click();
  const filter = popup.getByRole('combobox');
  await filter.fill('ideas');
  // The key ticks what is in the list, which loads meanwhile
  await expect(popup.getByRole('option', { name: /^Ideas/ })).toBeVisible();
  await filter.press('Control+Enter');
  await filter.fill('');
  await popup
    .getByRole('option', { name: /^Talks/ })
    .locator('.tick')
    .click();
  const before = contents(sandbox, 'Talks').length;
  await popup.getByRole('button', { name: 'Save to 2 playlists' }).click();
  await until('the video in both', () =>
    ['Ideas', 'Talks'].every((title) => contents(sandbox, title).includes(bench)),
  );
  await popup.getByRole('button', { name: 'Undo all 2' }).click();
  await until(
    'both as before',
    () => contents(sandbox, 'Ideas').length === 0 && contents(sandbox, 'Talks').length === before,
  );
});
