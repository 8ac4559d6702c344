import { type Browser, browser } from 'wxt/browser';

/**
 * The active tab of the window that had the focus last. While none of its windows has the focus, as when our popup has
 * just taken it, Chromium may know no such window: then the tab that became active last.
 */
export async function findActiveTab(): Promise<Browser.tabs.Tab | undefined> {
  const [tab] = await browser.tabs.query({ active: true, lastFocusedWindow: true });
  if (tab) return tab;
  const active = await browser.tabs.query({ active: true, windowType: 'normal' });
  return active.sort((one, other) => (other.lastAccessed ?? 0) - (one.lastAccessed ?? 0))[0];
}
