import { browser } from 'wxt/browser';
import { Fault, type FaultData, toFault } from '../../../lib/errors';
import type { DetectedPage } from '../../../lib/messages';
import { hostPattern } from '../../../lib/pages/siteAddress';
import type { Finding, Subject } from '../../../lib/pages/subject';
import { recognizeVideoUrl } from '../../../lib/pages/video';
import { FindingSchema } from '../messaging/schemas';
import { toFailure } from '../wording/failures';
import { isAllowed, missing } from './permissions';

/** What a tab is about, before it is put into words for a surface. */
export interface PageFindings {
  tabId: number;
  url: string;
  title: string;
  subjects: Subject[];
  /** The words of a page that describes nothing in its data. */
  text?: string | undefined;
  /** The page says more in its data than can be read: events may be missing. */
  isCutShort?: boolean | undefined;
  /** Why there is nothing, where there could have been something. */
  fault?: FaultData;
}

/**
 * Looks at a tab: its address first, and only where that says nothing, the page itself, through the injected
 * finder. Reading a page takes the activeTab permission (a click on us) or one for its site.
 * @param tabId the active tab of the window used last, when left out
 */
export async function detectSubjects(tabId?: number): Promise<PageFindings> {
  const tab = tabId === undefined ? await activeTab() : await browser.tabs.get(tabId);
  const page = { tabId: tab?.id ?? -1, url: tab?.url ?? '', title: tab?.title ?? '' };
  const known = recognizeVideoUrl(page.url);
  if (known) return { ...page, subjects: [known] };
  try {
    return { ...page, ...(await findIn(page.tabId)) };
  } catch (error) {
    return { ...page, subjects: [], fault: toFault(closedTo(page.url, error)) };
  }
}

/** The answer to `detectPage`. */
export async function detectPage(tabId?: number): Promise<DetectedPage> {
  const { url, title, subjects, text, isCutShort, fault } = await detectSubjects(tabId);
  const notice = fault ?? (isCutShort ? tooLarge : await takenBack(url));
  return { url, title, subjects, text, notice: notice && toFailure(notice) };
}

const tooLarge: FaultData = { kind: 'limit', reason: 'dataTooLarge', outcome: 'refused' };

/** A click on the toolbar shows us the page; without its host, no button of ours comes into it. */
async function takenBack(url: string): Promise<FaultData | undefined> {
  if (recognizeVideoUrl(url) === undefined) return undefined;
  const { host_permissions = [] } = browser.runtime.getManifest();
  const isOurs = host_permissions.includes(hostPattern(url));
  return isOurs && !(await isAllowed(url)) ? missing(url) : undefined;
}

async function activeTab() {
  const [tab] = await browser.tabs.query({ active: true, lastFocusedWindow: true });
  return tab;
}

async function findIn(tabId: number): Promise<Finding> {
  const [injection] = await browser.scripting.executeScript({
    target: { tabId },
    files: ['/pageScanner.js'],
  });
  const parsed = FindingSchema().safeParse(injection?.result);
  if (!parsed.success) throw new Fault({ kind: 'answer', reason: 'cannotRead' });
  return parsed.data;
}

/** The extension stores allow no extension, whatever was granted. */
const storeHosts = new Set(['chromewebstore.google.com', 'chrome.google.com', 'addons.mozilla.org']);

/** The browsers refuse in different words; the address tells whether a permission would help. */
function closedTo(url: string, error: unknown): Fault {
  if (error instanceof Fault) return error;
  const page = URL.canParse(url) ? new URL(url) : undefined;
  const isWeb = page !== undefined && /^https?:$/.test(page.protocol) && !storeHosts.has(page.hostname);
  // Without any permission for a tab the browser does not even tell its address.
  if (url === '' || isWeb)
    return new Fault({ kind: 'permission', reason: 'notReadable', ...(isWeb ? { about: page.origin } : {}) });
  return new Fault({ kind: 'notAllowed', reason: 'cannotRead' });
}
