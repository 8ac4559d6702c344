import { browser } from 'wxt/browser';
import type { Origin } from '../messaging/origin';

/** Scripts that run in a page only when asked for. */
export type PageScript = '/pageOverlay.js' | '/videoChooser.js' | '/buttonMover.js' | '/eventTeacher.js';

/** Injects a script into the page of a tab. Returns its document; undefined if the page allows none. */
export async function injectScript(tabId: number, script: PageScript): Promise<Origin | undefined> {
  if (tabId < 0) return undefined;
  try {
    const [injection] = await browser.scripting.executeScript({ target: { tabId }, files: [script] });
    return { kind: 'page', tabId, frameId: 0, documentId: injection?.documentId };
  } catch {
    return undefined;
  }
}
