import { expect, it } from 'vitest';
import { browser } from 'wxt/browser';
import { followKeys } from '../../../../entrypoints/background/browser/commands';
import { followMenus } from '../../../../entrypoints/background/browser/contextMenuClicks';
import { createMenus } from '../../../../entrypoints/background/browser/contextMenus';
import { followOmnibox } from '../../../../entrypoints/background/browser/omnibox';
import type { Shortcuts } from '../../../../entrypoints/background/browser/shortcuts';
import { actions } from '../../../../lib/actions';

const ready = async () => undefined;
const shortcuts = {} as Shortcuts;

it('starts in a browser without address bar keywords, context menus and keyboard commands', async () => {
  Object.assign(browser, { omnibox: undefined, contextMenus: undefined, commands: undefined });
  const menus = createMenus({ actions, shortcuts, recent: async () => [], ready });
  followMenus(menus);
  followKeys(shortcuts);
  followOmnibox({ shortcuts, playlists: async () => [], ready });
  await expect(menus.refresh()).resolves.toBeUndefined();
});
