import { browser } from 'wxt/browser';
import type { SessionKey } from '../../../lib/accounts';

const name = 'vaultKey';

/**
 * The memory of the browser session for the key of the lock: it is never on disk, and gone once the browser is closed.
 * Content scripts cannot read it: that is the browser's default, and is set here where it can be.
 */
export const sessionKey: SessionKey = {
  async read() {
    return (await browser.storage.session.get(name))[name];
  },
  async write(value) {
    // Firefox does not have it: its content scripts never read this memory
    await browser.storage.session.setAccessLevel?.({ accessLevel: 'TRUSTED_CONTEXTS' });
    if (value === undefined) await browser.storage.session.remove(name);
    else await browser.storage.session.set({ [name]: value });
  },
};
