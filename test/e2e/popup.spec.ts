import type { Page } from '@playwright/test';
import { account } from '../sandbox/seed';
import { pressAnew } from './harness/pressAnew';
import { expect, longRun, test, variant } from './harness/test';
import { asked, contents, ratingOf, subscribedTo } from './stored';

/** The popup for a video or channel: state, actions, results, Undo, and the data stored by the platform. */

const bench = 'Sbx-5_vid01';
const workshopYard = 'UCSandbox_WorkshopYard05';
const blueLamp = 'UCSandbox-Blue_Note-0003';
const blog = 'https://blog.example';

const button = (popup: Page, name: string) => popup.getByRole('button', { name, exact: true });
const result = (popup: Page, text: string) => popup.getByRole('status').getByText(text, { exact: true });

/** Where a person meets a video: its own page, and a page about something else that plays it. */
const places = [
  { name: 'a watch page', address: `https://www.youtube.com/watch?v=${bench}`, videoId: bench },
  { name: 'a blog post with a player', address: `${blog}/review`, videoId: 'Sbx-3_vid01' },
];

for (const [index, { name, address, videoId }] of places.entries()) {
  test(
    `on ${name}: saves, rates, subscribes, creates a playlist`,
    variant(index),
    async ({ extension, connected, visit, popupFor, sandbox }) => {
      await extension.grantHost(blog);
      await connected('video');
      const page = await visit(address);
      const popup = await popupFor(page);

      await test.step('one click saves to the last playlist; Undo takes it out', async () => {
        await button(popup, 'Save to Ideas').click();
        await expect(result(popup, 'Saved to Ideas')).toBeVisible();
        expect(contents(sandbox, 'Ideas')).toEqual([videoId]);
        await expect(popup.getByText('In Ideas')).toBeVisible();
        await button(popup, 'Undo').click();
        await expect(result(popup, 'Saved to Ideas, undone')).toBeVisible();
        expect(contents(sandbox, 'Ideas')).toEqual([]);
        expect(asked(sandbox, 'POST', 'playlistItems')).toBe(1);
      });

      await test.step('like, dislike and clear show and change what is so', async () => {
        const like = button(popup, 'Like');
        const wasLiked = ratingOf(sandbox, videoId) === 'like';
        await expect(like).toHaveAttribute('aria-pressed', String(wasLiked));
        if (!wasLiked) {
          await like.click();
          await expect(result(popup, 'Liked')).toBeVisible();
          expect(ratingOf(sandbox, videoId)).toBe('like');
          await expect(like).toHaveAttribute('aria-pressed', 'true');
        }
        await pressAnew(like);
        await expect(result(popup, 'Rating removed')).toBeVisible();
        expect(ratingOf(sandbox, videoId)).toBeUndefined();
        await expect(like).toHaveAttribute('aria-pressed', 'false');
        await button(popup, 'Undo').click();
        await expect(like).toHaveAttribute('aria-pressed', 'true');
        await button(popup, 'Dislike').click();
        await expect(result(popup, 'Disliked')).toBeVisible();
        expect(ratingOf(sandbox, videoId)).toBe('dislike');
        await expect(like).toHaveAttribute('aria-pressed', 'false');
        await button(popup, 'Undo').click();
        await expect(result(popup, 'Disliked, undone')).toBeVisible();
        expect(ratingOf(sandbox, videoId)).toBe('like');
        await expect(like).toHaveAttribute('aria-pressed', 'true');
      });

      await test.step('subscribing goes there and back', async () => {
        const channelId = sandbox.video.videos().find(({ id }) => id === videoId)?.channelId ?? '';
        const wasSubscribed = subscribedTo(sandbox).includes(channelId);
        const steps = wasSubscribed ? ['Unsubscribe', 'Subscribe'] : ['Subscribe', 'Unsubscribe'];
        for (const step of steps) {
          await pressAnew(button(popup, step));
          await expect(popup.getByText(/^(?:Subscribed to|Unsubscribed from) /).first()).toBeVisible();
          await expect(button(popup, step)).toBeHidden();
          expect(subscribedTo(sandbox).includes(channelId)).toBe(step === 'Subscribe');
        }
        await button(popup, 'Undo').click();
        await expect.poll(() => subscribedTo(sandbox).includes(channelId)).toBe(!wasSubscribed);
      });

      await test.step('a new playlist is made with who may see it, and Undo deletes it', async () => {
        await button(popup, 'Another playlist…').click();
        await button(popup, 'New playlist').click();
        await button(popup, 'Create and save').click();
        await expect(popup.getByText('Enter a title for the playlist.')).toBeVisible();
        await popup.getByLabel('Title').fill('Autumn & “winter”');
        await popup.getByLabel('Visibility').selectOption('Unlisted');
        await pressAnew(button(popup, 'Create and save'));
        await expect(result(popup, 'Playlist Autumn & “winter” created and video saved')).toBeVisible();
        const made = sandbox.video.playlists(account.channelId).at(-1);
        expect(made).toMatchObject({ title: 'Autumn & “winter”', privacyStatus: 'unlisted' });
        expect(contents(sandbox, 'Autumn & “winter”')).toEqual([videoId]);
        await button(popup, 'Undo').click();
        await expect(popup.getByText(/^Playlist .* created, undone$/)).toBeVisible();
        expect(sandbox.video.playlists(account.channelId)).toHaveLength(6);
      });

      await test.step('Watch later is a private playlist of that name, made on first use', async () => {
        await popup.reload();
        await button(popup, 'Another playlist…').click();
        await button(popup, 'Watch later').click();
        await expect(result(popup, 'Playlist Watch later created and video saved')).toBeVisible();
        const made = sandbox.video.playlists(account.channelId).at(-1);
        expect(made).toMatchObject({ title: 'Watch later', privacyStatus: 'private' });
        expect(contents(sandbox, 'Watch later')).toEqual([videoId]);
        await popup.reload();
        await button(popup, 'Another playlist…').click();
        await expect(popup.getByRole('option', { name: /^Watch later/ })).toBeVisible();
        await expect(button(popup, 'Watch later')).toHaveCount(0);
        await popup.reload();
        await button(popup, 'Undo').first().click();
        await expect.poll(() => sandbox.video.playlists(account.channelId).length).toBe(6);
      });

      await test.step('another is found by typing and chosen by key, and is the last one from then on', async () => {
        await popup.reload();
        const before = contents(sandbox, 'Foyer screen');
        await button(popup, 'Another playlist…').click();
        await expect(popup.getByRole('option')).toHaveCount(6);
        // The filter has the focus already; accents and case do not matter, and Enter takes what is reached.
        await popup.keyboard.type('É');
        await expect(popup.getByRole('option')).toHaveText([/^Ideas/, /^Foyer screen/, /^Live/]);
        await popup.keyboard.press('Escape');
        await popup.keyboard.type('s');
        await popup.keyboard.press('ArrowDown');
        await popup.keyboard.press('ArrowDown');
        await popup.keyboard.press('ArrowUp');
        await expect(popup.getByRole('option', { selected: true })).toHaveText(/^Foyer screen/);
        await popup.keyboard.press('Enter');
        await expect(result(popup, 'Saved to Foyer screen')).toBeVisible();
        expect(contents(sandbox, 'Foyer screen')).toEqual([...before, videoId]);

        const other = await popupFor(await visit('https://www.youtube.com/watch?v=Sbx-5_vid05'));
        await expect(button(other, 'Save to Foyer screen')).toBeVisible();
      });
    },
  );
}

test('the state is shown before any action, with its cost in units', async ({
  connected,
  visit,
  popupFor,
  sandbox,
}) => {
  await connected('video');
  // Liked, its channel subscribed to, and on the last playlist of all.
  sandbox.video.addPlaylist({
    id: 'PLSandboxHarbourHall-Night-0000012l',
    title: 'Night',
    channelId: account.channelId,
    description: '',
    privacyStatus: 'private',
    manualSort: true,
    videoIds: ['Sbx-3_vid01'],
  });
  const popup = await popupFor(await visit('https://www.youtube.com/watch?v=Sbx-3_vid01'));
  await expect(button(popup, 'Like')).toHaveAttribute('aria-pressed', 'true');
  await expect(button(popup, 'Dislike')).toHaveAttribute('aria-pressed', 'false');
  await expect(button(popup, 'Unsubscribe')).toBeVisible();
  await expect(button(popup, 'Subscribe')).toBeHidden();
  await expect(popup.getByText('In Night')).toBeVisible();
  await expect(button(popup, 'Save to Night')).toBeHidden();
  await expect(popup.getByRole('heading', { name: 'Trio in one take: Low Tide' })).toBeVisible();
  await expect(popup.getByText('Harbour Hall')).toBeVisible();

  // What we count is what the platform counts, also after it was spent.
  const shown = () => popup.getByText(/units left$/).textContent();
  const isWhatIsLeft = async () =>
    (await shown()) === `${(10_000 - sandbox.video.quota.used()).toLocaleString('en')} units left`;
  await expect.poll(isWhatIsLeft).toBe(true);
  expect(await button(popup, 'Dislike').getAttribute('title')).toBe(
    "Dislike · Uses 51 units of today's quota",
  );
  await button(popup, 'Dislike').click();
  await expect(result(popup, 'Disliked')).toBeVisible();
  await expect.poll(isWhatIsLeft).toBe(true);
});

test(
  'once all playlists were read, a video is found in one without cost; it is removed, and Undo restores its position',
  longRun,
  async ({ connected, visit, popupFor, sandbox }) => {
    await connected('video');
    const before = contents(sandbox, 'Talks');
    const page = await visit('https://www.youtube.com/watch?v=Sbx-4_vid03');
    const popup = await popupFor(page);
    await button(popup, 'Another playlist…').click();
    await popup.getByRole('button', { name: /^Read all your playlists once \(\d+ units\)$/ }).click();
    await expect(popup.getByRole('option', { name: /^Talks.*already in this playlist/ })).toBeVisible();
    await expect(popup.getByRole('button', { name: /^Check which of these contain it/ })).toBeHidden();
    await popup.close();

    const looks = () => asked(sandbox, 'GET', 'playlistItems') + asked(sandbox, 'GET', 'playlists');
    const spent = looks();
    const again = await popupFor(page);
    await expect(again.getByText('In Talks')).toBeVisible();
    await button(again, 'Remove Talks').click();
    await expect(result(again, 'Removed from Talks')).toBeVisible();
    await expect(again.getByText('In Talks')).toBeHidden();
    // The look that removing takes to find the item.
    expect(looks() - spent).toBe(1);
    expect(contents(sandbox, 'Talks')).toEqual(before.filter((id) => id !== 'Sbx-4_vid03'));
    await button(again, 'Undo').click();
    await expect(result(again, 'Removed from Talks, undone')).toBeVisible();
    expect(contents(sandbox, 'Talks')).toEqual(before);
  },
);

test(
  'a duplicate in a playlist is saved after a confirmation only',
  longRun,
  async ({ connected, visit, popupFor, sandbox }) => {
    await connected('video');
    const popup = await popupFor(await visit('https://www.youtube.com/watch?v=Sbx-4_vid01'));
    await button(popup, 'Another playlist…').click();
    await popup.getByRole('button', { name: /^Check which of these contain it/ }).click();
    await popup.getByRole('option', { name: /^Talks.*already in this playlist/ }).click();
    await expect(popup.getByText('This video is already in “Talks”.')).toBeVisible();
    expect(asked(sandbox, 'POST', 'playlistItems')).toBe(0);
    await button(popup, 'Save again').click();
    await expect(result(popup, 'Saved to Talks')).toBeVisible();
    expect(contents(sandbox, 'Talks').filter((id) => id === 'Sbx-4_vid01')).toHaveLength(2);
  },
);

for (const path of ['@workshop-yard', `channel/${workshopYard}`]) {
  test(
    `on the channel page /${path}: subscribe, unsubscribe, Undo`,
    longRun,
    async ({ connected, visit, popupFor, sandbox }) => {
      await connected('video');
      const popup = await popupFor(await visit(`https://www.youtube.com/${path}`));
      await expect(popup.getByRole('heading', { name: 'Workshop Yard' })).toBeVisible();
      await button(popup, 'Subscribe').click();
      await expect(result(popup, 'Subscribed to Workshop Yard')).toBeVisible();
      expect(subscribedTo(sandbox)).toContain(workshopYard);
      await button(popup, 'Undo').click();
      await expect(result(popup, 'Subscribed to Workshop Yard, undone')).toBeVisible();
      expect(subscribedTo(sandbox)).not.toContain(workshopYard);
    },
  );
}

test(
  'the page of a subscribed channel offers to unsubscribe',
  longRun,
  async ({ connected, visit, popupFor, sandbox }) => {
    await connected('video');
    const popup = await popupFor(await visit('https://www.youtube.com/@bluelamp'));
    await expect(button(popup, 'Subscribe')).toBeHidden();
    await button(popup, 'Unsubscribe').click();
    await expect(result(popup, 'Unsubscribed from Blue Lamp Sessions')).toBeVisible();
    expect(subscribedTo(sandbox)).not.toContain(blueLamp);
    await button(popup, 'Undo').click();
    await expect(result(popup, 'Unsubscribed from Blue Lamp Sessions, undone')).toBeVisible();
    expect(subscribedTo(sandbox)).toContain(blueLamp);
  },
);

test('a blog post with a video: saves it, and reads other subjects only after a click; a channel is the same there and on its own page', async ({
  extension,
  visit,
  popupFor,
  sandbox,
  connected,
}) => {
  await extension.grantHost(blog);
  await connected('video');
  const popup = await popupFor(await visit(`${blog}/review`));
  await button(popup, 'Save to Ideas').click();
  await expect(result(popup, 'Saved to Ideas')).toBeVisible();
  expect(contents(sandbox, 'Ideas')).toEqual(['Sbx-3_vid01']);
  const before = asked(sandbox, 'GET', 'channels');
  await popup.getByRole('button', { name: /^on their channel/ }).click();
  await expect(button(popup, 'Unsubscribe')).toBeVisible();
  expect(asked(sandbox, 'GET', 'channels')).toBe(before + 1);
  await button(popup, 'Unsubscribe').click();
  await expect(result(popup, 'Unsubscribed from Blue Lamp Sessions')).toBeVisible();
  expect(subscribedTo(sandbox)).not.toContain(blueLamp);

  const channel = await popupFor(await visit('https://www.youtube.com/@bluelamp'));
  await button(channel, 'Subscribe').click();
  await expect(result(channel, 'Subscribed to Blue Lamp Sessions')).toBeVisible();
  expect(subscribedTo(sandbox)).toContain(blueLamp);
});

for (const [kind, address] of [
  ['results', 'https://www.youtube.com/results?search_query=x&count=20'],
  ['a video', `https://www.youtube.com/watch?v=${bench}`],
] as const)
  test(
    `a selection with several links on the page of ${kind} offers those videos alone`,
    longRun,
    async ({ extension, visit, popupFor, connected }) => {
      await connected('video');
      await extension.grantHost('https://www.youtube.com');
      const page = await visit(address);
      const chosen = await page.evaluate(() => {
        const links = [...document.querySelectorAll<HTMLAnchorElement>('a[href*="watch?v="]')];
        getSelection()?.setBaseAndExtent(links[0] as Element, 0, links[4] as Element, 0);
        const ids = links.filter((link) => getSelection()?.containsNode(link, true)).map(({ href }) => href);
        return new Set(ids).size;
      });
      expect(chosen).toBeGreaterThan(1);
      const popup = await popupFor(page);
      await expect(button(popup, `Save all ${chosen} videos…`)).toBeVisible();
    },
  );

test('a popup that was closed during an action and opened again shows the result with Undo', async ({
  connected,
  visit,
  popupFor,
  sandbox,
}) => {
  await connected('video');
  const page = await visit(`https://www.youtube.com/watch?v=${bench}`);
  const popup = await popupFor(page);
  sandbox.faults.set({ kind: 'delay', ms: 400, method: 'POST', path: '/youtube/v3/playlistItems', times: 1 });
  await button(popup, 'Save to Ideas').click();
  await expect(result(popup, 'Saving to Ideas…')).toBeVisible();
  await popup.close();
  await expect.poll(() => contents(sandbox, 'Ideas')).toEqual([bench]);

  const again = await popupFor(page);
  const recent = again.getByRole('region', { name: 'Recent' });
  await expect(recent.getByText('Saved to Ideas')).toBeVisible();
  await recent.getByRole('button', { name: 'Undo' }).click();
  await expect(recent.getByText('Saved to Ideas, undone')).toBeVisible();
  expect(contents(sandbox, 'Ideas')).toEqual([]);
});

test(
  'two views at the same time cost their units once',
  longRun,
  async ({ extension, visit, popupFor, sandbox }) => {
    const popup = await popupFor(await visit(`https://www.youtube.com/watch?v=${bench}`));
    const opened = extension.context.waitForEvent('page');
    await popup.getByRole('button', { name: 'Sign in' }).click();
    const window = await opened;
    await window.getByRole('button', { name: 'Sign in' }).click();
    await window.getByRole('button', { name: 'Allow' }).click();
    await expect(button(popup, 'Save to Ideas')).toBeVisible();
    expect(asked(sandbox, 'GET', 'videos/getRating')).toBe(1);
  },
);

test(
  'a letter replaces a picture that cannot be loaded',
  longRun,
  async ({ extension, visit, popupFor, connected }) => {
    await connected('video');
    const { context } = extension;
    await context.route('https://i.ytimg.com/**', (route) => route.abort());
    const popup = await popupFor(await visit('https://www.youtube.com/@workshop-yard'));
    await expect(button(popup, 'Subscribe')).toBeVisible();
    await expect(popup.locator('main img')).toHaveCount(0);
    await expect(popup.locator('main .portrait')).toHaveText('W');
    await context.unrouteAll();
  },
);
