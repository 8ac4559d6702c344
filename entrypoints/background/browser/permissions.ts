import { browser } from 'wxt/browser';
import type { FaultData } from '../../../lib/errors';
import { hostPattern } from '../../../lib/pages/siteAddress';

/** Hosts as the person lets us have them. Any may be taken back at any time, those of the installation too. */

export const isAllowed = (address: string) =>
  browser.permissions.contains({ origins: [hostPattern(address)] });

export const missing = (address: string): FaultData => ({
  kind: 'permission',
  reason: 'permissionMissing',
  outcome: 'refused',
  about: new URL(address).origin,
});
