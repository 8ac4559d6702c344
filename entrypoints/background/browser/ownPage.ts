import { browser } from 'wxt/browser';
import type { ManagerAddress } from '../../../lib/pages/managerAddress';

/** A page of ours and its section. */
export type OwnPageTarget =
  | { page: '/options.html'; section: string }
  | { page: '/manager.html'; section: ManagerAddress };

/** Opens a page of ours at a section, in the tab that shows it already or in a new one. */
export async function openOwnPage(
  page: OwnPageTarget['page'] | '/welcome.html',
  section: string | undefined,
): Promise<void> {
  const bare = browser.runtime.getURL(page);
  const url = section === undefined ? bare : `${bare}#${encodeURIComponent(section)}`;
  const [open] = await browser.tabs.query({ url: `${bare}*` });
  if (open?.id === undefined) await browser.tabs.create({ url });
  else await browser.tabs.update(open.id, { url, active: true });
}
