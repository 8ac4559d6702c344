import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { buildStates } from '../components/buildStates';
import { account, playlists } from '../sandbox/seed';
import { faultsInPage, faultsOf } from './harness/axe';
import { type OurWorld, ourWorld } from './harness/ourWorld';
import { statesOf } from './harness/states';
import { expect, longRun, test } from './harness/test';

/** axe on every page and overlay, in light and dark; and one journey by keyboard alone. */

const bench = 'Sbx-5_vid03';
const handle = 'Cuecard: actions for this page';
/** Dark mode changes colours only. */
const rulesInTheDark = ['color-contrast', 'link-in-text-block'];
const schemes = [
  ['light', undefined],
  ['dark', rulesInTheDark],
] as const;

test.describe('our own pages', () => {
  // Serial, because the tests share one site of states that is built once.
  test.describe.configure({ mode: 'default' });
  let folder = '';
  test.beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'cuecard-states-'));
    await buildStates(folder);
  });
  test.afterAll(() => rm(folder, { recursive: true }));

  for (const kind of ['popup', 'options', 'welcome', 'help', 'frame', 'manager'])
    for (const [what, choose, tags] of [
      ['each kind of element', richest, {}],
      ['every state', (kinds: Kinds) => [...kinds.keys()], longRun],
    ] as const)
      test(`${what} of the ${kind} has no axe violations in light and dark`, tags, async ({ extension }) => {
        test.slow();
        const { page, states, show } = await statesOf(extension, folder, kind);
        const kinds: Kinds = new Map();
        for (const state of states) {
          await show(state);
          kinds.set(state, await page.evaluate(kindsShown));
        }
        const faults: string[] = [];
        for (const [colorScheme, rules] of schemes) {
          await page.emulateMedia({ colorScheme });
          for (const state of choose(kinds)) {
            await show(state);
            for (const fault of await faultsOf(page, rules))
              faults.push(`${state}, ${colorScheme}: ${fault}`);
          }
        }
        expect(faults).toEqual([]);
      });
});

/** The kinds of elements in each state. */
type Kinds = Map<string, string[]>;

/** Runs in the page of states: collects the kinds of elements that style sheets distinguish. */
function kindsShown(): string[] {
  const conditions = ['class', 'disabled', 'aria-disabled', 'aria-pressed', 'aria-selected', 'aria-invalid'];
  const kindOf = (element: Element) =>
    [element.localName, ...conditions.map((name) => element.getAttribute(name))].join();
  return [...new Set([...document.querySelectorAll('#app *')].map(kindOf))];
}

/** A small set of states that covers all kinds of elements. */
function richest(kindsOf: Kinds): string[] {
  const chosen: string[] = [];
  const missing = new Set([...kindsOf.values()].flat());
  const gainOf = (kinds: string[]) => kinds.filter((kind) => missing.has(kind)).length;
  while (missing.size > 0) {
    const [[state, kinds] = ['', []]] = [...kindsOf].sort(([, a], [, b]) => gainOf(b) - gainOf(a));
    chosen.push(state);
    for (const kind of kinds) missing.delete(kind);
  }
  return chosen;
}

const hosts = 'cuecard-buttons, cuecard-overlay';

/** Runs axe on our elements in a page, in light and dark. */
async function look(page: Page, world: OurWorld, state: string): Promise<void> {
  for (const [colorScheme, rules] of schemes) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    const inside = `chrome.dom.openOrClosedShadowRoot(document.querySelector('${hosts}')).lastElementChild`;
    const schemeOfOurs = `getComputedStyle(${inside}).colorScheme`;
    await expect.poll(() => world.evaluate(schemeOfOurs)).toBe(colorScheme);
    expect(await faultsInPage(world, rules), `${state}, ${colorScheme}`).toEqual([]);
  }
}

test('our elements in a page have no axe violations in any state', async ({
  connected,
  visit,
  inPage,
  sandbox,
}) => {
  test.slow();
  await connected('video');
  const page = await visit(`https://www.youtube.com/watch?v=${bench}`);
  const ours = await inPage(page);
  let world = await ourWorld(page);
  const check = (state: string) => look(page, world, state);
  await check('handle');
  await ours.button(handle).hover();
  await expect.poll(() => ours.text()).toContain('Account: Harbour Hall');
  await check('offers');
  await expect(async () => {
    await ours.button('Like').click();
    await expect.poll(() => ours.text(), { timeout: 3_000 }).toContain('Liked');
  }).toPass();
  await check('result');
  await ours.button('Another playlist…').click();
  const frame = await ours.frame();
  await expect(frame.getByRole('option')).toHaveCount(6);
  await check('frame');
  await ours.button('Close').click();

  await page.goto('https://www.youtube.com/results?search_query=harbour&count=20');
  world = await ourWorld(page);
  await page.getByRole('link', { name: /^Result 001:/ }).hover();
  await ours.button('More actions for this video').click();
  await expect.poll(() => ours.button('Like').exists()).toBe(true);
  await check('button on a link');
  await ours.button(/^Save to Ideas/).click();
  await expect.poll(() => ours.text()).toContain('In Ideas');
  await check('mark and result in the corner');

  await page.goto('https://www.youtube.com/watch?v=SbxNoRate_1');
  world = await ourWorld(page);
  await ours.button(handle).hover();
  await expect(async () => {
    await ours.button('Like').click();
    await expect.poll(() => ours.text(), { timeout: 3_000 }).toContain('Ratings are turned off');
  }).toPass();
  expect(sandbox.video.ratings(account.channelId).map(({ videoId }) => videoId)).not.toContain('SbxNoRate_1');
  await check('failure');
  // The background answers no more.
  await world.evaluate('chrome.runtime.sendMessage = () => new Promise(() => undefined); undefined');
  await ours.button('Dislike').click();
  await expect.poll(() => ours.text()).toContain('Working…');
  await check('at work');
  // The state of a content script after an update of the extension.
  await world.evaluate('globalThis.chrome = { dom: chrome.dom }; undefined');
  await ours.button('Like').click();
  await expect.poll(() => ours.text()).toContain('updated');
  await expect.poll(() => ours.names('button')).toEqual(['Reload page']);
  await check('cut off by an update');
});

test(
  'the overlay has no axe violations: failure, list, event button, form',
  longRun,
  async ({ extension, visit, inPage, popupFor, dispatchKey, connected }) => {
    await connected('site');
    await extension.grantHost('https://venue.example');
    const page = await visit('https://venue.example/many');
    await dispatchKey(page, 'like');
    const ours = await inPage(page);
    await expect.poll(() => ours.text()).toContain('No video');
    const world = await ourWorld(page);
    const check = (state: string) => look(page, world, state);
    await check('failure in the corner');
    await ours.button('Close').click();
    await dispatchKey(page, 'event');
    await ours.button(/^Dance into the year/).hover();
    await check('list');
    const popup = await popupFor(page);
    await popup.getByRole('button', { name: 'Menu' }).click();
    await popup.getByLabel('Show “Add event” on venue.example').click();
    await page.bringToFront();
    await expect.poll(() => ours.button(/^Dance into the year/).exists()).toBe(false);
    await check('eventButton');
    await ours.button('Add one of 3 events').click();
    await ours.button(/^Dance into the year/).click();
    const frame = await ours.frame();
    await frame.getByLabel('Title').waitFor();
    await check('form');
    for (const [, rules] of schemes) {
      await page.emulateMedia({ colorScheme: rules ? 'dark' : 'light' });
      expect(await faultsOf(frame, rules)).toEqual([]);
    }
  },
);

test('an intentional axe violation is reported, in our pages and in our elements in other pages', async ({
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
  await expect.poll(() => ours.button(handle).exists()).toBe(true);
  const world = await ourWorld(page);
  expect(await faultsInPage(world)).toEqual([]);
  await world.evaluate(`(() => {
    const host = document.querySelector('cuecard-buttons');
    for (const button of chrome.dom.openOrClosedShadowRoot(host).querySelectorAll('button'))
      for (const name of ['aria-label', 'title']) button.removeAttribute(name);
  })()`);
  expect((await faultsInPage(world)).join()).toContain('button-name');
});

test('the popup by keyboard: choose a playlist, save, undo', async ({
  connected,
  visit,
  popupFor,
  sandbox,
}) => {
  await connected('video');
  const popup = await popupFor(await visit(`https://www.youtube.com/watch?v=${bench}`));
  await popup.getByRole('button', { name: 'Save to Ideas' }).waitFor();
  await tabTo(popup, 'Another playlist…');
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
