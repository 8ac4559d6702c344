import { type Browser, browser } from 'wxt/browser';
import { Fault } from '../../../lib/errors';
import type { ManagerAddress } from '../../../lib/pages/managerAddress';
import type { Origin } from '../messaging/origin';

/** A page of ours and its section. */
export type OwnPageTarget =
  | { page: '/options.html'; section: string }
  | { page: '/manager.html'; section: ManagerAddress };

type OwnPage = OwnPageTarget['page'] | '/welcome.html';

/**
 * Opens a page of ours at a section, in the tab that shows it already or in a new one.
 * @param windowId the window to do so in; by default any for an open tab, and the last one used for a new tab
 */
export async function openOwnPage(
  page: OwnPage,
  section: string | undefined,
  windowId?: number,
): Promise<void> {
  const here = windowId === undefined ? {} : { windowId };
  const bare = browser.runtime.getURL(page);
  // Its parts are read one by one
  const parts = section?.split('/').map(encodeURIComponent);
  const url = parts === undefined ? bare : `${bare}#${parts.join('/')}`;
  const [open] = await browser.tabs.query({ url: `${bare}*`, ...here });
  if (open?.id === undefined) await browser.tabs.create({ url, ...here });
  else await browser.tabs.update(open.id, { url, active: true });
}

let lastOpened: Promise<unknown> = Promise.resolve();

/**
 * The same for whoever sent a message. A web page gets it only while its tab is in front, as it is when a person presses
 * there; then ours is in front, in the same window. So a script that asks without a press opens one page, until the
 * person returns, and leaves those of other windows alone.
 * @throws Fault `notAllowed/notAsked`
 */
export function openOwnPageFor(
  { kind, tabId }: Origin,
  page: OwnPage,
  section: string | undefined,
): Promise<void> {
  if (kind !== 'page') return openOwnPage(page, section);
  // Browsers show no page of ours in a private window
  return openWhileInFront(tabId, page, ({ incognito, windowId }) =>
    openOwnPage(page, section, incognito ? undefined : windowId),
  );
}

/**
 * Opens a window for a form that a web page asks for, while that page is in front, as it is when a person presses there;
 * then the window is. So a script that asks without a press opens one, until the person returns to the page.
 * @throws Fault `notAllowed/notAsked`
 */
export function openWindowFor(tabId: number, open: () => Promise<void>): Promise<void> {
  return openWhileInFront(tabId, 'window', async ({ windowId }) => {
    if (!(await browser.windows.get(windowId)).focused) throw toRefusal('window');
    await open();
  });
}

/** One after the other: each has to find in front what the one before has opened. */
function openWhileInFront(
  tabId: number | undefined,
  what: string,
  open: (tab: Browser.tabs.Tab) => Promise<void>,
): Promise<void> {
  const opened = lastOpened.then(async () => {
    const tab = tabId === undefined ? undefined : await browser.tabs.get(tabId);
    if (!tab?.active) throw toRefusal(what);
    await open(tab);
  });
  lastOpened = opened.catch(() => undefined);
  return opened;
}

const toRefusal = (about: string) => new Fault({ kind: 'notAllowed', reason: 'notAsked', about });
