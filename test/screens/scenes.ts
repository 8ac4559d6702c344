import type { Frame, Page } from '@playwright/test';
import type { Extension } from '../e2e/harness/extension';
import type { OurWorld } from '../e2e/harness/ourWorld';
import { playlists, videos } from '../sandbox/seed';

/** A demo page, and what the built extension shows in it. Elements of ours are found by selectors. */
export interface DemoPage {
  extension: Extension;
  page: Page;
  tabId: number;
  goto(address: string): Promise<void>;
  /** Resolves when an element of ours is displayed. */
  see(selector: string): Promise<void>;
  hover(selector: string): Promise<void>;
  /** Clicks until another element of ours is displayed: a button ignores presses in its first half second. */
  click(selector: string, seen: string): Promise<void>;
  /** Sends a message to the background as an own page does. */
  ask(type: string, data: object): Promise<void>;
  /** Runs a keyboard command of the extension. */
  key(command: string): Promise<void>;
  /** The form in the page, when it has its height. */
  frame(): Promise<Frame>;
  world(): Promise<OurWorld>;
}

const site = 'https://www.youtube.com';
const venue = 'https://venue.example';
const results = `${site}/results?search_query=harbour&count=40`;
const watch = (videoId = '') => `${site}/watch?v=${videoId}`;
/** Of a channel not subscribed to, and in no playlist. */
const [fresh, other] = [videos[34]?.id, videos[35]?.id];
/** In the playlist 'Talks'. */
const talk = 'Sbx-4_vid03';
const firstLink = 'main a[href*="watch?v="]';

async function openBar({ goto, hover, see }: DemoPage, address: string): Promise<void> {
  await goto(address);
  await hover('.handle');
  await see('.bar .tools button');
}

async function openPicker(demo: DemoPage): Promise<void> {
  await openBar(demo, watch(fresh));
  await demo.click('[data-key=choose]', '.frame');
  await seeOptions(demo);
}

/** The playlists of the picker, which come after the form. */
async function seeOptions({ frame }: DemoPage): Promise<void> {
  await (await frame()).getByRole('option').first().waitFor();
  await frame();
}

async function startChoice({ goto, ask, see, tabId }: DemoPage): Promise<void> {
  await goto(results);
  await ask('chooseVideos', { tabId });
  await see('.saver .icon');
}

async function startMove({ goto, ask, see, tabId }: DemoPage): Promise<void> {
  await goto(watch(fresh));
  await see('.handle');
  await ask('moveButton', { tabId, site });
  await see('[role=dialog] .primary');
}

async function openEventForm({ goto, key, frame }: DemoPage): Promise<Frame> {
  await goto(`${venue}/jazz-night`);
  await key('event');
  await (await frame()).locator('.evidence').first().waitFor();
  return frame();
}

/** Each state by its name; each begins with a page of its own. */
export const scenes: Record<string, (demo: DemoPage) => Promise<void>> = {
  async handle({ goto, see }) {
    await goto(watch(fresh));
    await see('.handle');
  },
  async 'handle with focus'({ goto, page, see }) {
    await goto(watch(fresh));
    await see('.handle');
    await page.keyboard.press('Shift+Tab');
    await see('.bar .tools button');
  },
  'bar of a video in a playlist': (demo) => openBar(demo, watch(talk)),
  async 'bar: liked, with focus on Undo'(demo) {
    await openBar(demo, watch(fresh));
    await demo.click('[data-key^="video.like"]', '.result .row button');
    await demo.see('[aria-pressed=true]');
    await demo.page.keyboard.press('Tab');
    await demo.page.keyboard.press('Tab');
  },
  async 'bar: failure'(demo) {
    await openBar(demo, watch('SbxNoRate_1'));
    await demo.click('[data-key^="video.like"]', '.result .bad');
  },
  'bar of a channel': (demo) => openBar(demo, `${site}/@bluelamp`),
  'bar of a playlist': (demo) => openBar(demo, `${site}/playlist?list=${playlists[0]?.id}`),
  async 'bar: covered'(demo) {
    await openBar(demo, watch(fresh));
    await cover(demo.page);
    await demo.click('[data-key^="video.dislike"]', '.panel .panel.bad');
  },
  async 'handle: covered'(demo) {
    await demo.goto(watch(fresh));
    await demo.see('.handle');
    await cover(demo.page);
    await demo.click('.handle', '.panel.bad');
  },
  async 'bar: working'(demo) {
    await openBar(demo, watch(fresh));
    await (await demo.world()).evaluate('chrome.runtime.sendMessage = () => new Promise(() => undefined); 0');
    await demo.click('[data-key^="video.dislike"]', '.result p');
  },
  async 'after an update'(demo) {
    await openBar(demo, watch(fresh));
    await (await demo.world()).evaluate('globalThis.chrome = { dom: chrome.dom }; 0');
    await demo.click('[data-key^="video.dislike"]', '[role=alert] .primary');
  },
  'save picker': openPicker,
  async 'button to save again, beside the handle'(demo) {
    await openBar(demo, watch(fresh));
    await demo.click('.bar .primary', '.result .row button');
    await demo.goto(watch(other));
    await demo.see('.bar > .primary');
  },
  async 'saved by the button beside the handle'(demo) {
    await demo.goto(watch(other));
    await demo.click('.bar > .primary', '.toast .row');
  },
  async 'buttons on a link, by key'({ goto, page, see }) {
    await goto(results);
    await page.locator(firstLink).first().focus();
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Tab');
    await see('.saver');
    await page.keyboard.press('Tab');
  },
  async 'menu on a link'({ goto, page, click }) {
    await goto(results);
    await hoverLink(page);
    await click('.saver .icon + .icon', '.saver [data-key=choose]');
  },
  async 'mark and result'({ goto, page, click, see }) {
    await goto(results);
    await hoverLink(page);
    await click('.saver .primary', '.toast .row');
    await page.mouse.move(0, 0);
    await see('.mark');
  },
  async 'button on a link: covered'({ goto, page, click, see }) {
    await goto(results);
    await hoverLink(page);
    await see('.saver');
    await cover(page);
    await click('.saver .primary', '.saver .panel.bad');
  },
  'choice: none': startChoice,
  async 'choice: all'(demo) {
    await startChoice(demo);
    await demo.click('.row button', '.icon.primary');
  },
  async 'choice: some, with focus on a box'(demo) {
    await startChoice(demo);
    await demo.click('.saver .icon', '.icon.primary');
    await demo.page.keyboard.press('ArrowDown');
    await demo.page.keyboard.press('ArrowDown');
  },
  async 'choice: form'(demo) {
    await startChoice(demo);
    await demo.click('.row button', '.icon.primary');
    await demo.click('.corner .primary', '.frame');
    await seeOptions(demo);
  },
  async 'choice: covered'(demo) {
    await startChoice(demo);
    await cover(demo.page);
    await demo.click('.saver .icon', '.panel.bad');
  },
  mover: startMove,
  async 'mover in the middle'(demo) {
    await startMove(demo);
    for (let steps = 0; steps < 12; steps++) await demo.page.keyboard.press('ArrowUp');
    for (let steps = 0; steps < 8; steps++) await demo.page.keyboard.press('ArrowLeft');
  },
  async 'list of events'({ goto, key, see, page }) {
    await goto(`${venue}/many`);
    await key('event');
    await see('.eventButton .panel button');
    await page.keyboard.press('Tab');
  },
  async 'event form'(demo) {
    await openEventForm(demo);
  },
  async 'source of a field'(demo) {
    const form = await openEventForm(demo);
    await form.locator('.evidence').first().click();
    await demo.see('.place');
  },
  async 'event button'({ goto, ask, see }) {
    await goto(`${venue}/jazz-night`);
    await ask('setEventButton', { origin: venue, on: true });
    await see('.eventButton button');
  },
  async 'failure in the corner'({ goto, key, see }) {
    await goto('https://blog.example/quiet');
    await key('like');
    await see('.toast .bad');
  },
};

/** Without waiting: our buttons come to lie over the link. */
const hoverLink = (page: Page) => page.locator(firstLink).first().hover({ force: true });

/** Covers the page with an invisible element that lets clicks through, as pages do that attack. */
async function cover(page: Page): Promise<void> {
  await page.evaluate(() => {
    const element = document.createElement('div');
    element.popover = 'manual';
    element.style.cssText =
      'position: fixed; inset: 0; width: 100vw; height: 100vh; margin: 0; border: 0; background: transparent; pointer-events: none';
    document.body.append(element);
    element.showPopover();
  });
}
