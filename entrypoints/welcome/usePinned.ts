import { useEffect, useState } from 'preact/hooks';
import { browser } from 'wxt/browser';

/** Missing from the polyfill's types. The event is in Chromium since version 130, in Firefox it may be missing. */
interface ActionSettings {
  getUserSettings?(): Promise<{ isOnToolbar?: boolean }>;
  onUserSettingsChanged?: {
    addListener(listener: () => void): void;
    removeListener(listener: () => void): void;
  };
}

/** Whether our button is in the toolbar; undefined until the browser has answered, false if it does not tell. */
export function usePinned(): boolean | undefined {
  const [isPinned, setPinned] = useState<boolean>();
  useEffect(() => {
    const action: ActionSettings | undefined = browser.action;
    const read = async () => (await action?.getUserSettings?.())?.isOnToolbar ?? false;
    const update = () => void read().then(setPinned, () => setPinned(false));
    update();
    action?.onUserSettingsChanged?.addListener(update);
    // Browsers without the event: the person comes back from the toolbar.
    for (const event of ['focus', 'pointerdown']) addEventListener(event, update);
    return () => {
      action?.onUserSettingsChanged?.removeListener(update);
      for (const event of ['focus', 'pointerdown']) removeEventListener(event, update);
    };
  }, []);
  return isPinned;
}
