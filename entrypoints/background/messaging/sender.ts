import { browser } from 'wxt/browser';
import type { Origin } from './origin';

/** What the browser says of who sent a message. */
export interface Sender {
  id?: string;
  url?: string;
  origin?: string;
  frameId?: number;
  documentId?: string;
  tab?: { id?: number };
}

/**
 * Who sent a message, by what the browser says of the sender. Undefined for strangers: other extensions, and pages
 * that found a way in.
 */
export function findOrigin(sender: Sender): Origin | undefined {
  if (sender.id !== browser.runtime.id || sender.url === undefined) return undefined;
  const { tab, frameId, documentId, url } = sender;
  const place = { tabId: tab?.id, frameId, documentId };
  if (url.startsWith(browser.runtime.getURL('/'))) {
    const framed = tab !== undefined && (frameId ?? 0) > 0;
    return { kind: framed ? 'frame' : 'own', ...place };
  }
  if (tab === undefined || !/^https?:/.test(url)) return undefined;
  const site = siteOf(sender.origin, url);
  return site === undefined
    ? { kind: 'page', ...place }
    : { kind: 'page', site, isVideoSite: videoSites().includes(site), ...place };
}

function siteOf(origin: string | undefined, url: string): string | undefined {
  const named = URL.canParse(url) ? new URL(url).origin : undefined;
  return origin === undefined || origin === named ? named : undefined;
}

/** Origins of the pages that our content script is declared for, on their usual port. */
function videoSites(): string[] {
  const declared = browser.runtime.getManifest().content_scripts ?? [];
  return declared.flatMap(({ matches = [] }) => matches).map((pattern) => new URL(pattern).origin);
}
