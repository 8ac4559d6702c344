import { useEffect, useRef, useState } from 'preact/hooks';
import { browser } from 'wxt/browser';

/** A tab; `visit` grows when it has loaded another page. */
export interface ActiveTab {
  tabId: number;
  visit: number;
}

/**
 * The active tab of this window; undefined until the browser has answered. Follows without the permission `tabs`: the
 * events name no address, which the background reads where it may.
 * @param isHeld the tab stays the same meanwhile, and is up to date afterwards
 */
export function useActiveTab(isHeld: boolean): ActiveTab | undefined {
  const [active, setActive] = useState<ActiveTab>();
  const [shown, setShown] = useState<ActiveTab>();
  const windowId = useRef<number | undefined>(undefined);
  useEffect(() => {
    const activate = (tabId = browser.tabs.TAB_ID_NONE) =>
      setActive((before) => ({ tabId, visit: before?.visit ?? 0 }));
    const onActivated = (info: { tabId: number; windowId: number }) => {
      if (info.windowId === windowId.current) activate(info.tabId);
    };
    const onUpdated = (tabId: number, change: { status?: string; url?: string }) => {
      if (change.status === 'complete' || change.url !== undefined)
        setActive((before) => (before?.tabId === tabId ? { tabId, visit: before.visit + 1 } : before));
    };
    browser.tabs.onActivated.addListener(onActivated);
    browser.tabs.onUpdated.addListener(onUpdated);
    void browser.tabs.query({ active: true, currentWindow: true }).then(([tab]) => {
      windowId.current = tab?.windowId;
      activate(tab?.id);
    });
    return () => {
      browser.tabs.onActivated.removeListener(onActivated);
      browser.tabs.onUpdated.removeListener(onUpdated);
    };
  }, []);
  useEffect(() => {
    if (!isHeld) setShown(active);
  }, [isHeld, active]);
  return shown;
}
