import { browser } from 'wxt/browser';
import { videoSites } from '../../../lib/pages/videoAddress';
import type { Origin } from './origin';

/** The browser's description of the sender of a message. */
export interface Sender {
  id?: string;
  url?: string;
  origin?: string;
  frameId?: number;
  documentId?: string;
  tab?: { id?: number };
}

/**
 * The sender of a message, from the browser's description. Undefined for senders that are not part of this extension,
 * such as other extensions.
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
  const site = findSite(sender.origin, url);
  return site === undefined
    ? { kind: 'page', ...place }
    : { kind: 'page', site, isVideoSite: videoSites.includes(site), ...place };
}

function findSite(origin: string | undefined, url: string): string | undefined {
  const named = URL.canParse(url) ? new URL(url).origin : undefined;
  return origin === undefined || origin === named ? named : undefined;
}
