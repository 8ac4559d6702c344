import type { Page } from '@playwright/test';
import type { Sandbox } from '../sandbox';
import { account, playlists, videos } from '../sandbox/seed';

import type { InPage } from './harness/inPage';
import { pressInFront } from './harness/pressAnew';
import { expect, longRun, test, variant } from './harness/test';

/** The bar on pages about one video or channel, through its closed root, by mouse and keys. */

const handle = 'Cuecard: actions for this page';
const bench = 'Sbx-5_vid03';
/** On the playlists 'Talks' and no other. */
const tides = 'Sbx-4_vid01';
const another = 'Sbx-5_vid04';

const watch = (videoId: string, origin = 'https://www.youtube.com', more = '') =>
  `${origin}/watch?v=${videoId}${more}`;

const idOf = (title: string) => playlists.find((playlist) => playlist.title === title)?.id ?? title;

const contents = ({ video }: Sandbox, title: string) =>
  video.playlistItems(idOf(title)).map(({ videoId }) => videoId);

const ratingOf = ({ video }: Sandbox, videoId: string) =>
  video.ratings(account.channelId).find((rating) => rating.videoId === videoId)?.rating;

const subscribedTo = ({ video }: Sandbox) =>
  video.subscriptions(account.channelId).map(({ publisherId }) => publisherId);

async function openBar(ours: InPage): Promise<void> {
  await ours.button(handle).hover();
  await expect.poll(() => ours.text()).toContain('Account: Harbour Hall');
}

/** Without a class or id of the page there is nothing else to go by than what a person sees. */
const clickLink = (page: Page, name: string) => page.getByRole('link', { name, exact: true }).first().click();

const places = [
  { name: 'the video site with every name changed', origin: 'https://www.youtube.com', more: '&scramble=1' },
  { name: 'the video site', origin: 'https://www.youtube.com', more: '' },
  { name: 'the mobile site', origin: 'https://m.youtube.com', more: '' },
];

for (const [index, { name, origin, more }] of places.entries()) {
  test(
    `on ${name} one click saves, Undo replaces the button, and the next page has its own bar`,
    variant(index),
    async ({ connected, visit, inPage, sandbox }) => {
      await connected('video');
      const page = await visit(watch(bench, origin, more));
      const ours = await inPage(page);
      await openBar(ours);
      const places = async (...names: string[]) =>
        Promise.all(names.map((button) => ours.button(button).box()));
      const before = await places('Save to Ideas', 'Another playlist…', 'Like');
      await ours.button('Save to Ideas').click();
      await expect.poll(() => ours.text()).toContain('Saved to Ideas');
      expect(contents(sandbox, 'Ideas')).toEqual([bench]);
      await expect.poll(() => ours.button('Remove from Ideas').exists()).toBe(true);
      // A second press at the same place must not meet another row
      expect(await places('Remove from Ideas', 'Another playlist…', 'Like')).toEqual(before);
      await ours.button('Undo').click();
      await expect.poll(() => ours.text()).toContain('Saved to Ideas, undone');
      expect(contents(sandbox, 'Ideas')).toEqual([]);

      const title = videos.find(({ id }) => id === another)?.title ?? '';
      await clickLink(page, title);
      await expect(page.getByRole('heading', { name: title, level: 1 })).toBeVisible();
      await openBar(ours);
      expect(await ours.text()).not.toContain('Removed from');
      // A button that has just come into view ignores presses for half a second.
      const saved = async () => {
        if (contents(sandbox, 'Ideas').length === 0) await ours.button('Save to Ideas').click();
        return contents(sandbox, 'Ideas');
      };
      await expect.poll(saved, { intervals: [1_000] }).toEqual([another]);
      expect((await ours.names('button')).filter((other) => other === handle)).toHaveLength(1);

      // Beside the closed handle, whose shadow is no cover.
      await page.goto(watch(bench, origin, more));
      await ours.button('Save to Ideas').click();
      await expect.poll(() => ours.text()).toContain('Saved to Ideas');
      expect(contents(sandbox, 'Ideas')).toEqual([another, bench]);
    },
  );
}

test('the bar sends no request before it is opened; then it rates, saves in its frame, creates a playlist, subscribes', async ({
  connected,
  visit,
  inPage,
  sandbox,
}) => {
  await connected('video');
  const asked = () => sandbox.requests.filter(({ path }) => path.startsWith('/youtube/v3')).length;
  const before = asked();
  const page = await visit(watch(bench));
  const ours = await inPage(page);

  await test.step('it opens and closes by pointer and press', async () => {
    expect(await ours.button(handle).state('expanded')).toBe(false);
    expect(asked()).toBe(before);
    await openBar(ours);
    expect(await ours.button(handle).state('expanded')).toBe(true);
    expect(asked()).toBeGreaterThan(before);
    // The press that the pointer came for does not close what its coming has opened.
    await ours.button(handle).click();
    expect(await ours.button('Like').exists()).toBe(true);
    await ours.button(handle).click();
    await expect.poll(() => ours.button('Like').exists()).toBe(false);
    await ours.button(handle).click();
  });

  await test.step('ratings show how they stand; like, dislike and clear', async () => {
    expect(await ours.button('Like').state('pressed')).toBe('false');
    await ours.button('Like').click();
    await expect.poll(() => ratingOf(sandbox, bench)).toBe('like');
    await expect.poll(() => ours.button('Like').state('pressed')).toBe('true');

    await ours.button('Dislike').click();
    await expect.poll(() => ratingOf(sandbox, bench)).toBe('dislike');
    await expect.poll(() => ours.button('Dislike').state('pressed')).toBe('true');
    expect(await ours.button('Like').state('pressed')).toBe('false');

    await ours.button('Dislike').click();
    await expect.poll(() => ours.text()).toContain('Rating removed');
    expect(ratingOf(sandbox, bench)).toBeUndefined();
    await ours.button('Undo').click();
    await expect.poll(() => ratingOf(sandbox, bench)).toBe('dislike');
    // The bar is drawn anew then: a press in between would be for what lay there before
    await expect.poll(() => ours.button('Dislike').state('pressed')).toBe('true');
  });

  await test.step('the frame offers all playlists, filters as one types and saves by key', async () => {
    await ours.button('Another playlist…').click();
    const frame = await ours.frame();
    await expect(frame.getByRole('option')).toHaveCount(6);
    // The filter has the focus: what is typed goes there.
    const keyboard = await ours.formKeyboard();
    await keyboard.type('ja');
    await expect(frame.getByRole('option')).toHaveCount(1);
    await expect(frame.getByRole('option')).toContainText('Jazz');
    await keyboard.press('Enter');
    await expect(frame.getByText('Saved to Jazz')).toBeVisible();
    expect(contents(sandbox, 'Jazz')).toContain(bench);
    await frame.getByRole('button', { name: 'Undo' }).click();
    await expect(frame.getByText('Saved to Jazz, undone')).toBeVisible();
    expect(contents(sandbox, 'Jazz')).not.toContain(bench);
    await frame.getByRole('button', { name: 'Close' }).click();
    await expect.poll(() => ours.names('dialog')).toEqual([]);
  });

  await test.step('a new playlist is made in the frame, with who may see it', async () => {
    await openBar(ours);
    await pressInFront(ours, 'New playlist…');
    const frame = await ours.frame();
    await expect(frame.getByLabel('Title')).toBeFocused();
    await (await ours.formKeyboard()).type('Evening <class>');
    await frame.getByRole('button', { name: 'Create and save' }).click();
    await expect(frame.getByText('It must not contain < or >.')).toBeVisible();
    await frame.getByRole('button', { name: 'Choose another playlist' }).click();
    // The frame changes its height meanwhile, and a press may miss.
    await expect(async () => {
      await frame.getByRole('button', { name: 'New playlist' }).click({ timeout: 2_000 });
      await expect(frame.getByLabel('Title')).toBeVisible({ timeout: 2_000 });
    }).toPass();
    // The action failed, so the typed text is restored.
    await expect(frame.getByLabel('Title')).toHaveValue('Evening <class>');
    await frame.getByLabel('Title').fill('Evening class');
    await frame.getByLabel('Visibility').selectOption('Unlisted');
    await frame.getByRole('button', { name: 'Create and save' }).click();
    await expect(frame.getByText('Playlist Evening class created and video saved')).toBeVisible();
    const made = sandbox.video.playlists(account.channelId).find(({ title }) => title.startsWith('Evening'));
    expect(made).toMatchObject({ title: 'Evening class', privacyStatus: 'unlisted' });
    expect(contents(sandbox, made?.id ?? '')).toEqual([bench]);
    await frame.getByRole('button', { name: 'Undo' }).click();
    await expect(frame.getByText(/^Playlist .* created, undone$/)).toBeVisible();
    expect(sandbox.video.playlists(account.channelId)).toHaveLength(6);
    await frame.getByRole('button', { name: 'Close' }).click();
    await expect.poll(() => ours.names('dialog')).toEqual([]);
  });

  await test.step('subscribes and unsubscribes on a video and on its channel', async () => {
    const yard = 'UCSandbox_WorkshopYard05';
    await openBar(ours);
    await pressInFront(ours, 'Subscribe');
    await expect.poll(() => ours.text()).toContain('Subscribed to Workshop Yard');
    expect(subscribedTo(sandbox)).toContain(yard);
    await ours.button('Undo').click();
    await expect.poll(() => subscribedTo(sandbox)).not.toContain(yard);

    await page.goto('https://www.youtube.com/@bluelamp');
    await openBar(ours);
    await ours.button('Unsubscribe').click();
    await expect.poll(() => ours.text()).toContain('Unsubscribed from Blue Lamp Sessions');
    expect(subscribedTo(sandbox)).not.toContain('UCSandbox-Blue_Note-0003');
    await expect.poll(() => ours.button('Subscribe').exists()).toBe(true);
  });
});

test(
  'the frame warns before it saves a duplicate',
  longRun,
  async ({ connected, visit, inPage, sandbox }) => {
    await connected('video');
    const page = await visit(watch(tides));
    const ours = await inPage(page);
    await openBar(ours);
    await ours.button('Another playlist…').click();
    const frame = await ours.frame();
    await frame.getByRole('button', { name: /^Check which of these contain it/ }).click();
    const talks = frame.getByRole('option', { name: 'Talks' });
    await expect(talks).toContainText('already in this playlist');
    await ours.frameAtRest();
    await talks.click();
    await expect(frame.getByText('This video is already in “Talks”.')).toBeVisible();
    await ours.frameAtRest();
    expect(contents(sandbox, 'Talks').filter((id) => id === tides)).toHaveLength(1);
    await frame.getByRole('button', { name: 'Save again' }).click();
    await expect(frame.getByText('Saved to Talks')).toBeVisible();
    expect(contents(sandbox, 'Talks').filter((id) => id === tides)).toHaveLength(2);
  },
);

test(
  'a video is removed from a playlist, and Undo restores its position',
  longRun,
  async ({ connected, visit, inPage, sandbox }) => {
    await connected('video');
    const before = contents(sandbox, 'Talks');
    const page = await visit(watch('Sbx-4_vid03'));
    const ours = await inPage(page);
    await openBar(ours);
    await ours.button('Remove from Talks').click();
    await expect.poll(() => ours.text()).toContain('Removed from Talks');
    expect(contents(sandbox, 'Talks')).not.toContain('Sbx-4_vid03');
    await ours.button('Undo').click();
    await expect.poll(() => ours.text()).toContain('Removed from Talks, undone');
    expect(contents(sandbox, 'Talks')).toEqual(before);
  },
);

test('the button on a link makes way for the menu that the pointer goes on to', async ({
  extension,
  connected,
  visit,
  inPage,
}) => {
  await connected('video');
  const page = await visit('https://www.youtube.com/@harbourhall');
  const ours = await inPage(page);
  const { left, top } = await ours.button(handle).box();
  await page.mouse.move(left - 60, top - 30);
  await expect.poll(() => ours.button('Save this video').exists()).toBe(true);
  await openBar(ours);
  expect(await ours.button('Save this video').exists()).toBe(false);
  const opened = extension.context.waitForEvent('page');
  await ours.button('Open in manager').click();
  await expect((await opened).getByRole('heading', { name: 'Banner', exact: true })).toBeVisible();
});

test('all actions of the bar work by keyboard', async ({ connected, visit, inPage, sandbox }) => {
  await connected('video');
  const page = await visit(watch(bench));
  const ours = await inPage(page);
  await expect.poll(() => ours.button(handle).exists()).toBe(true);
  // Ours is the last of the page, so the way backwards is the short one.
  await page.keyboard.press('Shift+Tab');
  await expect.poll(() => ours.button('Like').exists()).toBe(true);
  expect(await ours.button(handle).state('focused')).toBe(true);
  await page.keyboard.press('Tab');
  expect(await ours.button('Move this button').state('focused')).toBe(true);
  await page.keyboard.press('Tab');
  expect(await ours.button('Save to Ideas').state('focused')).toBe(true);
  await page.keyboard.press('End');
  await page.keyboard.press('Home');
  for (let steps = 0; steps < 3; steps++) await page.keyboard.press('ArrowRight');
  expect(await ours.button('Like').state('focused')).toBe(true);
  await page.keyboard.press('Enter');
  await expect.poll(() => ratingOf(sandbox, bench)).toBe('like');
  // The focus survives the render.
  await expect.poll(() => ours.button('Like').state('pressed')).toBe('true');
  expect(await ours.button('Like').state('focused')).toBe(true);
  await page.keyboard.press('Escape');
  expect(await ours.button('Like').exists()).toBe(false);
  expect(await ours.button(handle).state('focused')).toBe(true);
});

test(
  'while shorts are scrolled, the bar is about the one in view',
  longRun,
  async ({ connected, visit, inPage, sandbox }) => {
    await connected('video');
    const page = await visit('https://www.youtube.com/shorts/Sbx-5_vid02');
    const ours = await inPage(page);
    await openBar(ours);
    await clickLink(page, 'Next short');
    await expect(page).not.toHaveURL(/Sbx-5_vid02/);
    const shown = new URL(page.url()).pathname.split('/').at(-1);
    await openBar(ours);
    await ours.button('Like').click();
    await expect
      .poll(() => sandbox.video.ratings(account.channelId).map(({ videoId }) => videoId))
      .toContain(shown);
    expect(ratingOf(sandbox, 'Sbx-5_vid02')).toBeUndefined();
  },
);

test(
  'without an account, the bar says so and opens the settings',
  longRun,
  async ({ extension, visit, inPage }) => {
    const page = await visit(watch(bench));
    const ours = await inPage(page);
    await ours.button(handle).hover();
    await expect
      .poll(() => ours.text())
      .toContain('You are not signed in to a YouTube account. Sign in to continue.');
    const opened = extension.context.waitForEvent('page');
    await ours.button('Sign in').click();
    await expect((await opened).getByRole('button', { name: 'Connect your YouTube account' })).toBeVisible();
  },
);

test(
  'a failure is shown in the bar, and nothing is stored',
  longRun,
  async ({ connected, visit, inPage, sandbox }) => {
    await connected('video');
    const page = await visit(watch('SbxNoRate_1'));
    const ours = await inPage(page);
    await openBar(ours);
    await ours.button('Like').click();
    await expect.poll(() => ours.text()).toContain('Ratings are turned off for this video.');
    expect(ratingOf(sandbox, 'SbxNoRate_1')).toBeUndefined();
  },
);

test('the button is hidden on a site and found again from the popup', async ({
  connected,
  visit,
  inPage,
  popupFor,
}) => {
  await connected('video');
  const page = await visit(watch(bench));
  const ours = await inPage(page);
  await expect.poll(() => ours.count()).toBe(1);
  const popup = await popupFor(page);
  await popup.getByRole('button', { name: 'Menu' }).click();
  const toggle = popup.getByLabel('Show the Cuecard button on www.youtube.com');
  await expect(toggle).toBeChecked();
  await toggle.click();
  await expect(toggle).not.toBeChecked();
  await expect.poll(() => ours.count()).toBe(0);
  await page.reload();
  const mobile = await visit(watch(bench, 'https://m.youtube.com'));
  const oursThere = await inPage(mobile);
  await expect.poll(() => oursThere.count()).toBe(1);
  expect(await ours.count()).toBe(0);

  await toggle.click();
  await expect(toggle).toBeChecked();
  await page.bringToFront();
  await openBar(ours);
});

test('the button is moved by pointer and keys from the popup, and stays there after a reload', async ({
  connected,
  visit,
  inPage,
  popupFor,
}) => {
  await connected('video');
  const page = await visit(watch(bench));
  const ours = await inPage(page);
  const standard = await ours.button(handle).box();
  const popup = await popupFor(page);
  await popup.getByRole('button', { name: 'Menu' }).click();
  await popup.getByRole('button', { name: 'Move the button' }).click();
  const grip = ours.button('Cuecard button: drag it, or use the arrow keys');
  await expect.poll(() => ours.text()).toContain('Drag the button');
  await page.bringToFront();
  const { left, top, right } = await grip.box();
  const size = right - left;
  expect([left, top]).toEqual([standard.left, standard.top]);
  await page.mouse.move(left + size / 2, top + size / 2);
  await page.mouse.down();
  await page.mouse.move(60, 60, { steps: 3 });
  await page.mouse.up();
  await page.keyboard.press('ArrowDown');
  await expect.poll(async () => (await grip.box()).top).toBe(60 - size / 2 + 16);
  await ours.button('Done').click();
  const moved = { left: 60 - size / 2, top: 60 - size / 2 + 16 };
  await expect.poll(() => ours.button(handle).box()).toMatchObject(moved);

  await page.reload();
  await expect.poll(() => ours.button(handle).box()).toMatchObject(moved);
});

test(
  'the button is moved by keys from its own panel in a narrow window, back to its standard place, and hidden',
  longRun,
  async ({ connected, visit, inPage }) => {
    await connected('video');
    const page = await visit(watch(bench));
    await page.setViewportSize({ width: 320, height: 480 });
    const ours = await inPage(page);
    const grip = ours.button('Cuecard button: drag it, or use the arrow keys');
    const startMove = async () => {
      await openBar(ours);
      // A press so soon after the button came back is refused, as it could be meant for something else.
      await expect(async () => {
        await ours.button('Move this button').click();
        await expect.poll(() => grip.exists(), { timeout: 2000 }).toBe(true);
      }).toPass({ timeout: 20_000 });
      await expect.poll(() => grip.state('focused')).toBe(true);
    };
    const topOf = async () => (await ours.button(handle).box()).top;

    await startMove();
    const { top } = await grip.box();
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('Escape');
    await expect.poll(topOf).toBe(top);
    await startMove();
    for (let steps = 0; steps < 40; steps++) await page.keyboard.press('ArrowUp');
    await expect.poll(async () => (await grip.box()).top).toBe(0);
    await ours.button('Done').click();
    await expect.poll(topOf).toBe(8);
    await startMove();
    await ours.button('Standard place').click();
    await expect.poll(topOf).toBe(top);
    await startMove();
    await ours.button('Hide on this site').click();
    await expect.poll(() => ours.text()).toContain("Show it again in Cuecard's popup.");
    await ours.button('Close').click();
    await expect.poll(() => ours.count()).toBe(0);
  },
);

test(
  'the button returns to a page that draws itself anew, and leaves one that removes it again and again',
  longRun,
  async ({ connected, visit, inPage, sandbox }) => {
    await connected('video');
    const page = await visit(watch(bench));
    const ours = await inPage(page);
    await expect.poll(() => ours.count()).toBe(1);
    await page.evaluate(() => {
      document.body.replaceChildren();
      document.documentElement.replaceChildren(document.createElement('body'));
      const style = new CSSStyleSheet();
      style.replaceSync('body ~ *, div { display: none !important; opacity: 0 !important }');
      document.adoptedStyleSheets = [style];
    });
    await expect(async () => {
      await openBar(ours);
      await ours.button('Like').click();
      await expect.poll(() => ratingOf(sandbox, bench), { timeout: 2000 }).toBe('like');
    }).toPass({ timeout: 30_000 });

    const removed = await page.evaluate(async () => {
      let removals = 0;
      const remove = () => {
        const host = document.querySelector('cuecard-buttons');
        if (host) removals++;
        host?.remove();
      };
      new MutationObserver(remove).observe(document.documentElement, { childList: true });
      remove();
      for (let frames = 0; frames < 30; frames++) await new Promise(requestAnimationFrame);
      return removals;
    });
    expect(removed).toBe(10);
    expect(await ours.count()).toBe(0);
    // The next page has its button again
    await page.goto(watch(another));
    await openBar(ours);
  },
);
