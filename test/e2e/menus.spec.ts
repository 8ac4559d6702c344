import type { Page } from '@playwright/test';
import { account } from '../sandbox/seed';
import { badgeOf, diskOf, hasMenu } from './browserParts';
import type { MenuClick } from './harness/dispatch';
import type { Extension } from './harness/extension';
import { signIn } from './harness/signIn';
import { expect, longRun, test, variant } from './harness/test';
import { asked, contents, idOf, ratingOf, subscribedTo } from './stored';

/** The context menus of pages and links: video actions, the submenu of playlists, and results. */

const watch = (videoId: string) => `https://www.youtube.com/watch?v=${videoId}`;
const bench = 'Sbx-5_vid01';
const workshopYard = 'UCSandbox_WorkshopYard05';
const blog = 'https://blog.example/review';

/** The same video by the menu of its page, and by the menu of a link to it on another. */
const menus = [
  { menu: 'page', open: watch(bench), click: (what: string): MenuClick => ({ menuItemId: `page ${what}` }) },
  {
    menu: 'link',
    open: 'https://www.youtube.com/@bluelamp',
    click: (what: string): MenuClick => ({ menuItemId: `link ${what}`, linkUrl: `${watch(bench)}&pp=x` }),
  },
] as const;

for (const [index, { menu, open, click }] of menus.entries()) {
  test(
    `the menu of a ${menu} saves, creates a playlist, rates and subscribes`,
    variant(index),
    async ({ extension, visit, inPage, dispatchMenu, sandbox }) => {
      // By clicks: entries are drawn anew as an account is connected.
      await signIn(extension);
      const page = await visit(open);
      const ours = await inPage(page);

      await test.step('first asks where, then saves there; the submenu holds what was used', async () => {
        await expect.poll(() => hasMenu(extension, `${menu} video.save`)).toBe(false);
        await dispatchMenu(page, click('choose'));
        const frame = await ours.frame();
        await frame.getByRole('option', { name: /^Jazz/ }).click();
        await expect(frame.getByText('Saved to Jazz')).toBeVisible();
        expect(contents(sandbox, 'Jazz').at(-1)).toBe(bench);
        await frame.getByRole('button', { name: 'Undo' }).click();
        await expect(frame.getByText('Saved to Jazz, undone')).toBeVisible();
        await frame.getByRole('button', { name: 'Close' }).click();

        await expect.poll(() => hasMenu(extension, `${menu} video.save`)).toBe(true);
        await dispatchMenu(page, click('video.save'));
        await expect.poll(() => ours.text()).toContain('Saved to Jazz');
        expect(contents(sandbox, 'Jazz').filter((id) => id === bench)).toHaveLength(1);
        await ours.button('Undo').click();
        await expect.poll(() => ours.text()).toContain('Saved to Jazz, undone');
        expect(contents(sandbox, 'Jazz')).not.toContain(bench);

        const jazz = `playlist:${idOf('Jazz')}`;
        expect(await hasMenu(extension, `${menu} ${jazz}`)).toBe(true);
        await dispatchMenu(page, click(jazz));
        await expect.poll(() => contents(sandbox, 'Jazz')).toContain(bench);
      });

      await test.step('rates and clears', async () => {
        await dispatchMenu(page, click('video.like'));
        await expect.poll(() => ours.text()).toContain('Liked');
        expect(ratingOf(sandbox, bench)).toBe('like');
        await dispatchMenu(page, click('video.dislike'));
        await expect.poll(() => ours.text()).toContain('Disliked');
        expect(ratingOf(sandbox, bench)).toBe('dislike');
        await dispatchMenu(page, click('video.clearRating'));
        await expect.poll(() => ours.text()).toContain('Rating removed');
        expect(ratingOf(sandbox, bench)).toBeUndefined();
        await ours.button('Undo').click();
        await expect.poll(() => ours.text()).toContain('Rating removed, undone');
        expect(ratingOf(sandbox, bench)).toBe('dislike');
      });

      await test.step('subscribes to the channel of a video and unsubscribes', async () => {
        await dispatchMenu(page, click('channel.subscribe'));
        await expect.poll(() => ours.text()).toContain('Subscribed to Workshop Yard');
        expect(subscribedTo(sandbox)).toContain(workshopYard);
        await dispatchMenu(page, click('channel.unsubscribe'));
        await expect.poll(() => ours.text()).toContain('Unsubscribed from Workshop Yard');
        expect(subscribedTo(sandbox)).not.toContain(workshopYard);
        await ours.button('Undo').click();
        await expect.poll(() => ours.text()).toContain('Unsubscribed from Workshop Yard, undone');
        expect(subscribedTo(sandbox)).toContain(workshopYard);
      });

      await test.step('makes a new playlist', async () => {
        await dispatchMenu(page, click('video.saveToNew'));
        const frame = await ours.frame();
        await frame.getByLabel('Title').fill('From a menu');
        await frame.getByLabel('Visibility').selectOption('Public');
        await frame.getByRole('button', { name: 'Create and save' }).click();
        await expect(frame.getByText('Playlist From a menu created and video saved')).toBeVisible();
        expect(sandbox.video.playlists(account.channelId).at(-1)?.privacyStatus).toBe('public');
        expect(contents(sandbox, 'From a menu')).toEqual([bench]);
      });
    },
  );
}

test(
  'subscribes to a channel from its page and from a link to it',
  longRun,
  async ({ connected, visit, inPage, dispatchMenu, sandbox }) => {
    await connected('video');
    const page = await visit('https://www.youtube.com/@workshop-yard');
    const ours = await inPage(page);
    await dispatchMenu(page, { menuItemId: 'page channel.subscribe' });
    await expect.poll(() => ours.text()).toContain('Subscribed to Workshop Yard');
    expect(subscribedTo(sandbox)).toContain(workshopYard);
    const linkUrl = 'https://www.youtube.com/channel/UCSandbox-Blue_Note-0003?sub_confirmation=1';
    await dispatchMenu(page, { menuItemId: 'link channel.unsubscribe', linkUrl });
    await expect.poll(() => ours.text()).toContain('Unsubscribed from Blue Lamp Sessions');
    expect(subscribedTo(sandbox)).not.toContain('UCSandbox-Blue_Note-0003');
  },
);

test('a failure of a menu action is shown in the page with a remedy', async ({
  extension,
  visit,
  inPage,
  dispatchMenu,
}) => {
  const page = await visit(watch(bench));
  const ours = await inPage(page);
  await dispatchMenu(page, { menuItemId: 'page video.like' });
  await expect
    .poll(() => ours.text())
    .toContain('You are not signed in to a YouTube account. Sign in to continue.');
  const opened = extension.context.waitForEvent('page');
  await ours.button('Sign in').click();
  await expect((await opened).getByRole('button', { name: 'Connect your YouTube account' })).toBeVisible();
});

test(
  'menus list no playlists of a signed-out account',
  longRun,
  async ({ extension, visit, inPage, dispatchMenu, connected }) => {
    await connected('video');
    const page = await visit(watch(bench));
    await saveOnce(page, extension, await inPage(page), dispatchMenu);
    const options = await extension.open('options.html');
    await options.getByRole('button', { name: 'Sign out' }).click();
    await expect.poll(() => hasMenu(extension, 'page video.save')).toBe(false);
    expect(await hasMenu(extension, `page playlist:${idOf('Ideas')}`)).toBe(false);
  },
);

test(
  'without an overlay, the badge counts the result until the popup is opened',
  longRun,
  async ({ extension, visit, dispatchMenu, popupFor, sandbox, connected }) => {
    await connected('video');
    const page = await visit(blog);
    await dispatchMenu(page, { menuItemId: 'link video.like', linkUrl: watch(bench) });
    await expect.poll(() => ratingOf(sandbox, bench)).toBe('like');
    await expect.poll(() => badgeOf(extension)).toMatchObject({ text: '1' });
    const popup = await popupFor(page);
    await expect(popup.getByText('Liked')).toBeVisible();
    await expect.poll(() => badgeOf(extension)).toMatchObject({ text: '' });
  },
);

test(
  'without an overlay, a failure is the title of an exclamation mark on the toolbar',
  longRun,
  async ({ extension, visit, dispatchMenu, popupFor }) => {
    const page = await visit(blog);
    await dispatchMenu(page, { menuItemId: 'link video.like', linkUrl: watch(bench) });
    await expect
      .poll(() => badgeOf(extension))
      .toEqual({
        text: '!',
        title: 'Cuecard: You are not signed in to a YouTube account. Sign in to continue.',
      });
    await popupFor(page);
    await expect.poll(() => badgeOf(extension)).toMatchObject({ text: '' });
  },
);

test(
  'a result whose page was closed or left is counted on the badge',
  longRun,
  async ({ extension, visit, inPage, dispatchMenu, sandbox, connected }) => {
    await connected('video');
    const page = await visit(watch(bench));
    sandbox.faults.set({ kind: 'delay', ms: 500, path: '/youtube/v3/videos/rate', times: 1 });
    await dispatchMenu(page, { menuItemId: 'page video.dislike' });
    await expect.poll(() => asked(sandbox, 'POST', 'videos/rate')).toBe(1);
    await page.close();
    await expect.poll(() => ratingOf(sandbox, bench)).toBe('dislike');
    await expect.poll(() => badgeOf(extension)).toMatchObject({ text: '1' });

    const left = await visit(watch('Sbx-5_vid02'));
    const bar = await inPage(left);
    await bar.button('Cuecard: actions for this page').hover();
    sandbox.faults.set({ kind: 'delay', ms: 500, path: '/youtube/v3/videos/rate', times: 1 });
    await bar.button('Like').click();
    await expect.poll(() => asked(sandbox, 'POST', 'videos/rate')).toBe(2);
    await left.goto(blog);
    await expect.poll(() => ratingOf(sandbox, 'Sbx-5_vid02')).toBe('like');
    await expect.poll(() => badgeOf(extension)).toMatchObject({ text: '2' });
  },
);

// Written before, an answer may stay out for as long as it likes; to come, a write must come within the 300 ms that
// the sandbox's profile gives it.
for (const [when, ms] of [
  ['after', 2_000],
  ['before', 200],
] as const) {
  test(
    `a worker that is stopped ${when} the platform has written: a menu's save is done exactly once`,
    longRun,
    async ({ extension, visit, inPage, dispatchMenu, sandbox, connected }) => {
      await connected('video');
      const page = await visit(watch(bench));
      await saveOnce(page, extension, await inPage(page), dispatchMenu);
      await expect.poll(() => hasMenu(extension, 'page video.save')).toBe(true);
      const other = await visit(watch('Sbx-5_vid02'));
      sandbox.faults.set({ kind: 'delay', ms, when, method: 'POST', path: insert, times: 1 });
      const before = asked(sandbox, 'POST', 'playlistItems');
      await dispatchMenu(other, { menuItemId: 'page video.save' });
      await expect.poll(() => asked(sandbox, 'POST', 'playlistItems'), { intervals: [20] }).toBe(before + 1);
      await extension.killWorker();
      await extension.worker();
      const { own } = extension;
      await expect
        .poll(async () => (await diskOf(own)).jobs)
        .toMatchObject([{ state: 'done' }, { state: 'done' }]);
      expect(contents(sandbox, 'Ideas')).toEqual([bench, 'Sbx-5_vid02']);
    },
  );
}

const insert = '/youtube/v3/playlistItems';

/** Saves to 'Ideas', so that menus know a last playlist. */
async function saveOnce(
  page: Page,
  extension: Extension,
  ours: { frame(): Promise<import('@playwright/test').Frame> },
  dispatchMenu: (page: Page, click: MenuClick) => Promise<void>,
): Promise<void> {
  await dispatchMenu(page, { menuItemId: 'page choose' });
  const frame = await ours.frame();
  await frame.getByRole('option', { name: /^Ideas/ }).click();
  await frame.getByText('Saved to Ideas').waitFor();
  await expect.poll(() => hasMenu(extension, 'page video.save')).toBe(true);
}
