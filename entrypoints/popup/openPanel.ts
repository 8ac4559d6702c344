import { browser } from 'wxt/browser';

/** Missing in the types of the browser, which are those of Chromium. */
interface Firefox {
  sidebarAction: { open(): Promise<void> };
}

/** Opens the side panel (Chromium) or sidebar (Firefox) of this window and closes the popup. Call it in a click. */
export async function openPanel(): Promise<void> {
  // Firefox accepts the call before any `await` only; Chromium needs the window
  if (import.meta.env.FIREFOX) await (browser as unknown as Firefox).sidebarAction.open();
  else {
    const { id } = await browser.windows.getCurrent();
    if (id !== undefined) await browser.sidePanel.open({ windowId: id });
  }
  window.close();
}
