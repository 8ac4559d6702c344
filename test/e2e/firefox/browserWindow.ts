/* Functions that run in the browser's own window, each by itself, with these globals. */

interface Policy {
  extension: {
    tabManager: { getWrapper(tab: unknown): { id: number }; addActiveTabPermission(tab: unknown): void };
    emit(event: string, ...args: unknown[]): void;
    terminateBackground(): Promise<void>;
  };
  allowedOrigins: { patterns: { pattern: string }[] };
}

/** The element of a tab that holds its page. */
interface ContentBrowser {
  ownerDocument: { defaultView: BrowserWindow };
}

interface BrowserWindow {
  PopupNotifications: { panel: { state: string } };
  gBrowser: {
    selectedTab: unknown;
    getTabForBrowser(browser: ContentBrowser): unknown;
    tabs: { linkedBrowser: { currentURI: { spec: string } } }[];
    removeTab(tab: unknown): void;
  };
  gURLBar: {
    focus(): void;
    search(text: string): void;
    lastQueryContextPromise: Promise<unknown>;
    handleCommand(event: Event): void;
  };
  SidebarController: { show(id: string): Promise<boolean>; hide(): void };
  KeyboardEvent: typeof KeyboardEvent;
  document: Document;
  WebExtensionPolicy: { getByID(id: string): Policy };
  ChromeUtils: {
    importESModule(url: string): {
      ExtensionPermissions: Record<'add' | 'remove', (...args: unknown[]) => Promise<void>>;
      NavigableManager: { getBrowserById(context: string): ContentBrowser };
    };
  };
  Services: {
    cookies: { removeAll(): void };
    console: { getMessageArray(): { message: string }[]; reset(): void };
  };
}

/** The extension API's id of the tab with this WebDriver context, in whichever window it is. */
export function tabId(addon: string, context: string): number {
  const { ChromeUtils, WebExtensionPolicy } = globalThis as unknown as BrowserWindow;
  const { NavigableManager } = ChromeUtils.importESModule(
    'chrome://remote/content/shared/NavigableManager.sys.mjs',
  );
  const browser = NavigableManager.getBrowserById(context);
  const tab = browser.ownerDocument.defaultView.gBrowser.getTabForBrowser(browser);
  return WebExtensionPolicy.getByID(addon).extension.tabManager.getWrapper(tab).id;
}

export function countTabs(url: string): number {
  const { gBrowser } = globalThis as unknown as BrowserWindow;
  return [...gBrowser.tabs].filter(({ linkedBrowser }) => linkedBrowser.currentURI.spec === url).length;
}

export function closeTabs(url: string): void {
  const { gBrowser } = globalThis as unknown as BrowserWindow;
  for (const tab of [...gBrowser.tabs])
    if (tab.linkedBrowser.currentURI.spec === url) gBrowser.removeTab(tab);
}

export function clickPrompt(answer: 'allow' | 'deny'): boolean {
  const { document, PopupNotifications } = globalThis as unknown as BrowserWindow;
  // An answered prompt leaves its element behind.
  if (PopupNotifications.panel.state !== 'open') return false;
  const prompt = document.querySelector('#addon-webext-permissions-notification') as
    | (Element & Record<'button' | 'secondaryButton', HTMLButtonElement>)
    | null;
  const button = prompt?.[answer === 'allow' ? 'button' : 'secondaryButton'];
  button?.click();
  return button !== undefined;
}

export function pressCommand(addon: string, context: string, letter: string): void {
  const { ChromeUtils } = globalThis as unknown as BrowserWindow;
  const { NavigableManager } = ChromeUtils.importESModule(
    'chrome://remote/content/shared/NavigableManager.sys.mjs',
  );
  const { document } = NavigableManager.getBrowserById(context).ownerDocument.defaultView;
  const keys = `#ext-keyset-id-${addon.replace(/\W/g, '_')} key[key="${letter}"]`;
  const key = document.querySelector(keys) as (Element & { doCommand(): void }) | null;
  if (key === null) throw new Error(`No key is set with ${letter}`);
  key.doCommand();
}

export function readOrigins(addon: string): string[] {
  const { WebExtensionPolicy } = globalThis as unknown as BrowserWindow;
  return WebExtensionPolicy.getByID(addon).allowedOrigins.patterns.map(({ pattern }) => pattern);
}

export async function changeOrigin(addon: string, change: 'add' | 'remove', pattern: string): Promise<void> {
  const { WebExtensionPolicy, ChromeUtils } = globalThis as unknown as BrowserWindow;
  const { ExtensionPermissions } = ChromeUtils.importESModule(
    'resource://gre/modules/ExtensionPermissions.sys.mjs',
  );
  const { extension } = WebExtensionPolicy.getByID(addon);
  await ExtensionPermissions[change](addon, { origins: [pattern], permissions: [] }, extension);
}

export async function stopBackground(addon: string): Promise<void> {
  const { WebExtensionPolicy } = globalThis as unknown as BrowserWindow;
  await WebExtensionPolicy.getByID(addon).extension.terminateBackground();
}

export function takeErrors(origin: string): string[] {
  const { Services } = globalThis as unknown as BrowserWindow;
  const thrown = Services.console
    .getMessageArray()
    .map(({ message }) => message)
    .filter((message) => message.startsWith('[JavaScript Error') && message.includes(origin));
  Services.console.reset();
  return thrown;
}

/** What a click in a context menu of a tab does, the rights for that tab included. */
export function clickMenu(addon: string, context: string, info: object): void {
  const { ChromeUtils, WebExtensionPolicy } = globalThis as unknown as BrowserWindow;
  const { NavigableManager } = ChromeUtils.importESModule(
    'chrome://remote/content/shared/NavigableManager.sys.mjs',
  );
  const browser = NavigableManager.getBrowserById(context);
  const tab = browser.ownerDocument.defaultView.gBrowser.getTabForBrowser(browser);
  const { extension } = WebExtensionPolicy.getByID(addon);
  extension.tabManager.addActiveTabPermission(tab);
  extension.emit('webext-menu-menuitem-click', info, tab);
}

/** Types a line into the address bar and presses Enter. */
export async function enterAddress(line: string): Promise<void> {
  const { gURLBar, KeyboardEvent } = globalThis as unknown as BrowserWindow;
  gURLBar.focus();
  gURLBar.search(line);
  await gURLBar.lastQueryContextPromise;
  gURLBar.handleCommand(new KeyboardEvent('keydown', { key: 'Enter' }));
}

export async function showSidebar(id: string): Promise<void> {
  const { SidebarController } = globalThis as unknown as BrowserWindow;
  await SidebarController.show(id);
}

export function clearCookies(): void {
  const { Services } = globalThis as unknown as BrowserWindow;
  Services.cookies.removeAll();
}
