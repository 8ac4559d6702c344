import { browser } from 'wxt/browser';
import { ask, type PermissionWish, permissionWishLock } from '../../lib/messages';

/**
 * Requests host permissions for a wish, which the background fulfils if the prompt closes this surface. Call it in a
 * click, before any `await`. Resolves with whether it was granted: the surface then does what was wished.
 */
export async function grantWish(wish: PermissionWish, origins: string[]): Promise<boolean> {
  // Without the note, only a surface that the prompt closes is lost; a frame in a page stays open, and may note none.
  const note = (what?: PermissionWish) =>
    ask('wishPermission', { wish: what, origins }).catch(() => undefined);
  const noted = note(wish);
  const answered = browser.permissions.request({ origins });
  return navigator.locks.request(permissionWishLock, async () => {
    await noted;
    const isGranted = await answered;
    await note();
    return isGranted;
  });
}
