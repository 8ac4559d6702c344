import { useState } from 'preact/hooks';
import { Popup } from '../popup/Popup';
import { useActiveTab } from './useActiveTab';

/** The popup's content for the active tab of its window. It stays on its page while a form or list is open. */
export function SidePanel() {
  const [isBusy, setBusy] = useState(false);
  const tab = useActiveTab(isBusy);
  return tab && <Popup tabId={tab.tabId} panel={{ visit: tab.visit, onBusy: setBusy }} />;
}
