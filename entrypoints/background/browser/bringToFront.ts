import { browser } from 'wxt/browser';

/** Shows a tab, and its window above others. */
export async function bringToFront(tabId: number): Promise<void> {
  const tab = await browser.tabs.update(tabId, { active: true });
  if (tab) await browser.windows.update(tab.windowId, { focused: true });
}
