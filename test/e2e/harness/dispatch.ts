import type { Page } from '@playwright/test';
import type { Chrome } from './chrome';
import type { Extension } from './extension';
import { released } from './released';

declare const chrome: Chrome;

/** What a context menu tells about a click; the browser fills in the rest. */
export interface MenuClick {
  menuItemId: string;
  linkUrl?: string;
  selectionText?: string;
}

/**
 * Fires a menu item as if it had been clicked in a page. Headless browsers draw no menus; what a real
 * click grants besides (activeTab) is shown by the headed tests.
 */
export async function dispatchMenu(extension: Extension, page: Page, click: MenuClick): Promise<void> {
  const tab = await tabOf(extension, page);
  const info = { editable: false, frameId: 0, pageUrl: page.url(), ...click };
  const worker = await extension.worker();
  await worker.evaluate(({ info, tab }) => chrome.contextMenus.onClicked.dispatch(info, tab), { info, tab });
}

/** Fires a keyboard command (`save`, `like`, `event`) as if its keys had been pressed in a page. */
export async function dispatchKey(extension: Extension, page: Page, command: string): Promise<void> {
  const tab = await tabOf(extension, page);
  const worker = await extension.worker();
  await released(command);
  await worker.evaluate(({ command, tab }) => chrome.commands.onCommand.dispatch(command, tab), {
    command,
    tab,
  });
}

/** Enters a line behind the keyword `cue` in the address bar, while the page is in front. */
export async function dispatchOmnibox(extension: Extension, page: Page, text: string): Promise<void> {
  await page.bringToFront();
  const worker = await extension.worker();
  await worker.evaluate((text) => chrome.omnibox.onInputEntered.dispatch(text, 'currentTab'), text);
}

/** The tab as the browser hands it over with a click or key: activeTab lets its address be seen. */
async function tabOf(extension: Extension, page: Page) {
  const id = await extension.tabId(page);
  await page.bringToFront();
  const tab = await extension.own.evaluate((id) => chrome.tabs.get(id), id);
  return { ...tab, url: page.url(), title: await page.title() };
}
