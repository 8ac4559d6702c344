import { browser } from 'wxt/browser';
import type { FaultData } from '../../../lib/errors';
import { hostPattern } from '../../../lib/pages/siteAddress';

/**
 * Whether we have a permission for this host. The person can withdraw any at any time, also those of the installation.
 */
export const isAllowed = (address: string) =>
  browser.permissions.contains({ origins: [hostPattern(address)] });

/** The fault for a missing host permission. @throws TypeError if it is no absolute address */
export const toMissingPermission = (address: string): FaultData => ({
  kind: 'permission',
  reason: 'permissionMissing',
  outcome: 'refused',
  about: new URL(address).origin,
});
