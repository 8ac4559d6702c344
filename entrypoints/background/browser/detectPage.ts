import { browser } from 'wxt/browser';
import { Fault, type FaultData, toFault } from '../../../lib/errors';
import { hostPattern } from '../../../lib/pages/siteAddress';
import { type Finding, type Subject, subjectKey } from '../../../lib/pages/subject';
import { recognizeVideoUrl } from '../../../lib/pages/video';
import type { DetectedPage } from '../../../lib/views';
import { FindingSchema } from '../messaging/schemas';
import { faultToFailure } from '../wording/failures';
import { findActiveTab } from './activeTab';
import { isAllowed, toMissingPermission } from './permissions';
import type { TaughtReader } from './taughtReader';

/** The subjects of a tab, or why there are none. */
export interface PageFindings extends Finding, Omit<DetectedPage, 'notice'> {
  tabId: number;
  /** Why the page could not be read. */
  fault?: FaultData;
}

/**
 * Finds the subjects of a tab: from its address; if that has no subject, by the page scanner, which is injected into
 * the page. This needs the activeTab permission (a click on our button) or a permission for the site. Never throws for
 * a page that cannot be read: see `fault`.
 * @param readTaught reads the page by a rule that the person has taught
 * @param tabId by default the active tab of the last focused window
 */
export async function detectSubjects(readTaught: TaughtReader, tabId?: number): Promise<PageFindings> {
  const tab = tabId === undefined ? await findActiveTab() : await browser.tabs.get(tabId);
  const page = { tabId: tab?.id ?? -1, url: tab?.url ?? '', title: tab?.title ?? '' };
  const known = recognizeVideoUrl(page.url);
  if (known) return { ...page, subjects: [known] };
  try {
    const found = await scan(page.tabId, '/pageScanner.js');
    return { ...page, ...found, taught: await readTaught(page.tabId, page.url) };
  } catch (error) {
    return { ...page, subjects: [], fault: toFault(toAccessFault(page.url, error)) };
  }
}

/**
 * The answer to the message `detectPage`: the subjects of `detectSubjects`, on a page of the video platform
 * with those that the person selected in it.
 */
export async function detectPage(readTaught: TaughtReader, tabId?: number): Promise<DetectedPage> {
  const found = await detectSubjects(readTaught, tabId);
  const isVideoPage = recognizeVideoUrl(found.url) !== undefined;
  const { fault, isCutShort, hasMore, ...page } = isVideoPage ? await addSelected(found) : found;
  const leftOut = isCutShort ? tooLarge : hasMore ? moreEvents : undefined;
  const notice = fault ?? leftOut ?? (await findMissingPermission(page.url));
  return { ...page, notice: notice && faultToFailure(notice) };
}

/**
 * Adds the videos of selected links. Several links replace the page's own subjects; one is added to
 * them.
 */
async function addSelected(page: PageFindings): Promise<PageFindings> {
  const { subjects, names } = await scan(page.tabId, '/selectionScanner.js').catch(() => ({
    subjects: [],
    names: {},
  }));
  if (subjects.length > 1) return { ...page, subjects, names };
  const isOwn = (subject: Subject) => page.subjects.some((own) => subjectKey(own) === subjectKey(subject));
  return { ...page, subjects: [...page.subjects, ...subjects.filter((subject) => !isOwn(subject))], names };
}

const tooLarge: FaultData = { kind: 'limit', reason: 'dataTooLarge', outcome: 'refused' };
const moreEvents: FaultData = { kind: 'limit', reason: 'moreEvents', outcome: 'refused' };

/**
 * A fault if the permission for a video page was withdrawn. The click on our toolbar button gives access to the page,
 * but without the host permission no content script runs in it.
 */
async function findMissingPermission(url: string): Promise<FaultData | undefined> {
  if (recognizeVideoUrl(url) === undefined) return undefined;
  const { host_permissions = [] } = browser.runtime.getManifest();
  const isOurs = host_permissions.includes(hostPattern(url));
  return isOurs && !(await isAllowed(url)) ? toMissingPermission(url) : undefined;
}

async function scan(tabId: number, script: '/pageScanner.js' | '/selectionScanner.js'): Promise<Finding> {
  const [injection] = await browser.scripting.executeScript({ target: { tabId }, files: [script] });
  const parsed = FindingSchema().safeParse(injection?.result);
  if (!parsed.success) throw new Fault({ kind: 'answer', reason: 'cannotRead' });
  return parsed.data;
}

/** Browsers let no extension run on the sites of extension stores, whatever was granted. */
const storeHosts = new Set(['chromewebstore.google.com', 'chrome.google.com', 'addons.mozilla.org']);

/**
 * Converts the browser's error when a page refuses the scanner. The address decides whether a permission would help.
 */
function toAccessFault(url: string, error: unknown): Fault {
  if (error instanceof Fault) return error;
  const page = URL.canParse(url) ? new URL(url) : undefined;
  const isWeb = page !== undefined && /^https?:$/.test(page.protocol) && !storeHosts.has(page.hostname);
  // Without any permission for a tab, the browser hides its address
  if (url === '' || isWeb)
    return new Fault({ kind: 'permission', reason: 'notReadable', ...(isWeb ? { about: page.origin } : {}) });
  return new Fault({ kind: 'notAllowed', reason: 'cannotRead' });
}
