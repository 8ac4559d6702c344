import { useEffect, useState } from 'preact/hooks';
import { browser } from 'wxt/browser';

/** Missing from the polyfill's types; in Firefox only since version 136. */
interface ActionSettings {
  getUserSettings?(): Promise<{ isOnToolbar?: boolean }>;
}

/** Whether our button is in the toolbar; undefined if the browser does not tell. Read again when the page has focus. */
export function usePinned(): boolean | undefined {
  const [isPinned, setPinned] = useState<boolean>();
  useEffect(() => {
    const read = async () => {
      const action: ActionSettings | undefined = browser.action;
      setPinned((await action?.getUserSettings?.())?.isOnToolbar);
    };
    // Without an answer the step stays open.
    const update = () => void read().catch(() => undefined);
    update();
    for (const event of ['focus', 'pointerdown']) addEventListener(event, update);
    return () => {
      for (const event of ['focus', 'pointerdown']) removeEventListener(event, update);
    };
  }, []);
  return isPinned;
}
