import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import type { Extension } from './extension';

const origin = 'https://states.example';

/** Of the page of states. */
declare function showState(name: string): Promise<void>;

async function openStates({ context }: Pick<Extension, 'context'>, folder: string): Promise<Page> {
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
  '.svg': 'image/svg+xml',
};

/** All states of one of our pages. */
export interface StatesPage {
  page: Page;
  states: string[];
  show(state: string): Promise<void>;
}

/**
 * The page of states, ready to show any of those of one of our pages.
 * @param folder where `buildStates` has built it
 */
export async function statesOf(
  extension: Pick<Extension, 'context'>,
  folder: string,
  kind: string,
  language = 'en',
): Promise<StatesPage> {
  const page = await openStates(extension, folder);
  await page.setViewportSize({
    width: ['popup', 'frame'].includes(kind) ? 400 : 1000,
    height: 700,
  });
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  await page.goto(`${origin}/states.html?language=${language}`);
  await page.locator('html[data-ready]').waitFor();
  const names: string[] = JSON.parse((await page.locator('#app').textContent()) ?? '[]');
  const states = names.filter((name) => name.startsWith(`${kind}:`));
  expect(states.length).toBeGreaterThan(2);
  return { page, states, show: (state) => page.evaluate((name) => showState(name), state) };
}
