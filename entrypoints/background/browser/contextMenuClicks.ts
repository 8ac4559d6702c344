import { type Browser, browser } from 'wxt/browser';
import { isDataAddress, toReadableAddress } from '../../../lib/pages/calendarAddress';
import { hostPattern } from '../../../lib/pages/siteAddress';
import type { Menus } from './contextMenus';

/**
 * Handles clicks in the context menus, and builds the menus at installation and browser start. Call it synchronously at
 * start.
 */
export function followMenus(menus: Menus): void {
  browser.contextMenus.onClicked.addListener((info, tab) => {
    const asked = requestLinkPermission(info);
    void asked.then(() => menus.clicked(info, tab));
  });
  browser.runtime.onInstalled.addListener(() => void menus.refresh());
  browser.runtime.onStartup.addListener(() => void menus.refresh());
}

/**
 * Requests the permission to read the page of a link before its event is added. This must be the first thing in the
 * click: browsers require a user gesture. If the user refuses, the form still opens, and asks with a button.
 */
async function requestLinkPermission({
  menuItemId,
  linkUrl = '',
}: Browser.contextMenus.OnClickData): Promise<void> {
  const address = menuItemId === 'link event.add' ? toReadableAddress(linkUrl) : undefined;
  if (address === undefined || isDataAddress(address)) return;
  await browser.permissions.request({ origins: [hostPattern(address)] }).catch(() => false);
}
