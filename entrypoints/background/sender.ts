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
export function originOf(sender: Sender): Origin | undefined {
  if (sender.id !== browser.runtime.id || sender.url === undefined) return undefined;
  const { tab, frameId, documentId, url } = sender;
  const place = { tabId: tab?.id, frameId, documentId };
  if (url.startsWith(browser.runtime.getURL('/'))) {
    const framed = tab !== undefined && (frameId ?? 0) > 0;
    return { kind: framed ? 'frame' : 'own', ...place };
  }
  if (tab === undefined || !/^https?:/.test(url)) return undefined;
  return { kind: 'page', url, ...place };
}
