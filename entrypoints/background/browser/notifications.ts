import { browser } from 'wxt/browser';
import { type OwnPageTarget, openOwnPage } from './ownPage';

/** A notification of the browser. Firefox supports no buttons in it, so there are none. */
export interface NotificationText {
  title: string;
  message: string;
}

/** Page and section that a click opens. */
export type NotificationTarget = OwnPageTarget & {
  /** Distinguishes notifications with the same section; one with the same target replaces the other. */
  key?: string;
};

/** The API exists only while the permission is granted. */
const getApi = (): typeof browser.notifications | undefined => browser.notifications;

/** Opens the page of a notification that is clicked. Call it synchronously at start. */
export function followNotifications(): void {
  let isListening = false;
  const listen = () => {
    const api = getApi();
    if (isListening || !api) return;
    isListening = true;
    api.onClicked.addListener((id) => {
      const [page, section] = id.split('#');
      if (page === '/manager.html' || page === '/options.html') void openOwnPage(page, section);
      void api.clear(id);
    });
  };
  listen();
  browser.permissions.onAdded.addListener(listen);
}

/** Shows a notification; does nothing if the permission is missing. */
export async function notify(
  { page, section, key }: NotificationTarget,
  text: NotificationText,
): Promise<void> {
  const id = [page, section, ...(key === undefined ? [] : [key])].join('#');
  const iconUrl = browser.runtime.getURL('/icons/128.png');
  await getApi()?.create(id, { type: 'basic', iconUrl, ...text });
}

/** Whether the manager's list of bulk tasks is in the foreground of a window. */
export async function areBatchesInView(): Promise<boolean> {
  const address = browser.runtime.getURL('/manager.html');
  const tabs = await browser.tabs.query({ url: `${address}*`, active: true });
  return tabs.some(({ url = '' }) => /^#activity(?:\/|%2F|\?|$)/.test(url.slice(address.length)));
}
