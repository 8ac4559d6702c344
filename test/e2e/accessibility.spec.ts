import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { buildStates } from '../components/buildStates';
import { account, playlists } from '../sandbox/seed';
import { faultsInPage, faultsOf } from './harness/axe';
import type { Extension } from './harness/extension';
import { ourWorld } from './harness/ourWorld';
import { expect, test } from './harness/test';

/** Everything we draw, looked at by axe in light and in dark, and one journey without a mouse. */

const bench = 'Sbx-5_vid03';
const handle = 'Cuecard: what you can do here';
const schemes = ['light', 'dark'] as const;
/** In the dark nothing but colours changes. */
const rulesFor = { light: undefined, dark: ['color-contrast', 'link-in-text-block'] };
const origin = 'https://states.example';

/** Of the page of states. */
declare function showState(name: string): Promise<void>;

async function openStates({ context }: Extension, folder: string): Promise<Page> {
  const page = await context.newPage();
  await page.route(`${origin}/**`, async (route) => {
    const { pathname } = new URL(route.request().url());
    const body = await readFile(join(folder, pathname)).catch(() => undefined);
    const type = Object.entries(types).find(([ending]) => pathname.endsWith(ending))?.[1] ?? 'text/plain';
    await (body ? route.fulfill({ body, contentType: type }) : route.fulfill({ status: 404 }));
  });
  return page;
}
const types = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.png': 'image/png',
};

test.describe('our own pages', () => {
  // One after the other, all of them on one site of states that is built once.
  test.describe.configure({ mode: 'default' });
  let folder = '';
  test.beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'cuecard-states-'));
    await buildStates(folder);
  });
  test.afterAll(() => rm(folder, { recursive: true }));

  for (const kind of ['popup', 'options', 'frame', 'manager']) {
    test(`every state of the ${kind} is free of faults`, async ({ extension }) => {
      test.slow();
      const page = await openStates(extension, folder);
      await page.setViewportSize({
        width: kind === 'options' || kind === 'manager' ? 1000 : 400,
        height: 700,
      });
      await page.goto(`${origin}/states.html`);
      await page.locator('html[data-ready]').waitFor();
      const names: string[] = JSON.parse((await page.locator('#app').textContent()) ?? '[]');
      const states = names.filter((name) => name.startsWith(`${kind}:`));
      expect(states.length).toBeGreaterThan(3);
      const faults: string[] = [];
      for (const state of states) {
        await page.evaluate((name) => showState(name), state);
        for (const colorScheme of schemes) {
          await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
          for (const fault of await faultsOf(page, rulesFor[colorScheme]))
            faults.push(`${state}, ${colorScheme}: ${fault}`);
        }
      }
      expect(faults).toEqual([]);
    });
  }
});

test('what we draw into a page is free of faults in each of its states', async ({
  connected,
  visit,
  inPage,
}) => {
  test.slow();
  await connected('video');
  const page = await visit(`https://www.youtube.com/watch?v=${bench}`);
  const ours = await inPage(page);
  const check = async (state: string) => {
    const world = await ourWorld(page);
    for (const colorScheme of schemes) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      expect(await faultsInPage(world, rulesFor[colorScheme]), `${state}, ${colorScheme}`).toEqual([]);
    }
  };
  await check('handle');
  await ours.button(handle).hover();
  await expect.poll(() => ours.text()).toContain('As Harbour Hall');
  await check('offers');
  await ours.button('Like').click();
  await expect.poll(() => ours.text()).toContain('Liked');
  await check('result');
  await ours.button('Save to…').click();
  const frame = await ours.frame();
  await expect(frame.getByRole('option')).toHaveCount(6);
  await check('frame');
  await ours.button('Close').click();

  await page.goto('https://www.youtube.com/results?search_query=harbour');
  await page.getByRole('link', { name: /^Result 001:/ }).hover();
  await ours.button('More for this video').click();
  await expect.poll(() => ours.button('Like').exists()).toBe(true);
  await check('button on a link');
  await ours.button(/^Save to Ideas/).click();
  await expect.poll(() => ours.text()).toContain('In Ideas');
  await check('mark and result in the corner');

  await page.goto('https://www.youtube.com/watch?v=SbxNoRate_1');
  await ours.button(handle).hover();
  await ours.button('Like').click();
  await expect.poll(() => ours.text()).toContain('Rating is switched off');
  await check('failure');
});

test('the pill, its list and its form are free of faults', async ({
  extension,
  visit,
  inPage,
  dispatchKey,
  connected,
}) => {
  await connected('site');
  await extension.grantHost('https://venue.example');
  const page = await visit('https://venue.example/many');
  await dispatchKey(page, 'event');
  const ours = await inPage(page);
  await ours.button(/^Dance into the year/).hover();
  const world = await ourWorld(page);
  for (const colorScheme of schemes) {
    await page.emulateMedia({ colorScheme });
    expect(await faultsInPage(world, rulesFor[colorScheme]), colorScheme).toEqual([]);
  }
  await ours.button(/^Dance into the year/).click();
  const frame = await ours.frame();
  await frame.getByLabel('Title').waitFor();
  for (const colorScheme of schemes) {
    await page.emulateMedia({ colorScheme });
    expect(await faultsInPage(world, rulesFor[colorScheme]), colorScheme).toEqual([]);
    expect(await faultsOf(frame, rulesFor[colorScheme]), colorScheme).toEqual([]);
  }
});

test('a planted fault is reported, in our pages and in what we draw into others', async ({
  extension,
  visit,
  inPage,
}) => {
  const options = await extension.open('options.html');
  await options.getByRole('heading').first().waitFor();
  expect(await faultsOf(options)).toEqual([]);
  await options.evaluate(() => document.querySelector('main')?.append(document.createElement('button')));
  expect((await faultsOf(options)).join()).toContain('button-name');

  const page = await visit(`https://www.youtube.com/watch?v=${bench}`);
  const ours = await inPage(page);
  expect(await ours.button(handle).exists()).toBe(true);
  const world = await ourWorld(page);
  expect(await faultsInPage(world)).toEqual([]);
  await world.evaluate(`(() => {
    const host = document.querySelector('cuecard-buttons');
    chrome.dom.openOrClosedShadowRoot(host).querySelector('button').removeAttribute('aria-label');
  })()`);
  expect((await faultsInPage(world)).join()).toContain('button-name');
});

test('the popup without a mouse: choose a playlist, save, take it back', async ({
  connected,
  visit,
  popupFor,
  sandbox,
}) => {
  await connected('video');
  const popup = await popupFor(await visit(`https://www.youtube.com/watch?v=${bench}`));
  await popup.getByRole('button', { name: 'Save to Ideas' }).waitFor();
  await tabTo(popup, 'Another…');
  await popup.keyboard.press('Enter');
  await expect(popup.getByRole('combobox')).toBeFocused();
  await popup.keyboard.type('o');
  await popup.keyboard.press('ArrowDown');
  const chosen = (await popup.getByRole('option', { selected: true }).textContent()) ?? '';
  const title = playlists.find((list) => chosen.startsWith(list.title))?.title ?? chosen;
  await popup.keyboard.press('Enter');
  await expect(popup.getByText(`Saved to ${title}`).first()).toBeVisible();
  const holds = () =>
    sandbox.video
      .playlists(account.channelId)
      .filter(({ id }) => sandbox.video.playlistItems(id).some(({ videoId }) => videoId === bench))
      .map((list) => list.title);
  expect(holds()).toEqual([title]);
  await tabTo(popup, 'Undo');
  await popup.keyboard.press('Enter');
  await expect.poll(holds).toEqual([]);
});

/** Presses the Tab key until a button of this name has the focus. */
async function tabTo(page: Page, name: string): Promise<void> {
  const button = page.getByRole('button', { name }).first();
  for (let steps = 0; steps < 25; steps++) {
    await page.keyboard.press('Tab');
    if (await button.evaluate((element) => element === document.activeElement)) return;
  }
  throw new Error(`The Tab key leads to no button ${name}`);
}
