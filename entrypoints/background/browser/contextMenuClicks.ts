import { browser } from 'wxt/browser';
import type { Menus } from './contextMenus';

/**
 * Handles clicks in the context menus, and builds the menus at installation and browser start. Call it synchronously at
 * start. Some browsers, such as Firefox for Android, have no context menus.
 */
export function followMenus(menus: Menus): void {
  if (!browser.contextMenus) return;
  browser.contextMenus.onClicked.addListener((info, tab) => {
    void menus.clicked(info, tab);
  });
  browser.runtime.onInstalled.addListener(() => void menus.refresh());
  browser.runtime.onStartup.addListener(() => void menus.refresh());
}
