import { type Browser, browser } from 'wxt/browser';
import type { AccessEntry } from '../../../lib/views';

/** Logs what the person allows and withdraws in the browser's prompts and settings. Call it synchronously at start. */
export function followPermissions(log: {
  add(entry: Pick<AccessEntry, 'kind' | 'about'>): Promise<void>;
}): void {
  const note =
    (kind: 'allowed' | 'withdrawn') =>
    ({ origins = [], permissions = [] }: Browser.permissions.Permissions) => {
      const about = [...permissions, ...origins.map((pattern) => pattern.replace(/\/\*$/, ''))].join(', ');
      // Where nothing can be stored, nothing is logged either.
      void log.add({ kind, about }).catch(() => undefined);
    };
  browser.permissions.onAdded.addListener(note('allowed'));
  browser.permissions.onRemoved.addListener(note('withdrawn'));
}
