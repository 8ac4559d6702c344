import { expect, it, vi } from 'vitest';
import { fakeBrowser } from 'wxt/testing/fake-browser';
import { sessionKey } from '../../../../entrypoints/background/browser/sessionKey';

it('the key of the lock is in session memory alone, which content scripts cannot read', async () => {
  const setAccessLevel = vi.fn(async () => undefined);
  Object.assign(fakeBrowser.storage.session, { setAccessLevel });
  expect(await sessionKey.read()).toBeUndefined();
  await sessionKey.write('key');
  expect(setAccessLevel).toHaveBeenCalledWith({ accessLevel: 'TRUSTED_CONTEXTS' });
  expect(await sessionKey.read()).toBe('key');
  for (const area of ['local', 'sync'] as const)
    expect(await fakeBrowser.storage[area].get(null)).toEqual({});
  await sessionKey.write(undefined);
  expect(await sessionKey.read()).toBeUndefined();
});
