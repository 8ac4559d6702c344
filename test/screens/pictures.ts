import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { ensureBuild, getOutputFolder } from '../../scripts/build.mjs';
import { launchChromium } from '../e2e/harness/chromium';
import { type Extension, openExtension } from '../e2e/harness/extension';
import { inPage } from '../e2e/harness/inPage';
import { popupFor } from '../e2e/harness/popup';
import { connectSite, signIn } from '../e2e/harness/signIn';
import { until } from '../e2e/harness/until';
import { startSandbox } from '../sandbox';
import { videos } from '../sandbox/seed';

/**
 * `npm run pictures`: from the extension on the demo pages, the pictures for the stores (1,280 × 800 pixels, in
 * `screenshots/store/`: what matters of a page, under a headline) and the one of the README (in `docs/`).
 */
const forStores = 'screenshots/store';
const size = { width: 1280, height: 800 };
/** At most six words for each picture. */
const headlines = {
  '1-video': 'Save any video with one click',
  '2-playlists': 'Sort, merge and clean up playlists',
  '3-event': 'From a web page to your calendar',
  '4-choose-many': 'Choose many videos, save them once',
  '5-events': 'Your whole calendar in one place',
  '6-videos': 'Change all your videos at once',
};
type Name = keyof typeof headlines;
/** Of a channel not subscribed to, and in no playlist. */
const watchPage = `https://www.youtube.com/watch?v=${videos[34]?.id}`;

const target = { browser: 'chrome', profile: 'sandbox' } as const;
await ensureBuild(target);
const sandbox = await startSandbox();
const { context, extensionId } = await launchChromium({
  extension: getOutputFolder(target),
  sandbox,
  headless: true,
});
try {
  await mkdir(forStores, { recursive: true });
  const extension = await openExtension(context, extensionId);
  await (await signIn(extension)).close();
  await (await connectSite(extension)).close();
  await drawBar(extension);
  await drawSaving(extension);
  await drawEvent(extension);
  await drawChoice(extension);
  await drawManager(extension, 'playlists', '2-playlists', 'Jazz');
  await drawManager(extension, 'events', '5-events', 'My events');
  await drawManager(extension, 'videos', '6-videos', 'Videos');
} finally {
  await context.close();
  await sandbox.close();
}

/** The README's picture: the bar in the page after a save and a rating. */
async function drawBar(extension: Extension): Promise<void> {
  const page = await open(extension, watchPage);
  const bar = await inPage(page);
  await bar.button(/^Cuecard/).hover();
  await bar.button(/^Save to /).click();
  await until('the saved video', async () => /Saved to/.test(await bar.text()));
  await bar.button('Like').click();
  await until('the rating', async () => /Liked/.test(await bar.text()));
  await bar.button('Undo').hover();
  await keep(page, 'docs/watch-page.png');
  await page.close();
}

async function drawSaving(extension: Extension): Promise<void> {
  const page = await open(extension, watchPage);
  const popup = await popupFor(extension, page);
  await popup.getByRole('button', { name: 'Subscribe' }).click();
  await popup.getByText(/^Subscribed to /).waitFor();
  await drawOver(page, popup, '1-video');
}

async function drawEvent(extension: Extension): Promise<void> {
  await extension.grantHost('https://venue.example');
  const page = await open(extension, 'https://venue.example/jazz-night');
  const popup = await popupFor(extension, page);
  await popup.getByRole('button', { name: 'Review first…' }).click();
  await popup.getByRole('button', { name: 'Save as draft' }).waitFor();
  await drawOver(page, popup, '3-event');
}

async function drawChoice(extension: Extension): Promise<void> {
  const page = await open(extension, 'https://www.youtube.com/results?search_query=harbour&count=40');
  const popup = await popupFor(extension, page);
  await popup.getByRole('button', { name: 'Menu' }).click();
  await popup.getByRole('button', { name: 'Choose several on this page…' }).click();
  const ours = await inPage(page);
  await until('the bar', async () => /Chosen: 0/.test(await ours.text()));
  await page.bringToFront();
  await ours.button(/^All/).click();
  await until('the choice', async () => !/Chosen: 0/.test(await ours.text()));
  await keepForStores('4-choose-many', await page.screenshot({ animations: 'disabled' }), 0);
}

/** A section of the manager, once it shows a text. */
async function drawManager(extension: Extension, section: string, name: Name, text: string): Promise<void> {
  const page = await extension.open(`manager.html#${section}`);
  await page.setViewportSize(size);
  await page.getByText(text, { exact: true }).first().waitFor();
  await page.locator('.collection tbody tr').first().waitFor();
  await page.waitForLoadState('networkidle');
  await keepForStores(name, await page.screenshot({ animations: 'disabled' }), 0);
}

async function open(extension: Extension, address: string): Promise<Page> {
  const page = await extension.visit(address);
  await page.setViewportSize(size);
  return page;
}

/** The popup over its page, where the toolbar opens it. */
async function drawOver(page: Page, popup: Page, name: Name): Promise<void> {
  const picture = await page.screenshot({ animations: 'disabled' });
  // As wide and high as the toolbar's popup
  await popup.setViewportSize({ width: 380, height: 600 });
  const part = await popup.locator('.popup').screenshot({ animations: 'disabled' });
  const sheet = await context.newPage();
  await sheet.setViewportSize(size);
  await sheet.setContent(`<style>
    body { margin: 0; background: url("${toAddress(picture)}") }
    img { position: absolute; top: 12px; right: 48px; border-radius: 8px; box-shadow: 0 8px 32px rgb(20 26 38 / 32%), 0 0 0 1px rgb(20 26 38 / 12%) }
  </style><img src="${toAddress(part)}">`);
  await keepForStores(name, await sheet.screenshot({ animations: 'disabled' }), 360);
  await sheet.close();
}

/**
 * A picture of the page under its headline.
 * @param from pixels that are cut off at the left, where nothing of ours is; the rest is enlarged to the same width
 */
async function keepForStores(name: Name, picture: Buffer, from: number): Promise<void> {
  const sheet = await context.newPage();
  await sheet.setViewportSize(size);
  const width = 1120;
  const scale = width / (size.width - from);
  await sheet.setContent(`<style>
    body { margin: 0; overflow: hidden; background: linear-gradient(160deg, #173b7a, #2b62c4); font-family: system-ui, sans-serif }
    h1 { margin: 44px 0 0; text-align: center; color: #fff; font-size: 46px; line-height: 56px }
    div { position: absolute; top: 144px; left: 80px; width: ${width}px; height: 700px; overflow: hidden; border-radius: 14px; box-shadow: 0 16px 48px rgb(8 16 36 / 45%) }
    img { position: absolute; top: 0; left: ${-from * scale}px; width: ${size.width * scale}px }
  </style><h1>${headlines[name]}</h1><div><img src="${toAddress(picture)}"></div>`);
  await keep(sheet, join(forStores, `${name}.png`));
  await sheet.close();
}

function toAddress(png: Buffer): string {
  return `data:image/png;base64,${png.toString('base64')}`;
}

async function keep(page: Page, file: string): Promise<void> {
  await writeFile(file, await page.screenshot({ animations: 'disabled' }));
  console.log(file);
}
