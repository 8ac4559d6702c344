import { type Browser, browser } from 'wxt/browser';
import { hostPattern } from '../../../lib/pages/siteAddress';
import type { Menus } from './contextMenus';

/** Clicks in the context menus, and what needs the menus built. Call it synchronously at start. */
export function followMenus(menus: Menus): void {
  browser.contextMenus.onClicked.addListener((info, tab) => {
    const asked = askForLink(info);
    void asked.then(() => menus.clicked(info, tab));
  });
  browser.runtime.onInstalled.addListener(() => void menus.refresh());
  browser.runtime.onStartup.addListener(() => void menus.refresh());
}

/**
 * An event behind a link is read from its page, which takes a permission: in the click and before anything else, or the
 * browser takes it for no wish of the person's. Refused, the form opens all the same and asks with a button.
 */
async function askForLink({ menuItemId, linkUrl = '' }: Browser.contextMenus.OnClickData): Promise<void> {
  if (menuItemId !== 'link event.add' || !URL.canParse(linkUrl)) return;
  await browser.permissions.request({ origins: [hostPattern(linkUrl)] }).catch(() => false);
}
