import type { Sandbox } from '../../sandbox';
import type { Chrome } from './chrome';
import type { Complaints } from './complaints';
import type { Extension } from './extension';

declare const chrome: Chrome;

/** Back to the day of installing: no pages, no accounts, no grants. The worker rests until something needs it. */
export async function resetExtension(extension: Extension): Promise<void> {
  const { context, own, desk, id } = extension;
  const kept = [own, desk];
  await Promise.all(context.pages().flatMap((page) => (kept.includes(page) ? [] : [page.close()])));
  await extension.killWorker();
  const protocol = await context.newCDPSession(own);
  await protocol.send('Storage.clearDataForOrigin', {
    origin: `chrome-extension://${id}`,
    storageTypes: 'indexeddb,local_storage,cache_storage',
  });
  await protocol.detach();
  await own.evaluate(async () => {
    await Promise.all([
      chrome.alarms.clearAll(),
      chrome.scripting.unregisterContentScripts(),
      chrome.action?.setBadgeText({ text: '' }),
    ]);
  });
  const install = (await own.evaluate(() => chrome.runtime.getManifest())).host_permissions ?? [];
  const granted = await extension.grantedOrigins();
  const later = granted.filter((pattern) => !install.includes(pattern));
  if (later.length > 0) await extension.withdrawHost(...later.map((pattern) => pattern.replace(/\/\*$/, '')));
  await desk.evaluate(async (extensionId) => {
    await chrome.developerPrivate.deleteExtensionErrors({ extensionId });
  }, id);
  await context.clearCookies();
}

/** What a test begins with: an extension, a sandbox and ears that know of no test before it. */
export async function beginAnew(running: {
  extension: Extension;
  sandbox: Sandbox;
  complaints: Complaints;
}): Promise<void> {
  await resetExtension(running.extension);
  await running.sandbox.reset();
  await running.complaints.collect();
}
